import type { Language } from '@accanto/contract';

/** What may never stand in a sentence of a model, over lower-case text without accents. */
export interface WatchRules {
  diagnosis: RegExp;
  human: RegExp;
  secrecy: RegExp;
  contract: RegExp;
  /** Ways, things and places of harming oneself: from R3 on nothing needs them, whoever they are said of. */
  ways: RegExp;
  /** What is written in its place. */
  instead: Readonly<
    Record<'diagnosis' | 'human' | 'secrecy' | 'contract' | 'dose' | 'method', string>
  >;
}

/** An amount of something one takes, in any of the languages. */
export const dosePattern =
  /\b(\d+([.,/]\d+)?|un|una|mezza|due|tre|quattro|cinque|half|one|two|three|four|media|dos|tres|cuatro|een|halve|twee|drie|vier)\s?(x\s?\d+\s?)?(mg|milligram\w*|miligram\w*|ml|mcg|gocce|goccia|compress[ae]|pastigli[ae]|pillol[ae]|drops?|tablets?|pills?|capsules?|gotas?|pastillas?|comprimidos?|druppels?|tabletten|pil(len)?)\b/u;

export const watchRules: Record<Language, WatchRules> = {
  it: {
    diagnosis:
      /\b(hai|soffri di|si tratta di|questa e|questo e|sembra|sembri avere) (proprio |chiaramente |una |un |la |il |i )*(depressione|disturb\w+|bipolar\w*|burnout|adhd|attacchi di panico|psicosi|borderline|ansia generalizzata|sindrome)|\bsei (depress[oa]|bipolare|borderline|psicotic[oa]|malat[oa])\b/u,
    human:
      /(?<!non )\bsono (una persona|un essere umano|uman[oa]|un operatore|una psicologa|uno psicologo|un medico|un terapeuta|una terapeuta)\b|\b(mia madre|mio padre|mia moglie|mio marito|i miei figli|quando ero (piccol|giovan|bambin)\w*|da bambin[oa] io|sono stanc[oa] anch|ti amo|ho bisogno di te)\b/u,
    secrecy:
      /\b(resta|rimane|restera|rimarra) (un segreto )?tra (noi|me e te)\b|\bnon lo (diro|dico) a nessuno\b/u,
    contract: /\b(prometti(mi)?|giura(mi)?) (che )?(di )?non\b/u,
    ways: /\b(pastigli\w*|pillol\w*|compress[ae]|gocce|farmac[oi]|medicinal[ei]|sonnifer\w*|barbituric\w*|overdose|velen[oi]\w*|candeggina|gas|monossido|cord[ae]|cappi[oi]|impicc\w*|lam[ae]|lamett[ae]|coltell\w*|rasoi\w*|pistol[ae]|fucil[ei]|arm[ae] da fuoco|ven[ae]|pols[oi]|tagli(arti|arsi|o|are)|pont[ei]|binari[oi]?|tett[oi]|balcon[ei]|ferrovia|buttar(ti|si)|salt(i|a|are) (giu|dal\w*|nel)|annega\w*|soffoc\w*|dissangu\w*)\b/u,
    instead: {
      diagnosis: 'Un nome per quello che senti può darlo solo un medico o uno psicologo.',
      human: 'Sono un’intelligenza artificiale.',
      secrecy: 'Chi conserva cosa è scritto nella pagina della privacy.',
      contract: 'Non ti chiedo promesse, ti chiedo solo come stai adesso.',
      dose: 'Su medicine e quantità ti risponde il medico o la farmacia.',
      method:
        'Su questo non vado oltre: conta che tu sia al sicuro, e se il pericolo è vicino c’è il 112.',
    },
  },
  en: {
    diagnosis:
      /\b(you have|you've got|you are suffering from|you suffer from|this is|it's|that's|sounds like you have) (clearly |probably |a |an |clinical |the )*(depression|\w+ disorder|disorder|bipolar\w*|burnout|adhd|ptsd|psychosis|borderline|panic attacks|ocd)\b|\byou(?:'re| are) (clinically )?(depressed|bipolar|borderline|psychotic|mentally ill)\b/u,
    human:
      /(?<!not )\b(i'm|i am) (a )?(human( being)?|real person|person|therapist|doctor|counsellor|counselor)\b|\b(my (mother|father|wife|husband|kids|childhood|own life)|when i was (young|a child|little|your age)|i'm tired too|i love you|i need you)\b/u,
    secrecy:
      /\b(stays?|remains?|keep (this|it)) (just )?(a secret )?between (us|you and me)\b|\bi (won't|will not|'ll never) tell (anyone|anybody)\b/u,
    contract: /\b(promise|swear) (me |to me )?(that )?you (won't|will not|'ll not)\b/u,
    ways: /\b(pills?|tablets?|meds|medications?|drops|sleeping pills|barbiturates?|overdos\w*|poison\w*|bleach|carbon monoxide|gas|rope|noose|hang(ing)? (your|one|him|her|them)sel\w*|blades?|razors?|knife|knives|guns?|pistols?|rifles?|firearms?|veins?|wrists?|cut(ting)? (yourself|deep|your)|bridges?|rails?|(train|railway) tracks?|roofs?|rooftops?|balcon(y|ies)|jump(s|ed|ing)?|drown\w*|suffocat\w*|bleed\w*)\b/u,
    instead: {
      diagnosis: 'Only a doctor or a psychologist can give what you feel a name.',
      human: 'I’m an AI.',
      secrecy: 'Who keeps what is written on the privacy page.',
      contract: 'I’m not asking you for promises, only how you are right now.',
      dose: 'On medicines and amounts a doctor or a pharmacist can answer.',
      method:
        'I won’t go further into that: what counts is that you are safe, and if danger is near, call 112, 999 or 911.',
    },
  },
  es: {
    diagnosis:
      /\b(tienes|sufres|padeces|se trata de|es una|es un|parece) (claramente |una |un |de )*(depresion|trastorno\w*|bipolar\w*|burnout|tdah|psicosis|borderline|ataques? de panico|sindrome)\b|\b(estas deprimid[oa]|eres bipolar|eres depresiv[oa]|estas enferm[oa])\b/u,
    human:
      /(?<!no )\bsoy (una persona|human[oa]|un ser humano|psicolog[oa]|medic[oa]|terapeuta)\b|\b(mi madre|mi padre|mi mujer|mi marido|mis hijos|cuando (yo )?era (pequen\w+|joven|nin\w+)|tambien estoy cansad|te amo|te necesito)\b/u,
    secrecy:
      /\b(se )?queda(ra)? entre (nosotros|tu y yo)\b|\bno se lo (dire|digo|contare) a nadie\b/u,
    contract: /\b(promete(me)?|jura(me)?) que no\b/u,
    ways: /\b(pastillas?|pildoras?|comprimidos?|gotas|farmacos?|medicamentos?|somniferos?|barbituric\w*|sobredosis|venen\w*|lejia|gas|monoxido|cuerdas?|sogas?|ahorca\w*|cuchill\w*|navajas?|pistolas?|escopetas?|armas? de fuego|venas?|munecas?|cort(arte|arse|ate|es)|puentes?|vias? del tren|azoteas?|tejados?|balcon(es)?|salt(ar|as|a|es)|tirar(te|se)|ahog\w*|asfixi\w*|desangr\w*)\b/u,
    instead: {
      diagnosis: 'Ponerle nombre a lo que sientes solo puede hacerlo un médico o un psicólogo.',
      human: 'Soy una inteligencia artificial.',
      secrecy: 'Quién guarda qué está escrito en la página de privacidad.',
      contract: 'No te pido promesas, solo cómo estás ahora.',
      dose: 'Sobre medicinas y cantidades te responden el médico o la farmacia.',
      method:
        'En esto no sigo: lo que cuenta es que estés a salvo, y si el peligro está cerca, llama al 112.',
    },
  },
  nl: {
    diagnosis:
      /\b(je hebt|jij hebt|u hebt|dit is|dat is|het is|je lijdt aan|klinkt als) (duidelijk |een |aan )*(depressie|\w*stoornis|bipolair\w*|adhd|psychose|borderline|burn-?out|paniekaanvallen)\b|\b(je bent|u bent|jij bent) (depressief|bipolair|psychotisch|ziek)\b/u,
    human:
      /(?<!niet )\bik ben (een )?(mens|echt(e)? persoon|psycholoog|arts|therapeut)\b|\b(mijn (moeder|vader|vrouw|man|kinderen)|toen ik (klein|jong|een kind) was|ik ben ook moe|ik hou van je|ik heb je nodig)\b/u,
    secrecy:
      /\bblijft (gewoon )?(onder ons|tussen ons)\b|\bik vertel het (aan )?niemand\b|\bons geheim\b/u,
    contract: /\b(beloof|zweer) (me |mij )?(dat je )?(het )?(niet|nooit|geen)\b/u,
    ways: /\b(pil|pillen|tabletten|druppels|medicijn\w*|medicatie|slaapmiddel\w*|slaappil\w*|overdosis|gif|vergif\w*|bleek(middel)?|gas|koolmonoxide|touw\w*|strop|ophang\w*|mes|messen|mesje\w*|scheermes\w*|pistool|pistolen|geweer|vuurwapens?|aders?|polsen|snij\w*|brug|bruggen|spoor|rails|treinspoor|dak|daken|balkon\w*|spring\w*|verdrink\w*|verstik\w*|leegbloed\w*)\b/u,
    instead: {
      diagnosis: 'Alleen een arts of psycholoog kan wat je voelt een naam geven.',
      human: 'Ik ben kunstmatige intelligentie.',
      secrecy: 'Wie wat bewaart staat op de privacypagina.',
      contract: 'Ik vraag je geen beloftes, alleen hoe het nu met je is.',
      dose: 'Over medicijnen en hoeveelheden antwoordt de huisarts of de apotheek.',
      method:
        'Hier ga ik niet verder op in: het gaat erom dat je veilig bent, en is het gevaar dichtbij, bel dan 112.',
    },
  },
};
