import { ProblemError } from '../http/problem.ts';
import type { Log } from '../log.ts';

/** How long the form-collection service may take. */
const patienceMs = 10_000;

/**
 * Posts a form's body to the external service of FORMS_URL (SPEC 7): JSON in and out, any answer but a good one is a
 * failure. Redirects are not followed (security requirement D9). Throws FORM_DELIVERY_FAILED.
 */
export function createFormCollection(url: string, log: Log) {
  return async (body: Readonly<Record<string, unknown>>): Promise<void> => {
    let status: number | undefined;
    try {
      const answer = await fetch(url, {
        method: 'POST',
        headers: { accept: 'application/json', 'content-type': 'application/json' },
        body: JSON.stringify(body),
        redirect: 'manual',
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.body?.cancel();
      status = answer.status;
    } catch (error) {
      log.warn({ err: error }, 'the form-collection service does not answer');
      throw new ProblemError('FORM_DELIVERY_FAILED');
    }
    if (status >= 200 && status < 300) return;
    log.warn({ status }, 'the form-collection service refused a form');
    throw new ProblemError('FORM_DELIVERY_FAILED');
  };
}
export type FormCollection = ReturnType<typeof createFormCollection>;
