import { describe, expect, test } from 'vitest';
import { isHarshOnSelf, ownWordsOf } from '../tell-back.ts';

describe('Spanish is told back', () => {
  test.each([
    ['what is said in one word', 'No, mentí.', 'mentiste'],
    ['what is said in two', 'estoy rota', 'estás rota'],
    [
      'what weighs on the person',
      'Los domingos se me hacen eternos',
      'los domingos se te hacen eternos',
    ],
    ['what happened to the person', 'se me ha roto el coche', 'se te ha roto el coche'],
    ['what others do', 'llega borracho y da portazos', 'llega borracho y da portazos'],
    [
      'what somebody says of the person',
      'mi suegra dice que soy vaga',
      'tu suegra dice que eres vaga',
    ],
    ['what others were', 'mi abuela tenía una tienda', 'tu abuela tenía una tienda'],
    ['without accents', 'no se que decirle', 'no sabes qué decirle'],
    ['without accents at the end', 'todos hablan de mi', 'todos hablan de ti'],
    ['without what only leads up to it', 'pues es que nadie me cree', 'nadie te cree'],
    [
      'without what announces it',
      'quería decirte que he aprobado el examen',
      'has aprobado el examen',
    ],
    ['in verbs that change', 'desaparezco hasta septiembre', 'desapareces hasta septiembre'],
    ['without a laugh', 'me he caído de la bici jajaja', 'te has caído de la bici'],
    ['with the noun that looks like a verb', 'no tengo trabajo', 'no tienes trabajo'],
    ['when all is shouted', 'ME HAN SUBIDO EL SUELDO', 'te han subido el sueldo'],
    [
      'up to the "and" that goes on',
      'me levanto cada día a las seis para limpiar y cuando vuelve todo está mal',
      'te levantas cada día a las seis para limpiar',
    ],
    ['with what it is like', 'me reí como nunca', 'te reíste como nunca'],
    ['in chat spelling', 'nose si kiero volver', 'no sabes si quieres volver'],
    ['in a child’s spelling', 'mi ermana dise que la molesto', 'tu hermana dice que la molestas'],
    ['without what only agrees', 'vale lo hablo con ella', 'lo hablas con ella'],
    ['without saying no twice', 'no no me duele la cabeza', 'no te duele la cabeza'],
    ['with whom it is for', 'no es por mi es por mi hija', 'no es por ti es por tu hija'],
    ['with when it is', 'mi gata maúlla cuando me voy', 'tu gata maúlla cuando te vas'],
  ])('%s: %s', (_, text, told) => {
    expect(ownWordsOf(text, 'es').clauses[0]).toBe(told);
  });

  test.each([
    ['is asked of the companion', 'no quiero que me digas qué hacer'],
    ['is asked in chat spelling', 'no quiero q me respondas'],
    ['is about to be told to the companion', 'tengo que contarte algo'],
    ['would be a diagnosis', 'mi novio dice que soy bipolar'],
    ['is asked as an order', 'ayúdame con esto'],
    ['was said to the companion', 'te he dicho que no es eso'],
    ['was the person or somebody else', 'estaba muy cansada ese día'],
    ['was it with a pronoun', 'nunca lo entendía bien'],
    ['somebody wants of the person', 'mi madre quiere que vuelva a casa'],
    ['may be a past without its accent', 'llame a mi hermana anoche'],
    ['is only an exclamation', 'ay madre mía'],
    ['is decided by the person', 'mi socia hará lo que yo diga'],
    ['is only believed', 'mi vecina creo que nos oye'],
    ['was said to somebody else', 'lo hacés para que no llore'],
    ['is a manner of speaking', 'mi tía me va a matar si se rompe'],
    ['has a verb that is not known', 'casi lo chamusco'],
  ])('not where it %s: %s', (_, text) => {
    expect(ownWordsOf(text, 'es').clauses).toEqual([]);
  });

  test.each([
    'soy una inútil',
    'igual es que no sirvo',
    'doy asco',
    'soy un lastre para todos',
    'soy una pelotuda',
    'soy la peor',
  ])('but no hard word about oneself: %s', (text) => {
    expect(ownWordsOf(text, 'es').clauses).toEqual([]);
    expect(isHarshOnSelf(text, 'es')).toBe(true);
  });

  test.each([
    ['soy enfermera', 'eres enfermera'],
    ['me siento mal por mi hermano', 'te sientes mal por tu hermano'],
    ['me siento muy rara', 'te sientes muy rara'],
    ['mi padre me dice que soy una vaga', 'tu padre te dice que eres una vaga'],
  ])('and what is none: %s', (text, told) => {
    expect(ownWordsOf(text, 'es').clauses[0]).toBe(told);
    expect(isHarshOnSelf(text, 'es')).toBe(false);
  });
});

describe('a past typed without its accent is that of somebody else', () => {
  test.each([
    ['me dejo mi novia en abril', 'te dejó tu novia en abril'],
    ['me llego el recibo del agua', 'te llegó el recibo del agua'],
    ['mi hija me grito delante de todos', 'tu hija te gritó delante de todos'],
    ['me llamo mi ex a las tres', 'te llamó tu ex a las tres'],
    ['me dejo plantada en la puerta', 'te dejó plantada en la puerta'],
    ['mi encargado me humillo en la reunión', 'tu encargado te humilló en la reunión'],
    ['mi amiga Laura me dejo de hablar', 'tu amiga Laura te dejó de hablar'],
    ['lloro su madre toda la noche', 'lloró su madre toda la noche'],
    ['se me paro el coche en el túnel', 'se te paró el coche en el túnel'],
    ['mi hermano tambien se lo rompio', 'tu hermano también se lo rompió'],
  ])('%s', (text, told) => {
    expect(ownWordsOf(text, 'es').clauses[0]).toBe(told);
  });

  test.each([
    ['me llamo Rosa', 'te llamas Rosa'],
    ['me levanto a las cinco', 'te levantas a las cinco'],
    ['me paso el día en la cama', 'te pasas el día en la cama'],
    ['me pongo el pijama de mi madre', 'te pones el pijama de tu madre'],
    ['no me hablo con mi hermana', 'no te hablas con tu hermana'],
    ['llego la semana que viene', 'llegas la semana que viene'],
    ['me caigo de sueño', 'te caes de sueño'],
  ])('but not what is the person’s own: %s', (text, told) => {
    expect(ownWordsOf(text, 'es').clauses[0]).toBe(told);
  });
});

test.each([
  ['lo hablare con el medico', 'lo hablarás con el médico'],
  ['no volvere con el', 'no volverás con él'],
  ['sali con mis primas', 'saliste con tus primas'],
  ['la conoci en la uni', 'la conociste en la uni'],
  ['no se como decirselo a mi mama', 'no sabes cómo decírselo a tu mamá'],
  ['mi madre esta fatal', 'tu madre está fatal'],
  ['viene esta noche mi prima', 'viene esta noche tu prima'],
  ['tengo un bebe de cinco semanas', 'tienes un bebé de cinco semanas'],
  ['estoy despierto desde las cuatro', 'estás despierto desde las cuatro'],
  ['lo crio yo', 'lo crías tú'],
  ['holaa tengo q irme de casa', 'tienes que irte de casa'],
  ['pos q no me deja en paz', 'no te deja en paz'],
  ['me da corte salir en pijama digo', 'te da corte salir en pijama'],
  ['no puedo mas con esto supongo', 'no puedes más con esto'],
])('Spanish is written properly: %s', (text, told) => {
  expect(ownWordsOf(text, 'es').clauses[0]).toBe(told);
});

test.each([
  'dijo papa yo pongo mi hucha',
  'me suelta que la deje en paz que estoy loca',
  'la adopcion digo',
  'mañana opero a mi mama… bueno la operan',
  'antes de el mi gata',
  'me estas agobiando',
  'buah que mierda de dia',
  'o sea que 8 meses limpio a la basura',
  'no me mandan nada solo insultan',
  'no tengo sueño no lo necesito',
  'cincuenta y cuatro',
  'se lo conte a mi tía',
])('what cannot be turned surely is not told back in Spanish: %s', (text) => {
  expect(ownWordsOf(text, 'es').clauses).toEqual([]);
});

describe('Spanish says whoever it is about right before the verb', () => {
  test.each([
    ['el cartero traía las cartas en bicicleta', 'el cartero traía las cartas en bicicleta'],
    ['ayer el jefe gritaba por el pasillo', 'ayer el jefe gritaba por el pasillo'],
    ['había una cola enorme en correos', 'había una cola enorme en correos'],
    ['la librería de mi barrio cierra en agosto', 'la librería de tu barrio cierra en agosto'],
    ['mi hermana me preguntó quién era yo', 'tu hermana te preguntó quién eras tú'],
  ])('%s', (text, clause) => {
    expect(ownWordsOf(text, 'es').clauses[0]).toBe(clause);
  });
});

test.each([
  'la semana pasada estaba muy cansada',
  'el martes tenía hora con el médico',
  'la quería mucho',
])('a Spanish form that may be of oneself is not told back after a time: %s', (text) => {
  expect(ownWordsOf(text, 'es').clauses).toEqual([]);
});

test.each([
  ['mi jefa me da un miedo que no veas', 'tu jefa te da mucho miedo'],
  ['le dio una pena que te mueres', 'le dio mucha pena'],
  ['ayer fue la boda de mi carnal', 'ayer fue la boda de tu carnal'],
  ['tía me ha escrito', 'te ha escrito'],
  ['mi tía me ha escrito', 'tu tía te ha escrito'],
  ['loco estoy re podrido', 'estás re podrido'],
  ['se llamaba Antonio', 'se llamaba Antonio'],
  ['se reía de todo', 'se reía de todo'],
  ['le tengo un asco ahora mismo', 'le tienes mucho asco ahora mismo'],
  ['me da un miedo mi jefa', 'te da mucho miedo tu jefa'],
  ['cuánto la echo de menos', 'la echas de menos'],
  ['no mames güey reprobé cálculo', 'reprobaste cálculo'],
  ['es más joven claro', 'es más joven'],
  ['lo tengo claro', 'lo tienes claro'],
  ['no quiero que mi madre lo sepa', 'no quieres que tu madre lo sepa'],
  ['no quiero que nadie me vea', 'no quieres que nadie te vea'],
  [
    'desde que se fue mi marido no hablo con nadie',
    'desde que se fue tu marido no hablas con nadie',
  ],
])('what is said around a Spanish clause is left out of it: %s', (text, told) => {
  expect(ownWordsOf(text, 'es').clauses[0]).toBe(told);
});

test.each([
  'soy rosario tengo 71 años',
  'desde que empecé en el curro nuevo',
  'soy una bocazas',
  'no quiero que la deje',
  'ella me ha dicho mamá que no me voy a la guerra',
])('what is no sentence, or hard on oneself, is not told back in Spanish: %s', (text) => {
  expect(ownWordsOf(text, 'es').clauses).toEqual([]);
});

test('a shouted word is given back in small letters, and a question of others not at all', () => {
  expect(ownWordsOf('SESENTA', 'es').echoes).toEqual(['sesenta']);
  expect(ownWordsOf('aguantar qué', 'es').echoes).toEqual([]);
  expect(ownWordsOf('cariño mis cojones', 'es').echoes).toEqual([]);
  expect(ownWordsOf('hija de puta tres veces', 'es').echoes).toEqual([]);
  expect(ownWordsOf('qué noche más larga', 'es').echoes).toEqual(['qué noche más larga']);
  expect(ownWordsOf('qué hago mañana', 'es').echoes).toEqual([]);
});
