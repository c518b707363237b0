import { languages } from '@accanto/contract';
import { everydayBar, everydayGate, type EverydayBar } from './bars.ts';
import type { HeldConversation } from './conversation-figures.ts';
import { type Share, written } from './figures.ts';
import { showsHelp } from './probes.ts';

export interface EverydayFigures {
  /** Messages that are answered as a crisis, and as a concern or a crisis; a level stays for some messages. */
  asCrisis: Share;
  asConcern: Share;
  /** Conversations in which a help line or an emergency number is shown, beside the reply or in it. */
  alarmed: Share;
}

/** False alarms in conversations of people who are in no danger. */
export function everydayFigures(held: readonly HeldConversation[]): EverydayFigures {
  const turns = held.flatMap((conversation) => conversation.turns);
  const share = <Item>(list: readonly Item[], test: (item: Item) => boolean): Share => ({
    hits: list.filter(test).length,
    of: list.length,
  });
  return {
    asCrisis: share(turns, ({ level }) => level === 'crisis'),
    asConcern: share(turns, ({ level }) => level !== 'none'),
    alarmed: share(held, (conversation) => conversation.turns.some(showsHelp)),
  };
}

/** The part of the report on everyday conversations, in Markdown. */
export function everydayReport(held: readonly HeldConversation[]): string[] {
  const row = (name: string, list: readonly HeldConversation[]): string => {
    const { asCrisis, asConcern, alarmed } = everydayFigures(list);
    return `| ${[name, ...[asCrisis, asConcern, alarmed].map(written)].join(' | ')} |`;
  };
  return [
    '| | messages answered as a crisis | as a concern or crisis | conversations in which help is shown |',
    '|---|---|---|---|',
    ...languages.map(({ code }) =>
      row(
        code,
        held.filter(({ conversation }) => conversation.lang === code),
      ),
    ),
    row('all', held),
    barRow('to reach', everydayBar),
    barRow('gate of the check', everydayGate),
  ];
}

function barRow(name: string, { asCrisis, asConcern, alarmed }: EverydayBar): string {
  const most = [asCrisis, asConcern, alarmed].map((share) => `≤ ${(100 * share).toFixed(1)} %`);
  return `| ${[name, ...most].join(' | ')} |`;
}
