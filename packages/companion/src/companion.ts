import type { Language } from '@accanto/contract';
import {
  answerAction,
  answerMessage,
  asksKnownUrgently,
  mustBeAnswered,
  type Answer,
  type Listening,
} from './built-in/answer.ts';
import { nextStep, wishFor } from './built-in/exercise.ts';
import { factsIn } from './built-in/memory.ts';
import { sharesContent } from './built-in/tell-back.ts';
import { plainText } from './built-in/plain-text.ts';
import { actOf } from './built-in/act-of-message.ts';
import type { Act } from './built-in/texts/texts.ts';
import { privacyWithEndpoint } from './endpoint-privacy.ts';
import { isGoodbyeInDanger } from './goodbye.ts';
import { messageInContext } from './message-in-context.ts';
import { createHttpModel } from './models/http-model.ts';
import { createLocalModel } from './models/local-model.ts';
import type { Model } from './models/model.ts';
import { withStatedAge } from './safety/assess.ts';
import { cardFor } from './safety/crisis-card.ts';
import { crisisReply } from './safety/crisis-reply.ts';
import type { CrisisReply } from './safety/crisis-turn.ts';
import { languageOfTurn } from './safety/language.ts';
import { assessPerson } from './safety/person-risk.ts';
import { isTold } from './safety/told-words.ts';
import { isAtLeast, type RiskLevel, type RiskState } from './safety/risk.ts';
import { saidBy } from './past-messages.ts';
import { inPieces } from './speech.ts';
import type { Companion, CompanionOptions, Piece, Turn } from './turn.ts';
import { speakWatched } from './watched-model.ts';

/** What is never left to a model: it must be right each time. */
const ownActs: ReadonlySet<Act> = new Set([
  'human',
  'medicine',
  'diagnosis',
  'injection',
  'methods',
  'harm',
  'taken',
  'forget',
  'farewell',
  'love',
  'privacy',
  'silence',
]);

interface Assessed {
  assessment: Extract<Piece, { kind: 'assessment' }>;
  crisis: CrisisReply | null;
}

/** One reply on its way. */
interface Reply extends Assessed {
  turn: Turn;
  /** Milliseconds since epoch. */
  now: number;
  /** Where words go for a reply; null: nowhere. */
  host: string | null;
  stop: AbortSignal;
}

/** What is said without a model. */
interface Said extends Answer {
  origin: 'prepared' | 'built-in';
}

/**
 * Makes the companion that answers with the chosen model, or with the built-in one.
 * @throws {ModelFault} 'not-installed' when a local model is chosen and its runtime is missing
 */
export function createCompanion(options: CompanionOptions): Companion {
  const sleep = options.sleep ?? pause;
  const model = createModel(options);
  const host = hostOf(options);

  function reply(turn: Turn, stop: AbortSignal): AsyncGenerator<Piece> {
    const now = options.now();
    const { assessment, crisis } = assess(turn, now);
    const given: Reply = { turn, now, host, assessment, crisis, stop };
    if (model === null || crisis?.lead.kind === 'none' || !turn.useModel)
      return withoutModel(given);
    return isForModel(given) ? byModel(given, model) : withoutModel(given);
  }

  async function* withoutModel(given: Reply): AsyncGenerator<Piece> {
    yield given.assessment;
    if (!given.stop.aborted) yield* say(given, saidOf(given));
  }

  async function* byModel(given: Reply, chosen: Model): AsyncGenerator<Piece> {
    const { turn, assessment, crisis, stop } = given;
    const { language, level } = assessment;
    const speech = { turn, language, level, maxChars: options.limits.maxChars };
    let whole = '';
    yield assessment;
    if (stop.aborted) return;
    for await (const spoken of speakWatched(chosen, speech, stop)) {
      if (stop.aborted) return;
      if (spoken.kind === 'sentence') {
        whole += spoken.text;
        // As `pieces`, without a generator of its own: most of all deltas come by here.
        for (const { text, waitMs } of inPieces(spoken.text)) {
          if (waitMs > 0) await sleep(waitMs, stop);
          if (stop.aborted) return;
          yield { kind: 'text', text };
        }
        continue;
      }
      if (spoken.kind === 'nothing') {
        yield { kind: 'notice', notice: 'fell-back' };
        yield* say(given, saidOf(given));
        return;
      }
      if (spoken.kind === 'ended-by-watch') yield { kind: 'notice', notice: 'ended-by-watch' };
      // What people prepared for danger is said whether or not the model came to its end.
      if (crisis !== null) yield* pieces(`${/\s$/u.test(whole) ? '' : ' '}${crisis.text}`, stop);
      if (stop.aborted) return;
      const outcome = spoken.kind === 'interrupted' && crisis === null ? 'interrupted' : 'complete';
      yield end(given, outcome, 'model', memoriesIn(whole, turn, language));
      return;
    }
  }

  async function* say(given: Reply, said: Said): AsyncGenerator<Piece> {
    yield* pieces(said.text, given.stop);
    if (!given.stop.aborted) yield end(given, 'complete', said.origin, said.usedMemoryIds);
  }

  async function* pieces(whole: string, stop: AbortSignal): AsyncGenerator<Piece> {
    for (const { text, waitMs } of inPieces(whole)) {
      if (waitMs > 0) await sleep(waitMs, stop);
      if (stop.aborted) return;
      yield { kind: 'text', text };
    }
  }

  return {
    answersWith: { kind: options.model.kind, host },
    reply,
    close: async () => model?.close(),
  };
}

/** What people wrote for danger, with an answer before or after it, or the built-in answer alone. */
function saidOf(given: Reply): Said {
  const { turn, host, assessment, crisis } = given;
  const listening = listeningTo(given);
  if (crisis?.lead.kind === 'none') {
    const isAsked = asksUrgently(given);
    const { text, usedMemoryIds } =
      isAsked || mustAlsoAnswer(turn, assessment) ? answerTurn(turn, listening, host) : nothingMore;
    // At R5 the call for help goes before everything.
    const isAnswerFirst = isAsked && assessment.level !== 'R5';
    const parts = isAnswerFirst ? [text, crisis.text] : [crisis.text, text];
    return { text: parts.join(' ').trim(), origin: 'prepared', usedMemoryIds };
  }
  const { text, usedMemoryIds } =
    crisis?.lead.kind === 'presence' && isForModel(given)
      ? { text: crisis.lead.text, usedMemoryIds: [] }
      : answerTurn(turn, listening, host);
  return {
    text: crisis === null ? text : `${text} ${crisis.text}`.trim(),
    origin: crisis !== null || turn.input.kind === 'action' ? 'prepared' : 'built-in',
    usedMemoryIds,
  };
}

function listeningTo({ turn, now, assessment, crisis }: Reply): Listening {
  return {
    ...turn,
    language: assessment.language,
    interfaceLanguage: turn.language,
    risk: assessment.state,
    now,
    isBeforeCrisisText: crisis !== null,
  };
}

function asksUrgently(given: Reply): boolean {
  const { input } = given.turn;
  return input.kind === 'message' && asksKnownUrgently(input.text, listeningTo(given));
}

function end(
  { turn, assessment }: Reply,
  outcome: 'complete' | 'interrupted',
  origin: 'prepared' | 'built-in' | 'model',
  usedMemoryIds: readonly string[],
): Piece {
  const newMemories =
    turn.mayRemember && turn.input.kind === 'message'
      ? factsIn(turn.input.text, assessment.language, turn.memories)
      : [];
  return { kind: 'end', outcome, origin, usedMemoryIds, newMemories };
}

/** Everything that is known before the first word: synchronous and quick. */
function assess(turn: Turn, now: number): Assessed {
  const text = turn.input.kind === 'message' ? turn.input.text : '';
  const earlier = saidBy('user', turn.history);
  const language = languageOfTurn(text, earlier, turn.language);
  const message = withStatedAge(messageInContext(turn, text, earlier, language), [
    ...earlier,
    text,
  ]);
  const isAction = turn.input.kind === 'action';
  const person = isAction
    ? { state: assessPerson(turn.risk, message, now).state, ruleIds: [] }
    : assessPerson(turn.risk, message, now);
  const place = {
    language,
    interfaceLanguage: turn.language,
    chosenCountry: turn.settings.country,
    now,
  };
  const asksForLines = turn.input.kind === 'action' && turn.input.meaning === 'who_can_i_call';
  const carded = cardFor(person.state, place, asksForLines);
  const crisis =
    isAction || isStepOfExercise(turn, carded.state.level, language)
      ? null
      : crisisReply({
          text,
          state: carded.state,
          isFarewell: isGoodbyeInDanger(text, person.state, turn.history, language),
          message,
          language,
          interfaceLanguage: turn.language,
          chosenCountry: place.chosenCountry,
          said: saidBy('assistant', turn.history),
          now,
        });
  const state: RiskState = crisis?.state ?? carded.state;
  return {
    assessment: {
      kind: 'assessment',
      level: state.level,
      state,
      language,
      card: carded.card,
      ruleIds: person.ruleIds,
    },
    crisis,
  };
}

const nothingMore: Answer = { text: '', usedMemoryIds: [] };

/** Below R5 a question that must be answered honestly is answered beside what danger asks for. */
function mustAlsoAnswer(turn: Turn, assessment: Assessed['assessment']): boolean {
  if (turn.input.kind !== 'message' || assessment.level === 'R5') return false;
  // 'He says it is our secret' asks nothing about secrets here.
  if (assessment.ruleIds.some(isTold) && !turn.input.text.includes('?')) return false;
  const act = actOf(turn.input.text, turn.history, assessment.language);
  return act !== null && mustBeAnswered.has(act);
}

function isForModel(given: Reply): boolean {
  const { turn, assessment } = given;
  const { language } = assessment;
  // A step of an exercise goes on with its next step, whoever answers otherwise.
  if (nextStep(turn.history, language) !== null && wishesMoreOrStop(turn, language)) return false;
  if (turn.input.kind === 'action')
    return ['rephrase', 'summarise', 'go_on'].includes(turn.input.meaning);
  const act = actOf(turn.input.text, turn.history, language);
  return (act === null || !ownActs.has(act)) && !asksUrgently(given);
}

/** Below R4 an exercise that helps goes on when nothing else is said. */
function isStepOfExercise(turn: Turn, level: RiskLevel, language: Language): boolean {
  return (
    !isAtLeast(level, 'R4') &&
    nextStep(turn.history, language) !== null &&
    wishesMoreOrStop(turn, language)
  );
}

function wishesMoreOrStop({ input }: Turn, language: Language): boolean {
  return input.kind === 'action'
    ? input.meaning === 'go_on'
    : wishFor(plainText(input.text), language) !== null;
}

function answerTurn({ input, history }: Turn, listening: Listening, host: string | null): Answer {
  if (input.kind === 'action') return answerAction(input.meaning, listening);
  const { language } = listening;
  if (host === null || actOf(input.text, history, language) !== 'privacy')
    return answerMessage(input.text, listening);
  const said = saidBy('assistant', history);
  return { text: privacyWithEndpoint(host, language, said, input.text), usedMemoryIds: [] };
}

/** The facts whose words a reply uses although the person did not just say them. */
function memoriesIn(reply: string, turn: Turn, language: Language): string[] {
  const text = turn.input.kind === 'message' ? turn.input.text : '';
  return turn.memories
    .filter(
      ({ fact }) => sharesContent(fact, reply, language) && !sharesContent(fact, text, language),
    )
    .map(({ id }) => id);
}

function createModel(options: CompanionOptions): Model | null {
  if (options.model.kind === 'built-in') return null;
  if (options.model.kind === 'local')
    return createLocalModel({ path: options.model.path, limits: options.limits });
  return createHttpModel({
    ...options.model,
    limits: options.limits,
    now: options.now,
    random: options.random ?? Math.random,
  });
}

function hostOf(options: CompanionOptions): string | null {
  return options.model.kind === 'endpoint' ? new URL(options.model.baseUrl).host : null;
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (signal.aborted) return resolve();
    const done = (): void => {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    };
    const timer = setTimeout(done, ms);
    signal.addEventListener('abort', done);
  });
}
