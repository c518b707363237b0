import { defaultLimits, type HubLimits } from '../src/index.ts';

/** What the environment says about this run of the conformance hub. */
export interface ConformanceOptions {
  readonly port: number;
  readonly host: string;
  readonly limits: HubLimits;
  /** Fixed tokens and the users they stand for. */
  readonly tokens: ReadonlyMap<string, string>;
}

/**
 * Reads the options of the conformance hub.
 * @throws RangeError when a number is not a whole number of at least zero
 */
export function readOptions(env: NodeJS.ProcessEnv): ConformanceOptions {
  return {
    port: whole(env, 'PORT', 5000),
    host: env['HOST'] ?? '127.0.0.1',
    limits: {
      ...defaultLimits,
      keepAliveMs: whole(env, 'SIGNALR_KEEP_ALIVE_MS', defaultLimits.keepAliveMs),
      clientTimeoutMs: whole(env, 'SIGNALR_CLIENT_TIMEOUT_MS', defaultLimits.clientTimeoutMs),
      handshakeTimeoutMs: whole(
        env,
        'SIGNALR_HANDSHAKE_TIMEOUT_MS',
        defaultLimits.handshakeTimeoutMs,
      ),
      negotiateTtlMs: whole(env, 'SIGNALR_NEGOTIATE_TTL_MS', defaultLimits.negotiateTtlMs),
      resumeWindowMs: whole(env, 'SIGNALR_RESUME_WINDOW_MS', defaultLimits.resumeWindowMs),
      ackMs: whole(env, 'SIGNALR_ACK_MS', defaultLimits.ackMs),
      statefulBufferBytes: whole(
        env,
        'SIGNALR_STATEFUL_BUFFER_BYTES',
        defaultLimits.statefulBufferBytes,
      ),
      maxMessageBytes: whole(env, 'SIGNALR_MAX_MESSAGE_BYTES', defaultLimits.maxMessageBytes),
      maxParallelInvocations: whole(
        env,
        'SIGNALR_MAX_PARALLEL',
        defaultLimits.maxParallelInvocations,
      ),
      detailedErrors: env['SIGNALR_DETAILED_ERRORS'] === '1',
    },
    tokens: new Map([
      [env['SIGNALR_TOKEN'] ?? 'conformance-token-alice', 'alice'],
      [env['SIGNALR_TOKEN_2'] ?? 'conformance-token-bob', 'bob'],
    ]),
  };
}

function whole(env: NodeJS.ProcessEnv, name: string, byDefault: number): number {
  const given = env[name];
  if (given === undefined || given === '') return byDefault;
  const number = Number(given);
  if (!Number.isInteger(number) || number < 0)
    throw new RangeError(`${name} has to be a whole number.`);
  return number;
}
