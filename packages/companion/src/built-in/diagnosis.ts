import type { Language } from '@accanto/contract';

/** What a doctor could call it: over lower-case text without accents. */
const names =
  '(?:bpd|borderline|adhd|add|autis\\p{L}*|asperger|anoressi\\p{L}*|anorexi\\p{L}*|bulimi\\p{L}*|depress?\\p{L}*|depre|bipolar\\p{L}*|bipolair|ocd|doc|toc|ptsd|tept|schizo\\p{L}*|esquizo\\p{L}*|psicos\\p{L}*|psychos\\p{L}*|dissoci\\p{L}*|disoci\\p{L}*|narcis\\p{L}*|burn-?out|dysthymia|binge eating|(?:un )?disturbo \\p{L}+|(?:un )?trastorno \\p{L}+|een \\p{L}*stoornis|tdah|dca|tca|a (?:mental )?(?:disorder|illness)|(?:an )?eating disorder|bed|dementia|demenza|demencia|dementie|alzheimer|pms|pmdd)';

const asking: Readonly<Record<Language, RegExp>> = {
  it: new RegExp(
    `(?:^|[.,!?;] ?|\\b(?:ma|e|quindi|allora|secondo te|dici che|sai se) )(?:io )?(?:ho|soffro di|sono|potrei (?:avere|essere)|e|ha|sara|puo essere|sarebbe) (?:(?:davvero|forse|l'|la|una|un|il) ?){0,3}${names}(?!\\p{L})[^.]{0,40}\\?|\\bche (?:malattia|disturbo) (?:ho|ha)\\b`,
    'u',
  ),
  en: new RegExp(
    `(?:^|[.,!?;] ?|\\b(?:so|but|and|or|think|if|whether|tell me) )(?:(?:do|does|did|could|can|might|have|has) (?:i|he|she) (?:(?:actually|really|just|maybe|even) )?(?:have |be |got )?|am i |is (?:it|this|he|she) |(?<=(?:think|if|whether) )(?:i|he|she) (?:have|has) )(?:(?:actually|really|just|maybe|a|an|some) )*${names}(?!\\p{L})`,
    'u',
  ),
  es: new RegExp(
    `(?:^|[¿.,!?;] ?|\\b(?:pero|y|crees que|sabes si|entonces) )(?:yo )?(?:tengo|tendre|padezco|soy|sere|sufro de|puedo tener|podria (?:tener|ser)|es|sera|tiene) (?:(?:un|una|el|la|algo de) ?){0,2}${names}(?!\\p{L})[^.]{0,40}\\?|\\bque (?:enfermedad|trastorno) (?:tengo|tiene)\\b|\\bque cre(?:es|eis) que t(?:iene|engo)\\b`,
    'u',
  ),
  nl: new RegExp(
    `(?:^|[.,!?;] ?|\\b(?:maar|en|of|dus|denk je dat) )(?:(?:heb|ben|zou|kan) ik|heeft (?:hij|ze|zij)|is (?:dit|dat|het)) (?:(?:een|nou|nu|dan|echt|misschien|ook|soms|het) ){0,3}${names}(?!\\p{L})(?: (?:hebben|zijn))?`,
    'u',
  ),
};
/** 'Have I got depression in my family': told of somebody who knows. */
const told =
  /\b(?:diagnos\p{L}*|therapist says|psychiatrist|psichiatra|psiquiatra|psychiater|mi hanno detto|me han dicho)\b/u;

/** Whether a message, in plain lower case, asks for the name of what somebody has. */
export function asksForDiagnosis(plain: string, language: Language): boolean {
  return asking[language].test(plain) && !told.test(plain);
}
