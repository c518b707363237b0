import { limits, type Language } from '@accanto/contract';
import type { Judgement } from './classifier.ts';
import { foldCharacters } from './normalise.ts';
import type { Concept, PhraseFamily } from './phrases/concepts.ts';
import { hasWordOf, type PresumingLane } from './phrases/lane-words.ts';
import type { ConceptHit } from './phrases/matcher.ts';
import { type Lane, type RiskLevel, isAtLeast } from './risk.ts';
import { statedAge } from './stated-age.ts';

/** What the lanes of a message are read from. */
export interface LaneSigns {
  text: string;
  language: Language;
  families: readonly PhraseFamily[];
  hits: readonly ConceptHit[];
  judgement: Judgement;
}

export interface FoundLanes {
  lanes: readonly Lane[];
  /** What the classifier took it for, though no word of it stands there. */
  unfounded: Lane | null;
}

export const sureLaneShare = 0.6;
/** Beside a phrase that says what it is about: a wife who is beaten is not sent to an adult whom she trusts. */
const sureMinorShare = 0.95;
/** Lanes whose words presume a wrongdoer, a victim, a wound or a child: however sure the classifier is, only where such a word stands. */
const presuming: Readonly<Record<PresumingLane, readonly Concept[]>> = {
  violence: ['hit', 'threat', 'weapon', 'locked', 'hiding', 'rape', 'control'],
  harm_others: ['kill_other', 'weapon', 'weapon_ready', 'threat'],
  medical: ['unconscious', 'chest', 'arm', 'poison', 'blood', 'taken', 'pills'],
  minor: ['minor_age'],
};

/** The lanes of the phrases, and of the classifier where it is raised by that layer and borne out by the words. */
export function findLanes(signs: LaneSigns, byModel: RiskLevel): FoundLanes {
  const guessed = guessLanes(signs, byModel);
  const { lane } = signs.judgement;
  return {
    lanes: guessed.filter((one) => isBelieved(one, guessed, signs)),
    unfounded: guessed.includes(lane) && !isFounded(lane, signs) ? lane : null,
  };
}

function guessLanes(signs: LaneSigns, byModel: RiskLevel): Lane[] {
  const { families, judgement } = signs;
  const lanes = new Set<Lane>(families.map((family) => family.lane));
  const isSure =
    judgement.laneShare >= (judgement.lane === 'minor' ? sureMinorShare : sureLaneShare);
  if (isAtLeast(byModel, 'R2') && (lanes.size === 0 || isSure)) lanes.add(laneByModel(signs));
  return [...lanes];
}

const reports: Readonly<Record<Language, RegExp>> = {
  it: /\b(?:dice|diceva|detto) (?:che|di)\b/u,
  en: /\b(?:says|said|told me|tells me)\b/u,
  es: /\b(?:dice|dijo|dicho|decia) que\b/u,
  nl: /\b(?:zegt|zei|gezegd) dat\b/u,
};

/** Who says that they will jump is in danger, whoever writes it, and no danger unless that is said as well. */
function laneByModel({ text, language, hits, judgement }: LaneSigns): Lane {
  const isThreatened = presuming.violence.some((concept) => has(concept, hits));
  const isReported = judgement.lane === 'self_harm' && reports[language].test(foldCharacters(text));
  const isTheirs = has('other_kills_self', hits) && !isThreatened;
  return isTheirs && (judgement.lane === 'violence' || isReported) ? 'third_party' : judgement.lane;
}

function isBelieved(lane: Lane, guessed: readonly Lane[], signs: LaneSigns): boolean {
  if (lane === 'third_party') return isOtherMeant(guessed, signs);
  if (lane === 'self_harm') return !isOnlyOtherMeant(signs);
  const { judgement, hits } = signs;
  // 'He will kill himself' is no threat to whoever writes it.
  if (lane === 'violence' && judgement.lane === 'third_party' && has('other_kills_self', hits))
    return false;
  return isFounded(lane, signs);
}

/** Whoever names a brother beside their own wish to die is not asked about the brother. */
function isOtherMeant(guessed: readonly Lane[], { families, hits, judgement }: LaneSigns): boolean {
  const isOfOther = has('other_kills_self', hits);
  if (judgement.lane !== 'third_party' && guessed.includes('self_harm') && !isOfOther) return false;
  return (
    isOfOther ||
    families.some((family) => family.lane === 'third_party') ||
    judgement.laneShare >= sureLaneShare ||
    has('third_kin', hits)
  );
}

/** Where whoever writes cannot leave themselves out: without such a word nothing is said of them. */
const namesSelf: Readonly<Partial<Record<Language, RegExp>>> = {
  en: /\b(?:i|i['’]?m|i['’]?ve|i['’]?ll|me|myself)\b/iu,
  nl: /\b(?:ik|'?k|k\p{L}*|mij|me|mezelf|mijzelf)\b/iu,
};

/** 'My daughter cut herself', where nothing is said of the writer. */
function isOnlyOtherMeant({ text, language, families, hits, judgement }: LaneSigns): boolean {
  if (judgement.lane !== 'third_party' || !has('third_kin', hits)) return false;
  const isCutAtMost = families.every(
    ({ id, lane }) => lane !== 'self_harm' || id.startsWith('harm.cut'),
  );
  const isSure = judgement.laneShare >= sureLaneShare && isCutAtMost;
  return isSure || namesSelf[language]?.test(text) === false;
}

function isFounded(lane: Lane, { text, language, families, hits }: LaneSigns): boolean {
  if (!isPresuming(lane) || families.some((family) => family.lane === lane)) return true;
  const isYoung = (statedAge(text) ?? limits.minimumAgeYears) < limits.minimumAgeYears;
  if (lane === 'minor' && isYoung) return true;
  return presuming[lane].some((concept) => has(concept, hits)) || hasWordOf(lane, text, language);
}

function has(concept: Concept, hits: readonly ConceptHit[]): boolean {
  return hits.some((hit) => hit.concept === concept);
}

function isPresuming(lane: Lane): lane is PresumingLane {
  return Object.hasOwn(presuming, lane);
}
