import type { Language } from '@accanto/contract';
import type { MessageAssessment } from './assess.ts';
import { wordsAndCommas } from './normalise.ts';
import { type RiskState, isAtLeast } from './risk.ts';

const kinds = ['spent', 'affairs', 'givenAway'] as const;
type Kind = (typeof kinds)[number];

interface Signs extends Readonly<Record<Kind, RegExp>> {
  /** What shows that it is of a journey, a house, an office, or somebody who does it for joy. */
  otherwise: RegExp;
}

/** Over lower case without accents; the first is a whole message. */
const signs: Readonly<Record<Language, Signs>> = {
  it: {
    spent:
      /^(?:(?:io|ma|e|davvero|proprio|ormai|aiuto|basta),? )*(?:non (?:ce la faccio|ne posso|reggo)(?: davvero| proprio)? piu|non ha (?:piu )?senso (?:niente|nulla)|(?:niente|nulla) ha (?:piu )?senso)(?: cosi| davvero| basta)?$/u,
    affairs:
      /\bho (?:gia )?(?:sistemato|messo a posto|messo in ordine|organizzato) (?:le (?:mie )?(?:cose|carte)|tutt[oei]|i (?:miei )?(?:documenti|conti))\b|\b(?:assicurazione|polizza) (?:sulla|della|per la) vita\b|\b(?:ho (?:scritto|fatto)|fatto il) (?:il )?(?:mio )?testamento\b|\bho (?:lasciato|scritto) (?:le |tutte le )?(?:password|istruzioni)\b/u,
    givenAway:
      /\b(?:ho (?:regalato|dato via)|sto (?:regalando|dando via)) (?:il (?:mio )?(?:cane|gatto|coniglio)|la (?:mia )?(?:gatta|cagna)|le mie cose|tutte le mie|la mia (?:chitarra|collezione|roba)|tutt[oa])\b|\bho trovato (?:una casa|qualcuno) per (?:il (?:mio )?(?:cane|gatto)|la (?:mia )?gatta)\b/u,
    otherwise:
      /\b(?:trasloc\w+|vacanz\w+|viaggio|valig\w+|festa|matrimonio|ufficio|cantina|mercatino|beneficenza|compleanno|allerg\w+|compiti|casa nuova|agente|assicuratore|armadio|garage|banca ha)\b/u,
  },
  en: {
    spent:
      /^(?:(?:i|but|and|really|honestly|just|please|help|man|ok),? )*(?:i )?(?:really |just )?(?:(?:can'?t|cannot) (?:really |just )?(?:do (?:this|it)|take (?:this|it)|go on|keep going|cope)(?: like this)?(?: any ?more| any longer)?|nothing (?:has (?:any|a) point|matters|makes sense)(?: any ?more)?|(?:there(?:'?s| is) )?no point (?:in|to) (?:anything|any of (?:it|this)))$/u,
    affairs:
      /\b(?:(?:put|got|getting|putting|sorted) (?:all )?my affairs(?: in order)?|life insurance|(?:wrote|made|written|updated|signed) my will|left (?:all )?my passwords|(?:sorted|got) (?:everything|it all) (?:out|sorted|arranged|in order) (?:for (?:them|when)|so (?:they|nobody)))\b/u,
    givenAway:
      /\b(?:gave|given|giving) (?:away )?(?:all )?(?:my|the) (?:dog|cat|rabbit|pets?|things|stuff|belongings|guitar|records|collection|possessions)\b.{0,12}\baway\b|\b(?:gave|given|giving) away (?:all )?my \p{L}+|\bfound (?:a home|someone) for my (?:dog|cat)\b|\brehomed my (?:dog|cat)\b/u,
    otherwise:
      /\b(?:moving|move|holiday|trip|suitcase|party|wedding|office|charity|declutter\w*|car boot|birthday|allerg\w+|homework|new (?:house|flat|place)|agent|salesman|quote|wardrobe|garage|old stuff|job)\b/u,
  },
  es: {
    spent:
      /^(?:(?:yo|pero|y|de verdad|en serio|ya|es que|ayuda),? )*(?:no (?:puedo|aguanto|doy) (?:con esto )?mas|(?:ya )?nada tiene sentido(?: ya)?|no le veo (?:el )?sentido a nada)(?: asi| de verdad| en serio)?$/u,
    affairs:
      /\b(?:he (?:dejado|arreglado|puesto)|deje|arregle|tengo) (?:ya )?(?:tod[oa]s?|mis (?:cosas|papeles|asuntos)) ?(?:arreglad[oa]s?|en orden|listos?|organizad[oa]s?|en regla)\b|\bhe arreglado (?:mis|los) (?:cosas|papeles|asuntos)\b|\bseguro de vida\b|\b(?:he (?:hecho|escrito)|hice|escribi) (?:el|mi) testamento\b|\b(?:he dejado|deje) (?:las|mis) (?:contrasenas|claves|instrucciones)\b/u,
    givenAway:
      /\b(?:he (?:regalado|dado)|regale|estoy regalando|di) (?:a )?(?:mi|el|mis|todas mis|todo lo) (?:perr[oa]|gat[oa]|conejo|cosas|ropa y|guitarra|coleccion|mio)\b|\b(?:he encontrado|encontre) (?:una )?casa para (?:mi|el) (?:perr[oa]|gat[oa])\b/u,
    otherwise:
      /\b(?:mudanz\w+|mudo|vacaciones|viaje|maletas?|fiesta|boda|oficina|beneficencia|cumpleanos|alergi\w+|deberes|casa nueva|piso nuevo|agente|comercial|armario|garaje|rastrillo)\b/u,
  },
  nl: {
    spent:
      /^(?:(?:ik|maar|en|echt|gewoon|help|pff),? )*(?:ik )?(?:kan (?:dit |het |er )?(?:echt |gewoon )?niet meer(?: aan)?|(?:hou|houd) (?:dit|het) niet (?:meer )?vol|trek (?:dit|het) niet meer|niks heeft (?:nog )?zin|niets heeft (?:nog )?zin|alles is zinloos)(?: zo| echt)?$/u,
    affairs:
      /\b(?:heb|ik heb) (?:nu |al )?(?:alles|mijn (?:zaken|papieren|spullen)) (?:nu |al |goed )?(?:geregeld|op orde|afgehandeld|in orde)\b|\b(?:levensverzekering|overlijdensrisicoverzekering)\b|\bmijn testament (?:gemaakt|geschreven|opgesteld|geregeld)\b|\b(?:mijn )?wachtwoorden (?:opgeschreven|achtergelaten)\b/u,
    givenAway:
      /\b(?:mijn|de) (?:hond|kat|konijn|spullen|gitaar|verzameling|platen) (?:allemaal |al )?(?:weggegeven|weggedaan)\b|\bgeef (?:al )?mijn (?:spullen|\p{L}+) weg\b|\b(?:huis|plek|iemand) (?:gevonden )?voor mijn (?:hond|kat)\b/u,
    otherwise:
      /\b(?:verhuiz\w+|verhuis\w*|vakantie|reis|koffers?|feest|bruiloft|kantoor|kringloop|verjaardag|allergi\w+|huiswerk|nieuwe huis|nieuw huis|adviseur|kast|garage|rommelmarkt|opgeruimd)\b/u,
  },
};

/** A longer message tells more, and is judged by the whole of it. */
const mostWords = 14;
/** So many messages back another kind of sign still stands beside this one. */
const messagesBefore = 6;

/** Which of these a message is; null: none. */
function kindOf(text: string, language: Language): Kind | null {
  const said = wordsAndCommas(text);
  const own = signs[language];
  if (said.split(' ').length > mostWords || own.otherwise.test(said)) return null;
  return kinds.find((kind) => own[kind].test(said)) ?? null;
}

/**
 * What weighs with others and is no concern by itself: having no strength left, one's papers in order, a dog that was
 * given away. One of them counts as a weak sign that adds up; two of different kinds among a few messages are asked about
 * openly.
 * @param earlier what the person wrote before in this conversation, oldest first
 */
export function withQuietSigns(
  message: MessageAssessment,
  text: string,
  earlier: readonly string[],
  language: Language,
  before: RiskState | null,
): MessageAssessment {
  if (isAtLeast(message.level, 'R2') || message.isDenial || message.isNo) return message;
  const kind = kindOf(text, language);
  if (kind === null) return message;
  const weak: MessageAssessment = { ...message, weakSign: 1 };
  const isKnown = before !== null && isAtLeast(before.level, 'R2');
  const hasOther = earlier.slice(-messagesBefore).some((piece) => {
    const other = kindOf(piece, language);
    return other !== null && other !== kind;
  });
  return hasOther && !isKnown
    ? { ...weak, level: 'R2', lanes: ['self_harm'], ruleIds: ['quiet.signs'], isWeak: true }
    : weak;
}
