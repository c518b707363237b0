import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseEnv } from 'node:util';
import { environmentSchema, repositoryRoot, variables, type Values } from './config-variables.ts';

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
  const { given, faults: unreadable } = readGiven(environment);
  const parsed = environmentSchema.safeParse(given);
  if (!parsed.success) {
    const faulty = new Set(parsed.error.issues.map(({ path }) => String(path[0])));
    const lines = [...faulty].map((name) => `${name}: must be ${holdsOf(name)}`);
    throw new ConfigError([...unreadable, ...lines]);
  }
  const faults = [...unreadable, ...contradictions(parsed.data)];
  if (faults.length > 0) throw new ConfigError(faults);
  return toConfig(parsed.data);
}

function holdsOf(name: string): string {
  return Object.entries(variables).find(([known]) => known === name)?.[1].holds ?? 'something else';
}

/** Our variables or their defaults; empty means unset; `NAME_FILE` names a file that holds the value. */
function readGiven(environment: Environment) {
  const given: Record<string, string | null> = {};
  const faults: string[] = [];
  for (const [name, { fallback }] of Object.entries(variables)) {
    given[name] = fallback ?? null;
    const value = environment[name];
    const file = environment[`${name}_FILE`];
    if (value && file) faults.push(`${name}: is given twice, by itself and as ${name}_FILE`);
    else if (value) given[name] = value;
    else if (file) {
      try {
        given[name] = readFileSync(file, 'utf8').trim();
      } catch {
        faults.push(`${name}_FILE: must name a readable file`);
      }
    }
  }
  return { given, faults };
}

/** What each variable alone cannot know. */
function contradictions(values: Values): string[] {
  const faults: string[] = [];
  const isProduction = values.NODE_ENV === 'production';
  for (const name of ['GOOGLE', 'MICROSOFT', 'FACEBOOK'] as const) {
    const id = values[`${name}_CLIENT_ID`];
    const secret = values[`${name}_CLIENT_SECRET`];
    if (id !== null && secret === null)
      faults.push(`${name}_CLIENT_SECRET: must be set together with ${name}_CLIENT_ID`);
    if (id === null && secret !== null)
      faults.push(`${name}_CLIENT_ID: must be set together with ${name}_CLIENT_SECRET`);
  }
  if (values.COMPANION_BASE_URL !== null && values.COMPANION_MODEL === null) {
    faults.push('COMPANION_MODEL: must be set together with COMPANION_BASE_URL');
  }
  if (isProduction && values.RATE_LIMIT_SCALE === 0) {
    faults.push('RATE_LIMIT_SCALE: must be more than 0 with NODE_ENV=production');
  }
  const severalNodes = values.REDIS_URL !== null || values.DATABASE_URL !== null;
  for (const name of ['AUTH_SECRET', 'ENCRYPTION_KEY'] as const) {
    if (isProduction && severalNodes && values[name] === null) {
      faults.push(`${name}: must be set in production with more than one node`);
    }
  }
  if (values.REFRESH_IDLE_TTL_S > values.REFRESH_MAX_TTL_S) {
    faults.push('REFRESH_IDLE_TTL_S: must not be more than REFRESH_MAX_TTL_S');
  }
  return faults;
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
