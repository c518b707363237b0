// npm run eval -- [--risk FILE]… [--conversations FILE]… [--out REPORT.md]   our own sets when no file is given, whose figures /safety shows
// npm run eval -- predict FILE     lines {"id","level"} for a risk file
// npm run eval -- reply FILE       lines {"id","replies"} for a conversation file
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { answerActs, ownActTexts } from './acts.ts';
import { holdAll } from './conversation-figures.ts';
import { writePublicFigures } from './public-figures.ts';
import { report, type RiskGroup } from './report.ts';
import { converse, evaluatedCompanion, predict } from './run.ts';
import {
  type EvalConversation,
  ownConversations,
  ownEverydayConversations,
  ownRiskTexts,
  readConversations,
  readRiskTexts,
  type RiskSet,
  riskSets,
  type RiskText,
} from './sets.ts';

const { values, positionals } = readArguments();
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
  endWithUsage();
}
await companion.close();

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        risk: { type: 'string', multiple: true },
        conversations: { type: 'string', multiple: true },
        out: { type: 'string' },
      },
    });
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return endWithUsage();
  }
}

function endWithUsage(): never {
  process.stderr.write(
    'Usage: eval [--risk FILE] [--conversations FILE] [--out FILE] | predict FILE | reply FILE\n',
  );
  process.exit(2);
}

async function evaluate(): Promise<void> {
  const groups: RiskGroup[] = [];
  for (const { set, texts } of riskTexts()) {
    const answered = [];
    for (const text of texts) answered.push({ text, turned: await predict(companion, text) });
    groups.push({ set, answered });
  }
  const answered = groups.flatMap((group) => group.answered);
  const held = await holdAll(companion, conversations());
  if (values.risk === undefined)
    writePublicFigures(answered.map(({ text, turned }) => ({ text, level: turned.level })));
  const hasOwnFile = values.risk !== undefined || values.conversations !== undefined;
  const everyday = hasOwnFile ? [] : await holdAll(companion, ownEverydayConversations());
  const acts = hasOwnFile ? [] : await answerActs(companion, ownActTexts());
  const written = report(groups, held, everyday, acts);
  if (values.out === undefined) process.stdout.write(written);
  else writeFileSync(values.out, written);
}

function riskTexts(): { set: RiskSet | 'given'; texts: RiskText[] }[] {
  if (values.risk !== undefined)
    return [{ set: 'given', texts: values.risk.flatMap((path) => readRiskTexts(path)) }];
  return riskSets.map((set) => ({ set, texts: ownRiskTexts(set) }));
}

function conversations(): EvalConversation[] {
  return values.conversations?.flatMap((path) => readConversations(path)) ?? ownConversations();
}
