import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';

/** What a parent, or who stands in for one, fears for a child: that it hurts itself, or what it does with food. */
export type ChildWorry = 'cuts' | 'eating';

/** Over lower case without accents. */
interface Cues {
  child: RegExp;
  cuts: RegExp;
  eating: RegExp;
  otherwise: RegExp;
}

const cues: Readonly<Record<Language, Cues>> = {
  it: {
    child: /\bmi[ao] (?:figli[oa]|nipot[ei]|bambin[oa])\b/u,
    cuts: /(?<!non )\bsi (?:taglia|e tagliat[oa]|fa (?:del male|dei tagli)|autolesiona)\b|\b(?:autolesionism\w+|lamett[ae])\b|\b(?:tagli|cicatrici)\b.{0,15}\b(?:braccia|bracci|polsi|gambe|cosce)\b/u,
    eating:
      /\bnon mangia (?:quasi )?(?:piu|niente|nulla|quasi)\b|\bmangia (?:pochissimo|sempre meno)\b|\bsi (?:fa |provoca il )?vomit(?:are|o)\b|\bvomita (?:dopo|di nascosto|apposta)|\bnascond\w+ (?:il |del )?cibo\b|\blassativi\b|\bsi pesa (?:sempre|di continuo|ogni|dieci|tre|cinque)|\banoressi\w+|\bbulimi\w+/u,
    otherwise:
      /\b(?:capelli|frangia|unghi[ae]|barba|dito|cucin\w+|carta|febbre|influenza|virus|mesi|svezzamento|neonat[oa]|verdur\w*|frutta|verde|dentin\w+|ricerca|libro|documentario|film|per sbaglio)\b/u,
  },
  en: {
    child:
      /\b(?:my|our) (?:\d+[- ]?(?:year|yr)s?[- ]?(?:old|olds)? |(?:teen\w*|little|youngest|oldest) )?(?:daughter|son|kid|child|niece|nephew|grandson|granddaughter|stepson|stepdaughter)\b/u,
    cuts: /(?<!n't )(?<!not )\b(?:cuts?|cutting|hurts|hurting|harming|harms|burns|burning) (?:her|him|them)sel(?:f|ves)\b|\bself[- ]?harm\w*|\b(?:is|been|started) cutting(?! (?:class|the|her hair|his hair|school|out|down|back))\b|\b(?:cuts|scars)\b.{0,15}\b(?:arms?|wrists?|legs?|thighs?)\b/u,
    eating:
      /\b(?:barely|hardly|not|isn'?t|doesn'?t|stopped|won'?t|refuses to|scarcely) (?:been )?(?:really )?(?:eats?|eating)\b(?! (?:meat|veg\w*|broccoli|fish|with|at|her|his))|\b(?:makes?|making) (?:her|him|them)sel(?:f|ves) (?:sick|throw up|vomit|puke)|\b(?:hides?|hiding) (?:her |his |the |their )?food\b|\blaxatives\b|\bstarving (?:her|him|them)sel|\bweigh(?:s|ing) (?:her|him|them)sel(?:f|ves) (?:all|every|\p{L}+ times|constantly)|\banore\w+|\bbulimi\w+/u,
    otherwise:
      /\b(?:hair|fringe|nails?|finger|shaving|cook\w*|paper|fever|flu|bug|virus|months old|toddler|baby|weaning|teeth\w*|had (?:an? )?(?:anore\w+|bulimi\w+|eating)|used to|essay|book|documentary|movie|by accident|accidentally|by mistake)\b/u,
  },
  es: {
    child: /\bmi (?:hij[oa]|sobrin[oa]|niet[oa]|nin[oa]|hijastr[oa])\b/u,
    cuts: /(?<!no )\bse (?:corta|ha cortado|autolesiona|hace (?:dano|cortes))\b|\bautolesion(?:es|andose)\b|\b(?:cortes|cicatrices)\b.{0,15}\b(?:brazos?|munecas?|piernas?|muslos?)\b/u,
    eating:
      /\b(?:casi no|apenas|ya no|no quiere) com(?:e|er)\b|\bno come (?:casi |ya )?(?:nada|ya)\b|\bcome (?:poquisimo|cada vez menos)\b|\b(?:se provoca el vomito|vomita (?:despues|a escondidas|aposta))|\besconde (?:la |su )?comida\b|\blaxantes\b|\bse pesa (?:todo|cada|siempre|a todas)|\banorexi\w+|\bbulimi\w+/u,
    otherwise:
      /\b(?:pelo|flequillo|unas|barba|dedo|cocin\w+|papel|fiebre|gripe|virus|meses|bebe|dientes|verdur\w*|verde|tuvo|trabajo|estudia|libro|pelicula|sin querer)\b/u,
  },
  nl: {
    child:
      /\b(?:mijn|m'n|mn|onze|ons) (?:dochter|zoon|kind|kleinzoon|kleindochter|stiefzoon|stiefdochter|nichtje|neefje)\b/u,
    cuts: /\b(?:snijdt|krast|verwondt|beschadigt|verminkt) (?:\p{L}+ )?(?:zichzelf|zich)\b(?! nooit| niet)|\bzich(?:zelf)? (?:snijdt|verwondt|beschadigt|krast)\b|\b(?:zelfbeschadiging|automutil\p{L}+)|\b(?:sneeen|snijwonden|littekens|krassen)\b.{0,15}\b(?:arm|armen|polsen|benen|bovenbenen)\b/u,
    eating:
      /\beet (?:bijna|haast|amper|nauwelijks) (?:niks|niets|nog|meer|iets)?\b|\beet (?:niet|niks|niets) meer\b|\beet steeds minder\b|\bwil niet (?:meer )?eten\b|\b(?:laat zichzelf|laat zich) overgeven\b|\bverstopt (?:het |haar |zijn )?eten\b|\blaxeer\p{L}*|\bweegt zich(?:zelf)? (?:elke|steeds|de hele|\p{L}+ keer)|\banorexia|\bboulimia/u,
    otherwise:
      /\b(?:haar haar|haren|pony|nagels?|baard|vinger|koken|papier|koorts|griep|virus|maanden|baby|peuter|tandjes|groente\p{L}*|had (?:vroeger )?(?:anorexia|boulimia)|gehad|spreekbeurt|boek|opzoeken|bramen\p{L}*|braam\p{L}*|film|per ongeluk)\b/u,
  },
};

/**
 * What a parent fears for a child, in their last messages together; the newest of them must say the worry itself.
 * @param earlier the few messages before it, oldest first
 */
export function worryAboutChild(
  text: string,
  earlier: readonly string[],
  language: Language,
): ChildWorry | null {
  const { child, cuts, eating, otherwise } = cues[language];
  const newest = foldCharacters(text);
  const isCuts = cuts.test(newest);
  if ((!isCuts && !eating.test(newest)) || otherwise.test(newest)) return null;
  const whole = foldCharacters([...earlier, text].join(' . '));
  // 'My daughter sees that I hide food'.
  if (!child.test(whole)) return null;
  return isCuts ? 'cuts' : 'eating';
}
