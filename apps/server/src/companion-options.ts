import type { createCompanion } from '@accanto/companion';
import type { Clock } from './clock.ts';
import type { Config } from './config.ts';

/** What the companion is told of the configuration: who answers, and within which limits. */
export function companionOptions(
  config: Config,
  clock: Clock,
): Parameters<typeof createCompanion>[0] {
  const { endpoint, modelPath, timeoutMs, totalMs, maxChars, maxParallel } = config.companion;
  return {
    model: chooseModel(endpoint, modelPath),
    limits: { silenceMs: timeoutMs, totalMs, maxChars, maxParallel },
    now: () => clock.now(),
  };
}

function chooseModel(
  endpoint: Config['companion']['endpoint'],
  modelPath: string | null,
): Parameters<typeof createCompanion>[0]['model'] {
  if (endpoint !== null) {
    const { baseUrl, apiKey, model } = endpoint;
    return { kind: 'endpoint', baseUrl, model, ...(apiKey !== null && { apiKey }) };
  }
  return modelPath === null ? { kind: 'built-in' } : { kind: 'local', path: modelPath };
}
