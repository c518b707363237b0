import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { foldCharacters } from './normalise.ts';
import { type Lane, type RiskState, isAtLeast } from './risk.ts';

/** Lanes in which 'yesterday' changes nothing: a body needs help all the same, and a wish to die may still be there. */
const asUrgentLater: readonly Lane[] = ['medical', 'self_harm', 'harm_others', 'psychosis'];

/** Messages that say nothing but when it was, or that whoever writes was left alone; over lower case without accents. */
const another: Readonly<Record<Language, RegExp>> = {
  it: /^(?:(?:no|ma|era|e stat[oa]|e success[oa]|parlo di|circa|piu o meno)[ ,]+)*(?:ieri(?: sera| notte)?|l'altro (?:ieri|giorno)|l'altra (?:sera|notte)|(?:la |il |l')?(?:settimana|mese|anno|estate|inverno) scors[oa]|(?:un|una|due|tre|quattro|\d+|qualche|alcuni|pochi|tanti|molti)?(?: ?(?:giorn[oi]|settiman[ae]|mes[ei]|ann[oi]|tempo)) fa|da (?:piccol[oa]|bambin[oa]|ragazzin[oa])|(?:non|mica) (?:adesso|ora|oggi|stasera)|(?:adesso|ora|oggi|stasera) no|(?:me )?non mi ha (?:mai )?(?:toccat[oa]|sfiorat[oa]|fatto niente|fatto (?:del )?male))$/u,
  en: /^(?:(?:no|but|well|it was|that was|this was|it happened|happened|about|around|like)[ ,]+)*(?:yesterday|last (?:night|week|month|year|summer|winter|spring|autumn|\p{L}+day)|the other (?:day|night)|(?:(?:a|an|one|two|three|four|\d+|a few|a couple of|some|many) )?(?:days?|weeks?|months?|years?|ages) ago|a (?:long )?(?:time|while) ago|when i was (?:a kid|a child|little|young|\d+)|as a (?:kid|child)|not (?:now|right now|tonight|today)|(?:he|she|they) (?:didn'?t|hasn'?t|did not|has not|never) (?:touch(?:ed)?|hit|hurt|lay a finger on) me)$/u,
  es: /^(?:(?:no|pero|fue|era|eso fue|paso|ocurrio|como|mas o menos)[ ,]+)*(?:ayer|anoche|anteayer|antier|el otro dia|la otra noche|la semana pasada|el (?:mes|ano|verano|invierno|\p{L}+) pasado|hace (?:como )?(?:un|una|dos|tres|cuatro|\d+|unos|unas|varios|varias|muchos|poco|mucho)(?: (?:dias?|semanas?|mes(?:es)?|anos?|tiempo))?|de (?:pequen[oa]|nin[oa]|chic[oa])|(?:ahora|hoy|esta noche) no|no (?:ahora|hoy)|no me (?:ha |llego a )?(?:toc(?:o|ado|ar)|hizo nada|hecho nada|peg(?:o|ado|ar)))$/u,
  nl: /^(?:(?:nee|maar|dat was|het was|dat is|het is|gebeurd|ongeveer|zo'n)[ ,]+)*(?:gister(?:en)?(?:avond|nacht)?|eergisteren|vorige (?:week|maand|zomer|winter|\p{L}+dag)|vorig (?:jaar|weekend)|laatst|(?:(?:een|twee|drie|vier|\d+|paar|een paar|enkele) )?(?:dag|dagen|week|weken|maand|maanden|jaar|jaren) (?:geleden|terug)|(?:een )?(?:lang|tijd|tijdje) (?:geleden|terug)|vroeger|als kind|toen ik (?:klein|kind|\d+) was|(?:nu|vandaag|vanavond) niet|niet (?:nu|vandaag)|(?:hij|ze|zij) heeft (?:me|mij) (?:niet (?:aangeraakt|geslagen)|niks gedaan|niets gedaan))$/u,
};

/**
 * Whoever was told to call at once because somebody is violent, and answers 'last week' or 'he didn't touch me', is not in
 * danger this minute: what follows is help of another kind.
 */
export function ofAnotherTime(
  message: MessageAssessment,
  text: string,
  language: Language,
  before: RiskState | null,
): MessageAssessment {
  const isViolence =
    before?.level === 'R5' &&
    before.lanes.includes('violence') &&
    !before.lanes.some((lane) => asUrgentLater.includes(lane));
  if (!isViolence || isAtLeast(message.level, 'R3')) return message;
  const said = foldCharacters(text)
    .trim()
    .toLowerCase()
    .replace(/^[¡¿]+|[^\p{L}]+$/gu, '');
  return another[language].test(said)
    ? {
        ...message,
        level: 'R0',
        lanes: [],
        ruleIds: ['person.another-time'],
        isOfAnotherTime: true,
        isDenial: false,
      }
    : message;
}
