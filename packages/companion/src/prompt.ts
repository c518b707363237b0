import type { ActionButtonMeaning, Language } from '@accanto/contract';
import { knownBudgetChars, knownOfPerson } from './known-of-person.ts';
import type { Prompt } from './models/model.ts';
import { personaFor } from './persona.ts';
import type { RiskLevel } from './safety/risk.ts';
import type { PastMessage, Turn } from './turn.ts';

/** About 3,000 tokens at three characters each: everything that people wrote, in one prompt. */
const budgetChars = 9_000;
const mostRecentMessages = 24;

const wishes: Partial<Record<ActionButtonMeaning, string>> = {
  rephrase:
    '(The person pressed a button: say your last reply differently, in other words and shorter.)',
  summarise: '(The person pressed a button: sum up in two or three sentences what they told you.)',
  go_on: '(The person pressed a button: go on from your last reply.)',
};

/** How a turn becomes a prompt: who the companion is, what is remembered, the older part in brief, the recent part whole. */
export function promptFor(
  turn: Turn,
  language: Language,
  level: RiskLevel,
  mustDiffer: boolean,
): Prompt {
  const content = inputText(turn);
  const recent = recentOf(turn.history, budgetChars - knownBudgetChars - content.length);
  const older = turn.history.slice(0, turn.history.length - recent.length);
  const system = [
    personaFor(language, turn.settings, level),
    mustDiffer
      ? 'Your last attempt repeated earlier words or used another language. Answer differently.'
      : '',
    knownOfPerson(turn, older, language),
  ]
    .filter((part) => part !== '')
    .join('\n\n');
  return { system, messages: [...recent, { role: 'user', content }] };
}

function inputText(turn: Turn): string {
  return turn.input.kind === 'message' ? turn.input.text : (wishes[turn.input.meaning] ?? '');
}

function recentOf(history: readonly PastMessage[], budget: number): readonly PastMessage[] {
  let chars = 0;
  let from = history.length;
  while (from > 0 && history.length - from < mostRecentMessages) {
    chars += history[from - 1]?.content.length ?? 0;
    if (chars > budget) break;
    from -= 1;
  }
  return history.slice(from);
}
