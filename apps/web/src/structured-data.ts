import { planPrices, type Language } from '@accanto/contract';
import type { i18n as I18n } from 'i18next';
import { addressIn, type PublicPath } from './i18n/addresses.ts';
import { operator } from './platform/operator.ts';

interface Place {
  readonly path: PublicPath;
  readonly language: Language;
  /** Origin for addresses, which must be whole. */
  readonly publicUrl: string;
}

const questions = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'] as const;
const plans = ['free', 'base', 'premium'] as const;

/** What a page tells machines about itself (schema.org, JSON-LD 1.1); nothing for pages that have nothing to tell. */
export function structuredDataOf(place: Place, words: I18n): object | null {
  if (place.path === '/') return landing(place, words);
  if (place.path === '/faq') return faq(place, words);
  return null;
}

function landing({ language, publicUrl }: Place, words: I18n): object {
  const t = words.getFixedT(language, ['landing', 'common']);
  const url = publicUrl + addressIn(language, '/');
  const organisation = {
    '@type': 'Organization',
    '@id': `${publicUrl}/#organization`,
    name: operator.name,
    url: `${publicUrl}/`,
    logo: `${publicUrl}/icon-512.png`,
    ...(!operator.isExample && { email: operator.email }),
    ...(Object.keys(operator.social).length > 0 && { sameAs: Object.values(operator.social) }),
  };
  const site = {
    '@type': 'WebSite',
    '@id': `${publicUrl}/#website`,
    name: 'Accanto',
    url,
    inLanguage: language,
    publisher: { '@id': organisation['@id'] },
  };
  const application = {
    '@type': 'WebApplication',
    name: 'Accanto',
    url,
    inLanguage: language,
    description: t('common:pages.home.description'),
    applicationCategory: 'LifestyleApplication',
    operatingSystem: 'Web',
    publisher: { '@id': organisation['@id'] },
    offers: plans.map((plan) => ({
      '@type': 'Offer',
      name: t(`landing:pricing.plans.${plan}.name`),
      description: t(`landing:pricing.plans.${plan}.description`),
      price: planPrices[plan].toFixed(2),
      priceCurrency: 'EUR',
      // The paid plans are announced; nobody can buy them yet.
      availability: `https://schema.org/${planPrices[plan] === 0 ? 'InStock' : 'OutOfStock'}`,
      url: `${url}#pricing`,
    })),
  };
  return { '@context': 'https://schema.org', '@graph': [organisation, site, application] };
}

function faq({ language, publicUrl }: Place, words: I18n): object {
  const t = words.getFixedT(language, 'faq');
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    url: publicUrl + addressIn(language, '/faq'),
    inLanguage: language,
    mainEntity: questions.map((key) => ({
      '@type': 'Question',
      name: t(`items.${key}.question`),
      acceptedAnswer: { '@type': 'Answer', text: t(`items.${key}.answer`) },
    })),
  };
}
