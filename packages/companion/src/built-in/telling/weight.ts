import type { Language } from '@accanto/contract';
import { moodOfPart } from '../mood.ts';
import { plainText } from '../plain-text.ts';
import type { Mood } from '../texts/texts.ts';

/** Over lower-case text without accents. */
interface Signs {
  /** Loss, harm, the body, being left out, what is hard to say. */
  hard: RegExp;
  /** Somebody else's words: 'my husband says …'. */
  speech: RegExp;
  /** An age, an hour, a date, a place, a name: true, and not why it is told. */
  frame: RegExp;
}

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    hard: /\b(?:mort[oaie]|mori\w*|funerale|abort\w*|tumore|cancro|ictus|parkinson|alzheimer|ospedale|tirat[oa](?! (?:fuori|su|giu)\b)|lanciat[oa]|picchi\w*|schiaff\w*|spint[oa]|spacca\w*|urla\w*|rott[oa]|tradi\w*|lasciat[oaie]|licenzia\w*|invitat[oaie]|ignora\w*|nessuno|sol[oa]|piang\w*|pianto|non (?:riesc|dorm|mangi|respir)\w*|niente|pers[oa]|manca\w*|incinta|gay|lesbica|paura|vergogn\w*|odi[oa]|colpa|umiliat[oa]|non (?:gliel'|l'|lo )?ho (?:mai )?detto|mai detto)\b/u,
    speech:
      /^(?:[\p{L}']+ ){0,4}(?:dice|dicono|diceva|ha detto|hanno detto|mi fa|pensa|pensano|sostiene|ripete) (?:sempre |solo |pure )?(?:che|di)\b/u,
    frame:
      /^(?:io |lui |lei )?(?:(?:ho|ha|avevo|aveva|avevamo) \d+ anni\b.{0,15}|(?:sono|erano) le .{1,15}|.{0,20}\b(?:si chiama|mi chiamo|si chiamava|abit[oa]|vive a|sta a)\b.*|oggi e .{1,20}|non (?:e|era) (?:ansia|paura|rabbia|vergogna|colpa|tristezza|gelosia|per|la|il|quello|questo)\b.{0,25}|(?:e|sara) (?:il|alle|a|di) .{1,20})$/u,
  },
  en: {
    hard: /\b(?:died|dead|dying|funeral|put down|miscarr\w*|cancer|stroke|parkinson\w*|hospital|threw|thrown|hit|slapped|smashed|punched|blood|scream\w*|shouted|cheat\w*|dumped|left me|fired|sacked|(?:not|n't|never|wasn't) invit\w*|ignor\w*|laughed at|nobody|no one|alone|cry|crying|cried|cant|can't|couldn't|going (?:mad|crazy)|lost|miss|pregnant|gay|lesbian|trans|afraid|scared|ashamed|hate|nothing|sick|(?:haven't|havent|never|didn't|didnt) told)\b/u,
    speech:
      /^(?:(?!i\b)[\w']+ ){1,4}(?:says?|said|thinks?|reckons?|keeps saying|tells (?:me|us)|told (?:me|us))(?: that)? (?:i|i'm|im|he|he's|she|she's|shes|hes|it|it's|its|we|they|just|that|my|to)\b/u,
    frame:
      /^(?:(?:i'm|im|i am|he's|hes|he was|he is|she's|shes|she was|she is|it's|its|it is|it was)(?: only| just| about| now| like)? (?:\d+|forty|fifty|sixty|seventy|\w+teen)\b.{0,15}|.{0,25}\bcalled \w+|.{0,12}\bname(?: is|'s|s) \w+|(?:he|she|they|i|my \w+) lives? (?:in|at|near) .*|(?:it|the \w+|funeral|results|exam|appointment)(?:'s| is| are|s) (?:on|at|in) .*|(?:there was|there's|theres) a \w+ called .*|(?:it's|its|it is|it was) not (?:about|the|my|shame|anxiety|fear|guilt|anger|sadness|jealousy)\b.*)$/u,
  },
  es: {
    hard: /\b(?:muri\w*|muert[oa]s?|funeral|entierro|aborto|cancer|ictus|parkinson|hospital|tiro|tirado|pego|pegado|pegaba|empuj\w*|grit\w*|romp\w*|engan\w*|me (?:dejo|ha dejado)|(?<!no me )despid\w*|echaron|invitad[oa]|invitaron|ignora\w*|nadie|sol[oa]|llor\w*|no (?:puedo|duermo|como|respiro|siento)|nada|perd\w*|echo de menos|extran\w*|embarazada|gay|lesbiana|miedo|verguenza|odi\w*|culpa|humill\w*|no se lo he (?:dicho|contado)|nunca lo he)\b/u,
    speech:
      /^(?:\p{L}+ ){0,4}(?:dice|dicen|dijo|dijeron|decia|ha dicho|han dicho|piensa|piensan|cree|creen) (?:que|q)\b/u,
    frame:
      /^(?:yo |el |ella )?(?:(?:tengo|tiene|tenia|cumpli) \d+\b.{0,12}|son las .*|.{0,20}\b(?:se llama|me llamo|se llamaba|vive en|vivo en)\b.*|(?:hoy|manana) es .{1,20}|no (?:es|era) (?:ansiedad|miedo|rabia|verguenza|culpa|tristeza|celos|por|la|el|eso)\b.{0,25}|(?:es|sera) (?:el|a las|en) .{1,20})$/u,
  },
  nl: {
    hard: /\b(?:dood|overleden|gestorven|ingeslapen|begrafenis|uitvaart|miskra\w*|kanker|beroerte|parkinson|ziekenhuis|gooi\w*|gegooid|geslagen|sloeg|geduwd|schreeuw\w*|kapot|bedrogen|vreemd\w*|verlaten|uitgemaakt|ontslagen|uitgenodigd|genegeerd|niemand|alleen|huil\w*|gehuild|kan niet|niks|niets|verloren|mis|gemist|zwanger|homo|lesbisch|bang|schaam\w*|haat|schuld|afgebrand|(?:niet|nooit) (?:verteld|gezegd))\b/u,
    speech:
      /^(?:(?!ik\b)[\p{L}']+ ){1,3}(?:zegt|zei|zeggen|zeiden|vindt|vinden|denkt|denken|riep)(?: steeds| altijd)? (?:dat|van|tegen|ik|hij|ze|het)\b/u,
    frame:
      /^(?:(?:ik ben|hij is|ze is|zij is|hij was|ze was|dit is|het is)(?: nu| al| pas| net)? (?:\d+|week|maand|half)\b.{0,15}|.{0,20}\bheet(?:te)?\b.*|(?:ik|hij|ze) woont? in .*|het (?:is|gaat) (?:niet|geen) (?:om|over|angst|schaamte|schuld|boosheid|verdriet|de|het|mijn)\b.*|(?:het|de \p{L}+) is (?:om|op|in) .{1,20})$/u,
  },
};

/** 'And then I remembered': of fewer words, it leaves out of what. */
const fewestWords = 4;
/** In UTF-16 units of what is said: of two that weigh the same, the one that says more. */
const longestCounted = 60;

/**
 * How much a clause tells of what the message is about: what is felt, lost or done to somebody before anything else;
 * what others say, and when or where it was, after it.
 * @param said the clause as the person wrote it
 * @param goesOn it follows a "but", where the point of a sentence often comes
 */
export function weightOf(
  said: string,
  mood: Mood,
  { language, goesOn }: { language: Language; goesOn: boolean },
): number {
  const plain = plainText(said);
  const { hard, speech, frame } = signs[language];
  const isFelt = mood !== 'plain' && moodOfPart(said, language) === mood;
  const isLong = plain.split(' ').length >= fewestWords;
  const weighs = hard.test(plain);
  return (
    (isFelt && (isLong || weighs || mood === 'light') ? 4 : isFelt ? 1 : 0) +
    (weighs ? 3 : 0) +
    (goesOn ? 1 : 0) -
    (isLong || weighs ? 0 : 2) -
    (speech.test(plain) ? 5 : 0) -
    (frame.test(plain) ? 5 : 0) +
    Math.min(plain.length, longestCounted) / longestCounted
  );
}

/** Whether it is about loss, harm, the body or being left out. */
export function isHard(said: string, language: Language): boolean {
  return signs[language].hard.test(plainText(said));
}
