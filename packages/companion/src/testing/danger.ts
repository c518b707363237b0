import type { Language } from '@accanto/contract';

/** Thoughts without intent; a plan; now. */
export const beginnings: Record<Language, Record<'R3' | 'R4' | 'R5', string>> = {
  it: {
    R3: 'voglio ammazzarmi',
    R4: 'stanotte la faccio finita, ho le pastiglie qui',
    R5: 'ho deciso, stanotte mi ammazzo',
  },
  en: {
    R3: 'I want to kill myself',
    R4: 'I have written my goodbye letters and decided to kill myself',
    R5: 'I have decided, I am going to kill myself tonight',
  },
  es: {
    R3: 'me quiero matar',
    R4: 'tengo las cartas de despedida escritas',
    R5: 'lo tengo decidido, esta noche me mato',
  },
  nl: {
    R3: 'ik wil mezelf doden',
    R4: 'ik heb mijn afscheidsbrieven al geschreven',
    R5: 'ik heb besloten, vannacht maak ik er een eind aan',
  },
};
/** Answers that tell nothing. */
export const littleSaid: Record<Language, string[]> = {
  it: ['boh', 'non so', 'mah', 'forse', 'può darsi'],
  en: ['dunno', 'not sure', 'meh', 'maybe', 'could be'],
  es: ['ni idea', 'no sé', 'bah', 'quizá', 'puede ser'],
  nl: ['geen idee', 'weet niet', 'mwah', 'misschien', 'kan zijn'],
};
