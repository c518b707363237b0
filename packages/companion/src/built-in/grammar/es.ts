import { type Grammar, readTable, readWords } from './grammar.ts';

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
  enseño=enseñas gano=ganas pago=pagas bebo=bebes fumo=fumas cocino=cocinas tiemblo=tiemblas sueño=sueñas sufro=sufres`);

const accented = readWords(
  'qué porqué café también té fe así aquí allí ahí mí sí ti bebé josé allá jamás quizá quizás comité sofá papá mamá',
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

export const spanishGrammar: Grammar = {
  conjunctions: readWords(
    'y e pero porque cuando mientras si aunque sino pues o u entonces donde como sino',
  ),
  subordinating: readWords('si donde como'),
  joining: readWords('y e o u'),
  contrasting: readWords('pero aunque'),
  ownStart:
    /^(luego |ahora |hoy |ayer |así |ya |no |lo |la |le |los |las |también |siempre )*(yo|él|ella|ellos|ellas|nadie|todos|alguien|me|nos|te|se|hay|había|soy|estoy|tengo|voy|hago|sé|puedo|quiero|debo|siento|creo|pienso|vivo|duermo|lloro|llevo|veo|salgo|echo|he|ha|han|fui|tuve|hice|es|era|está|[a-záéíóúñ]{2,}(é|í|ó))(?!\p{L})/u,
  dependent: readWords('si donde como porque cuando mientras aunque pues'),
  safeStart:
    /^(no |yo |hoy |ayer |ahora |ya |anoche |mañana |esta mañana |me |te |se |lo |la |le |los |las |no me |no lo |ya no |siempre |casi |nunca |todavía |aún )*(soy|estoy|tengo|voy|hago|sé|puedo|quiero|debo|siento|creo|pienso|necesito|vivo|trabajo|duermo|lloro|echo|llevo|digo|veo|salgo|paso|cuido|odio|extraño|temo|intento|entiendo|recuerdo|espero|busco|estudio|pierdo|hablo|llamo|fío|dejo|quedo|aguanto|soporto|merezco|doy|he|fui|tuve|hice|estuve|pude|dije|vi|quise|miro|preocupo|levanto|despierto|[a-záéíóúñ]{2,}(é|í))(?![\p{L}])|^(hoy |ayer |anoche |ya |no )*me (ha|han|dio|dieron|gusta|duele|da|llamó|quitaron|echaron|falta|sobra) |^(mi|mis|él|ella|ellos|ellas|nadie|todos|alguien) /u,
  mostWords: 10,
  unsafe:
    /(?<!\p{L})(que me|te l[oae]s? \p{L}+o|te (digo|cuento|escribo|pido|juro)|ya te \p{L}+|tú|tu|tus|usted|vos|os|vosotros|nosotros|nos|nuestr\w+|\p{L}+mos|era|estaba|tenía|había|podía|quería|iba|sabía|debería|podría|querría|tendría|haría)(?!\p{L})|\?/u,
  shift(word, at, all) {
    const before = all[at - 1] ?? '';
    if (/^(el|un|del|al|de|su|este|ese|mi|mucho|por|con|en)$/u.test(before) && word.endsWith('o'))
      return word;
    // 'lo nuevo' is a thing, 'lo creo' is said of oneself.
    if (before === 'lo' && word.endsWith('o') && !words.has(word)) return word;
    // 'mi carné'
    if (/^(el|un|del|al|su|este|ese|mi|otro)$/u.test(before) && word.endsWith('é')) return word;
    if (word === 'como' && at > 0 && before !== 'no' && before !== 'yo') return word;
    if (word === 'como' && at === 0) return null;
    const known = words.get(word);
    if (known !== undefined) return known;
    if (accented.has(word)) return word;
    // 'dice que exagero': a verb that is not known stays hers or becomes yours?
    if (/^(que|y|e|o|u)$/u.test(before) && /\p{L}{4}o$/u.test(word)) return null;
    if (/([aeiáéí]r|ndo)me(l[oae]s?)?$/u.test(word) && !notToMyself.has(word))
      return word.replace(/me((?:l[oae]s?)?)$/u, 'te$1');
    const isFuture = /[aei]ré$/u.test(word) ? !pastInVowel.has(word) : futureInConsonant.has(word);
    if (isFuture) return word.replace(/é$/u, 'ás');
    if (word.endsWith('gué')) return word.replace(/ué$/u, 'aste');
    if (word.endsWith('qué') && word.length > 3) return word.replace(/qué$/u, 'caste');
    if (word.endsWith('cé')) return word.replace(/cé$/u, 'zaste');
    if (word.endsWith('é') && word.length > 3) return word.replace(/é$/u, 'aste');
    if (word.endsWith('í') && word.length > 3) return word.replace(/í$/u, 'iste');
    return word;
  },
  determiners:
    readTable(`el=el la=la los=los las=las un=un una=una unos=unos unas=unas mi=tu mis=tus ese=ese esa=esa este=este esta=esta
    aquel=aquel aquella=aquella  nuestro=vuestro nuestra=vuestra`),
  linkers: readWords('de del con en al a para sin por'),
  adjectives: readWords(
    'primer primera primero nuevo nueva viejo vieja mejor gran última último misma mismo próximo próxima único única pequeño pequeña',
  ),
  stopwords:
    readWords(`el la los las un una unos unas de del a al en con por para sin sobre y e o u pero si que qué quien no ni más me te se nos le les lo
    es son soy eres era fue ser estar estoy está están he has ha han había muy mucho poco todo toda todos nada nadie algo alguien
    este esta ese esa eso esto aquello cosa cosas como cuando donde porque también tampoco ya aún todavía siempre nunca solo así mi
    mis tu tus su sus yo tú él ella ellos vez veces día días hoy ayer mañana ahora antes después bien mal dice dijo decir hacer hago
    uno dos tres doble otro otra año años semana mes lunes martes miércoles jueves viernes sábado domingo hace hizo voy va ir tengo tiene tener puedo puede quiero hay desde hasta entre`),
  elided: null,
  needsArticle: false,
  kin: new Set(),
  describesFirst: false,
  capitalI: false,
};
