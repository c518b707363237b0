import type {
  ActionButtonMeaning,
  CrisisCard,
  Language,
  ReplyOrigin,
  UserSettings,
} from '@accanto/contract';
import type { RiskLevel, RiskState } from './safety/risk.ts';

/** Which model answers. The built-in one needs nothing. */
export type ModelChoice =
  | { kind: 'built-in' }
  | { kind: 'endpoint'; baseUrl: string; apiKey?: string; model: string }
  | { kind: 'local'; path: string };

export interface CompanionLimits {
  /** Longest wait for the first content and between contents, milliseconds. */
  silenceMs: number;
  /** Longest reply in time, milliseconds. */
  totalMs: number;
  /** Longest reply in UTF-16 units. */
  maxChars: number;
  /** Replies that a model writes at the same time; others wait. */
  maxParallel: number;
}

export interface CompanionOptions {
  model: ModelChoice;
  limits: CompanionLimits;
  /** Milliseconds since epoch. */
  now: () => number;
  /** From 0 up to 1; Math.random when absent. */
  random?: () => number;
  /** The pacing between built-in pieces; rejects or resolves early when the signal is aborted. */
  sleep?: (ms: number, signal: AbortSignal) => Promise<void>;
}

export interface PastMessage {
  role: 'user' | 'assistant';
  content: string;
}

export type TurnInput =
  | { kind: 'message'; text: string }
  | { kind: 'action'; meaning: ActionButtonMeaning };

/** Everything the companion is told for one reply. */
export interface Turn {
  input: TurnInput;
  /**
   * The last messages of this conversation, oldest first, without the input: a model gets of them what fits, the built-in
   * companion reads them all and takes longer the more they are (3 ms with 60).
   */
  history: readonly PastMessage[];
  /** Of the interface; the language of the message decides where it can be told. */
  language: Language;
  nickname: string | null;
  settings: UserSettings;
  /** Empty without consent. */
  memories: readonly { id: string; fact: string }[];
  mayRemember: boolean;
  /** What was kept for this person; null: nothing yet. */
  risk: RiskState | null;
  /** false: the daily cap is reached and the built-in companion answers. */
  useModel: boolean;
}

export type Piece =
  /** Always first and before any text: how worried the companion is, and the card to show, if any. */
  | {
      kind: 'assessment';
      level: RiskLevel;
      state: RiskState;
      language: Language;
      card: CrisisCard | null;
      ruleIds: readonly string[];
    }
  /** As they come; together they are the reply. */
  | { kind: 'text'; text: string }
  | { kind: 'notice'; notice: 'fell-back' | 'ended-by-watch' }
  /** Always last, unless the signal was aborted. */
  | {
      kind: 'end';
      outcome: 'complete' | 'interrupted';
      origin: ReplyOrigin;
      usedMemoryIds: readonly string[];
      newMemories: readonly string[];
    };

export interface Companion {
  /** The one road: assess → prompt → model → watch. Only an aborted signal ends it early, quietly. */
  reply(turn: Turn, signal: AbortSignal): AsyncIterable<Piece>;
  /** For the interface's one line: who answers and where the words go. */
  readonly answersWith: { kind: ModelChoice['kind']; host: string | null };
  /** Frees what is held, once no reply runs any more. */
  close(): Promise<void>;
}
