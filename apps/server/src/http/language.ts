import { defaultLanguage, languageSchema, type Language } from '@accanto/contract';

/** The first of our languages that the header prefers (RFC 9110, 12.5.4), otherwise Italian. */
export function languageOfHeader(header: string | undefined): Language {
  const wanted = (header ?? '')
    .slice(0, 200)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((value) => /^\s*q=([\d.]+)$/.exec(value)?.[1]).find(Boolean);
      return { language: languageSchema.safeParse(tag.split('-')[0]), weight: Number(weight ?? 1) };
    })
    .filter(({ language, weight }) => language.success && weight > 0)
    .toSorted((one, other) => other.weight - one.weight);
  return wanted[0]?.language.data ?? defaultLanguage;
}
