const person =
  '(?:novi[oa]|mujer|marido|espos[oa]|pareja|ex|exmarido|exmujer|exnovi[oa]|madre|padre|mam[aá]|pap[aá]|herman[oa]|hij[oa]|abuel[oa]|t[ií][oa]|prim[oa]|sobrin[oa]|suegr[oa]|cuñad[oa]|yerno|nuera|niet[oa]|jef[ea]|amig[oa]|compañer[oa]|profe|profesora?|maestr[oa]|m[eé]dic[oa]|doctora?|enfermer[oa]|psic[oó]log[oa]|terapeuta|vecin[oa]|caser[oa]|encargad[oa]|niñ[oa]|peque|crí[oa]|chic[oa]|señora?|padrastro|madrastra|tutora?|viej[oa])';
const whose = '(?:mi|su|el|la|un|una)';
/** 'mi hija mayor me', 'ayer ella no me': what comes before says who does it. */
const subjectBefore = new RegExp(
  `(?:^|(?<!\\p{L})(?:que|y|cuando|porque|pero|ayer|anoche|hoy|luego|encima) )(?:${whose} (?:mejor |propi[oa] )?${person}(?: de \\p{L}+| (?!(?:que|y|no|me|le|l[ao]|se|ya|de|con|en|a)(?!\\p{L}))\\p{L}+)?|él|ella|nadie|alguien) (?:no |ya |nunca |casi |siempre |ni )*(?:me |le |lo |la |se )+$`,
  'u',
);
/** 'mi novia', 'el jefe': nobody leaves or calls them with a "me" of their own. */
const subjectAfter = new RegExp(
  `^(?:mi|su|el|la|un|una) (?:mejor |propi[oa] )?${person}(?!\\p{L})`,
  'u',
);
const pastTime =
  /(?<!(?:de|desde) )(?<!\p{L})(?:ayer|anoche|anteayer|antier)(?!\p{L})|(?<!desde )(?<!\p{L})hace (?:\d+|un|una|dos|tres|cuatro|cinco|seis|unos|unas|poco) \p{L}+(?! que)|(?:semana|mes|año|lunes|martes|miércoles|jueves|viernes|sábado|domingo|noche) pasad[oa]/u;
/** One does those to oneself. */
const toOneself =
  /^(?:quedo|levanto|despierto|acuesto|siento|preocupo|pregunto|quejo|canso|ducho|caso|mudo|acuerdo|imagino|enfado|alegro|asusto|agobio)$/u;
/** Nobody does those to themselves: 'me llegó', 'me gritó'. */
const toOthers =
  /^(?:llego|grito|mando|contesto|hablo|explico|insulto|engaño|ignoro|aviso|regaño|gusto|importo|encanto|falto|sobro|conto|cobro|bloqueo|enseño|amenazo|humillo|empujo|abrazo|beso)$/u;
const strongPast =
  /^(?:dijo|hizo|puso|quiso|vino|tuvo|pudo|supo|trajo|hubo|estuvo|condujo|cupo|anduvo)$/u;
const insult =
  /^(?:gord|tont|loc|vag|in[uú]til|idiota|put|ego[ií]st|exagerad|hist[eé]ric|mentiros)/u;

/**
 * 'me dejo mi novia': the past of somebody else, typed without its accent, looks like the person's own present. With the
 * accent where that is sure, null where it may be either, undefined where it is the person's own.
 */
export function hurriedPast(
  word: string,
  at: number,
  all: readonly string[],
  told: string | undefined,
): string | null | undefined {
  if (!/\p{L}{3}o$|^echo$/u.test(word) || strongPast.test(word)) return undefined;
  // Of a verb that changes, or not in -ar, the past has other letters: 'me caigo'.
  const isKnown = told !== undefined;
  if (isKnown && told !== word.replace(/o$/u, 'as') && word !== 'crio') return undefined;
  const before = all[at - 1] ?? '';
  // 'lloro ella más que yo'
  if (
    isKnown &&
    /^(?:ella|él|ellos|nadie)$/u.test(all[at + 1] ?? '') &&
    !/^(?:por|con)$/u.test(before)
  )
    return word === 'crio' ? word : word.replace(/o$/u, 'ó');
  // 'se me paro el coche', 'ayer mando una cuna'
  if (before === 'me' && all[at - 2] === 'se' && isKnown) return word.replace(/o$/u, 'ó');
  if (isKnown && /^(?:ayer|anoche|anteayer)$/u.test(before)) return null;
  if (isKnown && !/^(?:me|no me|se)$/u.test(before)) {
    const by = subjectBehind(word, all.slice(at + 1).join(' '));
    if (by !== undefined) return by;
  }
  if (word === 'crio' && before === 'me') return word;
  if (!/^(?:me|le|lo|la|se)$/u.test(before)) return undefined;
  // 'lo mismo', 'la mano'
  if (/^l[oa]$/u.test(before) && !isKnown) return undefined;
  const past = word.replace(/o$/u, 'ó');
  const rest = all.slice(at + 1).join(' ');
  if (subjectBefore.test(`${all.slice(0, at).join(' ')} `)) return past;
  if (before === 'se') return undefined;
  if (before === 'me' && subjectAfter.test(rest)) return past;
  if (pastTime.test(all.join(' '))) return toOneself.test(word) ? null : past;
  return before === 'me' ? ofOthersByMeaning(word, rest) : undefined;
}

/** 'lloro su madre', 'llego la grúa': whom one does it to would have an "a" before it. */
function subjectBehind(word: string, rest: string): string | null | undefined {
  const past = word.replace(/o$/u, 'ó');
  if (subjectAfter.test(rest))
    return /^(?:lloro|llego|llamo|hablo|grito|paso|entro)$/u.test(word) ? past : null;
  if (word !== 'llego' || !/^(?:el|la|los|las|un|una) /u.test(rest)) return undefined;
  return /^\p{L}+ (?:lunes|martes|miércoles|jueves|viernes|sábado|domingo|semana|hora|primer|últim|fin|día|mes|año|rato|minut)/u.test(
    rest,
  )
    ? undefined
    : past;
}

function ofOthersByMeaning(word: string, rest: string): string | null | undefined {
  const past = word.replace(/o$/u, 'ó');
  const next = rest.split(' ')[0] ?? '';
  // 'no me hablo con mi hermana'
  if (word === 'hablo' && next === 'con') return undefined;
  if (toOthers.test(word)) return past;
  if (word === 'llamo') {
    if (insult.test(next)) return past;
    if (/^(?:mi|el|la|los|un|una|a|al|para|por|de|desde|\p{L}+ndo)$/u.test(next)) return past;
    return next === '' ? null : undefined;
  }
  if (word === 'dejo') {
    if (/^(?:plantad|tirad|sol|hech|hundid|destrozad|helad|en visto|sin|clar)/u.test(rest))
      return past;
    return /^(?:llevar|la piel|la vida|el móvil|las llaves)/u.test(rest) ? undefined : null;
  }
  if (word === 'toco') return /(?:[aei]r|lotería)$/u.test(next) ? past : null;
  if (word === 'paso') {
    if (/^(?:algo|esto|eso|lo|una|por)$/u.test(next)) return past;
    return /^(?:el|la|las|los|todo|toda|días|horas|noches|\d+)$/u.test(next) ? undefined : null;
  }
  return undefined;
}

/** In -re like a future without its accent, and none. */
const noFuture =
  /(?:qui|ref|pref|inf|sug|requi|adqui|mu)iere$|^(?:quiere|muere|mire|admire|tire|retire|gire|respire|inspire|suspire|pare|separe|prepare|repare|compare|dispare|declare|aclare|espere|desespere|supere|opere|altere|genere|considere|tolere|entere|libere|recupere|aire|dure|jure|cure|siempre)$/u;

/** 'hablare con el médico': a future typed without its accent, with it; undefined: none. */
export function hurriedFuture(word: string): string | undefined {
  if (!/\p{L}{2,}[aei]re$/u.test(word) || noFuture.test(word)) return undefined;
  return word.replace(/e$/u, 'ás');
}

/** The beginnings of verbs whose own past ends in -í. */
export const ownPastStems =
  'recib|perd|sal|sent|ped|escrib|viv|com|beb|conoc|aprend|decid|sub|abr|dorm|segu|volv|corr|romp|cre|le|ca|met|prefer|sufr|discut|descubr|nac|crec|entend|respond|ment|hu';
const ownPast = new RegExp(`^(?:${ownPastStems})i$`, 'u');

/** 'conoci', 'sali', 'lei': the person's own past without its accent, in the second person; undefined: none. */
export function hurriedOwnPast(word: string, before: string): string | undefined {
  if (!ownPast.test(word) || /^(?:un|el|mi|su|de|con)$/u.test(before)) return undefined;
  return word.replace(/i$/u, /[aeo]i$/u.test(word) ? 'íste' : 'iste');
}

/** 'hizo', 'dijo': the past of others in -o without an accent. */
export function isStrongPast(word: string): boolean {
  return strongPast.test(word);
}
