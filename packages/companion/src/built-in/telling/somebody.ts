import type { Language } from '@accanto/contract';
import { grammarOf } from '../grammar/by-language.ts';
import { kinWords, namingOf, relationName } from '../naming.ts';
import { plainText } from '../plain-text.ts';

/** Somebody, or an animal, that the person calls their own. */
export interface Somebody {
  /** 'sister' */
  word: string;
  /** 'your sister', or the name that was told */
  called: string;
}

interface Words {
  /** Before somebody of one's own; the group says it. */
  possessive: string;
  /** Those that stand without one and are the person's own all the same. */
  bare: RegExp | null;
  /** Says a name of somebody already spoken of; the group is the name. */
  nameOf: RegExp;
  /** Over lower-case text without accents: somebody has died, was put down or is in their last hours. */
  gone: RegExp;
}

const named =
  '(?!(?:not|non|no|niet|so|así|asi|così|cosi|me|mi|mij|him|her|it|come|como|hoe|ook|also|sempre|off|out|in|up)\\b)(\\p{L}[\\p{L}-]{1,14})(?![\\p{L}-])';

const words: Readonly<Record<Language, Words>> = {
  it: {
    possessive: 'mi[oa]|nostr[oa]',
    bare: null,
    nameOf: new RegExp(`(?:si chiamava|si chiama|il suo nome (?:è|era)) ${named}`, 'iu'),
    gone: /\b(?:(?:e|sono|era|si e) mort[oaie](?! (?:di|d'|dal|dalla) ?(?:fame|sonno|stanchezza|freddo|caldo|paura|vergogna|noia|sete|ridere|risate|invidia|curiosita|fatica|voglia))|mort[oaie] (?:da|ieri|lunedi|nel|il|a|in|per)\b|e mancat[oa]|e venut[oa] a mancare|ci ha lasciati|non c'e piu|ho perso (?:mi[oa]|il mio|la mia) (?!lavor|post|occasion|portaf|telefon|cellul|chiav)|funerale|addormentar(?:e|l[oa]) per sempre|(?:fatt[oa]|dovuto) (?:addormentare|sopprimere|abbattere)|ha chiuso gli occhi|si chiamava|vedov[oa])\b/u,
  },
  en: {
    possessive: 'my|our',
    bare: /(?<![\p{L}'’] ?)\b(mum|mom|dad|gran|nan|grandma|grandad|grandpa)(?:['’]?s(?= (?:been|got|in|gone|not|so|very|just|back|ill|dying|died)\b)|\b(?!['’]))/iu,
    nameOf: new RegExp(
      `(?:\\b(?:is|was|he['’]?s|she['’]?s) called|\\b(?:his|her) name(?:['’]?s| is| was)) ${named}`,
      'iu',
    ),
    gone: /\b(?:(?<!nearly )(?<!almost )died|(?:is|was|are|s|'s|he's|she's|hes|shes) dead(?! (?:tired|to me|serious|on|good|nice|set))|passed away|funeral|(?:put|had to put) (?:\w+ ){1,3}(?:down|to sleep)(?= |$|[.,!])|put to sleep|lost my (?:mum|mom|dad|mother|father|husband|wife|son|daughter|brother|sister|gran|nan|grandad|grandma|grandpa|dog|cat|friend|best friend|partner|uncle|aunt)|widow\w*|buried|ashes|lost (?:him|her) to|last breath|(?:his|her) name was|(?:he|she) was called)\b/u,
  },
  es: {
    possessive: 'mi|nuestr[oa]',
    bare: null,
    nameOf: new RegExp(`(?:se llamaba|se llama|su nombre (?:es|era)) ${named}`, 'iu'),
    gone: /\b(?:se (?:me |nos )?(?:murio|ha muerto|mori\w+)|(?:ha|habia) (?:muerto|fallecido)|murio|fallecio|(?:esta|estan) muert[oa]s?(?! de)|perdi a mi|se nos fue|funeral|entierro|herencia de mi|se llamaba|(?:sacrificar|dormir) a? ?(?:mi|al|la|nuestr\w+) (?:perr|gat)\w+|tuvimos que (?:sacrificar|dormir)\w*|viud[oa])\b/u,
  },
  nl: {
    possessive: "mijn(?:en?)?|mn|m'n|m’n|me|onze|ons",
    bare: /(?<![\p{L}'’] ?)\b(mama|papa|oma|opa)\b/iu,
    nameOf: new RegExp(`(?:hij|zij|ze|die|\\p{L}+) heet(?:te)? (?:trouwens )?${named}`, 'iu'),
    gone: /\b(?:overleden|overleed|gestorven|stierf|ingeslapen|(?:is|was|zijn) (?:nu |al )?dood(?! ?(?:moe|op|ziek|bang|gewoon|normaal))|doodgegaan|begrafenis|uitvaart|begraven|verongelukt|(?:laten|moeten) inslapen|er niet meer is|is er niet meer|(?:leeft|leven|leefde) niet meer|niet meer leeft|(?:wou|wilde|had graag) (?:dat )?(?:\p{L}+ ){1,4}er nog (?:bij )?was|heette|weduw\w*)\b/u,
  },
};

/** The person's own somebody that a text names first, by the name if it was told in one of these texts; null: nobody. */
export function somebodyIn(
  text: string,
  language: Language,
  told: readonly string[],
): Somebody | null {
  const { possessive, bare } = words[language];
  const own = new RegExp(
    `(?<![\\p{L}])(${possessive}) (${kinWords(language)})(?!['’]s)(?![\\p{L}-]| in[ -]law)`,
    'iu',
  ).exec(text);
  const word = (own?.[2] ?? bare?.exec(text)?.[1])?.toLowerCase();
  if (word === undefined) return null;
  return {
    word,
    called: nameOf(word, language, told) ?? calledYours(word, own?.[1] ?? '', language),
  };
}

function calledYours(word: string, possessive: string, language: Language): string {
  if (language === 'en') return `your ${word}`;
  if (language === 'es') return `tu ${word}`;
  if (language === 'nl') return `je ${word}`;
  const isShe = possessive.toLowerCase().endsWith('a');
  const yours = isShe ? 'tua' : 'tuo';
  if (grammarOf(language).kin.has(word)) return `${yours} ${word}`;
  return `${isShe ? 'la' : 'il'} ${yours} ${word}`;
}

/** The name that was told of them; null: none. */
function nameOf(word: string, language: Language, told: readonly string[]): string | null {
  const naming = namingOf(language);
  let last: string | undefined;
  let name: string | null = null;
  for (const text of told) {
    const relation = relationName(text, naming);
    if (relation !== null && relation.who.endsWith(` ${word}`)) name = relation.name;
    last = somebodyIn(text, language, [])?.word ?? last;
    const [, said] = words[language].nameOf.exec(text) ?? [];
    if (
      said !== undefined &&
      last === word &&
      !new RegExp(`^(?:${kinWords(language)})$`, 'iu').test(said)
    )
      name = said.charAt(0).toLocaleUpperCase() + said.slice(1);
  }
  return name;
}

/** Whether a text tells that somebody, or an animal, has died or is just leaving life. */
export function tellsOfDeath(text: string, language: Language): boolean {
  return words[language].gone.test(plainText(text));
}
