import type { ActionButtonMeaning } from '@accanto/contract';

/** What a message can do besides telling something. */
export const acts = [
  'silence',
  'injection',
  'methods',
  'harm',
  'taken',
  'medicine',
  'reassurance',
  'diagnosis',
  'start',
  'how_it_works',
  'put_right',
  'unclear',
  'name',
  'how_are_you',
  'repeating',
  'correction',
  'complaint',
  'lived',
  'presence',
  'ask_me',
  'human',
  'privacy',
  'change_subject',
  'forget',
  'remember',
  'affection',
  'love',
  'hostile',
  'apology',
  'luck',
  'farewell',
  'thanks',
  'permission',
  'greeting',
  'introduction',
  'listen_only',
  'task',
  'whom_to_ask',
  'advice',
  'opinion',
  'minimal',
] as const;
export type Act = (typeof acts)[number];

/** What a message can be about. */
export const topics = [
  'grief',
  'care',
  'partner',
  'friend',
  'parent',
  'child',
  'work',
  'study',
  'money',
  'home',
  'health',
  'sleep',
  'alone',
  'purpose',
  'guilt',
  'anger',
  'fear',
  'shame',
  'tired',
  'animal',
  'joy',
] as const;
export type Topic = (typeof topics)[number];

/** How a message feels. */
export type Mood = 'heavy' | 'plain' | 'light';
type ByMood = Readonly<Record<Mood, readonly string[]>>;

export interface TopicTexts {
  /** Words and word beginnings (`stem*`), lower case without accents, `one+two` for neighbours. */
  words: string;
  /** Sentences that stay with it when it is hard, without a question; of joy, when it is good. */
  lines: readonly string[];
  questions: readonly string[];
}

/**
 * Everything the built-in companion says in one language. Slots: {Clause} and {clause} are the person's own words told
 * back, {np} and {Np} a thing they named, {quote} a piece of what they wrote, {told} what they put right, {name} their
 * own name, {emergency} the emergency number, {professional} the kind of help of the country.
 */
export interface BuiltInTexts {
  /** How an act is recognised, over lower-case text without accents, and what is answered. */
  acts: Readonly<Record<Act, { pattern: RegExp | null; replies: readonly string[] }>>;
  topics: Readonly<Record<Topic, TopicTexts>>;
  /** Frames for something hard, something neutral, something good. */
  clause: ByMood;
  thing: ByMood;
  /** For a few words of feeling; else only where nothing can be given back in another way. */
  quote: Pick<ByMood, 'heavy' | 'plain'>;
  /** Says in passing what answers here, to whom may have asked. */
  clarify: readonly string[];
  /** To a hard word about oneself, which is not said back. */
  harshOnSelf: readonly string[];
  /** Before the answer to what else a complaint about the listener says. */
  owning: readonly string[];
  /** When none of the person's words can be used. */
  bare: readonly string[];
  /** To thanks before a text about a crisis, which goes on by itself. */
  welcome: readonly string[];
  /** What fits any message of that mood. */
  lines: ByMood;
  questions: ByMood;
  /** What fits a long message, in which everything was told: nobody is asked to go on. */
  long: { lines: ByMood; questions: ByMood };
  /** Answers whether something is remembered: {quote} is a sentence of theirs from this conversation. */
  told: readonly string[];
  /** Says a name that was asked for: {fact}. */
  named: readonly string[];
  /** Comes back to something named earlier. */
  recall: readonly string[];
  /** Uses a remembered fact: {fact}. */
  memory: readonly string[];
  exercises: Readonly<
    Record<Exclude<ActionButtonMeaning, 'go_on' | 'rephrase' | 'summarise'>, readonly string[]>
  >;
  /** Exercises that go one step per message; the last step ends them. */
  steps: Readonly<Record<'breathe' | 'ground', readonly string[]>>;
  /** When somebody stops an exercise. */
  stopped: readonly string[];
  /** Towards other people: who is near, the first words to them, and whose work it is to help. */
  guiding: Readonly<Record<'person' | 'words' | 'professional', readonly string[]>>;
  /** For {professional}: the kind of help of a country (ISO 3166); `other` where it has no line of its own. */
  professionals: Readonly<Record<string, string> & { other: string }>;
  rephrase: readonly string[];
  summarise: { start: readonly string[]; nothing: string };
  goOn: readonly string[];
  /** For whoever wants ideas. */
  ideas: readonly string[];
}
