/** What a model is asked: the fixed instructions and the conversation, oldest first. */
export interface Prompt {
  system: string;
  messages: readonly { role: 'user' | 'assistant'; content: string }[];
}

/** Why a model did not answer, or stopped in the middle. Never carries a provider's text, key or address. */
export type FaultReason =
  | 'busy'
  | 'resting'
  | 'unreachable'
  | 'refused'
  | 'rate-limited'
  | 'server-error'
  | 'silent'
  | 'cut'
  | 'empty'
  | 'too-long'
  | 'unreadable'
  | 'not-installed';

export class ModelFault extends Error {
  readonly reason: FaultReason;

  constructor(reason: FaultReason) {
    super(`The model did not answer: ${reason}`);
    this.name = 'ModelFault';
    this.reason = reason;
  }
}

/** A prompt in, a stream of text out. */
export interface Model {
  /** Text as it comes, at least one visible character, or a ModelFault. Ends quietly when the signal is aborted. */
  write(prompt: Prompt, signal: AbortSignal): AsyncIterable<string>;
  close(): Promise<void>;
}
