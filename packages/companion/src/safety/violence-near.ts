import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { wordsAndCommas } from './normalise.ts';
import { type RiskState, isAtLeast } from './risk.ts';

/** Whoever hits is here, or on the way, in a whole short message; over lower case without accents. */
const near: Readonly<Record<Language, RegExp>> = {
  it: /^(?:(?:si|ecco|adesso|ora|e|oddio|aiuto|credo che|lo sento),? )*(?:(?:lui|mio marito|il mio (?:ex|compagno|ragazzo|fidanzato)) )?(?:(?:adesso|ora) )?(?:e|sta) (?:(?:gia|appena|di nuovo) )*(?:qui|qua|in casa|di la|in (?:camera|cucina|salotto|soggiorno)|alla porta|fuori(?: dalla porta)?|sotto casa|tornato|rientrato|arrivato|arrivando|tornando|rientrando|salendo|entrando)(?: (?:a casa|in casa|adesso|ora|qui|qua|con me|da me|le scale|di nuovo|ubriaco))*$/u,
  en: /^(?:(?:yes|yeah|ok|and|but|oh|god|omg|shit|fuck|help|i think|i can hear him),? )*(?:he|my (?:husband|boyfriend|ex|partner))(?:'?s| is| has)? (?:(?:just|now|already|right|still) )*(?:here|home|back|outside|downstairs|upstairs|at the door|in the (?:house|room|kitchen|hall|next room)|(?:come|came|got|coming) (?:home|back|in|over|here|up(?: (?:here|the stairs))?)|walked in|on (?:his|the) way)(?: (?:now|right now|already|again|with me|drunk|here|home))*$/u,
  es: /^(?:(?:si|y|ya|ahora|ay|dios|ayuda|creo que|lo oigo),? )*(?:(?:el|mi (?:marido|novio|ex|pareja)) )?(?:(?:ya|ahora) )*(?:esta (?:aqui|en casa|en la puerta|fuera|subiendo|entrando|llegando|volviendo|abajo|arriba|al lado|en (?:el salon|la cocina|la habitacion))|acaba de (?:llegar|volver|entrar)|ha (?:llegado|vuelto|entrado)|(?:llego|volvio|entro)|viene (?:hacia aqui|para aca|de camino))(?: (?:a casa|aqui|ahora|ya|mismo|conmigo|otra vez|borracho|(?:por )?las escaleras))*$/u,
  nl: /^(?:(?:ja|en|nu|oh|god|help|ik denk dat|ik hoor dat),? )*(?:hij|mijn (?:man|vriend|ex|partner))(?: (?:is|staat|zit|komt))?(?: (?:nu|net|al|weer|er|ook|hier))*(?: (?:hier|thuis|thuisgekomen|binnen|binnengekomen|beneden|boven|buiten|eraan|terug|naar boven|de trap op|voor de deur|aan de deur|in (?:huis|de kamer|de keuken)))(?: (?:nu|net|al|weer|is|komt|bij me|dronken))*$/u,
};

/** Asks who else is there: what answers it is not whoever hits. */
const asksWho: Readonly<Record<Language, RegExp>> = {
  it: /(?<!\p{L})(?:chi|qualcuno|nessuno)(?!\p{L})[^.!?]*\?/iu,
  en: /\b(?:who|someone|somebody|anyone|anybody)\b[^.!?]*\?/iu,
  es: /(?<!\p{L})(?:quién|alguien|nadie)(?!\p{L})[^.!?]*\?/iu,
  nl: /\b(?:wie|iemand|niemand)\b[^.!?]*\?/iu,
};

/**
 * What 'he's just come home' comes to after own violence was told: whether there is danger at this moment is asked, with
 * the emergency number; where it was a crisis already, the call is what comes next.
 * @param lastReply what the companion said last; empty: nothing
 */
export function asViolenceNear(
  message: MessageAssessment,
  text: string,
  language: Language,
  before: RiskState | null,
  lastReply: string,
): MessageAssessment {
  const isSure = isAtLeast(message.level, 'R4') && !message.isGuess;
  if (before === null || !isAtLeast(before.level, 'R2') || isSure) return message;
  const isOwn = before.lanes.includes('violence') && !before.victimIsOther;
  if (!isOwn || before.violenceIsPast || asksWho[language].test(lastReply)) return message;
  return near[language].test(wordsAndCommas(text))
    ? {
        ...message,
        level: 'R4',
        lanes: ['violence'],
        ruleIds: [...message.ruleIds, 'violence.near'],
        weakSign: 0,
        isDenial: false,
        isNo: false,
        isWeak: false,
        isGuess: true,
        isFaint: true,
      }
    : message;
}
