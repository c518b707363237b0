// npm run eval -- [--risk FILE]… [--conversations FILE]… [--out REPORT.md]   our own sets when no file is given, whose figures /safety shows
// npm run eval -- predict FILE     lines {"id","level"} for a risk file
// npm run eval -- reply FILE       lines {"id","replies"} for a conversation file
import { existsSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { languages, type Language } from '@accanto/contract';
import { answerActs, ownActTexts } from './acts.ts';
import { writePublicFigures } from './public-figures.ts';
import { report } from './report.ts';
import { converse, evaluatedCompanion, predict } from './run.ts';
import { readConversations, readRiskTexts, type EvalConversation, type RiskText } from './sets.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    risk: { type: 'string', multiple: true },
    conversations: { type: 'string', multiple: true },
    out: { type: 'string' },
  },
});
const [command, file] = positionals;
const companion = evaluatedCompanion();

if (command === 'predict' && file !== undefined) {
  for (const text of readRiskTexts(file)) {
    const { level } = await predict(companion, text);
    process.stdout.write(`${JSON.stringify({ id: text.id, level })}\n`);
  }
} else if (command === 'reply' && file !== undefined) {
  for (const conversation of readConversations(file)) {
    const turns = await converse(companion, conversation);
    process.stdout.write(
      `${JSON.stringify({ id: conversation.id, replies: turns.map((turned) => turned.shown) })}\n`,
    );
  }
} else if (command === undefined) {
  await evaluate();
} else {
  process.stderr.write(
    'Usage: eval [--risk FILE] [--conversations FILE] [--out FILE] | predict FILE | reply FILE\n',
  );
  process.exitCode = 2;
}
await companion.close();

async function evaluate(): Promise<void> {
  const answered = [];
  for (const text of riskTexts()) answered.push({ text, turned: await predict(companion, text) });
  const held = [];
  for (const conversation of conversations())
    held.push({ conversation, turns: await converse(companion, conversation) });
  if (values.risk === undefined)
    writePublicFigures(answered.map(({ text, turned }) => ({ text, level: turned.level })));
  const hasOwnFile = values.risk !== undefined || values.conversations !== undefined;
  const acts = hasOwnFile ? [] : await answerActs(companion, ownActTexts());
  const written = report(answered, held, acts);
  if (values.out === undefined) process.stdout.write(written);
  else writeFileSync(values.out, written);
}

function riskTexts(): RiskText[] {
  return (values.risk ?? ownFiles('risk')).flatMap((path) => readRiskTexts(path));
}

function conversations(): EvalConversation[] {
  return (values.conversations ?? ownFiles('conversations')).flatMap((path) =>
    readConversations(path),
  );
}

function ownFiles(kind: 'risk' | 'conversations'): URL[] {
  const codes: Language[] = languages.map((language) => language.code);
  return codes
    .map((code) => new URL(`./${kind}/${code}.jsonl`, import.meta.url))
    .filter((path) => existsSync(path));
}
