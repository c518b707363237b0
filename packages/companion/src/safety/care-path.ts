import type { CareAnswer, CareItem, Lane, RiskState } from './risk.ts';
import { isAtLeast } from './risk.ts';

/** What follows the question. */
export type PathItem = Exclude<CareItem, 'check_in' | 'confirm' | 'ask'>;

/** The order in which the items fit, by how urgent it is (safety-and-law.md section 3). */
const gentleOrder: readonly PathItem[] = [
  'people',
  'disclose_ai',
  'resource',
  'obstacle',
  'ordinary_help',
  'coping',
];
/** Young people and whoever suffers violence have lines of their own: they come first. */
const gentleOrderWithLine: readonly PathItem[] = [
  'resource',
  'people',
  'disclose_ai',
  'obstacle',
  'ordinary_help',
  'coping',
];
/** Who fears for somebody else needs no step of coping first. */
const otherOrder: readonly PathItem[] = [
  'resource',
  'people',
  'obstacle',
  'ordinary_help',
  'disclose_ai',
];
const urgentOrder: readonly PathItem[] = [
  'resource',
  'people',
  'obstacle',
  'coping',
  'ordinary_help',
  'disclose_ai',
];
/** R5: what stands in the way of the call, then other ways to somebody. */
const nowOrder: readonly PathItem[] = ['obstacle', 'resource', 'people'];
const nowOrderInEmergency: readonly PathItem[] = ['obstacle'];
const nowOrderInViolence: readonly PathItem[] = ['resource', 'obstacle', 'people', 'coping'];

const callLanes: readonly Lane[] = ['medical', 'harm_others'];
/** So many messages after 'I'll kill him' without another sign, and the call is no longer asked for each time. */
const coolingMessages = 2;

/** Somebody knows, or the worst is over: what follows is not a call for help again. */
const held: readonly CareAnswer[] = ['called', 'somebody', 'safe'];
const ofCalling: readonly CareAnswer[] = ['called', 'calling'];
/** What is not asked any more once the person has said it. */
const settledBy: Readonly<Partial<Record<PathItem, readonly CareAnswer[]>>> = {
  people: ['somebody', 'nobody'],
  obstacle: ['called', 'calling', 'no_answer', 'cannot_call', 'safe'],
  resource: ['cannot_call'],
};

/** Whether somebody is with the person, was called, or the person is safe; a body needs more than company. */
export function isHeld({ care, lanes }: RiskState): boolean {
  const enough = lanes.includes('medical') ? held.filter((one) => one !== 'somebody') : held;
  return enough.some((answer) => care.answered.includes(answer));
}

/** Only somebody else is in danger. */
export function isAboutOther({ lanes }: RiskState): boolean {
  return lanes.includes('third_party') && !lanes.includes('self_harm');
}

/** Help must come now: R5, and from R4 on where a body or somebody else is in danger, unless only calm words followed a threat. */
export function isNow({ level, lanes, calmMessages }: RiskState): boolean {
  if (!isAtLeast(level, 'R4')) return false;
  const isCooling = calmMessages >= coolingMessages && !lanes.includes('medical');
  return level === 'R5' || (!isCooling && lanes.some((lane) => callLanes.includes(lane)));
}

/** The item of the care path that comes next; undefined: all were said. */
export function nextItem(state: RiskState): PathItem | undefined {
  const { done, answered } = state.care;
  return orderFor(state).find(
    (item) =>
      !done.includes(item) && !(settledBy[item] ?? []).some((answer) => answered.includes(answer)),
  );
}

function orderFor(state: RiskState): readonly PathItem[] {
  const { level, lanes } = state;
  // No step of coping and no line to talk to while a body needs help.
  const isBody = lanes.includes('medical') && (isNow(state) || !lanes.includes('self_harm'));
  if (isBody) return nowOrderInEmergency;
  if (isNow(state) && !isHeld(state))
    return lanes.includes('violence') ? nowOrderInViolence : nowOrder;
  if (isAtLeast(level, 'R3')) return isAboutOther(state) ? otherOrder : urgentOrder;
  return lanes.includes('violence') || lanes.includes('minor') ? gentleOrderWithLine : gentleOrder;
}

/** The state after these items were said. */
export function withDone(state: RiskState, items: readonly CareItem[]): RiskState {
  const { care } = state;
  return { ...state, care: { ...care, done: [...new Set([...care.done, ...items])] } };
}

/** The state after the person has said this. */
export function withAnswered(state: RiskState, answers: readonly CareAnswer[]): RiskState {
  const { care } = state;
  // Who calls after all could.
  const before = answers.some((one) => ofCalling.includes(one))
    ? care.answered.filter((one) => one !== 'cannot_call')
    : care.answered;
  return { ...state, care: { ...care, answered: [...new Set([...before, ...answers])] } };
}

/** The state after another sign of danger: what was well may no longer be, what is in the way still is. */
export function withoutHeld(state: RiskState): RiskState {
  const { care } = state;
  const answered = care.answered.filter((answer) => !held.includes(answer) && answer !== 'away');
  return { ...state, care: { ...care, answered } };
}
