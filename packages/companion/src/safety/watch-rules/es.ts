import { anyOf, doseRule, type WatchRules } from './rules.ts';

const condition = String.raw`(?:depresion|trastornos?|bipolar\w*|burnout|ansiedad (?:generalizada|cronica)|tdah|tept|toc|psicosis|esquizofren\w+|borderline|ataques? de panico|sindrome|estres pos(?:t-?)?traumatico|autis\w+|anorexi\w+|bulimi\w+|demencia)\b`;
const state = String.raw`(?:deprimid[oa]|depresiv[oa]|bipolar|borderline|psicotic[oa]|esquizofrenic[oa]|autista|anorexic[oa]|bulimic[oa])\b`;
const quite = String.raw`(?:(?:claramente|quizas?|tal vez|probablemente|seguramente|tambien|de verdad|realmente|casi|un|una|el|la|los|unos|de|del|a|posible|especie|tipo|caso|cuadro|signos|sintomas|algo|como|cierta|gran) )*`;
const reported = String.raw`(?<!\b(?:me (?:has dicho|dijiste|dices|has contado|contaste|cuentas|escribes|escribiste)|te (?:ha|han) dicho|te dij(?:o|eron)|dices|dijiste|escribes) que )`;

const human = String.raw`(?:persona|mujer|hombre|chic[oa]|madre|mama|padre|papa|espos[oa]|marido|viud[oa]|abuel[oa]|herman[oa]|hij[oa]|maestr[oa]|profesora?|enfermer[oa]|psicolog[oa]|psiquiatra|medic[oa]|doctora?|terapeuta|operadora?|voluntari[oa]|estudiante|ser humano|human[oa])\b`;
const some = String.raw`(?:(?:yo|tambien|solo|de verdad|realmente|ya|igual|mism[oa]|una|un|uno|dos|tres|cuatro|cinco|\d+|el|la|los|las|mi|mis|joven|viej[oa]|simple|otr[oa]|pequen[oa]s?|buen[oa]?) )*`;
const relative = String.raw`(?:madre|padre|mama|papa|padres|mujer|marido|espos[oa]|hij[oa]s?|nin[oa]s|herman[oa]s?|abuel[oa]s?|nietos?|familia)\b`;

const outOfIt = String.raw`(?<!\bno (?:te )?(?:lo )?(?:puedo|podria|prometo|aseguro|garantizo)\b[^.;]{0,40})`;

export const spanishWatchRules: WatchRules = {
  diagnosis: anyOf(
    String.raw`\b${reported}(?:tienes|tengas|tendrias|sufres|sufras|padeces|padezcas|muestras|presentas|estas (?:viviendo|pasando|atravesando|desarrollando)|(?:puedes|podrias|debes|deberias|pareces) (?:estar )?(?:tener|teniendo|sufrir|sufriendo|padecer|padeciendo)) ${quite}${condition}`,
    String.raw`\b(?:sea|se trata|se trate|tratarse|suena|se parece|parece|pareceria|apunta|recuerda|hace pensar en|(?:podria|puede|debe|parece) ser|se llama|sintomas?|signos?|senal(?:es)?|es una?) ${quite}${condition}`,
    String.raw`(?:^\W*|: ?)(?:es|son) ${quite}${condition}`,
    String.raw`\b(?:esto|eso|aquello|(?:esto|eso|lo) que (?:\w+ ){1,2})(?:es|son) ${quite}${condition}`,
    String.raw`(?<!\bno )\b${reported}(?:estas|eres|(?:puedes|podrias|debes) (?:estar|ser)|pareces|te veo) ${quite}${state}`,
    String.raw`\bestas enferm[oa] (?:de (?:la cabeza|los nervios|depresion)|mental|psiquic[oa])`,
  ),
  human: anyOf(
    String.raw`(?<!\bno (?:\w+ )?)\bsoy ${some}${human}`,
    String.raw`(?<!\b(?:no|ni|sin) )\b(?:tengo|tuve) ${some}(?:${relative}|perro\b|gato\b|novi[oa]\b|jef[ea]\b|cuerpo\b|anos\b)`,
    String.raw`\bmis? (?:\w+ )?(?:${relative}|infancia\b|vida\b|cuerpo\b|experiencia\b|matrimonio\b|divorcio\b|novi[oa]\b|jef[ea]\b|companer[oa]s\b)`,
    String.raw`\bcuando yo (?:era|tenia|estaba|estudiaba|vivia)\b|\bde (?:nin[oa]|pequen[oa]|joven),? (?:yo|me|tambien yo)\b|\btengo (?:\w+ ){1,3}anos\b|\byo (?:de (?:nin[oa]|pequen[oa]|joven)|cuando era)\b|\bcuando era (?:pequen[oa]|nin[oa]|joven|adolescente)\b[^.!?]{0,20}\b(?:yo|me (?:pas|sent|ocurr|cost|da)\w+)`,
    String.raw`\bcuando tenia tu edad\b|\ba tu edad yo\b`,
    String.raw`\bcomo ${human},? (?:(?:te|lo|la|yo) )*(?:entiendo|se|conozco|comprendo|reconozco)\b|\bvivo (?:sol[oa]|con (?:mi|dos|tres|un))\b`,
    String.raw`\byo tambien (?:he|tengo|tuve|estuve|estoy|fui|soy|me|lo|perdi|pase|senti|sufri|llore|viv)\w*`,
    String.raw`\b(?:lo he vivido|he pasado por (?:eso|lo mismo|ahi)|pase por (?:eso|lo mismo)|lo se por (?:mi )?(?:propia )?experiencia|en carne propia|naci en|creci en|me (?:case|divorcie|licencie)|di a luz)\b`,
    String.raw`\b(?:tambien estoy|estoy) (?:(?:muy|tan|un poco) )*(?:cansad[oa]|agotad[oa]|embarazada|casad[oa]|divorciad[oa]|enamorad[oa])\b`,
    String.raw`\b(?:te amo|te necesito|te echo de menos|te extrano|te he echado de menos)\b|\bte quiero\b(?! \w+(?:[aei]r|[aei]rte|[aei]rle)\b)`,
    String.raw`\bnosotr[oa]s (?:l[oa]s )?(?:mujeres|hombres|madres|padres|humanos|seres humanos)\b`,
  ),
  secrecy: anyOf(
    String.raw`${outOfIt}\b(?:(?:se )?(?:queda|quedara|quede|quedan)|sera|es un secreto) (?:(?:solo|siempre|aqui|un secreto),? )*entre (?:nosotr[oa]s|tu y yo|los dos|las dos|ti y yo)\b`,
    String.raw`\bnuestro (?:pequeno )?secreto\b|\bme (?:lo )?guardo (?:todo|lo que|para mi)\b`,
    String.raw`\btus? secretos? (?:\w+ )?(?:a salvo|segur[oa]s?|bien guardados?)\b`,
    String.raw`\b(?:lo que|todo lo que) (?:me )?(?:\w+ ){1,2}(?:esta|estara|queda|quedara) (?:a salvo|segur[oa]) conmigo\b`,
    String.raw`\b(?:no|nunca|jamas) (?:se )?(?:lo|la|le|los) (?:dire|digo|contare|cuento|revelare|revelo|repetire|repito|voy a (?:decir|contar)) (?:nunca |jamas )?(?:\w+ )?a nadie\b|\bno (?:dire|contare|revelare) nada a nadie\b`,
    String.raw`\bnadie (?:mas )?(?:lo )?(?:sabra|va a saber|leera|va a leer|se enterara|vera)\b`,
    String.raw`(?<!\bno (?:\w+ ){0,2})\b(?:guardo|guardare|mantengo|mantendre|prometo|garantizo) (?:(?:el|tu|tus|este|un|la|siempre|total|maxima) )*(?:secretos?|confidencialidad|discrecion)\b`,
    String.raw`(?<!\bno (?:es )?)\b(?:completamente|totalmente|absolutamente|estrictamente|100 ?%) (?:anonim[oa]|confidencial|secret[oa]|privad[oa])\b`,
  ),
  contract: anyOf(
    String.raw`\b(?:prometeme(?:lo)?|jurame(?:lo)?|dame tu palabra|me lo prometes|me prometes|me juras)\b`,
    String.raw`(?<!\bno )\b(?:puedes|podrias|quieres|debes|tienes que) (?:prometerme|jurarme|prometer|jurar)\b`,
    String.raw`(?:^|[.,;:!?¡¿] ?)(?:promete|jura) que\b`,
  ),
  dose: doseRule({
    numbers:
      'dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|once|doce|trece|catorce|quince|dieci\\w+|veinte|veinti\\w+|treinta|cuarenta|cincuenta|sesenta|cien|medio|media|un cuarto de|un tercio de|un par de|un punado de|una docena de',
    between: 'de|esas|esos|estas|estos|las|los|tus|mas|otras|enteras|pequenas|mg',
    forms:
      'mg|miligramos?|ml|mililitros?|mcg|microgramos?|gotas?|pastillas?|comprimidos?|pildoras?|capsulas?|ampollas?|supositorios?|analgesicos?|somniferos?|calmantes?|ansioliticos?',
    harmless: 'de (?:agua|lluvia|sudor|sangre|rocio|leche|te|cafe|tinta)',
    takeIt: 'tomal[oa]s?|tomatel[oa]s?|toma|tomate',
    takeOne: String.raw`(?:tomate|tragate|(?<=^|[,;:.!?¡¿] ?|\b(?:y|o|luego|mejor|noche|hoy|ahora) )(?:toma|traga)|(?:puedes|podrias|deberias|intenta|prueba a|mejor) tomar(?:te)?) (?:un|una|otra|otro)`,
    every: String.raw`cada (?:\w+ )?horas?|(?:una vez|\w+ veces) al dia`,
    times: 'minutos?|horas?|dias?|semanas?|mes(?:es)?|anos?|veces',
    change:
      '(?:duplica|dobla|aumenta|sube|reduce|baja|disminuye) (?:la|tu|las|esa) dosis|tomate (?:dos|tres|cuatro|cinco|seis|diez|\\d+)(?! \\w+(?:dias|semanas|minutos|horas|segundos)\\b)(?= ?(?:$|[.,;!]|y |antes|despues|juntas|mas))',
  }),
  ways: /\b(pastillas?|pildoras?|comprimidos?|gotas|farmacos?|medicamentos?|somniferos?|barbituric\w*|sobredosis|venen\w*|lejia|gas|monoxido|cuerdas?|sogas?|ahorca\w*|cuchill\w*|navajas?|pistolas?|escopetas?|armas? de fuego|venas?|munecas?|cort(arte|arse|ate|es)|puentes?|vias? del tren|azoteas?|tejados?|balcon(es)?|salt(ar|as|a|es)|tirar(te|se)|ahog\w*|asfixi\w*|desangr\w*)\b/u,
  deed: anyOf(
    String.raw`\b(?:tirar|lanzar|arrojar|echar)(?:te|se)\b[^.!?]{0,15}\b(?:al|a la|a las|delante de|del|de un|de la|desde|por|bajo|debajo de)(?: \w+)?(?: \w+)? ?\b(?:tren|metro|coche|camion|vias?|puente|balcon|ventana|azotea|tejado|rio|vacio|edificio|torre)\b`,
    String.raw`\b(?:saltar|tumbar(?:te|se)) (?:\w+ )?(?:del|de un|de la|desde|por|a las|en las|delante del)(?: \w+)? ?\b(?:puente|balcon|ventana|azotea|tejado|edificio|torre|vias|tren)\b`,
    String.raw`\bahorcar(?:te|se)\b|\b(?:cortar|abrir)(?:te|se) (?:las venas|las munecas)\b`,
    String.raw`\b(?:forma|manera|modo|metodo) (?:mas )?(?:rapid|indolor|segur|facil|dulce|limpi)\w* (?:de|para) (?:morir(?:te|se)?|(?:acabar|terminar) con|matar(?:te|se)|desaparecer|irte(?: ?[.,;!?]|$| de este))`,
  ),
  instead: {
    diagnosis: 'Ponerle nombre a lo que sientes solo puede hacerlo un médico o un psicólogo.',
    human: 'Soy una inteligencia artificial.',
    secrecy: 'Quién guarda qué está escrito en la página de privacidad.',
    contract: 'No te pido promesas, solo cómo estás ahora.',
    dose: 'Sobre medicinas y cantidades te responden el médico o la farmacia.',
    method:
      'En esto no sigo: lo que cuenta es que estés a salvo, y si el peligro está cerca, llama al 112.',
  },
};
