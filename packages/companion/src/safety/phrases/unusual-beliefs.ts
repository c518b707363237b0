import type { Language } from '@accanto/contract';
import { foldCharacters } from '../normalise.ts';

interface Signs {
  /** Meanings in number plates, a television that speaks of one, people who were replaced, being chosen. */
  belief: RegExp;
  /** Nights without sleep, told with ideas that race or with great plans. */
  sleepless: RegExp;
  racing: RegExp;
  /** Something was put into what whoever writes drank. */
  drugged: RegExp;
  /** It is felt now. */
  unwell: RegExp;
  /** A book, a game, a baby, a job, another night; somebody else is meant. */
  otherwise: RegExp;
}

/** Over lower case without accents. */
const signs: Readonly<Record<Language, Signs>> = {
  it: {
    belief:
      /\bvedo (?:\p{L}+ ){0,2}(?:collegamenti|connessioni|segnali|messaggi) (?:ovunque|dappertutto|dovunque)\b|\b(?:targhe|numeri|cartelli|canzoni) .{0,20}\b(?:sono (?:codici|messaggi|segnali)|mi (?:mandano|parlano)|per me)\b|\b(?:tv|televisione|radio|telegiornale) (?:parla (?:di|con) me|mi (?:parla|manda messaggi))\b|\b(?:sostituit[oaie]|rimpiazzat[oaie]) (?:con|da) (?:\p{L}+ )?(?:sosia|cop\w+|impostor\w+|robot|attor\w+)\b|\b(?:sono (?:il|la) (?:prescelt[oa](?! per)|messia)|mi hanno scelt[oa] per una missione|ho una missione (?:divina|segreta|da dio))\b|\bmi (?:leggono|rubano|controllano) (?:il pensiero|i pensieri|la mente)\b/u,
    sleepless:
      /\b(?:non dormo|sveglio|sveglia|senza dormire)\b.{0,15}\b(?:due|tre|quattro|cinque|sei|[2-9]) (?:notti|giorni)\b|\b(?:due|tre|quattro|cinque|sei|[2-9]) (?:notti|giorni) (?:che non dormo|senza dormire)\b/u,
    racing:
      /\b(?:(?:mille|tantissime|cento|troppe) idee|idee (?:geniali|che (?:corrono|volano))|pien[oa] di energi[ae]|non (?:ho|mi serve) (?:piu )?bisogno di dormire|mai stat[oa] (?:cosi )?(?:bene|lucid[oa])|cambiero il mondo|tutto si collega)\b/u,
    drugged:
      /(?<!\bho )\b(?:mess[oa]|sciolt[oa]|versat[oa]) (?:qualcosa|della? drog\w+|una pastiglia|una sostanza) (?:nel|dentro (?:il|al)|nella|in) (?:mio |mia |un )?(?:bicchiere|drink|cocktail|bibita|birra|bere)\b|\b(?:mi hanno|mi ha|qualcuno mi ha) drogat[oa]\b|\bdrink (?:drogato|corretto di nascosto)\b/u,
    unwell:
      /\b(?:gira la testa|mi sento (?:stran[oa]|male|svenire)|non ricordo|annebbiat[oa]|confus[oa]|svengo|vomit\w+|gambe)\b/u,
    otherwise:
      /\b(?:libro|romanzo|film|serie|gioco|videogioco|puntata|bambin[oa]|neonat[oa]|bimb[oa]|sceneggiatur\w+|teatro|recita|squadra|anni fa|mesi fa|anno scorso|mio (?:figlio|fratello|padre)|mia (?:figlia|sorella|madre|amica)|intervist\w+|scherz\w+)\b/u,
  },
  en: {
    belief:
      /\bi (?:can )?see (?:\p{L}+ )?(?:connections|signs|patterns|messages) everywhere\b|\b(?:number ?plates|licen[cs]e plates|numbers|songs|street signs|billboards) .{0,20}\b(?:are (?:codes?|messages|signals)|(?:are )?(?:meant )?for me|send(?:ing)? me)\b|\b(?:tv|television|radio|news(?:reader)?) (?:is |keeps )?(?:talk(?:s|ing)|speak(?:s|ing)|send(?:s|ing) (?:me )?messages)(?: (?:about|to) me)\b|\breplaced (?:with|by) (?:\p{L}+ )?(?:doubles?|cop(?:y|ies)|impostors?|imposters?|robots?|actors?|clones?)\b|\b(?:i'?m|i am|i was|ive been) (?:the )?(?:chosen one|messiah|prophet|chosen by god|chosen(?=.{1,12}\bmission\b))|\b(?:secret|divine|holy) mission\b|\b(?:they|they'?re|people) .{0,12}\b(?:read(?:ing)?|steal(?:ing)?|control(?:ling)?) my (?:thoughts|mind)\b/u,
    sleepless:
      /\b(?:(?:haven'?t|havent|not|didn'?t|no|without) (?:slept|sleep|sleeping)|awake|been up)\b.{0,15}\b(?:two|three|four|five|six|[2-9]) (?:nights|days)\b|\b(?:two|three|four|five|six|[2-9]) (?:nights|days) (?:without|with no|of no) sleep\b/u,
    racing:
      /\b(?:(?:a )?(?:thousand|million|hundred) ideas|so many ideas|ideas (?:keep coming|racing|won'?t stop)|don'?t need (?:any )?sleep|dont need (?:any )?sleep|never felt (?:better|so (?:good|alive|clear))|full of energy|change the world|it all connects)\b/u,
    drugged:
      /(?<!\bi )\b(?:put|slipped|dropped) (?:something|a pill|drugs?) (?:in|into) my (?:drink|glass|beer|wine|coke)\b|\b(?:my drink (?:was|got|has been)|had my drink|(?:someone|somebody|he|they) (?:has )?spiked my drink|i(?:'?ve| have)? (?:was|been|got) (?:spiked|drugged))\b(?! (?:by the|through))/u,
    unwell:
      /\b(?:dizzy|feel (?:weird|strange|sick|funny|faint)|can'?t remember|cant remember|foggy|confused|passing out|throwing up|legs)\b/u,
    otherwise:
      /\b(?:book|novel|film|movie|series|game|episode|baby|newborn|toddler|script|play|team|years ago|months ago|last (?:year|month)|my (?:son|daughter|brother|sister|mum|mom|dad|friend)|joking|joke|dentist|surgery|nurse|interview\w*|jury)\b/u,
  },
  es: {
    belief:
      /\bveo (?:\p{L}+ )?(?:conexiones|senales|mensajes|patrones) (?:por todas partes|en todas partes|en todo|por todos lados)\b|\b(?:matriculas|numeros|carteles|canciones) .{0,20}\b(?:son (?:codigos|mensajes|senales)|me (?:mandan|hablan)|para mi)\b|\b(?:tele|television|radio|noticias) (?:habla(?:n)? (?:de mi|conmigo)|me (?:habla|manda mensajes))\b|\b(?:sustituid[oa]s?|reemplazad[oa]s?|cambiad[oa]s?) (?:por|con) (?:\p{L}+ )?(?:dobles?|copias?|impostor\w*|robots?|actor\w*|clon\w*)\b|\b(?:soy (?:el|la) (?:elegid[oa](?! para)|mesias)|tengo una mision (?:divina|secreta|de dios))\b|\bme (?:leen|roban|controlan) (?:el pensamiento|los pensamientos|la mente)\b/u,
    sleepless:
      /\b(?:no duermo|sin dormir|despiert[oa])\b.{0,15}\b(?:dos|tres|cuatro|cinco|seis|[2-9]) (?:noches|dias)\b|\b(?:dos|tres|cuatro|cinco|seis|[2-9]) (?:noches|dias) (?:sin dormir|que no duermo|despiert[oa])\b/u,
    racing:
      /\b(?:(?:mil|cien|miles de|muchisimas|tantas) ideas|ideas (?:geniales|que no paran)|llen[oa] de energia|no necesito dormir|nunca (?:he estado|estuve) (?:tan )?(?:bien|lucid[oa])|cambiar el mundo|todo (?:se conecta|encaja))\b/u,
    drugged:
      /(?<!\bhe )\b(?:ech(?:o|aron|ado)|pus(?:o|ieron)|puesto|met(?:io|ieron|ido)) (?:algo|droga|una pastilla|una sustancia) (?:en|a|dentro de) (?:la|mi|el) (?:copa|bebida|vaso|trago|cerveza|cubata)\b|\b(?:me (?:han|ha) drogado|me drogaron|bebida adulterada)\b/u,
    unwell:
      /\b(?:maread[oa]|me siento (?:rar[oa]|mal)|no (?:recuerdo|me acuerdo)|confus[oa]|me desmayo|vomit\w+|piernas)\b/u,
    otherwise:
      /\b(?:libro|novela|pelicula|serie|juego|videojuego|capitulo|bebe|recien nacid[oa]|guion|teatro|equipo|hace (?:\p{L}+ )?(?:anos?|meses)|ano pasado|mi (?:hij[oa]|herman[oa]|padre|madre|amig[oa])|broma|entrevist\w+|dentista|operacion)\b/u,
  },
  nl: {
    belief:
      /\b(?:ik )?zie (?:ik )?(?:\p{L}+ )?overal (?:\p{L}+ )?(?:verbanden|tekens|signalen|boodschappen|patronen)\b|\b(?:nummerborden|kentekens|cijfers|liedjes|borden) .{0,20}\b(?:zijn (?:codes?|boodschappen|signalen)|voor mij|sturen me)\b|\b(?:tv|televisie|radio|nieuws\w*) (?:heeft het over mij|praat over mij|stuurt me boodschappen)\b|\bvervangen door (?:\p{L}+ )?(?:dubbelganger\w*|kopie\w*|bedrieger\w*|robots?|acteurs?|klonen)\b|\b(?:ik ben (?:uitverkoren(?! (?:om|voor|als))|de uitverkorene|de messias)|(?:geheime|goddelijke|heilige) missie)\b|\b(?:lezen|stelen|besturen) (?:ze )?mijn gedachten\b/u,
    sleepless:
      /\b(?:slaap|geslapen|wakker|zonder slaap)\b.{0,20}\b(?:twee|drie|vier|vijf|zes|[2-9]) (?:nachten|dagen)\b|\b(?:twee|drie|vier|vijf|zes|[2-9]) (?:nachten|dagen) (?:niet (?:geslapen|slapen)|wakker|zonder slaap)\b/u,
    racing:
      /\b(?:(?:duizend|honderd|zoveel|miljoen) ideeen|ideeen (?:blijven komen|stromen)|(?:geen|niet) slaap nodig|heb geen slaap nodig|nog nooit zo (?:goed|helder)(?: gevoeld)?|vol energie|de wereld veranderen|alles klopt)\b/u,
    drugged:
      /(?<!\bik heb )\b(?:iets|drugs|een pil) in mijn (?:drankje|drinken|glas|bier|wijn) (?:\p{L}+ )?(?:gedaan|gegooid|gestopt)\b|\bdeed iets in mijn (?:drankje|drinken|glas|bier)\b|\b(?:ik ben|ben) (?:ik )?(?:gedrogeerd|gespiked)\b|\bmijn drankje (?:is|was) (?:gespiked|gedrogeerd)\b/u,
    unwell:
      /\b(?:duizelig|voel me (?:raar|vreemd|ziek|slap)|weet niks meer|herinner me niets|wazig|verward|val flauw|overge\w+|benen)\b/u,
    otherwise:
      /\b(?:boek|roman|film|serie|game|spel|aflevering|baby|pasgeboren|script|toneel\w*|team|jaar geleden|maanden geleden|vorig jaar|mijn (?:zoon|dochter|broer|zus|vader|moeder|vriend|vriendin)|grap\w*|interview\w*|tandarts|operatie)\b/u,
  },
};

/** A cheap test before the others: what all of them need a word of. */
const maybe =
  /colleg|conness|segnal|messagg|targhe|numer|cartell|canzon|tv|tele|radio|sostitu|rimpiazz|prescelt|messia|missi|mision|pensier|mente|notti|giorni|mess[oa] |sciolt|versat|drog|drink|connect|signs|pattern|plates|song|billboard|news|replac|chosen|prophet|mind|thoughts|nights|days|spiked|conexion|senal|mensaj|patron|matricul|cancion|notici|sustitu|reemplaz|cambiad|elegid|pensamiento|noches|dias|algo|pastilla|bebida|verband|teken|boodschap|patronen|nummerb|kenteken|cijfers|liedjes|borden|televisie|nieuws|vervangen|uitverkor|gedachten|nachten|dagen|drank|glas|bier|wijn|gedrog/u;

/** What is told of a world that changed its meaning, of nights without sleep, or of a drink; null: nothing of it. */
export function unusualBelief(
  text: string,
  language: Language,
): 'belief' | 'drugged' | 'drugged_unwell' | null {
  const said = foldCharacters(text);
  if (!maybe.test(said)) return null;
  const own = signs[language];
  if (own.otherwise.test(said)) return null;
  if (own.drugged.test(said)) return own.unwell.test(said) ? 'drugged_unwell' : 'drugged';
  const isRacing = own.sleepless.test(said) && own.racing.test(said);
  return isRacing || own.belief.test(said) ? 'belief' : null;
}
