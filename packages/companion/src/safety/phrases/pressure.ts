import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';

/** Somebody holds pictures over the writer, somebody seeks a young person's closeness in secret, or either of the writer's child. */
export type Pressure = 'extortion' | 'grooming' | 'child';

/** Over lower case without accents, all of them in the last messages together unless it says otherwise. */
interface Cues {
  /** Whatever has none of these is of nothing of the kind: the cheap test. */
  any: RegExp;
  nude: RegExp;
  picture: RegExp;
  /** More of it. */
  more: RegExp;
  /** Money, or else. */
  demand: RegExp;
  /** By its name. */
  blackmail: RegExp;
  /** 'Should I pay?' */
  paying: RegExp;
  /** What they do with the pictures. */
  spread: RegExp;
  mature: RegExp;
  asked: RegExp;
  secret: RegExp;
  contact: RegExp;
  role: RegExp;
  touch: RegExp;
  child: RegExp;
  /** Pictures that are asked of somebody else, messages of a grown-up on their telephone. */
  ofChild: RegExp;
  otherwise: RegExp;
}

const cues: Readonly<Record<Language, Cues>> = {
  it: {
    any: /\b(?:foto\w*|video|nudes?|segret[oi]|matur[ao]|ricatt\w+|prof\w*|allenat\w+|mister|istruttor\w+|toccat[oa]|messaggi)\b/u,
    nude: /\b(?:foto|video|immagin[ei]|scatt[oi])\b.{0,15}\b(?:nud[oaei]|intim\w+|hot|spint[oaei]|senza (?:vestiti|maglia))\b|\bnudes?\b/u,
    picture: /\b(?:foto\w*|video|immagin[ei]|nudes?|screen)\b/u,
    more: /\bne vuole (?:altre|ancora)|\b(?:vuole|chiede|vogliono) (?:altr[ei]|ancora)\b/u,
    demand:
      /\b(?:vuole|vogliono|chiede|chiedono|pretende|pretendono|chiedendo)\b.{0,15}\b(?:soldi|euro|denaro|paypal|ricaric\w+|pag\w+)\b|\b(?:se no|sennò|senno|altrimenti|se non (?:pago|(?:gli|le|ne) (?:mando|do)|mando))\b|\bricatt\w+|\bminacci\w+ di\b/u,
    blackmail: /\bricatt\w+|\bestor(?:sion|c)\w+/u,
    paying: /\b(?:pag(?:o|are|arl\p{L}|hi)|pagato)\b/u,
    spread:
      /(?<!\bnon )(?<!\bnon (?:le|la|lo|li) )\b(?:manda(?:no|rl[eaoi]|ra)?|mette(?:re|rl[ea])?|invia(?:no|rl[eaoi])?|pubblica(?:no|rl[eaoi]|re)?|posta(?:no|rl[ea])?|diffonde(?:rl[ea]|re)?|far(?:a|le|la) vedere|mostra(?:rl[ea])?|gira)\b.{0,25}\b(?:a tutt[ie]|ai miei|alla mia|a mi[ao]|alla scuola|a scuola|in giro|online|sui social|su (?:insta\w*|facebook|internet|tiktok)|nel gruppo)\b/u,
    mature: /\bmatur[ao] per (?:la mia eta|i miei anni|avere \d+)|\bnon sembr[oi] della mia eta\b/u,
    asked:
      /\b(?:mi (?:ha chiesto|chiede|chiedeva)|vuole|continua a chiedermi)\b.{0,15}\b(?:foto\w*|video)\b(?! (?:de[li]|della) (?!mio corpo|seno|sedere|piedi))/u,
    secret:
      /\b(?:e|sara) (?:il )?nostro (?:piccolo )?segreto|\bche e un segreto tra (?:noi|me e)|\bnon (?:devo dirlo|dirlo|lo devo dire) a (?:nessuno|mamma|mia|miei)/u,
    contact:
      /\bmi (?:scrive|chiama|manda messaggi|cerca)\b.{0,20}\b(?:notte|sera|tardi|sempre|giorno)\b|\b(?:conosciut[oa]|su) (?:insta\w*|online|snap\w*|discord|tiktok|roblox|internet)\b|\b(?:messaggi|cose) stran[ie]\b|\bdice che sono special[ei]\b/u,
    role: /\b(?:(?:il|la|un|una) )(?:mi[oa] )?(?:prof\w*|allenat(?:ore|rice)|mister|istruttor\w+|maestr[oa]|don|catechista|capo scout)\b/u,
    touch:
      /\bmi (?:ha (?:toccat[oa]|baciat[oa])|tocca|bacia)\b|\bvedermi (?:da sol[oa]|a casa sua)|\bmano sull[ae] (?:cosci\w+|gamb\w+)/u,
    child: /\bmi[ao] (?:figli[oa]|nipot[ei]|bambin[oa]|ragazz[oa] di \d+)\b/u,
    ofChild:
      /\b(?:le|gli) (?:chiede|ha chiesto|chiedeva)\b.{0,12}\b(?:foto\w*|video)\b|\b(?:ha mandato|manda|mandava)\b.{0,12}\b(?:foto|video)\b.{0,12}\b(?:nud\w+|intim\w+)|\bmessaggi\b.{0,15}\bun (?:uomo|adulto|tizio)\b/u,
    otherwise:
      /\b(?:matrimonio|fotograf[oa]|laurea|compleanno|tessera|annuario|arte|disegn\w+|museo|modell[ao]|sorpresa|festa|cane|gatto|ricetta|serie|film)\b/u,
  },
  en: {
    any: /\b(?:pic\w*|photos?|nudes?|videos?|selfies?|secret|mature|blackmail\w*|coach|teacher|tutor|trainer|instructor|touched|messages)\b/u,
    nude: /\bnudes?\b|\b(?:naked|intimate|topless) (?:pic\w*|photos?|videos?|selfies?)\b|\b(?:pic\w*|photos?|videos?) of me (?:naked|undressed|topless|without)\b/u,
    picture: /\b(?:pic\w*|photos?|nudes?|videos?|screenshots?)\b/u,
    more: /\b(?:wants?|asks? for|asking for|demands?) (?:some )?more\b/u,
    demand:
      /\b(?:he|she|they|someone|guy|girl|who)\b.{0,15}\b(?:wants?|asks?|asking|demand\w*|needs?)\b.{0,14}\b(?:money|cash|\d+|gift ?cards?|crypto|bitcoin)\b|\b(?:if|unless) i (?:don'?t |do not )?(?:pay|send)\b|\bor (?:else|(?:he|she|they)(?:'?ll| will))\b|\bblackmail\w*|\bthreat\w+ to\b/u,
    blackmail: /\b(?:blackmail|sextort|extort)\w*/u,
    paying: /\b(?:pay|paid|paying)\b/u,
    spread:
      /\b(?:(?:he|she|they|it)(?:'?ll|'?s gonna|'?re gonna)?|will|gonna|going to|wants? to|threat\w+ to)(?: (?:just|then|said|says))? (?:send(?:ing|s)?|post(?:ing|s)?|leak(?:ing|s)?|share|show|upload|spread)\b.{0,25}\b(?:every(?:one|body)|all my|my (?:\p{L}+ )?(?:followers|friends|family|parents|school|contacts|mum|mom|dad|class|boss|husband|wife)|(?:the )?whole school|online|insta\w*|facebook|internet)\b/u,
    mature:
      /\bmature for (?:my age|a \d+|\d+)|\bnot like (?:other|the other) (?:girls|boys|kids|teens)|\bolder than i (?:am|look)\b/u,
    asked:
      /\b(?:ask(?:s|ed|ing)?(?: me)? (?:for|to send)|wants?|wanted|begs? for|keeps (?:asking|on) (?:for|about))\b.{0,15}\b(?:pic|pics|picture|pictures|photos?|video)\b(?! of (?:my|the|our|a) (?!body|face|feet|legs|bra|chest|underwear))/u,
    secret:
      /\b(?:it'?s|is|be|as) our (?:little )?secret|\b(?:not to|don'?t|can'?t|mustn'?t) tell (?:anyone|anybody|my (?:mum|mom|parents|dad))/u,
    contact:
      /\b(?:text|texts|message|messages|dms?|writes?|calls?|snaps?|messaging|texting)(?: me| to me)\b.{0,15}\b(?:night|late|every ?day|all the time|constantly)\b|\b(?:talk to|met|know|friend) (?:him |her |them )?(?:online|on (?:insta\w*|snap\w*|discord|roblox|tiktok))\b|\bguy i talk to online\b|\b(?:weird|strange) (?:messages|texts|dms)\b|\bsays i'?m (?:so |really )?special\b(?! (?:needs|ed))/u,
    role: /\b(?:my|a|the|our) (?:\p{L}+ )?(?:coach|teacher|tutor|trainer|instructor|youth leader|priest|pastor|music teacher)\b/u,
    touch:
      /\b(?:he|she|they|coach|teacher|tutor|trainer|instructor) (?:touch(?:ed|es)|kiss(?:ed|es)) me\b(?! on the (?:shoulder|forehead|cheek))|\b(?:see|meet) (?:me |up )?alone\b|\bhand on my (?:leg|thigh)\b/u,
    child:
      /\b(?:my|our) (?:\d+ ?-?(?:year|yr)\S*(?: ?-?olds?)? )?(?:daughter|son|kid|child|niece|nephew|stepson|stepdaughter|granddaughter|grandson)(?:'?s)?\b/u,
    ofChild:
      /\b(?:ask(?:s|ed|ing)?|wants?|wanted) (?:her|him|them) (?:for|to send)\b.{0,15}\b(?:pic\w*|photos?|nudes?|videos?|selfies?)\b|\b(?:sent|sends|sending)\b.{0,12}\b(?:nudes?|naked)\b|\bmessages\b.{0,40}\b(?:man|grown up|adult|stranger)\b/u,
    otherwise:
      /\b(?:wedding|photographer|graduation|birthday|yearbook|passport|art|draw\w*|paint\w*|museum|surprise|party|dog|cat|recipe|show|movie|band)\b/u,
  },
  es: {
    any: /\b(?:fotos?|videos?|nudes?|pack|secreto|madur[ao]|chantaj\w+|profe\w*|entrenador\w*|monitor\w*|maestr[ao]|toco|mensajes)\b/u,
    nude: /\b(?:fotos?|videos?|imagen(?:es)?)\b.{0,15}\b(?:desnud\w+|intim\w+|sin ropa|subid\w+ de tono)|\bnudes?\b/u,
    picture: /\b(?:fotos?|videos?|nudes?|pack|imagenes|capturas?)\b/u,
    more: /\b(?:quiere|pide|quieren) (?:mas|otr[ao]s?)\b/u,
    demand:
      /\b(?:quiere|quieren|pide|piden|exige|exigen|pidiendo)\b.{0,15}\b(?:dinero|pasta|plata|euros|pesos|\d+)\b|\bo si no\b|\bsi no (?:pago|(?:le|les) (?:mando|pago|doy|envio|hago)|se l[oa]s? (?:mando|doy))|\bchantaj\w+|\bamenaza\w* con\b|\bextorsi\w+/u,
    blackmail: /\b(?:chantaj|extorsi|sextorsi)\w+/u,
    paying: /\b(?:pag(?:o|ar|arle|ue)|pagado)\b/u,
    spread:
      /(?<!\bno )(?<!\bno (?:la|las|lo|los) )\b(?:manda(?:n|ra|rl[ao]s?|r)?|envia(?:n|ra|rl[ao]s?|r)?|publica(?:n|ra|rl[ao]s?|r)?|sub(?:e|en|ira|irl[ao]s?|ir)|difund(?:e|en|ira|irl[ao]s?|ir)|comparte|ensena(?:rl[ao]s?|ra)?|pasa(?:rl[ao]s?|ra)?)\b.{0,25}\b(?:a tod[oa]s?|a mis|a mi|al (?:insti\w*|cole\w*)|por (?:ahi|el (?:insti\w*|cole\w*))|en (?:redes|internet|insta\w*|las redes))\b/u,
    mature: /\bmadur[ao] para (?:mi edad|tener \d+)|\bno (?:parezco|aparento) (?:de )?mi edad\b/u,
    asked:
      /\b(?:me (?:pidio|pide|pedia|ha pedido)|quiere|sigue pidiendome)\b.{0,15}\b(?:fotos?|videos?)\b(?! (?:de[l]?|de mi|de la) (?!mi cuerpo|cuerpo|pies))/u,
    secret:
      /\b(?:es|sera) nuestro (?:pequeno )?secreto|\bes un secreto entre (?:nosotros|el y yo)|\bno (?:se lo (?:diga|cuente)|(?:lo )?(?:diga|cuente)(?: nada)?) a (?:nadie|mi madre|mis padres)/u,
    contact:
      /\bme (?:escribe|llama|manda mensajes|busca)\b.{0,20}\b(?:noches?|tarde|siempre|todo el (?:dia|rato)|dias)\b|\b(?:conoci|conocido|por) (?:\p{L}+ )?(?:insta\w*|online|snap\w*|discord|tiktok|roblox|internet)\b|\bmensajes raros\b|\bdice que soy (?:muy )?especial\b/u,
    role: /\b(?:mi|el|la|un|una) (?:profe\w*|entrenador\w*|monitor\w*|maestr[ao]|catequista|cura|instructor\w*)\b/u,
    touch:
      /\bme (?:toco|ha tocado|tocaba|beso|ha besado|besaba)\b|\b(?:verme|quedar(?: conmigo)?) a solas\b|\bmano en (?:el muslo|la pierna)/u,
    child: /\bmi (?:hij[oa]|sobrin[oa]|niet[oa]|nin[oa]|hijastr[oa])\b/u,
    ofChild:
      /\b(?:le (?:pide|pidio|pedia|ha pedido)|pidiendole)\b.{0,12}\b(?:fotos?|videos?)\b|\b(?:mando|ha mandado|manda|envio)\b.{0,12}\b(?:fotos?|videos?)\b.{0,12}\b(?:desnud\w+|intim\w+)|\bmensajes\b.{0,15}\bun (?:hombre|adulto|senor|desconocido)\b/u,
    otherwise:
      /\b(?:boda|fotograf[oa]|graduacion|cumple\w*|anuario|carne|arte|dibuj\w+|museo|sorpresa|fiesta|perro|gato|receta|serie|pelicula)\b/u,
  },
  nl: {
    any: /\b(?:foto\p{L}*|naakt\p{L}*|nudes?|video\p{L}*|filmpje\p{L}*|selfie\p{L}*|geheim|geheimpje|volwassen|(?:ge)?chant\p{L}+|afge?pers\p{L}*|leraar|lerares|docent|meester|juf|trainer|coach|instructeur|berichten|berichtjes)\b/u,
    nude: /\bnaaktfoto\p{L}*|\bnudes?\b|\b(?:foto|video|filmpje)\p{L}*\b.{0,12}\b(?:naakt|bloot|zonder kleren)\b|\b(?:naakte?|blote|pikante|intieme) (?:foto|video|filmpje|selfie)\p{L}*/u,
    picture: /\b(?:foto\p{L}*|naakt\p{L}*|nudes?|video\p{L}*|filmpjes?|beelden)\b/u,
    more: /\b(?:wil|vraagt|eist|willen) (?:hij |ze |zij )?(?:er )?(?:nog )?meer\b/u,
    demand:
      /\b(?:hij|ze|zij|iemand|die)\b.{0,15}\b(?:geld|\d+ euro|tikkie|betal\p{L}+)\b|\b(?:wil|eist|vraagt) (?:hij|ze|zij) .{0,12}\b(?:geld|euro)\b|\banders\b|\bals ik niet (?:betaal|stuur|doe)\b|\bchant\p{L}+|\bafge?pers\p{L}*|\bdreig\p{L}*/u,
    blackmail: /\b(?:chanta|afpers|afgepers|sextort)\p{L}*|\bgechanteerd/u,
    paying: /\b(?:betaal|betalen|betaald)\b/u,
    spread:
      /(?<!\bik )\b(?:stuurt|sturen|doorstur\p{L}+|zet|zetten|deelt|delen|post|posten|plaatst|verspreid\p{L}*|laat (?:hij|ze))\b.{0,30}\b(?:(?:naar|aan|met) (?:iedereen|mijn|mn|m'n|al mijn|heel)|(?:heel de|de hele) (?:school|klas)|online|op (?:insta\p{L}*|facebook|internet|school|snap\p{L}*))|\b(?:naar|aan|met) (?:iedereen|al mijn \p{L}+|mijn (?:ouders|vrienden|volgers|klas|familie)) (?:te )?(?:sturen|doorsturen|delen|door)\b/u,
    mature:
      /\bvolwassen (?:ben |was )?voor (?:mijn|m'n|mn) leeftijd|\bouder lijk dan (?:ik ben|\d+)/u,
    asked:
      /\b(?:vroeg|vraagt|vroeg me|wil|wilde|blijft vragen)\b.{0,15}\b(?:foto|foto's|fotos|fotootje|video|filmpje)\b(?! van (?:de|het|mijn|onze) (?!lichaam|voeten|benen|borsten))/u,
    secret:
      /\b(?:(?:ons|het ons) (?:kleine )?geheim(?:pje)?)\b|\bgeheim tussen ons\b|\b(?:niet|niks|niets|tegen niemand)\b.{0,12}\b(?:tegen (?:iemand|mijn ouders|mama)|niemand) (?:mag )?(?:zeggen|vertellen)/u,
    contact:
      /\b(?:appt|app't|stuurt|belt|schrijft|snapt) (?:me|mij) .{0,20}\b(?:nacht|nachts|avond|avonds|laat|dag|de hele tijd)\b|\bdie me (?:elke|iedere) (?:nacht|avond|dag)\b|\b(?:online|via (?:insta\p{L}*|snap\p{L}*|discord|roblox|tiktok))\b|\brare (?:berichten|berichtjes|appjes)\b|\bzegt dat ik (?:heel )?(?:bijzonder|speciaal) ben\b/u,
    role: /\b(?:mijn|m'n|mn|de|een) (?:leraar|lerares|docent|meester|juf|trainer|coach|instructeur|mentor|leider|pastoor)\b/u,
    touch:
      /\b(?:raakte? (?:hij|ze|zij) (?:me|mij) aan|(?:hij|ze|zij|trainer|coach|leraar) (?:raakte?|zoende|kuste?) (?:me|mij)(?: aan)?|zat aan me)\b|\balleen (?:met me |met mij )?afspreken\b|\bhand op mijn (?:been|bovenbeen|dij)\b/u,
    child:
      /\b(?:mijn|m'n|mn|onze|ons) (?:dochter|zoon|kind|kleinzoon|kleindochter|stiefzoon|stiefdochter|nichtje|neefje)(?:tje|s)?\b/u,
    ofChild:
      /\b(?:vraagt|vroeg|wil|wilde)\b.{0,6}\b(?:haar|hem)\b.{0,15}\b(?:foto\S*|naakt\p{L}*|video\p{L}*|filmpjes?)|\b(?:stuurde|heeft|stuurt)\b.{0,15}\bnaakt\p{L}*\b|\bberichten\b.{0,15}\been (?:man|volwassene|vreemde|onbekende)\b/u,
    otherwise:
      /\b(?:bruiloft|trouw\p{L}*|fotograaf|diploma\p{L}*|verjaardag|schoolfoto|jaarboek|paspoort|kunst|teken\p{L}*|schilder\p{L}*|museum|verrassing|feest|hond|kat|recept|serie)\b/u,
  },
};

const closeness = ['asked', 'secret', 'contact', 'touch'] as const;
/** One of them must stand in the newest message. */
const telling = [
  ...closeness,
  'role',
  'nude',
  'demand',
  'more',
  'blackmail',
  'paying',
  'spread',
  'mature',
  'child',
  'ofChild',
] as const;

/**
 * What somebody is put under, in their last messages together; the newest of them must have a part in it.
 * @param earlier the few messages before it, oldest first
 * @param readAge whether the writer says that they are under age, and whether the newest message says it; asked for only where it matters
 */
export function pressureOn(
  text: string,
  earlier: readonly string[],
  language: Language,
  readAge: () => { isKnown: boolean; isNew: boolean },
): Pressure | null {
  const own = cues[language];
  const whole = foldCharacters([...earlier, text].join(' . '));
  if (!own.any.test(whole) || own.otherwise.test(whole)) return null;
  const young = readAge();
  const newest = foldCharacters(text);
  if (!young.isNew && !telling.some((name) => own[name].test(newest))) return null;
  const has = (...names: (keyof Cues)[]): boolean => names.every((name) => own[name].test(whole));
  if (has('child')) return has('ofChild') || has('nude', 'spread') ? 'child' : null;
  const isExtortion =
    has('nude', 'demand') ||
    has('nude', 'more') ||
    has('nude', 'spread') ||
    has('picture', 'blackmail') ||
    has('picture', 'demand', 'spread');
  if (isExtortion) return 'extortion';
  const isClose = closeness.some((name) => has(name));
  const isGrooming =
    (has('mature') && isClose) ||
    (has('asked') && (young.isKnown || has('secret'))) ||
    (has('secret') && (has('role') || has('touch') || (young.isKnown && has('contact')))) ||
    (has('role', 'touch') && (young.isKnown || has('contact')));
  return isGrooming ? 'grooming' : null;
}

/** Whether the messages tell of being touched. */
export function wasTouched(texts: readonly string[], language: Language): boolean {
  return cues[language].touch.test(foldCharacters(texts.join(' . ')));
}
