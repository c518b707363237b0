import type { Language } from '@accanto/contract';
import { factsIn } from './memory.ts';
import { namingOf } from './naming.ts';
import { plainText } from './plain-text.ts';

/** How somebody's name is told in another breath than who it is: 'my dog died. Biscuit. He was 14'. */
interface Telling {
  /** Says who; the groups are what stands before and who. */
  mentions: RegExp;
  /** Tells the name of whom was spoken of; one of the groups is the name. */
  naming: RegExp;
  /** 'Tom my flatmate'; the groups are the name and who. */
  before: RegExp;
  /** Who, as the person would hear it. */
  yours: (who: string, before: string) => string;
}

/** Written small only where nothing else can follow. */
const name =
  '(\\p{Lu}[\\p{L}-]{1,29}|\\p{L}[\\p{L}-]{1,29}(?=\\s*(?:[.,;!?)]|$)|\\s(?:btw|by the way|e|and|but|y|pero|en|maar|trouwens)\\s?))';
const from = '(?<![\\p{L}])';

function build(pattern: string, flags: 'u' | 'iu' = 'iu'): RegExp {
  return new RegExp(pattern.replaceAll('NAME', name).replaceAll('FROM', from), flags);
}

const tellings: Readonly<Record<Language, Telling>> = {
  it: {
    mentions: build(
      "FROM((?:il |la )?mi[oa]|il nostro|la nostra|un[a’']?|il|la) (figli[oa]|bimb[oa]|bambin[oa]|sorella|fratello|moglie|marito|madre|padre|mamma|papà|nonn[oa]|zi[oa]|amic[oa]|collega|coinquilin[oa]|compagn[oa]|ragazz[oa]|fidanzat[oa]|cane|cagnolin[oa]|gatt[oa]|nipote)(?!\\p{L})",
    ),
    naming: build('FROM(?:lui |lei )?si chiama(?:va)? (?!come|così|cosi|fuori|sempre)NAME'),
    before: build(
      '(?:^|[.,;!?] )(\\p{Lu}\\p{Ll}+),? mi[oa] (figli[oa]|sorella|fratello|amic[oa]|coinquilin[oa]|collega|cugin[oa])(?!\\p{L})',
      'u',
    ),
    yours: (who, before) => {
      const isHers = before === '' ? /a$|^(?:moglie|madre)$/u.test(who) : /[a'’]$/u.test(before);
      const isKin = /^(?:figli|sorella|fratello|moglie|marito|madre|padre|nonn|zi|nipote)/u.test(
        who,
      );
      return `${isKin ? '' : isHers ? 'la ' : 'il '}${isHers ? 'tua' : 'tuo'} ${who}`;
    },
  },
  en: {
    mentions: build(
      'FROM((?:my|our|an?|the)(?= ))(?: (?:[\\p{L}\\d-]{1,12})){0,3}? (daughter|son|baby|kid|child|sister|brother|wife|husband|mother|father|mum|mom|dad|gran|nan|grandma|grandad|aunt|uncle|cousin|niece|nephew|partner|girlfriend|boyfriend|friend|flatmate|roommate|neighbour|colleague|manager|boss|dog|puppy|cat|kitten|rabbit|horse)(?![\\p{L}])',
    ),
    naming: build(
      "FROM(?:(?:he|she|they|it)(?:[’']?s|[’']?re| is| was| are| were)? (?:called|named)|(?:her|his|their|its) name(?:[’']?s| is| was)) (?!not|a|an|the|in|out|off|me|names|away|back|up|him|her|mud)NAME",
    ),
    before: build(
      '(?:^|[.,;!?] )(?!(?:and|but|so|even|maybe|because|since|now|today|yesterday|also|then|when|while|though|if|that|like|only|just|both|not|all|where|why|how|yes|no|ok|well|still|sometimes|lately|later|tomorrow|tonight|apparently|honestly|actually|anyway|once|or|oh|hi|hey|with|for|to|at|from|is|was|me)(?!\\p{L}))(\\p{L}{2,20}),? my (?:best )?(daughter|son|sister|brother|friend|flatmate|roommate|neighbour|colleague|boss|cousin|dog|cat) (?:is|was|has|had|says|said|keeps|wants|s)(?!\\p{L})',
    ),
    yours: (who) => `your ${who}`,
  },
  es: {
    mentions: build(
      'FROM(mi|nuestr[oa]|un[oa]?|el|la) (hij[oa]|beb[eé]|niñ[oa]|nin[oa]|hermana|hermano|mujer|marido|espos[oa]|madre|padre|mam[aá]|pap[aá]|abuel[oa]|abuelit[oa]|t[ií][oa]|prim[oa]|sobrin[oa]|cuñad[oa]|suegr[oa]|pareja|novi[oa]|amig[oa]|compañer[oa]|companer[oa]|vecin[oa]|jef[ae]|perr[oa]|perrit[oa]|gat[oa]|gatit[oa])(?!\\p{L})',
    ),
    naming: build('FROMse llama(?:ba)? (?!como|así|asi|igual)NAME'),
    before: build(
      '(?:^|[.,;!?] )(\\p{Lu}\\p{Ll}+), mi (hij[oa]|hermana|hermano|amig[oa]|compañer[oa]|vecin[oa]|prim[oa]|cuñad[oa])(?!\\p{L})',
      'u',
    ),
    yours: (who) => `tu ${who}`,
  },
  nl: {
    mentions: build(
      "FROM(mijn|mn|m'n|onze|ons|een|de|het) (?:beste |kleine |oude )?(dochter|dochtertje|zoon|zoontje|baby|kindje|kind|zus|zusje|broer|broertje|vrouw|man|moeder|vader|mama|papa|oma|opa|tante|oom|nicht|neef|partner|vriendin|vriend|collega|buurvrouw|buurman|huisgenoot|huisgenote|baas|hond|kat|poes|konijn)(?!\\p{L})",
    ),
    naming: build(
      "FROM(?:(?:hij|ze|zij|die) heet(?:te)?|(?:haar|zijn|z'n|d'r) naam (?:is|was)) (?!niet|ook|zo|net|hetzelfde|trouwens)NAME",
    ),
    before: build(
      '(?:^|[.,;!?] )(\\p{Lu}\\p{Ll}+),? mijn (dochter|zoon|zus|broer|vriendin|vriend|huisgenoot|collega|buurman|buurvrouw)(?!\\p{L})',
      'u',
    ),
    yours: (who) => `je ${who}`,
  },
};
/** A sentence of one word: 'Biscuit.' It is a name where an animal was spoken of just before. */
const nameAlone =
  /^(?!(?:yesterday|today|tonight|now|sorry|sad|gone|dead|cancer|suddenly|horrible|awful|typical|ieri|oggi|stanotte|scusa|morto|morta|purtroppo|tumore|vecchio|ayer|hoy|perdon|muerto|muerta|cancer|viejo|gisteren|vandaag|sorry|dood|kanker|oud|ineens|thanks|grazie|gracias|bedankt)$)\p{L}{3,20}$/iu;
const animal =
  /(?:dog|puppy|cat|kitten|rabbit|horse|cane|cagnolin[oa]|gatt[oa]|perr[oa]|perrit[oa]|gat[oa]|gatit[oa]|hond|kat|poes|konijn)$/u;
/** 'Mama heet Ria': without a possessive. */
const parentNamed: Readonly<Partial<Record<Language, RegExp>>> = {
  nl: build('FROM(mama|papa|oma|opa) heet(?:te)? NAME'),
};

/** The facts that texts tell, oldest first: also the name of whom was spoken of before it. */
export function factsTold(texts: readonly string[], language: Language): string[] {
  let who: string | null = null;
  const facts: string[] = [];
  for (const text of texts) {
    facts.push(...factsIn(text, language, []));
    for (const sentence of text.split(/(?<=[.!?;\n])\s*/u)) {
      const read = factOf(sentence.trim(), who, language);
      who = read.who;
      if (read.fact !== null && !facts.includes(read.fact)) facts.push(read.fact);
    }
  }
  return facts;
}

function factOf(
  sentence: string,
  spokenOf: string | null,
  language: Language,
): { who: string | null; fact: string | null } {
  const { mentions, naming, before, yours } = tellings[language];
  const called = (whose: string, named: string): string =>
    `${whose} ${namingOf(language).isCalled} ${named.charAt(0).toLocaleUpperCase()}${named.slice(1)}.`;
  const [, parent, ofParent] = parentNamed[language]?.exec(sentence) ?? [];
  if (parent !== undefined && ofParent !== undefined)
    return { who: spokenOf, fact: called(yours(parent.toLowerCase(), ''), ofParent) };
  const [, first, whose] = before.exec(sentence) ?? [];
  if (first !== undefined && whose !== undefined)
    return {
      who: yours(whose.toLowerCase(), ''),
      fact: called(yours(whose.toLowerCase(), ''), first),
    };
  const [, article = '', mentioned] = mentions.exec(sentence) ?? [];
  const who =
    mentioned === undefined ? spokenOf : yours(mentioned.toLowerCase(), article.toLowerCase());
  if (who === null) return { who, fact: null };
  const [, named] = naming.exec(sentence) ?? [];
  if (named !== undefined) return { who, fact: called(who, named) };
  const alone = sentence.replace(/[.!]$/u, '');
  const isName =
    animal.test(who) && mentioned === undefined && /^\p{Lu}/u.test(alone) && nameAlone.test(alone);
  return { who, fact: isName ? called(who, alone) : null };
}

/** The last fact that says a name. */
export function lastNamed(facts: readonly string[], language: Language): string | null {
  const { isCalled } = namingOf(language);
  return facts.findLast((fact) => fact.includes(` ${isCalled} `)) ?? null;
}

/** Whether somebody's name in a fact was asked for with a word that is written without its accents. */
export function isOfWord(fact: string, of: string, language: Language): boolean {
  const [who = ''] = plainText(fact).split(` ${namingOf(language).isCalled} `);
  return who.endsWith(` ${of}`);
}
