import type { words as accessibility } from './it/accessibility.ts';
import type { words as cookies } from './it/cookies.ts';
import type { words as privacy } from './it/privacy.ts';
import type { words as safety } from './it/safety.ts';
import type { words as terms } from './it/terms.ts';
import type { words as admin } from './it/admin.ts';
import type { words as account } from './it/account.ts';
import type { words as common } from './it/common.ts';
import type { words as dashboard } from './it/dashboard.ts';
import type { words as faq } from './it/faq.ts';
import type { words as forms } from './it/forms.ts';
import type { words as landing } from './it/landing.ts';
import type { words as settings } from './it/settings.ts';

/** All words by namespace. The Italian files define the shape. */
export interface Catalogue {
  readonly common: typeof common;
  readonly account: typeof account;
  readonly dashboard: typeof dashboard;
  readonly settings: typeof settings;
  readonly admin: typeof admin;
  readonly landing: typeof landing;
  readonly forms: typeof forms;
  readonly faq: typeof faq;
  readonly privacy: typeof privacy;
  readonly terms: typeof terms;
  readonly cookies: typeof cookies;
  readonly accessibility: typeof accessibility;
  readonly safety: typeof safety;
}

/** The same keys with words of another language; a missing or superfluous key does not compile. */
export type Translated<Words> = {
  readonly [Key in keyof Words]: Words[Key] extends string ? string : Translated<Words[Key]>;
};
