/** The answer to the negotiate request (protocol document, section 1). */

const newestVersion = 1;
const availableTransports = [{ transport: 'WebSockets', transferFormats: ['Text', 'Binary'] }];

export interface NegotiateQuestion {
  readonly version: number;
  readonly wantsStatefulReconnect: boolean;
}

/** Reads the query of a negotiate request; an answerable mistake gives its text. */
export function readNegotiate(
  query: URLSearchParams,
): NegotiateQuestion | { readonly error: string } {
  const asked = parameter(query, 'negotiateVersion') ?? '0';
  if (!/^\d{1,9}$/.test(asked)) {
    return { error: `The client requested an invalid protocol version '${asked}'` };
  }
  return {
    version: Math.min(Number(asked), newestVersion),
    wantsStatefulReconnect: parameter(query, 'useStatefulReconnect')?.toLowerCase() === 'true',
  };
}

/** The body of the answer. In version 0 the secret token plays the part of the connection id. */
export function negotiateAnswer(
  question: NegotiateQuestion,
  connectionId: string,
  token: string,
  statefulReconnect: boolean,
): string {
  return JSON.stringify({
    negotiateVersion: question.version,
    ...(question.version === 0
      ? { connectionId: token }
      : { connectionId, connectionToken: token }),
    ...(statefulReconnect ? { useStatefulReconnect: true } : {}),
    availableTransports,
  });
}

/** A query parameter by its name, in any case. */
export function parameter(query: URLSearchParams, name: string): string | undefined {
  const exact = query.get(name);
  if (exact !== null) return exact;
  const wanted = name.toLowerCase();
  for (const [key, value] of query) {
    if (key.toLowerCase() === wanted) return value;
  }
  return undefined;
}
