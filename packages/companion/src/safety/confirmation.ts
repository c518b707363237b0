import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { foldCharacters } from './normalise.ts';
import { type RiskState, higherOf, isGuessed } from './risk.ts';

/** What begins an answer that it is so, or may be; in small letters without accents. An 'if' begins otherwise. */
const yes: Readonly<Record<Language, RegExp>> = {
  it: /^(?:(?:beh|ehm?|mh+|purtroppo|credo|direi|penso)[ ,.…]+(?:di )?)*(?:si+(?=[ ,.!…]*$|[,.!…]| (?:ci|lo|sono|ho|adesso|ora|purtroppo|forse|credo|penso|voglio|sto|aiut\w*|tutt\w*|per favore)\b)|esatto|forse|un po'?\b|entramb|tutt[ei] e due|(?:la )?(?:prima|seconda)[ .!]*$|ci penso|ci ho pensato|a volte|sono in pericolo|non (?:lo )?so\b|aiut\w+)/u,
  en: /^(?:(?:well|um+|uh+|er+|honestly|unfortunately)[ ,.…]+)*(?:yes+\b|yeah+\b|yep\b|yup\b|ye\b|i am\b|i do\b|i think so|kind of|kinda|sort of|maybe\b|perhaps\b|a bit\b|a little\b|both\b|sometimes\b|i (?:don't|dont|do not) know|idk|help\b|the (?:first|second)\b)/u,
  es: /^(?:(?:bueno|pues|eh+|mm+|creo que|la verdad(?: es)? que)[ ,.…]+)*(?:si+(?=[ ,.!…]*$|[,.!…]| (?:y|lo|estoy|tengo|quiero|pienso|ahora|creo|ayud\w*|las|los|por favor)\b)|exacto|quiza|tal vez|puede(?: que| ser)|un poco|las dos|ambas|a veces|no (?:lo )?se\b|ayud\w+|estoy en peligro)/u,
  nl: /^(?:(?:nou|eh+|mm+|helaas|eigenlijk|ik denk)[ ,.…]+)*(?:ja+\b|jawel|jep|klopt|misschien|(?:een )?beetje|allebei|soms|ik denk het|(?:ik )?weet (?:ik|het) niet|ik weet het niet|help\b|de (?:eerste|tweede)\b|ik ben in gevaar)/u,
};

/**
 * What a message comes to when it answers the question whether a guessed danger is there: a yes, also half of one, is
 * danger by itself, however short. Counts for the answer that comes next, not for later ones.
 * @param guessedFrom what the message was taken for about which it was asked
 */
export function asConfirmation(
  message: MessageAssessment,
  text: string,
  language: Language,
  before: RiskState | null,
  guessedFrom: () => MessageAssessment,
): MessageAssessment {
  if (before === null || !isGuessed(before) || before.calmMessages > 0) return message;
  const said = foldCharacters(text)
    .trim()
    .toLowerCase()
    .replace(/^[¡¿]+/u, '');
  if (!yes[language].test(said)) return message;
  return {
    ...message,
    level: higherOf(message.level, 'R4'),
    lanes: message.lanes.length > 0 ? message.lanes : guessedFrom().lanes,
    ruleIds: [...message.ruleIds, 'person.confirmed'],
    isDenial: false,
    isGuess: false,
    isFaint: false,
    isWeak: false,
  };
}
