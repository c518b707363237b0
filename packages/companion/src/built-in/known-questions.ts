import type { Language, UserSettings } from '@accanto/contract';
import { crisisWordsOf } from '../safety/crisis-words/by-language.ts';
import { emergencyOf, type LinePlace } from '../safety/crisis-lines.ts';
import { isAtLeast, isGuessed, noRisk, type Lane, type RiskState } from '../safety/risk.ts';
import { saidBy } from '../past-messages.ts';
import type { PastMessage } from '../turn.ts';
import { chooseFresh, wasHeard } from './choose.ts';
import { knownQuestionsOf } from './known-questions/by-language.ts';
import {
  type KnownQuestion,
  type Matter,
  ordinaryQuestions,
  urgentQuestions,
} from './known-questions/known-question.ts';
import { type LineSlot, lineFor } from './known-questions/lines.ts';
import { asksAboutMedicine } from './medicine.ts';
import { type MessagePiece, piecesOf } from './known-questions/pieces.ts';
import { plainText } from './plain-text.ts';
import { textsOf } from './texts/by-language.ts';
import type { Act } from './texts/texts.ts';

export interface Asking {
  language: Language;
  interfaceLanguage: Language;
  /** Before the message. */
  history: readonly PastMessage[];
  settings: UserSettings;
  /** With the message. */
  risk: RiskState | null;
  /** Milliseconds since epoch. */
  now: number;
  isBeforeCrisisText: boolean;
}

/** These have an answer of their own that is right each time. */
const keepingTheirWay: ReadonlySet<Act> = new Set([
  'silence',
  'injection',
  'methods',
  'harm',
  'taken',
  'medicine',
  'diagnosis',
  'forget',
  'remember',
  'name',
]);
/** These are clear even where they sound like a question about who answers. */
const clearAnyway: ReadonlySet<KnownQuestion> = new Set([
  'talks_to_the_dead',
  'bad_person',
  'weird',
  'what_would_you',
  'ideas_sleep',
  'ideas_head',
  'ideas_hands',
]);
/** These are about what was told. */
const aboutTold: ReadonlySet<KnownQuestion> = new Set(['normal', 'weird']);
/** In words: what is no longer tells nothing itself. */
const barestQuestion = 5;

/** What a question of ordinary life is otherwise taken for. */
const askingAnything: ReadonlySet<Act | null> = new Set([
  null,
  'reassurance',
  'advice',
  'opinion',
  'minimal',
  'whom_to_ask',
  'human',
  'remember',
]);

const ofBody: ReadonlySet<KnownQuestion> = new Set([
  'sleep_taken',
  'hospital_taken',
  'drink_signs',
  'stop_drinking',
]);

/** What a question must be about, one of these, or how great the danger of the person must be. */
const conditions: Readonly<Partial<Record<KnownQuestion, readonly (Matter | 'R2' | 'R3')[]>>> = {
  wake_taken: ['taken'],
  sleep_taken: ['taken'],
  hospital_taken: ['taken'],
  hospital_blood: ['blood'],
  drink_signs: ['alcohol'],
  stop_drinking: ['alcohol'],
  by_force: ['R2', 'line'],
  bill: ['line'],
  finds_out: ['line', 'violence'],
  phone_seen: ['violence'],
  write_instead: ['line', 'R2'],
  free: ['line', 'R3'],
  anonymous: ['line', 'R3'],
  other_country: ['line'],
  who_answers: ['line', 'R3'],
  fault_other: ['dying'],
  fault_own: ['violence'],
  abuse: ['violence'],
  leave_violent: ['violence'],
  ask_dying: ['dying', 'cuts', 'eating'],
  go_back: ['dying'],
  secret: ['dying', 'cuts', 'eating'],
  go_armed: ['armed'],
  police: ['dying', 'violence', 'R2'],
  go_there: ['dying'],
  wake_cuts: ['cuts'],
  words_cuts: ['cuts'],
  words_eating: ['eating'],
  words_dying: ['dying'],
  words_own: ['R3'],
  do_cuts: ['cuts'],
  do_eating: ['eating'],
  do_dying: ['dying'],
  normal_grave: ['grave'],
};

/** What is known of the person says what a question is about where their words do not. */
const lanesOf: Readonly<Partial<Record<Matter, Lane>>> = {
  dying: 'third_party',
  violence: 'violence',
};

/** Told without being asked, it asks all the same. */
const alsoTold: ReadonlySet<KnownQuestion> = new Set(['secret', 'worst']);

/** Ideas for what somebody asks about a second time. */
const ideasAbout = [
  ['ideas_sleep', 'sleep'],
  ['ideas_nerves', 'nerves'],
  ['ideas_quarrel', 'quarrel'],
  ['ideas_lonely', 'lonely'],
] as const satisfies readonly (readonly [KnownQuestion, Matter])[];

/** So many of the person's messages before say what a question is about. */
const messagesAround = 8;
const messagesAskedBefore = 4;

/** Whether the message asks what is answered in danger as well, and never left to a model. */
export function asksUrgently(text: string, act: Act | null, asking: Asking): boolean {
  return urgentQuestionIn(text, act, asking) !== null;
}

/** The answer to a question that is known, in words that this conversation has not heard; null: there is none. */
export function knownAnswer(text: string, act: Act | null, asking: Asking): string | null {
  const question = urgentQuestionIn(text, act, asking) ?? ordinaryQuestionIn(text, act, asking);
  return question === null ? null : freshReply(question, text, asking);
}

function urgentQuestionIn(text: string, act: Act | null, asking: Asking): KnownQuestion | null {
  const isForBody = act === 'medicine' || (act === 'farewell' && !text.includes('?'));
  if (act !== null && keepingTheirWay.has(act) && !isForBody) return null;
  const pieces = piecesAsked(text, asking);
  const found = urgentQuestions
    .filter((one) => !isForBody || isOfBody(one, text, asking))
    .find((one) => isAsked(one, pieces, asking) && isAbout(one, text, asking));
  return found !== undefined && freshReply(found, text, asking) !== null ? found : null;
}

/** What sounds like a question about medicines, or like a good night, may be one about drink or about what was taken. */
function isOfBody(question: KnownQuestion, text: string, { language }: Asking): boolean {
  return ofBody.has(question) && !asksAboutMedicine(plainText(text), language);
}

/** In grave danger everyday questions are not what matters. */
function ordinaryQuestionIn(text: string, act: Act | null, asking: Asking): KnownQuestion | null {
  const isGrave = asking.isBeforeCrisisText && isInDanger(asking, 'R3');
  if (isGrave || !askingAnything.has(act)) return null;
  const pieces = piecesAsked(text, asking);
  const found = ordinaryQuestions.find(
    (one) =>
      (act !== 'human' || clearAnyway.has(one)) &&
      (act === 'remember') === (one === 'last_time') &&
      !(aboutTold.has(one) && tellsNothing(text, asking)) &&
      isAsked(one, pieces, asking) &&
      isAbout(one, text, asking),
  );
  return ideasAskedAgain(text, asking) ?? found ?? null;
}

/** 'Is that bad?' asks about what was told just before. */
const asksOfLast =
  /^(?:(?:maar|en|and|but|ma|e|pero|y) )?(?:is (?:that|this|it|dat|dit|het)|(?:questo |e' |è |e |es |eso es )(?=normal|grave|malo|male|perico))\b.{0,25}$/u;

function piecesAsked(text: string, { history, language }: Asking): MessagePiece[] {
  const pieces = piecesOf(text, language);
  const last = saidBy('user', history).at(-1);
  if (last === undefined || last.includes('?') || !asksOfLast.test(plainText(text))) return pieces;
  const [told, asked] = [plainText(last), plainText(text).replace(/[^\p{L}]+$/u, '')];
  const whole = [`${told}, ${asked}`, `${asked} ${told}`];
  return [...pieces, ...whole.map((one) => ({ text: one, isQuestion: 'yes' as const }))];
}

function tellsNothing(text: string, { history }: Asking): boolean {
  return history.length === 0 && wordsIn(text) <= barestQuestion;
}

function wordsIn(text: string): number {
  return text.trim().split(/\s+/u).length;
}

function isAsked(
  question: KnownQuestion,
  pieces: readonly MessagePiece[],
  { language }: Asking,
): boolean {
  const { asks } = knownQuestionsOf(language).questions[question];
  const mayBeTold = conditions[question] === undefined;
  return pieces.some(
    ({ text, isQuestion }) =>
      (alsoTold.has(question) ||
        isQuestion === 'yes' ||
        (isQuestion === 'perhaps' && !mayBeTold)) &&
      asks.test(text),
  );
}

function isAbout(question: KnownQuestion, text: string, asking: Asking): boolean {
  const { language, history } = asking;
  if (question === 'why_ask')
    return knownQuestionsOf(language).askedOfDanger.test(
      plainText(saidBy('assistant', history).at(-1) ?? ''),
    );
  const wanted = conditions[question];
  if (wanted === undefined) return true;
  // What is only guessed is nobody's to tell.
  if (question === 'words_own' && asking.risk !== null && isGuessed(asking.risk)) return false;
  return wanted.some((one) =>
    one === 'R2' || one === 'R3' ? isInDanger(asking, one) : speaksAbout(one, text, asking),
  );
}

function isInDanger({ risk }: Pick<Asking, 'risk'>, level: 'R2' | 'R3'): boolean {
  return risk !== null && isAtLeast(risk.level, level);
}

function speaksAbout(matter: Matter, text: string, { language, history, risk }: Asking): boolean {
  const lane = lanesOf[matter];
  if (lane !== undefined && isInDanger({ risk }, 'R3') && risk?.lanes.includes(lane) === true)
    return true;
  const pattern = knownQuestionsOf(language).matters[matter];
  return [...saidBy('user', history).slice(-messagesAround), text].some((one) =>
    pattern.test(plainText(one)),
  );
}

/** Who asks what to do once more gets two small possibilities instead of another question. */
function ideasAskedAgain(text: string, asking: Asking): KnownQuestion | null {
  const { pattern } = textsOf(asking.language).acts.advice;
  const { askingForMore } = knownQuestionsOf(asking.language);
  const asksAdvice = (one: string): boolean =>
    pattern?.test(plainText(one)) === true || askingForMore.test(plainText(one));
  const before = saidBy('user', asking.history).slice(-messagesAskedBefore);
  if (!asksAdvice(text) || !before.some(asksAdvice) || wordsIn(text) > barestQuestion) return null;
  return ideasAbout.find(([, matter]) => speaksAbout(matter, text, asking))?.[0] ?? null;
}

/** What names a line that there is goes before what names none. */
function freshReply(question: KnownQuestion, text: string, asking: Asking): string | null {
  const { language, history } = asking;
  const said = saidBy('assistant', history);
  const place = placeOf(text, asking, said);
  const { replies } = knownQuestionsOf(language).questions[question];
  const fresh = replies.filter(
    (reply) => !wasHeard(reply, said) && !(asking.isBeforeCrisisText && reply.endsWith('?')),
  );
  const named = fresh.filter(
    (reply) => slotIn(reply) !== null && lineIn(reply, text, place) !== null,
  );
  const fitting = named.length > 0 ? named : fresh.filter((reply) => slotIn(reply) === null);
  if (fitting.length === 0) return null;
  const chosen = chooseFresh(fitting, said, text);
  return chosen
    .replace(/\{(?:free|paid|nameless|written)\}/u, () => lineIn(chosen, text, place) ?? '')
    .replaceAll('{emergency}', () => emergencyOf(place, crisisWordsOf(language)));
}

function slotIn(reply: string): LineSlot | null {
  const [, slot] = /\{(free|paid|nameless|written)\}/u.exec(reply) ?? [];
  return (slot as LineSlot | undefined) ?? null;
}

function lineIn(reply: string, text: string, place: LinePlace): string | null {
  const slot = slotIn(reply);
  return slot === null ? null : lineFor(slot, plainText(text), place);
}

/** Where violence was spoken of, no line for thoughts of dying is meant. */
function placeOf(text: string, asking: Asking, said: readonly string[]): LinePlace {
  const { language, interfaceLanguage, settings, risk, now } = asking;
  const known = risk ?? noRisk(now);
  const isViolence = speaksAbout('violence', text, asking);
  const lanes = isViolence ? [...new Set([...known.lanes, 'violence' as const])] : known.lanes;
  const state = { ...known, lanes };
  return {
    state,
    language,
    interfaceLanguage,
    chosenCountry: settings.country,
    said,
    now,
  };
}
