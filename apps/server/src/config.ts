import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import {
  environmentSchema,
  repositoryRoot,
  variables,
  type Values,
  type VariableName,
} from './config-variables.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** The environment cannot be used; `faults` has one line for each faulty variable. */
export class ConfigError extends Error {
  readonly faults: readonly string[];

  constructor(faults: readonly string[]) {
    super(faults.join('\n'));
    this.name = 'ConfigError';
    this.faults = faults;
  }
}

export interface OpenIdProvider {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly issuer: string;
}

export interface FacebookProvider {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly authorizeUrl: string;
  readonly tokenUrl: string;
  readonly profileUrl: string;
}

export type Config = ReturnType<typeof toConfig>;

/** The process's environment, with what a `.env` file at the repository's root adds to it. */
export function readEnvironment(): Environment {
  let file: Environment = {};
  try {
    file = parseEnv(readFileSync(join(repositoryRoot, '.env'), 'utf8'));
  } catch {
    // There is no such file, which is the usual case.
  }
  return { ...file, ...process.env };
}

/** Reads the whole environment once. Throws ConfigError with every fault at once. */
export function readConfig(environment: Environment): Config {
  const { given, faults } = readGiven(environment);
  const values = readValues(given, faults);
  addContradictions(given, values, faults);
  if (faults.size > 0) throw new ConfigError([...faults.values()]);
  return toConfig(values);
}

type Given = Readonly<Record<string, string | null>>;
/** One line for each faulty variable, by its name. */
type Faults = Map<string, string>;

/** Our variables or their defaults; empty means unset; `NAME_FILE` names a file that holds the value. */
function readGiven(environment: Environment): { given: Given; faults: Faults } {
  const given: Record<string, string | null> = {};
  const faults: Faults = new Map();
  for (const [name, { fallback }] of Object.entries(variables)) {
    given[name] = fallback ?? null;
    const value = environment[name];
    const file = environment[`${name}_FILE`];
    if (value && file) faults.set(name, `${name}: is given twice, by itself and as ${name}_FILE`);
    else if (value) given[name] = value;
    else if (file) {
      try {
        given[name] = readFileSync(file, 'utf8').trim();
      } catch {
        faults.set(name, `${name}_FILE: must name a readable file`);
      }
    }
  }
  return { given, faults };
}

/** In the place of a value that cannot be read stands its default, so that the others can still be compared. */
function readValues(given: Given, faults: Faults): Values {
  const parsed = environmentSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  const faulty = new Set(parsed.error.issues.map(({ path }) => path[0]));
  const mended = { ...given };
  for (const [name, { fallback, holds }] of Object.entries(variables)) {
    if (!faulty.has(name)) continue;
    faults.set(name, `${name}: must be ${holds}`);
    mended[name] = fallback ?? null;
  }
  return environmentSchema.parse(mended);
}

const pairs = [
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['MICROSOFT_CLIENT_ID', 'MICROSOFT_CLIENT_SECRET'],
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['ANALYTICS_URL', 'ANALYTICS_DOMAIN'],
] as const;

/** What each variable alone cannot know. */
function addContradictions(given: Given, values: Values, faults: Faults): void {
  const add = (name: VariableName, sentence: string): void => {
    if (!faults.has(name)) faults.set(name, `${name}: ${sentence}`);
  };
  const isProduction = values.NODE_ENV === 'production';
  for (const [one, other] of pairs) {
    if (given[one] !== null && given[other] === null)
      add(other, `must be set together with ${one}`);
    if (given[one] === null && given[other] !== null)
      add(one, `must be set together with ${other}`);
  }
  if (given['COMPANION_BASE_URL'] !== null && given['COMPANION_MODEL'] === null) {
    add('COMPANION_MODEL', 'must be set together with COMPANION_BASE_URL');
  }
  if (isProduction && values.RATE_LIMIT_SCALE === 0) {
    add('RATE_LIMIT_SCALE', 'must be more than 0 with NODE_ENV=production');
  }
  const severalNodes = given['REDIS_URL'] !== null || given['DATABASE_URL'] !== null;
  for (const name of ['AUTH_SECRET', 'ENCRYPTION_KEY'] as const) {
    if (isProduction && severalNodes && given[name] === null) {
      add(name, 'must be set in production with more than one node');
    }
  }
  if (values.REFRESH_IDLE_TTL_S > values.REFRESH_MAX_TTL_S) {
    add('REFRESH_IDLE_TTL_S', 'must not be more than REFRESH_MAX_TTL_S');
  }
}

function toConfig(values: Values) {
  const isProduction = values.NODE_ENV === 'production';
  return {
    isProduction,
    port: values.PORT,
    host: values.HOST ?? (isProduction ? '0.0.0.0' : '127.0.0.1'),
    publicUrl: values.PUBLIC_URL ?? `http://localhost:${values.PORT}`,
    dataDir: resolve(values.DATA_DIR),
    postgres:
      values.DATABASE_URL === null
        ? null
        : {
            url: values.DATABASE_URL,
            poolMax: values.DATABASE_POOL_MAX,
            connectMs: values.DATABASE_CONNECT_TIMEOUT_MS,
            readMs: values.DATABASE_READ_TIMEOUT_MS,
            writeMs: values.DATABASE_WRITE_TIMEOUT_MS,
          },
    redisUrl: values.REDIS_URL,
    secrets: {
      auth: values.AUTH_SECRET,
      authPrevious: values.AUTH_SECRET_PREVIOUS,
      encryption: values.ENCRYPTION_KEY,
      encryptionPrevious: values.ENCRYPTION_KEY_PREVIOUS,
    },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM },
    adminEmails: values.ADMIN_EMAILS,
    providers: {
      google: openIdProvider(values, 'GOOGLE'),
      microsoft: openIdProvider(values, 'MICROSOFT'),
      facebook: facebookProvider(values),
    },
    companion: {
      endpoint:
        values.COMPANION_BASE_URL === null || values.COMPANION_MODEL === null
          ? null
          : {
              baseUrl: values.COMPANION_BASE_URL,
              apiKey: values.COMPANION_API_KEY,
              model: values.COMPANION_MODEL,
            },
      modelPath: values.COMPANION_MODEL_PATH,
      timeoutMs: values.COMPANION_TIMEOUT_MS,
      totalMs: values.COMPANION_TOTAL_MS,
      maxChars: values.COMPANION_MAX_CHARS,
      maxParallel: values.COMPANION_MAX_PARALLEL,
      dailyRepliesPerUser: values.COMPANION_DAILY_REPLIES_PER_USER,
    },
    magicLinkTtlMs: values.MAGIC_LINK_TTL_S * 1000,
    session: {
      accessTtlMs: values.ACCESS_TTL_S * 1000,
      idleTtlMs: values.REFRESH_IDLE_TTL_S * 1000,
      maxTtlMs: values.REFRESH_MAX_TTL_S * 1000,
      graceMs: values.REFRESH_GRACE_S * 1000,
    },
    hub: { maxPerUser: values.HUB_MAX_PER_USER },
    drainMs: values.DRAIN_MS,
    formsUrl: values.FORMS_URL,
    analytics: { url: values.ANALYTICS_URL, domain: values.ANALYTICS_DOMAIN },
    contactRetentionDays: values.CONTACT_RETENTION_DAYS,
    rateLimitScale: values.RATE_LIMIT_SCALE,
    corsOrigins: values.CORS_ORIGINS,
    metricsToken: values.METRICS_TOKEN,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    trustProxy: values.TRUST_PROXY,
    logLevel: values.LOG_LEVEL,
    operator: {
      name: values.OPERATOR_NAME,
      address: values.OPERATOR_ADDRESS,
      email: values.OPERATOR_EMAIL,
      dpoEmail: values.OPERATOR_DPO_EMAIL,
      dataRegion: values.DATA_REGION,
    },
    social: {
      instagram: values.SOCIAL_INSTAGRAM_URL,
      twitter: values.SOCIAL_TWITTER_URL,
      linkedin: values.SOCIAL_LINKEDIN_URL,
    },
  } as const;
}

function openIdProvider(values: Values, name: 'GOOGLE' | 'MICROSOFT'): OpenIdProvider | null {
  const clientId = values[`${name}_CLIENT_ID`];
  const clientSecret = values[`${name}_CLIENT_SECRET`];
  if (clientId === null || clientSecret === null) return null;
  return { clientId, clientSecret, issuer: values[`${name}_ISSUER`] };
}

function facebookProvider(values: Values): FacebookProvider | null {
  if (values.FACEBOOK_CLIENT_ID === null || values.FACEBOOK_CLIENT_SECRET === null) return null;
  return {
    clientId: values.FACEBOOK_CLIENT_ID,
    clientSecret: values.FACEBOOK_CLIENT_SECRET,
    authorizeUrl: values.FACEBOOK_AUTHORIZE_URL,
    tokenUrl: values.FACEBOOK_TOKEN_URL,
    profileUrl: values.FACEBOOK_PROFILE_URL,
  };
}
