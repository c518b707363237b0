import type { Language } from '@accanto/contract';

interface Asking {
  /** Of the person; a group is who, or none where it is asked of whom was spoken of. */
  ofOther: RegExp;
  own: RegExp;
}

const before = {
  it: '^(?:(?:e|ma|ehi|allora|scusa|senti|sai|tu|te lo ricordi|ti ricordi|ricordi|dimmi|io)[ ,?]+)*',
  en: '^(?:(?:and|so|hey|ok|sorry|do you (?:know|remember)|remember|tell me|btw)[ ,?]+)*',
  es: '^[¿¡ ]*(?:(?:y|pero|oye|a ver|sabes|recuerdas|te acuerdas(?: de)?|dime|tu|yo)[ ,¿?]+)*',
  nl: '^(?:(?:en|maar|he|zeg|weet (?:je|ge|u) nog|weet (?:je|ge|u)|herinner je je)[ ,?]+)*',
};
const after =
  '(?:[^\\p{L}]*(?:te lo ricordi|ricordi|te acuerdas|lo recuerdas|sabes|again|remember|nog|weer|ook alweer|eigenlijk|btw|weet je dat nog))*[^\\p{L}]*$';

const askings: Readonly<Record<Language, Asking>> = {
  it: {
    ofOther: new RegExp(
      `${before.it}(?:(?:ti ho detto )?come si chiama(?:va)?(?: (?:il |la |l')?mi[oa] (\\p{L}+)| lui| lei)?)${after}`,
      'u',
    ),
    own: new RegExp(`${before.it}come mi chiamo(?: io)?${after}`, 'u'),
  },
  en: {
    ofOther: new RegExp(
      `${before.en}(?:what did i (?:say|tell you)|what(?:'s|s| is| was)?|do you know what) (?:my (?:best )?(\\p{L}+?)(?:'s|s)?|her|his|their)(?: name)?(?: (?:is|was))?(?: called)?${after}`,
      'u',
    ),
    own: new RegExp(
      `${before.en}(?:what did i say )?(?:what(?:'s|s| is| was)? )?my name(?: (?:is|was))?${after}`,
      'u',
    ),
  },
  es: {
    ofOther: new RegExp(
      `${before.es}como (?:te dije que )?se llama(?:ba)?(?: mi (\\p{L}+)| el| ella)?${after}`,
      'u',
    ),
    own: new RegExp(`${before.es}como me llamo(?: yo)?${after}`, 'u'),
  },
  nl: {
    ofOther: new RegExp(
      `${before.nl}(?:hoe (?:heet|heette) (?:(?:mijn|mn|m'n) (\\p{L}+)|hij|ze|zij|die)|hoe (?:(?:mijn|mn|m'n) (\\p{L}+)|hij|ze|zij) (?:heet|heette|ook alweer heet))${after}`,
      'u',
    ),
    own: new RegExp(`${before.nl}(?:hoe heet ik|hoe ik heet)${after}`, 'u'),
  },
};

/** Whose name a message, in plain lower case, asks for in other words than the plainest; '': of whom was named last. */
export function nameAskedLoosely(plain: string, language: Language): 'own' | { of: string } | null {
  const { ofOther, own } = askings[language];
  if (own.test(plain)) return 'own';
  const found = ofOther.exec(plain);
  if (found === null || (language === 'en' && !/\b(?:name|called)\b/u.test(plain))) return null;
  return { of: found.slice(1).find((group) => group !== undefined) ?? '' };
}
