/** Questions that are answered beside what danger asks for as well, and never left to a model: the first that fits. */
export const urgentQuestions = [
  'why_ask',
  'wake_taken',
  'sleep_taken',
  'hospital_taken',
  'hospital_blood',
  'drink_signs',
  'stop_drinking',
  'children',
  'by_force',
  'bill',
  'finds_out',
  'phone_seen',
  'write_instead',
  'free',
  'anonymous',
  'other_country',
  'who_answers',
  'call_words',
  'what_112',
  'rape',
  'fault_other',
  'fault_own',
  'abuse',
  'leave_violent',
  'ask_dying',
  'police',
  'go_back',
  'secret',
  'no_doctor',
  'go_armed',
  'go_there',
  'wake_cuts',
  'words_cuts',
  'words_eating',
  'words_dying',
  'words_own',
  'do_cuts',
  'do_eating',
  'do_dying',
  'hospital',
] as const;
type UrgentQuestion = (typeof urgentQuestions)[number];

/** Questions of ordinary life. */
export const ordinaryQuestions = [
  'last_time',
  'talks_to_the_dead',
  'normal_grave',
  'mad_grave',
  'normal_no_tears',
  'normal_relief',
  'normal_sad_of_good',
  'normal_jealous',
  'normal_nothing',
  'normal_angry',
  'normal_fear',
  'normal',
  'worst',
  'bad_person',
  'weird',
  'not_go',
  'may_feel',
  'words_child',
  'ideas_sleep',
  'ideas_head',
  'ideas_hands',
  'ideas_nerves',
  'ideas_quarrel',
  'ideas_lonely',
  'ideas_parents',
  'should_leave',
  'should_quit',
  'should_tell',
  'words_hard',
  'should',
  'what_would_you',
] as const;
type OrdinaryQuestion = (typeof ordinaryQuestions)[number];

export type KnownQuestion = UrgentQuestion | OrdinaryQuestion;

/** What a question may have to be about: said in the message or in one of those before. */
const matters = [
  'dying',
  'cuts',
  'eating',
  'taken',
  'blood',
  'alcohol',
  'violence',
  'armed',
  'line',
  'sleep',
  'nerves',
  'quarrel',
  'lonely',
  'grave',
] as const;
export type Matter = (typeof matters)[number];

interface Wording {
  /** Over a sentence, or a piece of one between commas, in plain lower case and without 'and', 'but', 'ok' before it. */
  asks: RegExp;
  /**
   * Two or more. {line}, {free}, {paid}, {nameless} and {written} are lines of the resource file: what names one that there
   * is goes before what names none.
   */
  replies: readonly string[];
}

/** The questions of one language. */
export interface KnownQuestions {
  /** What goes before a question and says nothing. */
  fillers: RegExp;
  /** How a question without its mark begins. */
  opening: RegExp;
  /** How one may begin that could be told as well: where it is about danger it is taken for a question. */
  looseOpening: RegExp | null;
  /** Asks for more ideas. */
  askingForMore: RegExp;
  /** A question of ours about dying or danger. */
  askedOfDanger: RegExp;
  matters: Readonly<Record<Matter, RegExp>>;
  questions: Readonly<Record<KnownQuestion, Wording>>;
}
