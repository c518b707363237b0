import { hurriedFuture, hurriedOwnPast, hurriedPast, isStrongPast } from './es-hurried.ts';
import { spanishSpelling, withSpanishAccents } from './es-spelling.ts';
import { verbPattern } from './es-verbs.ts';
import { type Grammar, never, readTable, readWords } from './grammar.ts';

const words =
  readTable(`yo=tú me=te mi=tu mis=tus mí=ti conmigo=contigo mío=tuyo mía=tuya míos=tuyos mías=tuyas
  soy=eres estoy=estás tengo=tienes voy=vas hago=haces sé=sabes puedo=puedes quiero=quieres debo=debes siento=sientes
  creo=crees pienso=piensas necesito=necesitas vivo=vives trabajo=trabajas duermo=duermes lloro=lloras echo=echas llevo=llevas
  digo=dices veo=ves salgo=sales vengo=vienes pongo=pones paso=pasas cuido=cuidas odio=odias extraño=extrañas amo=amas
  temo=temes intento=intentas entiendo=entiendes recuerdo=recuerdas espero=esperas busco=buscas estudio=estudias
  juego=juegas cuento=cuentas pido=pides sigo=sigues vuelvo=vuelves encuentro=encuentras pierdo=pierdes hablo=hablas
  llamo=llamas escribo=escribes leo=lees fío=fías dejo=dejas quedo=quedas acuerdo=acuerdas levanto=levantas acuesto=acuestas
  despierto=despiertas aguanto=aguantas soporto=soportas merezco=mereces conozco=conoces parezco=pareces doy=das oigo=oyes
  caigo=caes traigo=traes río=ríes sonrío=sonríes preocupo=preocupas avergüenzo=avergüenzas miro=miras escucho=escuchas
  ayudo=ayudas estorbo=estorbas repaso=repasas he=has fui=fuiste tuve=tuviste hice=hiciste estuve=estuviste pude=pudiste
  puse=pusiste dije=dijiste vi=viste di=diste quise=quisiste supe=supiste vine=viniste descuelgo=descuelgas como=comes
  enseño=enseñas gano=ganas pago=pagas bebo=bebes fumo=fumas cocino=cocinas tiemblo=tiemblas sueño=sueñas sufro=sufres
  empiezo=empiezas acabo=acabas consigo=consigues tardo=tardas cambio=cambias entro=entras llego=llegas compro=compras
  limpio=limpias conduzco=conduces corro=corres bailo=bailas viajo=viajas cobro=cobras ahorro=ahorras entrego=entregas
  exagero=exageras grito=gritas discuto=discutes insisto=insistes repito=repites mando=mandas contesto=contestas
  respondo=respondes pregunto=preguntas acepto=aceptas niego=niegas muero=mueres cojo=coges termino=terminas aprendo=aprendes
  comparto=compartes decido=decides reconozco=reconoces arrepiento=arrepientes concentro=concentras agobio=agobias
  asusto=asustas alegro=alegras enfado=enfadas canso=cansas aburro=aburres culpo=culpas quejo=quejas imagino=imaginas
  supongo=supones prefiero=prefieres noto=notas callo=callas escondo=escondes evito=evitas huyo=huyes guardo=guardas
  rindo=rindes acerco=acercas aparto=apartas alejo=alejas cierro=cierras abro=abres subo=subes meto=metes saco=sacas
  tomo=tomas dependo=dependes confío=confías mudo=mudas caso=casas separo=separas valgo=vales sirvo=sirves importo=importas
  gusto=gustas muevo=mueves apunto=apuntas invito=invitas recojo=recoges cuelgo=cuelgas estreso=estresas lavo=lavas
  visto=vistes ducho=duchas siento=sientes encierro=encierras ahogo=ahogas vomito=vomitas curro=curras cumplo=cumples
  paro=paras m=te jubilo=jubilas divorcio=divorcias opero=operas examino=examinas pinto=pintas coso=coses tejo=tejes riego=riegas plancho=planchas friego=friegas ordeno=ordenas
  vendo=vendes entreno=entrenas madrugo=madrugas ceno=cenas desayuno=desayunas brindo=brindas celebro=celebras
  agradezco=agradeces desaparezco=desapareces padezco=padeces obedezco=obedeces pertenezco=perteneces ofrezco=ofreces perdono=perdonas admito=admites confieso=confiesas finjo=finges miento=mientes ignoro=ignoras
  resisto=resistes lucho=luchas peleo=peleas trato=tratas cago=cagas cedo=cedes empeoro=empeoras arranco=arrancas
  avanzo=avanzas sobrevivo=sobrevives fallo=fallas decepciono=decepcionas molesto=molestas preparo=preparas
  organizo=organizas reviso=revisas explico=explicas comprendo=comprendes descubro=descubres toco=tocas canto=cantas
  mejoro=mejoras vuelo=vuelas rezo=rezas anduve=anduviste conduje=condujiste
  quito=quitas corto=cortas gasto=gastas detesto=detestas suelto=sueltas despido=despides olvido=olvidas impido=impides
  sospecho=sospechas aprovecho=aprovechas marcho=marchas divierto=diviertes crio=crías crío=crías quemo=quemas uso=usas
  tiro=tiras renuncio=renuncias dimito=dimites adopto=adoptas alquilo=alquilas reparto=repartes recupero=recuperas respiro=respiras apruebo=apruebas suspendo=suspendes relajo=relajas equivoco=equivocas`);

/** These are also things: verbs only where a verb can stand. */
const alsoThings = readWords(
  'trabajo divorcio trato desayuno fallo molesto canto brindo sueño juego cuento pago paso estudio intento recuerdo cambio ahorro grito mando enfado canso caso gusto visto encuentro agobio ahogo vuelo abrazo beso regreso acabo llamo mudo limpio paro curro vomito corto gasto suelto despido olvido crio crío uso tiro',
);
/** After these, or at the beginning, a verb can stand. */
const beforeVerb =
  /^(no|ya|me|se|le|les|nos|lo|yo|también|tampoco|casi|siempre|nunca|ahora|hoy|ayer|anoche|luego|después|mañana|todavía|aún|apenas|solo|que|q|y|e|o|u|si|cuando|aquí|allí|ahí|allá|donde|mientras|porque|pero|pues|lunes|martes|miércoles|jueves|viernes|sábado|domingo|qué|cómo|quién|dónde|cuándo)$/u;
/** In -o and where a verb can stand, and none. */
const notVerbs =
  /(ad|id|ch|st|rt|elt|mient|ísim|[st]iv)o$|^(mucho|poco|todo|solo|sólo|tanto|otro|eso|esto|luego|pronto|dentro|mismo|bueno|malo|cuatro|cinco|ocho|cero|claro|medio|nuevo|viejo|feo|largo|duro|raro|tonto|cierto|demasiado|bajo|alto|lento|loco|serio|negro|blanco|miedo|frío|cariño|alivio|pero|cuando|mío|suyo|nuestro|harto|enfermo|contento|tranquilo|nervioso|guapo|gordo|idiota|menudo|cuánto|segundo|primero|tercero|último|dinero|perro|gato|hijo|amigo|vecino|agosto|marzo|fisio|quimio|dijo|hizo|puso|quiso|vino|tuvo|pudo|supo|trajo|hubo|estuvo|condujo|enero|mayo|junio|julio)$/u;
/** In -s, and not spoken to anybody. */
const notSpokenTo = readWords(
  'más además mis sus las les tres nos es pues después antes unas estas esas otras muchas pocas todas ganas lunes martes jueves viernes entonces veces dos gracias',
);
const feminineInO = readWords('mano foto moto radio');
/** In -e and where a verb can stand: of others, while 'llore' and 'pague' may be of oneself. */
const ofOthers = readWords(
  'que porque aunque nadie jefe padre madre anoche noche coge recoge elige finge exige late arde hierve viene tiene duerme hace quiere puede dice sale vive come bebe sabe cree siente parece pone vuelve muere duele debe lee escribe ríe sonríe sigue pide miente entiende pierde conoce ofrece mueve cae trae huele llueve corre nace crece cumple sufre tiende vende enciende depende responde defiende mide sirve viste sube abre rompe esconde aparece pertenece merece suele ve fue cuece va siempre tarde entre desde este ese grande suficiente gente sobre aunque parte triste fuerte doble once doce trece quince veinte siete nueve base frente',
);
/** What somebody else wants of the person, or might do: whose it is cannot be told from the form. */
const uncertain =
  /^(dé|vaya|haga|sea|esté|tenga|diga|salga|venga|pueda|sepa|ponga|vuelva|coma|duerma|quiera|viva|muera|crea|pierda|sienta|beba|siga|pida|oiga|traiga|caiga|escriba|entienda|haya|vea|suba|era|iba|fuera)$|(ara|iera|ase|iese|aba|ía)$/u;
const endingLikeUncertain =
  /^(cara|para|rara|clara|vara|base|clase|frase|fase|pase|día|todavía|tía|vía|mía|fría|vacía|mayoría|alegría|tontería|compañía|energía|policía|acaba|graba|cafetería|librería|panadería|hubiera)$/u;

const accented = readWords(
  'qué porqué café también té fe así aquí allí ahí mí sí ti bebé josé allá jamás quizá quizás comité sofá papá mamá esquí puré chalé paté menú acné carné parqué bidé consomé',
);

/** In -ré, but of the past: 'enteré', and after a consonant all but these: 'compré'. */
const pastInVowel = readWords(
  'enteré esperé miré preparé retiré tiré paré separé lloré giré respiré reparé declaré superé operé adoré demoré mejoré duré juré curé',
);
const futureInConsonant = readWords(
  'podré tendré vendré saldré pondré valdré habré sabré cabré querré',
);
/** End like 'ducharme', and are none. */
const notToMyself = readWords(
  'firme duerme afirme confirme enferme gendarme alarme arme desarme merme',
);

const adverbs =
  '(?:luego|ahora|hoy|ayer|anoche|mañana|así|ya|también|siempre|casi|solo|todavía|aún|nunca)';
/** Whoever a clause that begins so is about, it is not the person. */
const others = '(?:mi|mis|su|sus|él|ella|ellos|ellas|nadie|todos|alguien)';
const ownOrOthers = String.raw`(?<!\p{L})(?<!(?<!\p{L})se )(?:era(?! mi )|estaba|tenía|tenia|había|habia|podía|podia|quería|queria|iba|sabía|sabia|hacía|vivía|sentía|creía|decía|debía|veía|debería|deberia|podría|podria|querría|tendría|haría|sería|estaría|fuera|hubiera|pudiera|quisiera|tuviera|estuviera|(?!(?:acaba|graba|encantaba|gustaba|faltaba|costaba|molestaba|importaba)(?!\p{L}))\p{L}{2,}aba)(?!\p{L})`;

/** 'El técnico quería': whoever it is about stands right before the verb, and is no time. */
const nounAndVerb = String.raw`(?:(?:anoche|ayer|hoy|esta mañana|esta tarde) )?(?:el|la|los|las|un|una) (?!(?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|día|noche|mañana|tarde|semana|mes|año|verano|invierno|otoño|primavera|navidad|verdad|vez|vida|fin|otro|otra|última?o?|primer\p{L}*|que|de)(?!\p{L}))\p{L}{3,} (?:(?:no|se|me|le|lo|la|ya|siempre|nunca|solo|también) )*(?:${ownOrOthers}|\p{L}+(?:ía|aba)(?!\p{L}))`;

/** What is only said around it, before and after. */
const fillers =
  /^(?:(?:pero|y|porque|no(?= no )|ok|okey|venga|che|vale(?! (?:la|lo mismo|mucho|poco|nada|más|menos|un|\d))|na+h?|(?:tú |vos )?(?:crees|creés|piensas|pensás|dices|decís) que|(?:pos|pues) que|hol+a+s*|buenas|wey|güey|(?:t[ií][oa]|loc[oa]|boludo|nena)(?= (?:me|no|que|qué|q|es|estoy|toy|ya|he|lo|yo) )|oye|bueno|pues|pos|encima|ay|ah|uf+|buah+|bah|puf+|hala|jo|joder|total|a ver|bu+a+h*|no (?:mames|manches)|[oó]rale|h[ií]jole|ostras|hostias?|neta|cu[aá]nto(?= (?:lo|la|le|los|las) (?:echo|extraño|quiero|necesito)(?!\p{L}))|macho(?= (?:vaya|que|qué|q|no|me|es|estoy) )|osea|o sea|sea que|así que|en fin|digo que|(?:la verdad )?es (?:que|q)|el caso es que|lo que pasa es que|la verdad que|la verdad(?= (?:estoy|me|no|soy|tengo|ya|siento|creo) )|resulta que|(?:(?:te|le|os) (?:digo|cuento|confieso)|(?:quería|quiero|tengo que) (?:decir|contar|confesar)(?:te|le|os)) que|yo(?= (?:no|me|lo|ya|le|la) )) )+|(?: que (?:me (?:muero|cago|caigo|flipo)|no veas?|te cagas|te mueres|lo? flipas|flipas|alucinas|no te (?:digo|cuento|imaginas)|p[a']+ qué)| (?<!(?<!\p{L})(?:el|la|un|una|mis?|tus?|sus?|es[ea]|est[ea]|otr[oa]|con|de|y|a|al|del|soy|es|era|su pobre|mi pobre) )(?:bro|carnal|t[ií][oa]|wey|güey)| (?:joder|jo|eh|ah|bolud[oa]|che|(?<=(?<!\p{L})(?:más|mas|nada|ya) )loc[oa]|imag[ií]nate|fig[uú]rate|te lo juro|ya ves|la verdad|no sé|(?<!(?<!\p{L})(?:tengo|tiene|tienes|está|esta|queda|quedó|quedo|veo|ve|dejo|deja|dejó|es|muy|más|tan|azul|verde|marrón|rojo|gris|rosa|lo|el|pelo|ojos) )claro|digo yo|creo yo|pienso yo|supongo yo|(?<!(?<!\p{L})(?:no|lo|la|le|me|que|eso|así|yo|te|os) )(?:digo|supongo|creo|imagino)|(?<!(?:es|la|de|una|mi|su|gran|toda|poca|que) )verdad|jaj\p{L}*|jej\p{L}*|xd+|lol))+$/giu;

/** Not in what others say: 'mi suegra dice que soy vaga'. */
const harshOnSelf =
  /(?<!(?:dice|dicen|dijo|dijeron|decía|decían|dicho|llama|piensa|piensan|cree|creen) (?:de mí )?que (?:yo )?)(?<!\p{L})(?:(?:soy|seré|he sido|me siento|me veo|estoy hecha?o?) (?:muy |tan |un |una |bastante |demasiado |solo |el |la |como |más )*(?:pat[eé]tic|in[uú]til|idiota|tont|fracas|mierda|mala |(?<!siento (?:\p{L}+ )?)mal |p[eé]sim|ego[ií]sta|d[eé]bil|cobarde|est[uú]pid|basura|carga|estorbo|fe[oa](?!\p{L})|gord|desastre|imb[eé]cil|vag[oa](?!\p{L})|torpe|aburrid[oa]|(?<!siento (?:\p{L}+ )?)rar[oa](?!\p{L})|monstru|rid[ií]cul|don nadie|nadie(?!\p{L})|caso perdido|horrible|traidor|hip[oó]crita|mentiros|(?:lo|la|el) peor(?!\p{L})|cero|trasto|lastre|pelotud|bolud|cag[oó]n|bocazas|gilipollas|pring|petard|llor[oi]c|quejica|metepatas|insoportable|pesad[oa](?!\p{L})|amargad|t[oó]xic|antip[aá]tic|ignorante|in[ée]pt|(?<=una? )loc[oa](?!\p{L})|inservible|miserable|par[aá]sit|bulto|fraude|imp[oó]st|payas|poca cosa)|no (?:valgo|sirvo|merezco|importo|soy (?:nadie|nada|suficiente|capaz|buen))|(?:sobro|estorbo|doy (?:asco|pena))(?!\p{L})|(?:siempre|todo|toda) (?:l[oa] )?(?:cago|lío|fastidio|arruino|estropeo)|me (?:odio|doy asco)|mejor sin m[ií](?!\p{L})|nadie (?:lo|me) (?:notar|echar)[ií]a|(?:por|es) (?:todo )?(?:mi culpa|culpa m[ií]a)|culpa (?:es|fue|era) (?:toda |solo )?m[ií]a|todo lo hago mal|lo hago todo mal)/u;

/** Somebody who is named: what they should do is theirs, and not the person's. */
const namedSubject = String.raw`(?:(?:mi|mis|su|sus|el|la|los|las) (?!(?:me|te|se|lo|la|le)(?!\p{L}))\p{L}+|nadie|ella|ellos|ellas|él) (?:(?:no|me|se|lo|la|le|les) )*`;
const afterNamed = new RegExp(`(?:^| )que ${namedSubject}$`, 'u');

/** A form that may be the person's own, spoken to or told of: 'dice que exagero', 'llore', 'quiere que vaya', 'haces'. */
function mayBeOfThePerson(word: string, before: readonly string[]): boolean {
  if (/\p{L}{2}[aeá]s$/u.test(word)) return !notSpokenTo.has(word);
  if (/([aeiáéí]r|ndo)(?:[mts]e)?l[eoa]s?$/u.test(word)) return false;
  if (before.at(-1) === 'me' && /\p{L}{3}o$/u.test(word)) return !isStrongPast(word);
  if (/\p{L}{3}o$/u.test(word)) return !notVerbs.test(word);
  if (before.some((one) => one === 'que') && uncertain.test(word))
    return !endingLikeUncertain.test(word) && !afterNamed.test(`${before.join(' ')} `);
  // 'lo triste', but 'se lo conte'
  if (before.at(-1) === 'lo' && !/^(se|me|no|ya|yo)$/u.test(before.at(-2) ?? 'yo')) return false;
  if (/\p{L}{2}e$/u.test(word))
    return !ofOthers.has(word) && !/([aeiáéí]r|ndo)(se|[lmt]e)$/u.test(word);
  return /^\p{L}{2,}i$/u.test(word) && !/^(casi|mami|papi)$/u.test(word);
}

/** 'Decida', 'vaya', and no 'misma', 'nunca'. */
function mayBeSubjunctive(word: string): boolean {
  return /\p{L}{2}[ae]$/u.test(word) && !/^(?:misma|nunca|ahora|siempre|fuera|encima)$/u.test(word);
}

/** They are verbs, and describe somebody too. */
const describing =
  /^(?:vivo|despierto|limpio|visto|suelto|molesto|canso|mudo|corto|junto|muerto|completo|seguro|ciego|quieto|sano|entero)$/u;
/** After those a word describes: 'estoy despierto', 'más muerto que vivo'. */
const describes =
  /(?:^|(?<!\p{L}))(?:(?:estoy|est[aá]|estaba|estuve|estar|sigo|sigue|soy|es|era|quedo|queda|siento|sintió|parezco|parece|muy|tan|medio|más|menos|todo) (?:\p{L}+ que )?|(?:más|menos) \p{L}+ que |\d+ (?:días|meses|años|semanas) )$/u;
/** 'mejor que yo', 'sola yo'. */
const beforeYo =
  /^(?:que|como|y|e|ni|o|no|menos|salvo|excepto|entre|sol[oa]|hasta|también|tampoco|donde|cuando|si|porque|pero|lo|según|pues|ahora|hoy|luego|mientras|siempre|ya|ayer|aunque|sin)$/u;

/** Whether a verb of the person's stands before a place. */
function hasOwnVerb(at: number, all: readonly string[], grammar: Grammar): boolean {
  return all.slice(0, at).some((one, place) => {
    return !/^(?:me|mis?|mí)$/u.test(one) && grammar.shift(one, place, all) !== one;
  });
}

/** 'dijo papa yo pongo mi hucha': the person's own form within what somebody says in their own words. */
function isSomebodysSpeech(word: string, at: number, all: readonly string[]): boolean {
  if (word !== 'yo' && !(words.get(word)?.endsWith('s') === true && /o[y]?$/u.test(word)))
    return false;
  const says = all
    .slice(0, at)
    .findLastIndex((one) =>
      /^(?:dijo|dice|dicen|dijeron|dicho|contestó|soltó|gritó|suelta)$/u.test(one),
    );
  // 'me ha dicho mamá que me voy'
  if (/^(?:mam[áa]|pap[áa]|abuel[oa]|hij[oa]|cariño|mami|papi)$/u.test(all[says + 1] ?? ''))
    return says >= 0;
  return (
    says >= 0 && !all.slice(says + 1, at).some((one) => /^(?:que|si|lo|como|cuando|y)$/u.test(one))
  );
}

export const spanishGrammar: Grammar = {
  conjunctions: readWords('y e pero porque cuando mientras si aunque sino o u entonces como sino'),
  subordinating: readWords('si como o u'),
  joining: readWords('y e o u'),
  contrasting: readWords('pero aunque'),
  ownStart: new RegExp(
    `^(?:${adverbs} |no |lo |la |le |los |las )*(?:él|ella|ellos|ellas|nadie|todos|alguien|me|nos|te|se|hay|había|ha|han|es|era|está|${[...words.keys()].join('|')}|[a-záéíóúñ]{2,}[éíó])(?!\\p{L})`,
    'u',
  ),
  dependent: readWords('si como porque cuando mientras'),
  fewestWords: 1,
  mostWords: 12,
  harshOnSelf,
  joinsNothing:
    /(?<!\p{L})(?:(?:sé|se|saber|sabe|sabía|preguntar|pregunta|pregunté|preguntó|pregunto|ver|decidir|pensar|dudo) <(?:si|como)>|(?:siento|sentí|sentía|soy|es|parece|parezco|tan \p{L}+|tanto|igual|algo|trata|tratan|trató|vivo|era|fue) <como>|<como> (?:siempre|nunca|todos|dormid[oa]|muert[oa]|loc[oa]|un|una|\d+|dos|tres|cuatro|cinco|seis|diez|veinte)(?!\p{L}))/u,
  binding: readWords('porque cuando mientras'),
  dangling: readWords('que de del al con a para por es era y o u e pero ni'),
  shortened: spanishSpelling,
  fillers,
  safeStart: new RegExp(
    String.raw`^(?!(?:dime|dame|oye|mira|espera|perdona|perdón|disculpa|gracias|hola|buenas|buenos|adiós|ojalá|a ver|por favor|porfa|vale|deja|calla|habla|escucha|ayuda|anda|venga|toma|para|vete|haz|ven|ten|di|qué|que|q|quién|quien|quienes|cómo|cuándo|cuánt\p{L}+|cuál|dónde|por qué|por que|como|si|sea|sin|aunque|donde|desde que(?! (?:\p{L}+ ){0,4}(?:fue|fui|vino|\p{L}{2,}(?:ó|é|í|aron|ieron)|(?:he|ha|han) \p{L}+d[oa])(?: \p{L}+){0,4} (?:no|ya|nunca|nadie|todo|me|estoy|tengo|vivo|duermo|lloro) )|entonces|porque|pues|jaj\p{L}*)(?!\p{L}))(?!(?:con|de|a|en|por|desde|hasta|entre|durante|tras|sobre|para|dos|tres|cuatro|cinco|\d+)(?: \p{L}+){1,3}$)(?!(?!duerme|firme)\p{L}+[aeiáéí](?:me|melo|mela|nos)(?!\p{L}))` +
      `(?=.*(?:${verbPattern(words, alsoThings)}))`,
    'u',
  ),
  unsafe: new RegExp(
    [
      String.raw`(?<!\p{L})(?:te|t|(?!(?:parte|aparte|fuerte|suerte|muerte|inerte)(?!\p{L}))\p{L}{2,}(?:[aeiáéí]r|ndo)te(?:l[oae]s?)?|tú|tu|tus|ti|contigo|usted|ustedes|vos|os|vosotr[oa]s|\p{L}+[áé]is|nosotr[oa]s|nos|nuestr\p{L}+|\p{L}+mos|eres|sos|estás|has|vas|das|ves)(?!\p{L})`,
      String.raw`(?<!\p{L})(?:ten|quer|pod|hac|sab|entend|cre|deb|conoc|perd|volv|parec|le|com|respond|aprend)és(?!\p{L})`,
      // 'venga dímelo'
      String.raw`(?<!\p{L})(?!\p{L}*(?:[aeiáéí]r|ndo)me)(?:\p{L}*[áéí]\p{L}{0,5}|di|da|cuenta|promete|ayuda|explica|jura|haz)me(?:l[oa]s?)?(?!\p{L})`,
      // 'mi mejor amigo creo que lo sabe'
      String.raw`^(?:mi|mis|su|sus|el|la|los|las) (?:\p{L}+ )+(?:creo|supongo|imagino) que(?!\p{L})`,
      // 'mi madre me va a matar' is a manner of speaking.
      String.raw`(?<!\p{L})me (?:mata[ns]?(?!\p{L})|(?:va|van|voy|quiero|quería|quisiera|iba|iban) (?:a )?(?:matar|morir))`,
      String.raw`^(?:creo|supongo|imagino|no sé|no se|no lo sé|digo|(?:ya )?lo (?:sé|reconozco|admito|entiendo))$`,
      // 'no quiero que me des consejos'
      String.raw`(?<!\p{L})que me (?:l[oae]s? )?\p{L}+s(?!\p{L})`,
      // Said back, it would be a diagnosis.
      String.raw`(?:soy|estoy|tengo|sufro|padezco) (?:\p{L}+ )?(?:bipolar|tdah|autista|borderline|depresi[oó]n|deprimid[oa]|ansiedad|anor[eé]xic[oa]|anorexia|bul[ií]mic[oa]|bulimia|toc|trastorno)(?!\p{L})`,
      // 'dice que me tome algo', 'quiere que vuelva'
      String.raw`(?<!\p{L})que me (?:tom|call|calm|relaj|olvid|qued|dej|cuid|levant|anim|busqu|cas|oper|apunt|separ|duch|pong|hag|vay|muev|acost)[ea](?!\p{L})`,
      String.raw`(?<!\p{L})(?:quier|pid|exig|insist|esper|prefier)\p{L}*(?: en)? que(?!\p{L})(?! ${namedSubject})`,
      String.raw`(?:dios|madre|ay|hij[oa]) m[ií][oa]s?(?!\p{L})`,
      // The person's or somebody else's: 'estaba cansada', 'dice que tenía razón'.
      `^(?!${others} |${nounAndVerb}|.*(?<!\\p{L})quién era yo$|(?:\\p{L}+ ){0,3}había (?:un|una|unos|unas|much[oa]s?|gente|dos|tres) ).*${ownOrOthers}`,
      `(?<!\\p{L})(?:que|y|yo) (?:no |ya |me |lo |la )*${ownOrOthers}`,
      String.raw`^(?:(?:no|ya|nunca|siempre|casi|también|le|la|lo|les|antes|ayer|luego|hoy) )*(?!(?:todavía|había|llovía|dolía|día|tía|policía|carpintería|librería|panadería|cafetería|peluquería|lavandería|pescadería|carnicería|frutería|ferretería|batería|galería|gestoría|asesoría|alegría|energía|compañía|comisaría|secretaría|tutoría|melodía|fotografía|economía|psicología|biología|cirugía|lejanía|hacía (?:frío|calor|años|meses|mucho|tiempo))(?!\p{L}))\p{L}{2,}ía(?!\p{L})`,
      // 'me estás agobiando', 'me agobias', 'me dejaste': said to the companion, or to somebody else.
      String.raw`(?<!\p{L})(?:me|no|lo|ya) estas(?!\p{L})|estas \p{L}+ndo|(?<!\p{L})me (?!(?:insiste|persiste|existe|asiste)(?!\p{L}))\p{L}{2,}(?:[ae]s|[ai]ste)(?!\p{L})`,
      // It is taken back, or a second sentence follows that nothing joins.
      String.raw`(?<!(?:un|es|lo|muy|tan|algo|nada|más|está|poco|el) )bueno (?:no|la|lo|le|me|se|mi|mejor|en realidad)(?!\p{L})|mejor dicho`,
      String.raw`(?<!\p{L})(?:jaj|jej)|(?:nada|nadie|nunca) solo \p{L}`,
      String.raw`^no (?:(?!(?:que|qué|y|e|o|si|porque|cuando|ni|cómo|como|donde|dónde|quien|pero|aunque|lo)(?!\p{L}))\p{L}+ )+no (?:me|lo|la|le|se|\p{L}+o)(?!\p{L})`,
      String.raw`^no (?:lo )?sé yo$|^no (?:voy a|puedo|quiero|pienso) hacer$`,
      // 'me refería a otra cosa': of oneself, in a form that is also of others.
      String.raw`(?<!\p{L})me (?:refería|metería|iría|quedaría|moriría|acordaba|preguntaba|daba cuenta|imaginaba|esperaba)(?!\p{L})`,
      // Only who said it: 'dice el chico'.
      String.raw`^(?:dice|dicen|dijo|dijeron) (?:el|la|los|las|mi|mis|él|ella|un|una)(?: \p{L}+){0,3}$`,
      // 'antes de el mi gata'
      String.raw`(?<!\p{L})de (?:el|él) (?:mi|mis|su|sus) `,
      // 'cariño mis cojones'
      String.raw`(?<!\p{L})(?:mis (?:cojones|huevos|ovarios|narices)|mi (?:polla|coño))(?!\p{L})`,
      // 'soy rosario tengo 71 años'
      String.raw`(?<!\p{L})(?:soy|me llamo) \p{L}+(?: \p{L}+)? (?:tengo|vivo|estoy|llevo|trabajo)(?!\p{L})`,
      String.raw`\?`,
    ].join('|'),
    'u',
  ),
  shift(word, at, all) {
    const before = all[at - 1] ?? '';
    const after = all[at + 1] ?? '';
    // 'siempre la lío', 'que los mimo': what looks like an article is a pronoun there.
    const isPronoun = /^(la|los|las)$/u.test(before) && beforeVerb.test(all[at - 2] ?? 'no');
    const isVerbPlace =
      at === 0 ||
      beforeVerb.test(before) ||
      (isPronoun && (uncertain.test(word) || (word.endsWith('o') && !feminineInO.has(word)))) ||
      (isPronoun && word.endsWith('e') && /^(que|ya|no|se|me|yo)$/u.test(all[at - 2] ?? ''));
    // 'no se que hacer'
    if (
      word === 'se' &&
      /^(no|yo|ya)$/u.test(before) &&
      /^(|que|q|qué|si|como|cómo|cuando|donde|dónde|por|porque|cual|quien|ni|nada)$/u.test(after)
    )
      return 'sabes';
    if (word === 'se' && before === 'lo' && /^(|que|bien|yo|pero)$/u.test(after)) return 'sabes';
    if (isSomebodysSpeech(word, at, all)) return null;
    // 'lo crio yo': who does it stands behind it, so that what stands before it must be a verb of the person's.
    if (word === 'yo' && at > 0 && !beforeYo.test(before) && !hasOwnVerb(at, all, this))
      return null;
    // 'se ríen de mi', 'a mi me da igual'
    if (word === 'mi' && /^(|me|no|y|es|era|fue|también|tampoco)$/u.test(after)) return 'ti';
    if (
      /^(el|un|del|al|de|su|este|ese|mi|mucho|por|con|en)$/u.test(before) &&
      /(?<!rmel)o$/u.test(word)
    )
      return word;
    if (describing.test(word) && describes.test(`${all.slice(0, at).join(' ')} `)) return word;
    if (word === 'vivo' && !isVerbPlace) return null;
    // 'lo que yo decida'
    if (before === 'yo' && all[at - 2] === 'que' && mayBeSubjunctive(word)) return null;
    // Who says so is not the surgeon.
    if (word === 'opero' && before !== 'me') return null;
    if (word === 'era' && after === 'yo' && before === 'quién') return 'eras';
    const past = hurriedPast(word, at, all, words.get(word));
    if (past !== undefined) return past;
    const accentless = hurriedFuture(word) ?? hurriedOwnPast(word, before);
    if (accentless !== undefined && (isVerbPlace || /^(la|los|las)$/u.test(before)))
      return accentless;
    // 'me lo callo'
    if (
      before === 'lo' &&
      /^(me|no|ya|yo|que|casi|nunca|siempre)$/u.test(all[at - 2] ?? '') &&
      !words.has(word)
    )
      if (/\p{L}{3}o$/u.test(word) && !notVerbs.test(word)) return null;
    // 'lo nuevo' is a thing, 'lo creo' is said of oneself.
    if (before === 'lo' && word.endsWith('o') && !words.has(word)) return word;
    // 'mi carné'
    if (/^(el|un|del|al|su|este|ese|mi|otro)$/u.test(before) && /[éí]$/u.test(word)) return word;
    if (word === 'como' && at > 0 && before !== 'no' && before !== 'yo') return word;
    if (word === 'como' && at === 0) return null;
    // 'no encuentro trabajo'
    if (alsoThings.has(word) && !isVerbPlace) return word;
    const known = words.get(word);
    if (known !== undefined) return known;
    if (accented.has(word)) return word;
    if (isVerbPlace && mayBeOfThePerson(word, all.slice(0, at))) return null;
    if (/([aeiáéí]r|ndo)me(l[oae]s?)?$/u.test(word) && !notToMyself.has(word))
      return word.replace(/me((?:l[oae]s?)?)$/u, 'te$1');
    const isFuture = /[aei]ré$/u.test(word) ? !pastInVowel.has(word) : futureInConsonant.has(word);
    if (isFuture) return word.replace(/é$/u, 'ás');
    if (word.endsWith('gué')) return word.replace(/ué$/u, 'aste');
    if (word.endsWith('qué') && word.length > 3) return word.replace(/qué$/u, 'caste');
    if (word.endsWith('cé')) return word.replace(/cé$/u, 'zaste');
    if (word.endsWith('é') && word.length > 3) return word.replace(/é$/u, 'aste');
    if (/[aeo]í$/u.test(word)) return `${word}ste`;
    if (word.endsWith('í') && word.length > 3) return word.replace(/í$/u, 'iste');
    return word;
  },
  notThing: never,
  determiners:
    readTable(`el=el la=la los=los las=las un=un una=una unos=unos unas=unas mi=tu mis=tus ese=ese esa=esa este=este esta=esta
    aquel=aquel aquella=aquella  nuestro=vuestro nuestra=vuestra`),
  linkers: readWords('de del con en al a para sin por'),
  adjectives: readWords(
    'primer primera primero nuevo nueva viejo vieja mejor gran última último misma mismo próximo próxima único única pequeño pequeña buen buena mal mala otro otra otros otras',
  ),
  stopwords:
    readWords(`el la los las un una unos unas de del a al en con por para sin sobre y e o u pero si que qué quien no ni más me te se nos le les lo
    es quién cuándo dónde cómo cuánto son soy eres era tenía había estaba quería podía hacía decía sabía fue ser estar estoy está están he has ha han había muy mucho poco todo toda todos nada nadie algo alguien
    este esta ese esa eso esto aquello cosa cosas como cuando donde porque también tampoco ya aún todavía siempre nunca solo así mi
    mis tu tus su sus yo tú él ella ellos vez veces día días hoy ayer mañana ahora antes después bien mal dice dijo decir hacer hago
    uno dos tres doble otro otra año años semana mes lunes martes miércoles jueves viernes sábado domingo hace hizo voy va ir tengo tiene tener puedo puede quiero hay desde hasta entre`),
  elided: null,
  needsArticle: false,
  kin: new Set(),
  smooth: withSpanishAccents,
  describesFirst: false,
  capitalI: false,
};
