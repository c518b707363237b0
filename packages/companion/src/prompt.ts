import type { ActionButtonMeaning, Language } from '@accanto/contract';
import { bestQuoteOf } from './built-in/tell-back.ts';
import type { Prompt } from './models/model.ts';
import { personaFor } from './persona.ts';
import type { RiskLevel } from './safety/risk.ts';
import type { PastMessage, Turn } from './turn.ts';

/** About 3,000 tokens at four characters each: what of the conversation is sent as it is. */
const recentBudgetChars = 9_000;
const mostRecentMessages = 24;
const summaryBudgetChars = 800;

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
  const recent = recentOf(turn.history);
  const older = turn.history.slice(0, turn.history.length - recent.length);
  const system = [
    personaFor(language, turn.settings, level, turn.nickname),
    memoryLines(turn.memories),
    summaryOf(older, language),
    mustDiffer
      ? 'Your last attempt repeated earlier words or used another language. Answer differently.'
      : '',
  ]
    .filter((part) => part !== '')
    .join('\n\n');
  return { system, messages: [...recent, { role: 'user', content: inputText(turn) }] };
}

function inputText(turn: Turn): string {
  return turn.input.kind === 'message' ? turn.input.text : (wishes[turn.input.meaning] ?? '');
}

function recentOf(history: readonly PastMessage[]): readonly PastMessage[] {
  let chars = 0;
  let from = history.length;
  while (from > 0 && history.length - from < mostRecentMessages) {
    chars += history[from - 1]?.content.length ?? 0;
    if (chars > recentBudgetChars) break;
    from -= 1;
  }
  return history.slice(from);
}

function memoryLines(memories: Turn['memories']): string {
  if (memories.length === 0) return '';
  const facts = memories.slice(0, 30).map((memory) => `- ${memory.fact}`);
  return ['What the person allowed you to remember from earlier conversations:', ...facts].join(
    '\n',
  );
}

function summaryOf(older: readonly PastMessage[], language: Language): string {
  const told = older
    .filter((message) => message.role === 'user')
    .flatMap((message) => bestQuoteOf(message.content, language) ?? []);
  const lines = [...new Set(told)].slice(-16).join('; ').slice(-summaryBudgetChars);
  return lines === '' ? '' : `Earlier in this conversation the person said, in brief: ${lines}`;
}
