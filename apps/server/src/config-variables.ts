import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import * as z from 'zod';
import {
  address,
  authSecret,
  listOf,
  mailAddress,
  masterKey,
  origin,
  positiveDecimalOrZero,
  providerAddress,
  text,
  trustProxy,
  webAddress,
  wholeNumber,
} from './config-values.ts';

/** The repository's root: the data directory and `.env` lie there unless told otherwise. */
export const repositoryRoot = fileURLToPath(new URL('../../..', import.meta.url));

interface Variable<Value> {
  readonly schema: z.ZodType<Value, string>;
  /** What it may hold, to complete the sentence "NAME: must be …". */
  readonly holds: string;
  /** What it means, for `.env.example`. */
  readonly meaning: string;
  /** Used when the variable is unset or empty; undefined: the value is then null. */
  readonly fallback: string | undefined;
}

function optional<Value>(schema: z.ZodType<Value, string>, holds: string, meaning: string) {
  return { schema, holds, meaning, fallback: undefined } satisfies Variable<Value>;
}

function withDefault<Value>(
  schema: z.ZodType<Value, string>,
  fallback: string,
  holds: string,
  meaning: string,
) {
  return { schema, holds, meaning, fallback } satisfies Variable<Value>;
}

const whole = (least: number, most: number, fallback: number, meaning: string) =>
  withDefault(
    wholeNumber(least, most),
    String(fallback),
    `a whole number from ${least} to ${most}`,
    meaning,
  );
const web = (meaning: string) => optional(webAddress, 'an http or https address', meaning);
const providerAt = (fallback: string, meaning: string) =>
  withDefault(providerAddress, fallback, 'an https address (http only on this machine)', meaning);
const words = (meaning: string) => optional(text, 'text', meaning);
const wordsAs = (fallback: string, meaning: string) => withDefault(text, fallback, 'text', meaning);
const secret = (meaning: string) => optional(authSecret, 'at least 32 characters', meaning);
const key = (meaning: string) =>
  optional(masterKey, '32 bytes as 64 hexadecimal digits or as base64', meaning);

const year = 366 * 24 * 3600;

/** Every variable of the environment (operations.md): the one place that names, checks and explains them. */
export const variables = {
  NODE_ENV: withDefault(
    z.enum(['development', 'production', 'test']),
    'development',
    'development, production or test',
    'production hardens defaults',
  ),
  PORT: whole(0, 65_535, 3000, 'port it listens on'),
  HOST: optional(
    text,
    'a host name or IP address',
    'address it listens on; 127.0.0.1, with NODE_ENV=production 0.0.0.0',
  ),
  PUBLIC_URL: optional(
    origin,
    'an http or https origin without a path',
    'origin used in mail links, redirect addresses, sitemap, CORS; http://localhost:$PORT',
  ),
  DATA_DIR: withDefault(
    text,
    join(repositoryRoot, 'data'),
    'a directory',
    'embedded store, outbox, generated secrets',
  ),
  DATABASE_URL: optional(
    address('postgres:', 'postgresql:'),
    'a postgres:// address',
    'PostgreSQL instead of the embedded store',
  ),
  DATABASE_POOL_MAX: whole(2, 1_000, 20, 'open connections to PostgreSQL of one node at most'),
  DATABASE_CONNECT_TIMEOUT_MS: whole(100, 60_000, 3_000, 'longest wait for a connection'),
  DATABASE_READ_TIMEOUT_MS: whole(100, 600_000, 5_000, 'longest wait for a read from PostgreSQL'),
  DATABASE_WRITE_TIMEOUT_MS: whole(100, 600_000, 10_000, 'longest wait for a write to PostgreSQL'),
  REDIS_URL: optional(
    address('redis:', 'rediss:'),
    'a redis:// address',
    'hub backplane, shared rate limits and stream resume for several nodes',
  ),
  AUTH_SECRET: secret('signs access tokens; generated once into DATA_DIR'),
  AUTH_SECRET_PREVIOUS: secret('still verifies access tokens'),
  ENCRYPTION_KEY: key(
    'wraps the personal keys with which text is encrypted; generated once into DATA_DIR',
  ),
  ENCRYPTION_KEY_PREVIOUS: key('still unwraps'),
  SMTP_URL: optional(
    address('smtp:', 'smtps:'),
    'an smtp:// or smtps:// address',
    'where mail goes; unset: DATA_DIR/outbox',
  ),
  MAIL_FROM: wordsAs('Accanto <accanto@localhost>', 'sender of mail'),
  ADMIN_EMAILS: withDefault(
    listOf(mailAddress),
    '',
    'mail addresses separated by commas',
    'accounts with the role admin',
  ),

  GOOGLE_CLIENT_ID: words('Google sign-in'),
  GOOGLE_CLIENT_SECRET: words('Google sign-in'),
  GOOGLE_ISSUER: providerAt('https://accounts.google.com', 'OpenID issuer of Google sign-in'),
  MICROSOFT_CLIENT_ID: words('Microsoft sign-in'),
  MICROSOFT_CLIENT_SECRET: words('Microsoft sign-in'),
  MICROSOFT_ISSUER: providerAt(
    'https://login.microsoftonline.com/common/v2.0',
    'OpenID issuer of Microsoft sign-in',
  ),
  FACEBOOK_CLIENT_ID: words('Facebook sign-in'),
  FACEBOOK_CLIENT_SECRET: words('Facebook sign-in'),
  FACEBOOK_AUTHORIZE_URL: providerAt(
    'https://www.facebook.com/v23.0/dialog/oauth',
    'Facebook sign-in',
  ),
  FACEBOOK_TOKEN_URL: providerAt(
    'https://graph.facebook.com/v23.0/oauth/access_token',
    'Facebook sign-in',
  ),
  FACEBOOK_PROFILE_URL: providerAt('https://graph.facebook.com/v23.0/me', 'Facebook sign-in'),

  COMPANION_BASE_URL: web(
    'OpenAI-compatible endpoint (…/v1); unset: the built-in companion answers',
  ),
  COMPANION_API_KEY: words('key of that endpoint'),
  COMPANION_MODEL: words('model of that endpoint'),
  COMPANION_MODEL_PATH: words('GGUF file, run in this process'),
  COMPANION_TIMEOUT_MS: whole(
    100,
    600_000,
    20_000,
    'longest wait for the first piece of content, and between pieces',
  ),
  COMPANION_TOTAL_MS: whole(1_000, 3_600_000, 120_000, 'longest duration of one reply'),
  COMPANION_MAX_CHARS: whole(100, 100_000, 4_000, 'longest reply'),
  COMPANION_MAX_PARALLEL: whole(1, 10_000, 64, 'replies of the configured model at one time'),
  COMPANION_DAILY_REPLIES_PER_USER: whole(
    0,
    1_000_000,
    0,
    'model replies per person and day; 0: no cap',
  ),

  MAGIC_LINK_TTL_S: whole(1, 86_400, 900, 'how long a mailed link works'),
  ACCESS_TTL_S: whole(1, 900, 900, 'life of an access token'),
  REFRESH_IDLE_TTL_S: whole(1, year, 2_592_000, 'life of an unused refresh token'),
  REFRESH_MAX_TTL_S: whole(1, year, 7_776_000, 'longest life of a session'),
  REFRESH_GRACE_S: whole(
    0,
    300,
    10,
    'time in which a just-replaced refresh token still gets the same successor',
  ),
  HUB_MAX_PER_USER: whole(1, 1_000, 10, 'open hub connections of one person'),
  DRAIN_MS: whole(0, 600_000, 10_000, 'longest stop after SIGTERM'),

  FORMS_URL: web('external form-collection service; unset: own store'),
  ANALYTICS_URL: web('Plausible-compatible event endpoint; unset: own cookie-free counters'),
  ANALYTICS_DOMAIN: words('domain that is reported to it'),
  CONTACT_RETENTION_DAYS: whole(1, 3_650, 365, 'how long contact messages are kept'),

  RATE_LIMIT_SCALE: withDefault(
    positiveDecimalOrZero,
    '1',
    'a number from 0 up',
    'multiplies every allowance; 0 switches the limits off outside production',
  ),
  CORS_ORIGINS: withDefault(
    listOf(origin),
    '',
    'http or https origins separated by commas',
    'further allowed origins',
  ),
  METRICS_TOKEN: optional(
    z.string().min(16),
    'at least 16 characters',
    'bearer token for /metrics from elsewhere',
  ),
  OTEL_EXPORTER_OTLP_ENDPOINT: web(
    'base address of an OpenTelemetry collector that takes traces; unset: no traces',
  ),
  TRUST_PROXY: withDefault(
    trustProxy,
    'false',
    'false, a number of proxies, or addresses of proxies separated by commas',
    "which hop's address counts",
  ),
  LOG_LEVEL: withDefault(
    z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']),
    'info',
    'trace, debug, info, warn, error, fatal or silent',
    'JSON lines',
  ),

  OPERATOR_NAME: words('who runs it, for the legal pages'),
  OPERATOR_ADDRESS: words('postal address, for the legal pages'),
  OPERATOR_EMAIL: optional(mailAddress, 'a mail address', 'contact, for the legal pages'),
  OPERATOR_DPO_EMAIL: optional(
    mailAddress,
    'a mail address',
    'data protection officer, for the legal pages',
  ),
  DATA_REGION: words('where data is kept, for the legal pages'),
  SOCIAL_INSTAGRAM_URL: web('link in the footer'),
  SOCIAL_TWITTER_URL: web('link in the footer'),
  SOCIAL_LINKEDIN_URL: web('link in the footer'),
} as const;

export type Variables = typeof variables;
export type VariableName = keyof Variables;
type ValueOf<Entry> = Entry extends {
  readonly schema: z.ZodType<infer Value, string>;
  readonly fallback: infer Fallback;
}
  ? Fallback extends string
    ? Value
    : Value | null
  : never;
/** What each variable holds once it was read. */
export type Values = { readonly [Name in VariableName]: ValueOf<Variables[Name]> };

/** One schema for the whole environment: a fault of one variable does not hide those of the others. */
export const environmentSchema = z.object(
  Object.fromEntries(
    Object.entries(variables).map(([name, { schema, fallback }]) => [
      name,
      fallback === undefined ? z.union([z.null(), schema]) : schema,
    ]),
  ),
) as unknown as z.ZodType<Values>;
