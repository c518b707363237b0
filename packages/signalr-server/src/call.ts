/** A call of the client, and the texts of what can go wrong with it (section 8). */
import {
  MessageType,
  type Invocation,
  type Outcome,
  type StreamInvocation,
} from './hub-message.ts';

export type Call = Invocation | StreamInvocation;

/** Streams and calls with uploads do not take part in the limit of parallel invocations. */
export function isQueued(call: Call): boolean {
  return call.type === MessageType.Invocation && call.streamIds.length === 0;
}

export function failure(error: string): Outcome {
  return { kind: 'error', error };
}

export function unexpected(call: Call): string {
  return `An unexpected error occurred invoking '${call.target}' on the server.`;
}

export function wrongKind(call: Call): string {
  return call.type === MessageType.StreamInvocation
    ? `The client attempted to invoke the non-streaming '${call.target}' method with a streaming invocation.`
    : `The client attempted to invoke the streaming '${call.target}' method with a non-streaming invocation.`;
}
