import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { wordsAndCommas } from './normalise.ts';
import { isAtLeast, type Lane } from './risk.ts';

/** What is shot, killed and dies there is of the game. Titles and machines are called the same everywhere. */
const anyGame =
  /\b(?:gam(?:ing|en|er|ers|et|ear|eando)|gamet|videogam\w+|video game\w*|videogio\w+|videojueg\w+|play ?station|ps ?[345]|xbox|nintendo|fortnite|minecraft|roblox|call of duty|elden ring|dark souls|valorant|league of legends|counter ?strike|overwatch|skyrim|gta|warzone|rezz?e?n|respawn\w*|joystick|final boss|boss finale|jefe final|eindbaas)\b/u;
const gameWords: Readonly<Record<Language, RegExp>> = {
  it: /\b(?:alla play|la play|giochi online|gioco online|mando della play)\b/u,
  en: /\b(?:online games?|computer games?|games? console)\b/u,
  es: /\b(?:la play|juegos? online|juegos? en linea)\b/u,
  nl: /\b(?:computerspel\w*|online spel\w*)\b/u,
};
/** So far back a game is still what is talked about, in messages. */
const gameAgo = 6;

/** Kicks as an unborn child's: nobody else's meet that place, unless it is said whose they are. */
const kickFromWithin: Readonly<Record<Language, RegExp>> = {
  it: /\b(?:calc[io]|calcett[io]|scalci\w*)\b.{0,30}\bvescica\b/u,
  en: /\bkick\w*\b.{0,30}\bbladder\b/u,
  es: /\b(?:patad\w*|patalea\w*)\b.{0,30}\bvejiga\b/u,
  nl: /\b(?:schop\w*|trap\w*|stomp\w*)\b.{0,30}\bblaas\b/u,
};
/** Somebody who is born, and was, or does it now and then. */
const ofSomebody =
  /\b(?:marito|compagno|ragazzo|fidanzato|ex|padre|papa|patrigno|fratello|figlio|suocero|zio|moglie|madre|husband|boyfriend|partner|dad|father|stepdad|brother|son|wife|mother|mum|mom|uncle|girlfriend|marido|esposo|novio|pareja|padrastro|hermano|hijo|suegro|tio|mujer|mama|man|vriend|vader|stiefvader|broer|zoon|vrouw|moeder|oom|drunk|drinks|ubriaco|beve|borracho|bebe|dronken|drinkt)\b/u;

const ofBlows: ReadonlySet<Lane> = new Set(['harm_others', 'violence']);

/**
 * What a message comes to where nobody is hurt. In talk of a game a threat or blows that the classifier alone hears are
 * asked about openly; what a known phrase says is not touched. So is a kick that can be an unborn child's, where nobody
 * is named whose it is.
 * @param earlier what the person wrote before, oldest first
 */
export function whereNobodyIsHurt(
  message: MessageAssessment,
  text: string,
  earlier: readonly string[],
  language: Language,
): MessageAssessment {
  if (!isAtLeast(message.level, 'R2')) return message;
  const plain = wordsAndCommas(text);
  const openly = { ...message, level: 'R2', isGuess: false, isFaint: false, isWeak: true } as const;
  const isOfBlowsAlone = message.ruleIds.every((id) => id === 'violence.hit' || isOfClassifier(id));
  if (isOfBlowsAlone && kickFromWithin[language].test(plain) && !ofSomebody.test(plain))
    return { ...openly, lanes: ['violence'] };
  const isThreat =
    isAtLeast(message.level, 'R3') &&
    message.lanes.length > 0 &&
    message.lanes.every((lane) => ofBlows.has(lane));
  if (!isThreat || !message.ruleIds.every(isOfClassifier)) return message;
  const talk = [...earlier.slice(-gameAgo).map(wordsAndCommas), plain];
  return talk.some((one) => anyGame.test(one) || gameWords[language].test(one)) ? openly : message;
}

function isOfClassifier(ruleId: string): boolean {
  return ruleId.startsWith('classifier.');
}
