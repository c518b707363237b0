import {
  errorAnswerSchema,
  httpCalls,
  toLanguage,
  type CallAnswer,
  type CallBody,
  type CallParams,
  type CallQuery,
  type ErrorCode,
  type HttpCall,
  type HttpCallName,
  type HttpCalls,
} from '@accanto/contract';
import * as z from 'zod/mini';
import { wordsOf } from '../i18n/words.ts';
import { refreshTokens } from './refresh.ts';
import { claimsOf, readTokens } from './tokens.ts';

/** The server understood and refused. `message` is its sentence for the person, in the language of the page. */
export class RefusedError extends Error {
  override readonly name = 'RefusedError';
  readonly status: number;
  readonly code: ErrorCode | null;
  constructor(status: number, code: ErrorCode | null, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

/** Nobody answered, or not in a form that can be understood; trying again later may help. */
export class UnreachableError extends Error {
  override readonly name = 'UnreachableError';
}

/** Whether the same call may succeed when it is made again later. */
export function isPassing(error: unknown): boolean {
  return (
    error instanceof UnreachableError ||
    (error instanceof RefusedError && (error.status >= 500 || error.status === 429))
  );
}

/** Whether the server wants a sign-in of the last minutes for what was asked (C9). */
export function needsFreshSignIn(error: unknown): boolean {
  return error instanceof RefusedError && error.code === 'FRESH_SIGN_IN_REQUIRED';
}

/** The server's own sentence where it gave one, else the given one (SPEC 8). */
export function sentenceOf(error: unknown, otherwise: string): string {
  return error instanceof RefusedError && error.message !== '' ? error.message : otherwise;
}

type Field<Name extends HttpCallName, Key extends string, Value> = Key extends keyof HttpCalls[Name]
  ? { readonly [K in Key]: Value }
  : object;

/** What a call needs, and how it may differ from an ordinary one. */
export type CallInput<Name extends HttpCallName> = Field<Name, 'body', CallBody<Name>> &
  Field<Name, 'params', CallParams<Name>> &
  Partial<Field<Name, 'query', CallQuery<Name>>> & {
    readonly headers?: Readonly<Record<string, string>>;
    /** A token other than the stored one; such a call is never repeated. */
    readonly accessToken?: string;
    readonly signal?: AbortSignal;
    /** Goes out even when the page is left meanwhile. */
    readonly keepalive?: boolean;
  };

type AddressParts = Readonly<Record<string, string | number | undefined>>;

interface LooseInput {
  readonly body?: unknown;
  readonly params?: AddressParts;
  readonly query?: AddressParts;
  readonly headers?: Readonly<Record<string, string>>;
  readonly accessToken?: string;
  readonly signal?: AbortSignal;
  readonly keepalive?: boolean;
}

/** Where a call goes: its path with the parameters filled in and the query behind it. */
export function addressOf(
  call: Pick<HttpCall, 'path'>,
  input: Pick<LooseInput, 'params' | 'query'>,
): string {
  const path = call.path.replace(/:([a-z]+)/gi, (_, name: string) =>
    encodeURIComponent(String(input.params?.[name] ?? '')),
  );
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(input.query ?? {}))
    if (value !== undefined) query.set(name, String(value));
  return query.size > 0 ? `${path}?${query.toString()}` : path;
}

async function send(
  call: HttpCall,
  input: LooseInput,
  accessToken: string | null,
  redirect: RequestRedirect = 'follow',
): Promise<Response> {
  const headers = new Headers({
    accept: 'application/json',
    'accept-language': document.documentElement.lang,
    ...input.headers,
  });
  if (accessToken !== null) headers.set('authorization', `Bearer ${accessToken}`);
  if (input.body !== undefined) headers.set('content-type', 'application/json');
  const { keepalive = false } = input;
  const request: RequestInit = { method: call.method, headers, redirect, keepalive };
  if (input.body !== undefined) request.body = JSON.stringify(input.body);
  if (input.signal !== undefined) request.signal = input.signal;
  try {
    return await fetch(addressOf(call, input), request);
  } catch (cause) {
    if (input.signal?.aborted === true) throw cause;
    throw new UnreachableError('The server did not answer', { cause });
  }
}

const readJson = async (response: Response): Promise<unknown> => response.json().catch(() => null);

/** How long to wait, where that is too long for the server's "shortly". */
function longWait(response: Response): string | null {
  const seconds = Number(response.headers.get('retry-after'));
  if (response.status !== 429 || !(seconds > 60)) return null;
  const words = wordsOf(toLanguage(document.documentElement.lang));
  return words.t('state.tooManyFor', { minutes: Math.ceil(seconds / 60) });
}

async function refusal(response: Response): Promise<RefusedError> {
  const answer = errorAnswerSchema.safeParse(await readJson(response));
  return answer.success
    ? new RefusedError(response.status, answer.data.code, longWait(response) ?? answer.data.message)
    : new RefusedError(response.status, null, '');
}

/** A call of one person is not repeated for another one, and its answer is not given to them (C5). */
function assertStillHere(token: string): void {
  const now = readTokens()?.accessToken ?? '';
  if (claimsOf(now).sub !== claimsOf(token).sub)
    throw new UnreachableError('Whoever made the call is not signed in any more');
}

/**
 * A call with the stored token, and what `read` makes of its answer. A 401 is answered by one refresh and one
 * repetition (SPEC 4). Throws {@link RefusedError} or {@link UnreachableError}; a refused refresh has ended the session
 * by then.
 */
async function respond<Result>(
  call: HttpCall,
  input: LooseInput,
  read: (response: Response) => Promise<Result>,
): Promise<Result> {
  const token = input.accessToken ?? readTokens()?.accessToken ?? null;
  let response = await send(call, input, token);
  const mayRepeat =
    response.status === 401 &&
    input.accessToken === undefined &&
    token !== null &&
    call !== httpCalls.refresh;
  if (mayRepeat) {
    const next = await refreshTokens(token);
    if (next.outcome === 'unreachable')
      throw new UnreachableError('The session could not be renewed');
    if (next.outcome === 'renewed') {
      assertStillHere(token);
      response = await send(call, input, next.accessToken);
    }
  }
  if (!response.ok) throw await refusal(response);
  const result = await read(response);
  if (input.accessToken === undefined && token !== null) assertStillHere(token);
  return result;
}

/**
 * Makes one of the contract's calls and gives its parsed answer.
 * Throws {@link RefusedError} when the server says no, {@link UnreachableError} when it does not answer properly.
 */
export async function call<Name extends HttpCallName>(
  name: Name,
  input: CallInput<Name>,
): Promise<CallAnswer<Name>> {
  const described: HttpCall = httpCalls[name];
  if (described.answer === undefined)
    throw new TypeError(`${name} answers with a file: use download()`);
  const parsed = z.safeParse(described.answer, await respond(described, input, readJson));
  if (!parsed.success) throw new UnreachableError(`${name} gave an answer that cannot be read`);
  // The schema that parsed it is the one that the type is made from.
  return parsed.data as CallAnswer<Name>;
}

/** Makes a call that answers with a redirect, without following it. Throws as {@link call} does. */
export async function askForRedirect<Name extends 'startOAuth'>(
  name: Name,
  input: CallInput<Name>,
): Promise<void> {
  const response = await send(httpCalls[name], input, null, 'manual');
  if (response.status >= 400) throw await refusal(response);
}

/** The calls that answer with a file to save. */
type FileCall = 'exportAccount' | 'adminExportWaitlist' | 'adminExportContacts';

/** Makes a call that answers with a file and hands it to the browser to save. Throws as {@link call} does. */
export async function download<Name extends FileCall>(
  name: Name,
  fileName: string,
  input: CallInput<Name>,
): Promise<void> {
  const file = await respond(
    httpCalls[name],
    { ...input, headers: { accept: '*/*' } },
    async (response) =>
      response.blob().catch((cause: unknown) => {
        throw new UnreachableError(`${name} broke off`, { cause });
      }),
  );
  saveFile(file, fileName);
}

/** How long a browser may take to begin with the saving of a file. */
const fileAddressMs = 40_000;

/** Lets the browser save a file under the given name. */
export function saveFile(content: Blob, fileName: string): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = fileName;
  anchor.click();
  // Not at once: Safari reads the file only after this task.
  setTimeout(() => URL.revokeObjectURL(address), fileAddressMs);
}
