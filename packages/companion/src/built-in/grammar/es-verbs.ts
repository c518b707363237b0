import { ownPastStems } from './es-hurried.ts';

/** Forms of others that no table of the person's own gives. */
const ofOthers =
  'es|son|está|esta|están|hay|había|habían|ha|han|hubo|era|eran|fue|fueron|va|van|da|dan|dio|vio|ve|ven|sé|tiene|tienen|viene|vienen|hace|hacen|hizo|hicieron|puso|quiso|quiere|quieren|puede|pueden|pudo|sabe|saben|supo|dice|dicen|dijo|dijeron|trajo|vino|tuvo|estuvo|sale|salen|pone|ponen|cae|caen|trae|traen|oye|ríe|ríen|late|arde|duele|huele|llueve|nace|crece|coge|elige|viste|encanta|interesa|importa|apetece|urge|parece|parecen|mata|duerme|toca|ladra|maúlla|existe|ocurre|sucede|cuesta|cuestan|sobra|revienta|fastidia|llora|regaña|maneja|conduce|insulta|humilla|controla|vigila|abandona|engaña';
/** In -an, -en, -ó, -é or -í, and no verbs. */
const none =
  '(?:bien|también|quien|quién|alguien|examen|imagen|joven|virgen|orden|origen|resumen|volumen|tren|juan|tan|pan|plan|gran|qué|porqué|café|té|así|aquí|ahí|allí|mí|sí|bebé|comité|puré|chalé|menú|josé|andrés|tía|día|todavía|mía|fría|vacía|vía|guía|policía|energía|alegría|compañía|mayoría|tontería|cafetería|panadería|batería|cirugía|maría|lucía|sofía)';
const pronouns = '(?:me|te|se|le|les|nos|lo|la|los|las)';

/**
 * Finds a verb in a clause, which without one is no sentence: 'cincuenta y cuatro', 'mi tía la del pueblo'. From the
 * second person of a verb comes how others do it: 'lloras', 'llora', 'lloran'.
 */
export function verbPattern(
  words: ReadonlyMap<string, string>,
  alsoThings: ReadonlySet<string>,
): string {
  const own = [...words]
    .filter(([word, told]) => /(?:[ae]s|ste|eres|estás|ves)$/u.test(told) && !alsoThings.has(word))
    .map(([word]) => word)
    .filter((word) => !/^(?:mis|mías|míos|como)$/u.test(word));
  const theirs = [...words.values()]
    .filter((told) => /\p{L}{2}[ae]s$/u.test(told))
    .map((told) => `${told.slice(0, -1)}n?`)
    .filter((verb) => !/^(?:tuyan\?|tuyon\?)$/u.test(verb));
  return [
    `(?:^|(?<!\\p{L})(?:me|te|se|no|lo|la|le|yo|ya|que|siempre|hoy|mañana|ayer|luego|ahora|nunca|cuando|igual) )(?:(?:acabo|cambio|paso) de|(?:${[...alsoThings].join('|')})(?! del?(?!\\p{L})))(?!\\p{L})`,
    '(?<!\\p{L})(?:no|ya|yo|lo) se (?:que|qué|si|ni|como|cómo|donde|por)(?!\\p{L})',
    `(?<!\\p{L})(?:(?:${ownPastStems})i|\\p{L}{2,}[aei]re)(?!\\p{L})`,
    `(?<!\\p{L})(?:${[ofOthers, ...own, ...theirs].join('|')})(?!\\p{L})`,
    `(?<!\\p{L})(?!${none}(?!\\p{L}))\\p{L}+(?:[éóí]|aba|aban|ía|ían|aron|ieron|rán?)(?!\\p{L})`,
    `(?<!\\p{L})(?!${none}(?!\\p{L}))\\p{L}{2,}(?:an|en)(?!\\p{L})`,
    // 'no contesta nadie', 'se me antoja'
    `(?<!\\p{L})(?:me|te|se|le|les|no|nunca|nadie|ya|él|ella) (?:${pronouns} )*\\p{L}{3,}(?:[aeoi]n?|ste)(?!\\p{L})`,
    // 'mi vecina ronca como un tren'
    '^(?:\\p{L}+ )?(?:mi|su|el|la|un|una|este|esta) (?!parte)\\p{L}+ (?:\\p{L}+ )?(?!parte|para|contra|sobre|entre|desde|hasta)\\p{L}{3,}[ae] \\p{L}',
  ].join('|');
}
