import type { Language } from '@accanto/contract';
import { answerWordings } from './crisis-words/answer-wordings.ts';
import { foldCharacters } from './normalise.ts';
import { type CareAnswer, type Lane, careAnswers } from './risk.ts';

/** These say by themselves that something is not so. */
const obstacles: ReadonlySet<CareAnswer> = new Set(['no_answer', 'cannot_call', 'nobody']);

interface Reader {
  kind: CareAnswer;
  pattern: RegExp;
  /** Where somebody else is in danger, or a body. */
  ofOther: RegExp;
  /** Where somebody is violent: only who is hardly ever the one. */
  amongOutsiders: RegExp;
}

interface LanguageReader {
  unreal: RegExp;
  inVain: RegExp;
  readers: readonly Reader[];
}

const readers = new Map<Language, LanguageReader>();

function readersOf(language: Language): LanguageReader {
  const known = readers.get(language);
  if (known !== undefined) return known;
  const { kin, outsiders, things, unreal, inVain, quiet, relief, says } = answerWordings[language];
  // 'Ive called', 'theyre coming': apostrophes are often left out.
  const build = (patterns: readonly string[], who: string): RegExp =>
    new RegExp(
      patterns
        .join('|')
        .replaceAll('{who}', who)
        .replaceAll('{things}', things)
        .replaceAll("'", "'?"),
      'u',
    );
  // Where somebody is violent 'he is here' is no company.
  const named = (kind: CareAnswer): readonly string[] => {
    if (kind === 'safe') return [...says.safe, quiet];
    return kind === 'somebody' ? says[kind].filter((one) => one.includes('{who}')) : says[kind];
  };
  const built = {
    unreal: new RegExp(unreal, 'u'),
    inVain: new RegExp(inVain, 'u'),
    readers: careAnswers.map((kind) => ({
      kind,
      pattern: build(says[kind], kin),
      ofOther: build(kind === 'safe' ? [...says.safe, relief] : says[kind], kin),
      amongOutsiders: build(named(kind), outsiders),
    })),
  };
  readers.set(language, built);
  return built;
}

/** What somebody in danger says they did (called, put it away …) or what is in their way, the most telling first. */
export function answersIn(text: string, language: Language, lanes: readonly Lane[]): CareAnswer[] {
  const { unreal, inVain, readers: own } = readersOf(language);
  const parts = partsOf(text);
  // Where it is not known whose danger it is, it may be another's.
  const isOfOther =
    lanes.length === 0 || lanes.includes('third_party') || lanes.includes('medical');
  const wasInVain = inVain.test(parts.join(', '));
  return (
    own
      .filter(({ kind }) => kind !== 'called' || !wasInVain)
      // 'She is awake but talks oddly' is no relief.
      .filter(({ kind }) => kind !== 'safe' || !isOfOther || !hasBut.test(foldCharacters(text)))
      // 'No answer' may be of whom somebody is worried about.
      .filter(({ kind }) => kind !== 'no_answer' || !lanes.includes('third_party'))
      .filter(({ kind, pattern, ofOther, amongOutsiders }) => {
        const usual = isOfOther ? ofOther : pattern;
        const looked = lanes.includes('violence') ? amongOutsiders : usual;
        return parts.some((part) => {
          const found = looked.exec(part);
          if (found === null) return false;
          return obstacles.has(kind) || !unreal.test(part.slice(0, found.index + found[0].length));
        });
      })
      .map(({ kind }) => kind)
  );
}

const but = / (?:ma|pero|but|though|maar) /gu;
const hasBut = new RegExp(but.source, 'u');

/** Sentences and clauses, without questions. */
function partsOf(text: string): string[] {
  return (
    foldCharacters(text)
      .replace(but, ', ')
      .match(/[^.!?;,\n]+[.!?;,\n]*/gu) ?? []
  )
    .filter((part) => !part.trim().endsWith('?'))
    .map((part) =>
      part
        .replace(/[.!?;,\s]+$/u, '')
        .replace(/\s+/gu, ' ')
        .trim(),
    );
}

const otherwise: Readonly<Record<Language, RegExp>> = {
  it: /\b(intendevo|volevo dire|mi riferivo|parlavo (del|della|di)|era (solo )?un modo di dire|(mi )?hai (capito male|frainteso|fraintesa)|non in quel senso|intendo (dire|che|solo)|voglio dire che|nel senso (che|di))\b|\bintendo( a?hah\w*| eh| ovviamente)*\W*$/u,
  en: /\b(i (just |only )?meant(?! (it|every|what))|i was (just |only )?talking about|(just |only )?a figure of speech|you misunderst(ood|and)|(not|n't) what i meant|not like that|i mean (in|my|the|that i'?(m|ll) (going|gonna)|as in|like (the|my))|as in (the|my|a))\b/u,
  es: /\b(me referia|queria decir|hablaba (del|de la|de)|era (solo )?una forma de hablar|me has entendido mal|no en ese sentido|quiero decir que|me refiero (a|al)|digo (de|del|lo de)|son(o|aba|ado) (fatal|mal|raro)|(en|con|de) (esta|este|la|el|mi|una|un) (relacion|matrimonio|trabajo|curro|equipo|carrera|juego|partida|grupo|clase|partido|dieta)( \w+)? digo|es por (una|un|la|el) (cancion|pelicula|serie|libro|novela|obra|poema))\b/u,
  nl: /\b(ik bedoelde|bedoel(de)? ik|ik had het over|bij wijze van spreken|(maar )?een manier van praten|verkeerd begrepen|niet zo bedoeld|zo bedoelde ik|ik bedoel (dat|gewoon|alleen|maar|met)|ik heb het over)\b/u,
};

/** Whether somebody says that what was heard was meant in another way. */
export function wasMeantOtherwise(text: string, language: Language): boolean {
  return otherwise[language].test(foldCharacters(text));
}

const lineAsked: Readonly<Record<Language, RegExp>> = {
  it: /\b(chi (posso|potrei|devo) (chiamare|sentire|contattare)|(qual e|qual era|ridammi|dammi|mi (ridai|dai)) (il|quel|un) numero|che numero|il numero di prima|dove (posso )?(chiamo|chiamare))\b/u,
  en: /\b(who (can|could|do|should) i (call|ring|phone|talk to|contact)|(what's|what is|what was|give me|send me) (the|that|a) (number|line)|(that|the) number again|what number)\b/u,
  es: /\b(a quien (puedo|podria|debo) llamar|(cual es|cual era|dame|me das|repite) (el|ese|un) (numero|telefono)|que numero|a donde (llamo|puedo llamar))\b/u,
  nl: /\b(wie (kan|kon|moet) ik (nu )?bellen|(wat is|wat was|geef me|stuur me) (het|dat|een) (telefoon)?nummer|welk nummer|(dat|het) nummer (nog eens|ook alweer))\b/u,
};

/** Whether somebody asks for the line, or comes back to it. */
export function asksForLine(text: string, language: Language): boolean {
  return lineAsked[language].test(foldCharacters(text));
}

const mostWordsOfName = 8;
/** 'My husband says I exaggerate', 'grandma died', 'my daughter is better off with her father': nobody to turn to. */
const noHelp: Readonly<Record<Language, RegExp>> = {
  it: /\b(?:dice|dicono|ha detto|pensa|pensano|crede|secondo mi[oa]|mort[oa]|st\w+ meglio|senza (?:di )?me)\b/u,
  en: /\b(?:says?|said|thinks?|reckons|believes|died|dead|better (?:off|with\w*)|without me)\b/u,
  es: /\b(?:dice|dicen|dijo|piensa|piensan|cree|creen|opina|murio|muert[oa]|est\w+ mejor|sin mi)\b/u,
  nl: /\b(?:zegt|zei|zeggen|vindt|vinden|denkt|denken|overleden|gestorven|dood|beter (?:af|zonder)|zonder mij)\b/u,
};

/** Whether somebody names in a few words, and not in vain, whom they could turn to. */
export function namesPerson(text: string, language: Language): boolean {
  const { unreal } = answerWordings[language];
  const said = foldCharacters(text).toLowerCase();
  if (said.trim().split(/\s+/u).length > mostWordsOfName) return false;
  return (
    mentionsPerson(text, language) &&
    !new RegExp(unreal, 'u').test(said) &&
    !noHelp[language].test(said)
  );
}

/** Whether a message is nothing but somebody: 'my husband', to the question who hurts them. */
export function isOnlySomebody(text: string, language: Language): boolean {
  const said = foldCharacters(text)
    .toLowerCase()
    .replace(/[^\p{L}]+$/u, '');
  const { kin } = answerWordings[language];
  return new RegExp(`^(?:\\p{L}+ ){1,2}(?:${kin})$`, 'u').test(said);
}

/** Whether family, friends or neighbours stand in a message, whatever is said of them. */
export function mentionsPerson(text: string, language: Language): boolean {
  const { kin } = answerWordings[language];
  return new RegExp(`\\b(${kin})s?\\b`, 'u').test(foldCharacters(text).toLowerCase());
}
