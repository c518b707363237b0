import { anyOf, doseRule, type WatchRules } from './rules.ts';

const condition = String.raw`(?:depressie|\w*stoornis(?:sen)?|bipolair\w*|adhd|ptss|ocd|psychose|schizofreni\w*|borderline|burn-?out|paniekaanvallen|gegeneraliseerde angst|posttraumatische stress\w*|autis\w+|anorexi\w+|boulimi\w+|dementie|\w*syndroom)\b`;
const state = String.raw`(?:depressief|bipolair|psychotisch|schizofreen|autistisch|(?:psychisch|geestelijk|mentaal) ziek|geestesziek)\b`;
const quite = String.raw`(?:(?:misschien|waarschijnlijk|duidelijk|mogelijk|wellicht|ook|wel|gewoon|echt|vast|eigenlijk|een|de|het|aan|met|van|op|zoiets als|soort|vorm|beetje|erg|heel|lichte|zware|ernstige|echte|klassieke|tekenen|symptomen|te) )*`;
const reported = String.raw`(?<!\b(?:je (?:zei|zegt|schreef|schrijft|vertelde|vertelt)(?: me)?|zei(?:den)?|zegt|zeggen|verteld|gezegd|geschreven) dat )`;

const human = String.raw`(?:mens|persoon|vrouw|man|meisje|jongen|moeder|vader|ouder|oma|opa|zus|broer|dochter|zoon|weduwe|weduwnaar|lera(?:ar|res)|docent|verpleegkundige|psycholoog|psychiater|arts|dokter|therapeut|hulpverlener|vrijwilliger|student)\b`;
const some = String.raw`(?:(?:ook|zelf|gewoon|maar|echt|toch|nog|al|net als jij|een|twee|drie|vier|vijf|\d+|de|mijn|jonge|oude|echte?|lieve|kleine|volwassen) )*`;
const relative = String.raw`(?:moeder|vader|ouders|vrouw|man|partner|kind(?:eren)?|zoons?|dochters?|zus(?:sen)?|broers?|oma|opa|gezin|familie)\b`;

const outOfIt = String.raw`(?<!\b(?:(?:kan|beloof|garandeer) (?:\w+ ){0,2}niet|niet (?:beloven|garanderen))\b[^.;]{0,40})`;

export const dutchWatchRules: WatchRules = {
  diagnosis: anyOf(
    String.raw`\b${reported}(?:je|jij|u) (?:(?:zou|zal|kunt|kan|moet|lijkt|schijnt|vertoont|hebt|heb|heeft|lijdt|kampt|zit|leidt) )${quite}${condition}`,
    String.raw`\b(?:heb|lijd|kamp|zou|zit|vertoon) (?:je|jij) ${quite}${condition}`,
    String.raw`(?<!\b(?:je (?:zei|zegt|schreef|schrijft|vertelde|vertelt)|verteld|gezegd|geschreven) (?:me )?)\bdat (?:je|jij|u) ${quite}(?:${condition} (?:hebt|heb|heeft|zou|zit)|${state} bent)\b`,
    String.raw`\b(?:dit|dat|het|wat je (?:\w+ ){1,2}) ?(?:is|kan|kon|zou|lijkt|klinkt|wijst|doet denken|heet|moet)(?: als| ook| mij| me)* ${quite}${condition}`,
    String.raw`\b(?:klinkt als|lijkt op|wijst op|symptomen van|tekenen van|denken aan) ${quite}${condition}`,
    String.raw`(?<!\bniet )\b${reported}(?:je bent|u bent|jij bent|ben je|(?:je|jij) (?:zou|kunt|kan|lijkt|klinkt)) ${quite}${state}`,
  ),
  human: anyOf(
    String.raw`\b(?:ik ben|ben ik|ik was|was ik) ${some}${human}|\bals ${some}${human} (?:begrijp|weet|ken|voel|herken|heb|ben) ik\b|\bik woon\b|\bik ben (?:(?:ook|zelf|eens|ooit) )*(?:ziek|eenzaam|depressief|alleen|verliefd) geweest\b|\bik ben (?:al |nu )?(?!een )\w+ jaar\b`,
    String.raw`\b(?:ik heb|heb ik|ik had|had ik) ${some}(?:${relative}|hond\b|kat\b|vriend\b|vriendin\b|baas\b|baan\b|lichaam\b)`,
    String.raw`\bmijn (?:\w+ )?(?:${relative}|jeugd\b|leven\b|lichaam\b|ervaring\b|huwelijk\b|scheiding\b|vriend\b|vriendin\b|baas\b|collega's\b)`,
    String.raw`\btoen ik (?:\w+ ){0,3}(?:klein|jong|kind|jonger|student|zwanger|ziek|school|\d+|oud) (?:als jij )?(?:was|zat|studeerde)\b|\btoen ik (?:op school zat|studeerde|zo oud was als jij)\b`,
    String.raw`\b(?:ik ben (?:\w+ )?(?:opgegroeid|geboren|getrouwd|gescheiden|zwanger|verliefd)|ik (?:groeide op|studeerde|sliep|huilde))\b`,
    String.raw`\b(?:ik heb|heb ik) (?:(?:dat|het|dit|hetzelfde|zoiets|ook|zelf|vroeger|ooit|eens|al) )+(?:meegemaakt|doorgemaakt|gevoeld|beleefd|gehad)\b|\buit (?:eigen|mijn) ervaring\b`,
    String.raw`\b(?:ik ben|ben ik) (?:(?:ook|zelf|zo|erg|heel|een beetje) )*(?:moe|uitgeput)\b`,
    String.raw`\bik hou (?:zo |heel veel |ook )?van (?:je|jou)\b(?! \w)|\bik heb je (?:\w+ )?nodig\b|\bik mis je\b|\bik heb je gemist\b`,
    String.raw`\b(?:wij|ons) (?:mensen|vrouwen|mannen|moeders|vaders|ouders)\b`,
  ),
  secrecy: anyOf(
    String.raw`${outOfIt}\b(?:blijft|blijven|is) (?:(?:gewoon|echt|altijd|alleen|hier|een geheim),? )*(?:onder|tussen) (?:ons|jou en mij|ons tweeen)\b|${outOfIt}\b(?:onder|tussen) ons (?:blijft|houdt)\b`,
    String.raw`\bons (?:kleine )?geheim(?:pje)?\b`,
    String.raw`\b(?:je|jouw) geheim(?:en)? (?:is|zijn|blijft|blijven) (?:\w+ )?(?:veilig|in goede handen)\b|\b(?:veilig bij mij)\b`,
    String.raw`\bik (?:vertel|zeg|verklap|zal) (?:(?:het|dit|dat|dan|nooit) )*(?:aan )?niemand\b|\bik (?:vertel|zeg|verklap) (?:het|dit|dat) (?:nooit|niet) (?:door|verder)\b`,
    String.raw`\bniemand (?:anders )?(?:komt (?:het|dit|dat) te weten|zal (?:het|dit|dat) (?:ooit )?(?:weten|lezen|zien)|komt erachter|zal (?:\w+ ){1,4}(?:lezen|zien|weten|horen))\b|\bik hou(?:d)? (?:het|dit|dat|alles) (?:\w+ )?voor (?:me|mij|mezelf)\b`,
    String.raw`\bik (?:bewaar|houd?|hou) (?:je|jouw|het|dit|dat|alles) (?:\w+ ){0,2}geheim\b(?! niet)|\bik (?:beloof|garandeer) (?:\w+ )?(?:geheimhouding|vertrouwelijkheid)\b(?! niet)`,
    String.raw`(?<!\bniet )\b(?:volledig|helemaal|strikt|compleet|100 ?%) (?:vertrouwelijk|anoniem|geheim|prive)\b`,
  ),
  contract: anyOf(
    String.raw`\b(?:beloof|zweer) (?:het |dat )?(?:me|mij)\b|\b(?:beloof|zweer) (?:je|jij) (?:me|mij|dat)\b`,
    String.raw`\b(?:kun|kan|wil|zou) (?:je|jij) (?:(?:me|mij|dat|het) )*(?:beloven|zweren)\b|\bgeef me je woord\b`,
    String.raw`(?<!\b(?:ik|je|hij|ze|zij|we|niet) )\b(?:beloof|zweer) dat je\b`,
    String.raw`(?<!\bik )\b(?:beloof|zweer) (?:dat je )?(?:het )?(?:niet|nooit|geen)\b`,
  ),
  dose: doseRule({
    numbers:
      'twee|drie|vier|vijf|zes|zeven|acht|negen|tien|elf|twaalf|\\w+tien|\\w*twintig|dertig|veertig|vijftig|zestig|honderd|halve|half|anderhalve|een kwart|een derde|een paar|een handvol|enkele',
    between: 'van|die|deze|de|je|jouw|extra|kleine|hele|meer|zulke|stuks|mg',
    forms:
      'mg|milligram|ml|milliliter|mcg|microgram|druppels?|tablet(?:ten)?|pil(?:len|letjes?)?|capsules?|zetpil(?:len)?|pijnstillers?|slaappil(?:len)?|slaaptabletten|slaapmiddelen|kalmeringsmiddelen',
    harmless: 'water|regen|bloed|zweet|melk|thee|koffie|inkt|dauw',
    takeIt: '(?:neem|slik) (?:het|ze|hem|er)',
    takeOne: String.raw`(?<!\bik )(?:neem|slik) (?:(?:dan|maar|even|vanavond|nu|gerust|nog) )*een`,
    every: String.raw`(?:om de|elke|iedere) (?:\w+ )?uur|(?:een|\w+) keer per dag|\w+maal daags`,
    times: 'minuten|minuut|uur|uren|dag|dagen|weken|week|maanden|maand|jaar|jaren|keer',
    change:
      '(?:verdubbel|halveer|verhoog|verlaag|verminder) (?:de|je|die) dos(?:is|ering)|(?:neem|slik) er (?:twee|drie|vier|vijf|zes|tien|\\d+)',
  }),
  ways: /\b(pil|pillen|tabletten|druppels|medicijn\w*|medicatie|slaapmiddel\w*|slaappil\w*|overdosis|gif|vergif\w*|bleek(middel)?|gas|koolmonoxide|touw\w*|strop|ophang\w*|mes|messen|mesje\w*|scheermes\w*|pistool|pistolen|geweer|vuurwapens?|aders?|polsen|snij\w*|brug|bruggen|spoor|rails|treinspoor|dak|daken|balkon\w*|spring\w*|verdrink\w*|verstik\w*|leegbloed\w*)\b/u,
  deed: anyOf(
    String.raw`\b(?:voor|onder) (?:een|de) (?:\w+ )?(?:trein|metro|auto|vrachtwagen|tram) (?:te |gaan |kunt |kan )*(?:spring|gooi|werp|stap|ligg|lop)\w*`,
    String.raw`\b(?:spring|gooi|werp|stap)\w* (?:je |jezelf |zich )?(?:voor|onder) (?:een|de) (?:\w+ )?(?:trein|metro|auto|vrachtwagen|tram)\b`,
    String.raw`\bvan (?:een|de|het) (?:\w+ )?(?:brug|dak|flat|balkon|gebouw|toren|viaduct) (?:af )?(?:te )?(?:spring|gooi|stort)\w*|\b(?:spring|stort)\w* (?:je )?(?:van|uit) (?:een|de|het) (?:\w+ )?(?:brug|dak|flat|balkon|gebouw|toren|viaduct|raam)\b`,
    String.raw`\b(?:jezelf|zich|je) (?:op te hangen|ophangen|verhangen)\b|\b(?:je|de) polsen (?:door)?snijden\b`,
    String.raw`\b(?:snel|pijnlo|zeker|makkelijk|zacht|veilig)\w* (?:manier|methode|weg) (?:om|van) (?:te sterven|sterven|dood te gaan|eruit te stappen|er een eind|een eind|jezelf|zelfmoord)`,
  ),
  instead: {
    diagnosis: 'Alleen een arts of psycholoog kan wat je voelt een naam geven.',
    human: 'Ik ben kunstmatige intelligentie.',
    secrecy: 'Wie wat bewaart staat op de privacypagina.',
    contract: 'Ik vraag je geen beloftes, alleen hoe het nu met je is.',
    dose: 'Over medicijnen en hoeveelheden antwoordt de huisarts of de apotheek.',
    method:
      'Hier ga ik niet verder op in: het gaat erom dat je veilig bent, en is het gevaar dichtbij, bel dan 112.',
  },
};
