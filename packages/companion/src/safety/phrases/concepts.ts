/**
 * What the words of a message are about, the same in each language. A language lists, for each concept, words and
 * word groups: `word`, `stem*` (any ending), `one+two` (in this order, with at most two words between).
 */
export const concepts = [
  // Dying and ending
  'suicide',
  // Without another reading
  'takes_life',
  // Also sayings: 'la faccio finita', 'me tiro por'
  'kill_self',
  'die',
  'not_wake',
  'disappear',
  'not_live',
  'better_dead',
  'better_without',
  'burden',
  'farewell',
  'letter',
  'affairs',
  'decided',
  'think',
  'want',
  'urge',
  'place',
  'jump',
  'means',
  'stockpile',
  'taken',
  'pills',
  'too_many',
  'all_of_it',
  'cut',
  'blood',
  'now',
  'when',
  'hopeless',
  'tired_living',
  'no_reason',
  'refuse_life',
  'wish_die',
  'goodbye_letter',
  'only_way',
  'other_kills_self',
  // Other lanes
  'hit',
  'threat',
  'weapon',
  'locked',
  'hiding',
  'aggressor',
  'rape',
  'control',
  'kill_other',
  'weapon_ready',
  'unconscious',
  'chest',
  'arm',
  'poison',
  'voices',
  'command',
  'eat',
  'purge',
  'weight',
  'minor_age',
  'third_kin',
  'emergency_help',
  // What speaks against
  'negation',
  'past',
  'fiction',
  'work',
  'figurative',
  'joy',
  'deny',
  // A saying that was only said, or that others took seriously
  'reported',
  'pet_thing',
  'medical_job',
  'grief',
  'everyday',
] as const;
export type Concept = (typeof concepts)[number];

export type Lexicon = Readonly<Record<Concept, string>>;

/** A family of phrases: concepts that stand close together, in any order, and what may not stand near them. */
export interface PhraseFamily {
  id: string;
  level: 'R2' | 'R3' | 'R4' | 'R5';
  lane:
    | 'self_harm'
    | 'violence'
    | 'harm_others'
    | 'medical'
    | 'third_party'
    | 'eating_disorder'
    | 'psychosis'
    | 'minor';
  all: readonly Concept[];
  /** Words from the first to the last concept, at most. */
  span: number;
  without?: readonly Concept[];
}
