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
    ['without accents', 'no se que decirle', 'no sabes que decirle'],
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
    ['somebody wants of the person', 'mi madre quiere que vuelva a casa'],
    ['may be a past without its accent', 'llame a mi hermana anoche'],
    ['is only an exclamation', 'ay madre mía'],
  ])('not where it %s: %s', (_, text) => {
    expect(ownWordsOf(text, 'es').clauses).toEqual([]);
  });

  test.each(['soy una inútil', 'igual es que no sirvo', 'doy asco'])(
    'but no hard word about oneself: %s',
    (text) => {
      expect(ownWordsOf(text, 'es').clauses).toEqual([]);
      expect(isHarshOnSelf(text, 'es')).toBe(true);
    },
  );

  test.each([
    ['soy enfermera', 'eres enfermera'],
    ['mi padre me dice que soy una vaga', 'tu padre te dice que eres una vaga'],
  ])('and what is none: %s', (text, told) => {
    expect(ownWordsOf(text, 'es').clauses[0]).toBe(told);
    expect(isHarshOnSelf(text, 'es')).toBe(false);
  });
});
