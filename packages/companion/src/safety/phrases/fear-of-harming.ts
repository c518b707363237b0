import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';

/** What says it, and what shows that it is past, or that feelings or clumsy hands are meant; over lower case without accents. */
interface Sign {
  /** Stands in every such message: the others are only looked for beside it. */
  fear: RegExp;
  said: RegExp;
  otherwise: RegExp;
}

const signs: Readonly<Record<Language, Sign>> = {
  it: {
    fear: /\b(?:paura|terrore|temo)\b/u,
    said: /\b(?:paura|terrore|temo) (?:di|che) (?:poter(?:gli|le)? |perdere il controllo e )?(?:far(?:gli|le|e)|fare|gli faccio|le faccio) (?:\p{L}+ ){0,2}?male\b|\b(?:paura|terrore) di (?:scuoterl|picchiarl|soffocarl|strozzarl|lanciarl|perdere il controllo con )/u,
    otherwise:
      /\b(?:avevo|anni fa|lasci\p{L}*|dir(?:e|gli|le)\p{L}*|verita|tradi\p{L}*|parole|sentiment\p{L}*|delud\p{L}*|puntur\p{L}*|iniezion\p{L}*|fisioterap\p{L}*|abbracci\p{L}*|massagg\p{L}*|bagnetto|sesso|nonn[oa]|cane|gatt\p{L}*)\b/u,
  },
  en: {
    fear: /\b(?:afraid|scared|terrified|frightened|fear|worried)\b/u,
    said: /\b(?:afraid|scared|terrified|frightened|fear|worried) (?:that )?(?:of |i(?:'ll|ll| will| might| could|'m going to|'m gonna) )(?:actually |really |just |accidentally on purpose )?(?:hurt(?:ing)?|harm(?:ing)?|shak(?:e|ing)|smother(?:ing)?|los(?:e|ing) (?:it|control) with) (?:him|her|them|the (?:baby|babies|twins|kids?|child(?:ren)?|little one)|my (?:baby|son|daughter|kids?|child(?:ren)?|newborn|twins|mum|mom|dad|mother|father))\b/u,
    otherwise:
      /\b(?:was|used to|years ago|feelings?|break\p{L}*|leav\p{L}*|tell\p{L}*|truth|say\p{L}*|dump\p{L}*|massage|injections?|nappy|bath\p{L}*|hug\p{L}*|danc\p{L}*|tackle|dog|cat|down)\b/u,
  },
  es: {
    fear: /\b(?:miedo|terror|temo)\b/u,
    said: /\b(?:miedo|terror|temo) (?:de |a )?(?:poder |llegar a )?(?:hacer(?:le|les)?) (?:\p{L}+ )?(?:dano|mal)\b|\b(?:miedo|terror) (?:de |a )?(?:sacudirl|zarandearl|pegarle|ahogarl|tirarl|perder el control con )/u,
    otherwise:
      /\b(?:tuve|tenia|sentimientos|dej\p{L}*|cort\p{L}*|romper|verdad|decir\p{L}*|engan\p{L}*|inyecc\p{L}*|vacuna\p{L}*|banar\p{L}*|abraz\p{L}*|masaje\p{L}*|perr[oa]|gat[oa])\b/u,
  },
  nl: {
    fear: /\b(?:bang|doodsbang|angst|vrees)\b/u,
    said: /\b(?:bang|doodsbang|angst|vrees) (?:dat ik|om) (?:\p{L}+ ){1,4}?(?:iets (?:aan ?(?:te )?doe|aandoe)|(?:pijn|kwaad) (?:te )?doe|door elkaar (?:te )?schud|(?:te )?sla(?:an)?\b)/u,
    otherwise:
      /\b(?:was|vroeger|mezelf|mijzelf|gevoelens|uitma\p{L}*|verla\p{L}*|waarheid|vertel\p{L}*|zeg\p{L}*|prik\p{L}*|knuffel\p{L}*|massage|badje|hond|kat|af|over)\b/u,
  },
};

/** Whether somebody is afraid of hurting a child or whoever they care for: it must be met without fright, and asked about. */
export function fearsToHarm(text: string, language: Language): boolean {
  const plain = foldCharacters(text).toLowerCase();
  const { fear, said, otherwise } = signs[language];
  return fear.test(plain) && said.test(plain) && !otherwise.test(plain);
}
