import { retentionDays } from '@accanto/contract';

/** Facts of the legal pages that depend on who runs the product (operations.md). */
export interface Operator {
  readonly name: string;
  readonly address: string;
  readonly email: string;
  readonly dpoEmail: string;
  readonly dataRegion: string;
  /** Days after which contact messages go; the operator may shorten or lengthen the contract's. */
  readonly contactRetentionDays: number;
  /** Where the events of SPEC 7 go instead of our own counters; null where the server counts them. */
  readonly analytics: { readonly endpoint: string; readonly domain: string } | null;
  /** Whether these are still the example texts; the pages say so then. */
  readonly isExample: boolean;
  readonly social: Readonly<Partial<Record<'instagram' | 'twitter' | 'linkedin', string>>>;
}

/** Reads the operator's facts from an environment; each missing one becomes an example that is marked as such. */
export function readOperator(environment: Readonly<Record<string, string | undefined>>): Operator {
  const read = (name: string): string | undefined => environment[name]?.trim() || undefined;
  const links = {
    instagram: read('SOCIAL_INSTAGRAM_URL'),
    twitter: read('SOCIAL_TWITTER_URL'),
    linkedin: read('SOCIAL_LINKEDIN_URL'),
  };
  const endpoint = read('ANALYTICS_URL');
  const domain = read('ANALYTICS_DOMAIN');
  return {
    name: read('OPERATOR_NAME') ?? 'Accanto',
    address: read('OPERATOR_ADDRESS') ?? 'Via Esempio 1, 00100 Roma',
    email: read('OPERATOR_EMAIL') ?? 'ciao@example.org',
    dpoEmail: read('OPERATOR_DPO_EMAIL') ?? 'privacy@example.org',
    dataRegion: read('DATA_REGION') ?? 'UE',
    contactRetentionDays: Number(read('CONTACT_RETENTION_DAYS') ?? retentionDays.contactMessages),
    analytics: endpoint === undefined || domain === undefined ? null : { endpoint, domain },
    isExample: ['OPERATOR_NAME', 'OPERATOR_ADDRESS', 'OPERATOR_EMAIL'].some(
      (name) => read(name) === undefined,
    ),
    social: Object.fromEntries(
      Object.entries(links).filter(([, url]) => url !== undefined && url.startsWith('https://')),
    ),
  };
}
