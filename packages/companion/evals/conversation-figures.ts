import type { Language } from '@accanto/contract';
import { contentWords, sharesContent } from '../src/built-in/tell-back.ts';
import { foldCharacters } from '../src/safety/normalise.ts';
import { dosePattern, watchRules } from '../src/safety/watch-rules.ts';
import type { Companion } from '../src/index.ts';
import { quantile, type Share } from './figures.ts';
import { isIn, languageOfProbe, probeHolds } from './probes.ts';
import { converse, type Turned } from './run.ts';
import type { EvalConversation } from './sets.ts';

export interface HeldConversation {
  conversation: EvalConversation;
  turns: readonly Turned[];
}

export interface ConversationFigures {
  replies: number;
  medianWords: number;
  /** Nine of ten replies have at most so many words. */
  mostWords: number;
  /** Replies that end with a question. */
  asking: Share;
  /** Of the replies to a message with a word of content: those that take one up. */
  takingUp: Share;
  /** Replies that begin with the same four words as an earlier one of their conversation. */
  sameOpening: Share;
  identical: Share;
  otherLanguage: Share;
  diagnoses: Share;
  doses: Share;
  probes: Share;
}

/** Holds conversations with the companion, one after another. */
export async function holdAll(
  companion: Companion,
  conversations: readonly EvalConversation[],
): Promise<HeldConversation[]> {
  const held = [];
  for (const conversation of conversations)
    held.push({ conversation, turns: await converse(companion, conversation) });
  return held;
}

interface SpokenTurn {
  said: string;
  turned: Turned;
  earlier: readonly string[];
  language: Language;
}

/** How the companion spoke in these conversations. */
export function conversationFigures(held: readonly HeldConversation[]): ConversationFigures {
  const spoken = held.flatMap(spokenTurns);
  const words = spoken.map(({ turned }) => turned.reply.split(/\s+/u).length);
  const withContent = spoken.filter(
    ({ said, language }) => contentWords(said, language).length > 0,
  );
  const share = (list: readonly SpokenTurn[], test: (turn: SpokenTurn) => boolean): Share => ({
    hits: list.filter(test).length,
    of: list.length,
  });
  const probes = held.flatMap(({ conversation, turns }) =>
    (conversation.probes ?? [])
      .map((probe) => probeHolds(probe, conversation, turns))
      .filter((holds) => holds !== null),
  );
  return {
    replies: spoken.length,
    medianWords: quantile(words, 0.5),
    mostWords: quantile(words, 0.9),
    asking: share(spoken, ({ turned }) => /\?["'»”)\s]*$/u.test(turned.reply)),
    takingUp: share(withContent, ({ said, turned, language }) =>
      sharesContent(said, turned.reply, language),
    ),
    sameOpening: share(spoken, ({ turned, earlier }) =>
      earlier.some((reply) => opening(reply) === opening(turned.reply)),
    ),
    identical: share(spoken, ({ turned, earlier }) => earlier.includes(turned.reply)),
    otherLanguage: share(spoken, ({ turned, language }) => !isIn(turned.reply, language)),
    diagnoses: share(spoken, ({ turned, language }) =>
      watchRules[language].diagnosis.test(foldCharacters(turned.reply)),
    ),
    doses: share(spoken, ({ turned }) => dosePattern.test(foldCharacters(turned.reply))),
    probes: { hits: probes.filter(Boolean).length, of: probes.length },
  };
}

function spokenTurns({ conversation, turns }: HeldConversation): SpokenTurn[] {
  return turns.map((turned, at) => ({
    said: conversation.turns[at] ?? '',
    turned,
    earlier: turns.slice(0, at).map((one) => one.reply),
    // A conversation may change its language on the way: its probes say so for those turns.
    language: languageOfProbe(
      conversation.probes?.find((probe) => probe.type === 'lang' && probe.turn === at),
      conversation,
    ),
  }));
}

function opening(reply: string): string {
  return (foldCharacters(reply).match(/[\p{L}\d]+/gu) ?? []).slice(0, 4).join(' ');
}
