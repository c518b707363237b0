import type { LinePlace } from './crisis-lines.ts';
import type { CrisisSituation } from './crisis-turn.ts';
import { askedWhom, type ToldKind, toldKinds, toldWordings } from './crisis-words/told-wordings.ts';
import { isAtLeast } from './risk.ts';

const prefix = 'told.';

/** Whether a rule is one of what is told bit by bit. */
export function isTold(ruleId: string): boolean {
  return kindOf([ruleId]) !== null;
}

/** The next words of their own for what was told in this message; null: none, all were said, or the danger is greater than that. */
export function ofWhatWasTold({ message, state, language, said }: CrisisSituation): string | null {
  const kind = kindOf(message.ruleIds);
  if (kind === null || isAtLeast(state.level, 'R4')) return null;
  const isGraver = isAtLeast(state.level, 'R3') && state.lanes.includes('self_harm');
  if (isGraver && kind !== 'marks-again') return null;
  const { [kind]: wordings, toAdult, toSomebody } = toldWordings[language];
  const fresh = wordings.find((wording) => !said.some((text) => text.includes(wording)));
  if (fresh === undefined) return null;
  if (!askedWhom.has(kind)) return fresh;
  // Also when the age comes last.
  const isForAdult = state.lanes.includes('minor') && !said.some((text) => text.includes(toAdult));
  if (isForAdult) return `${fresh} ${toAdult}`;
  return fresh === wordings[0] ? `${fresh} ${toSomebody}` : fresh;
}

/** Whether the first words of the conversation in danger were about something told, and not about thoughts of dying. */
export function hasSpokenOfTold({ said, language }: Pick<LinePlace, 'said' | 'language'>): boolean {
  const wordings = toldKinds.map((kind) => toldWordings[language][kind][0] ?? '');
  return wordings.some((wording) => said.some((text) => text.includes(wording)));
}

function kindOf(ruleIds: readonly string[]): ToldKind | null {
  return toldKinds.find((kind) => ruleIds.includes(`${prefix}${kind}`)) ?? null;
}
