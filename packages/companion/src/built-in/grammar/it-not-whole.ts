const whose = '(?:mio|mia|miei|mie|suo|sua)';

/** What cannot be told back by itself, over a lower-case clause: half of a contrast, a question inside, two run together. */
export const notWhole = [
  // 'non è il posto, è che …', 'non è che mi dispiace'
  "^non è che |^non è (?:(?:il|lo|la|i|un|una|per|di|da) |l'|un')(?:\\p{L}+ ?){1,2}$",
  // 'la sento che ci vado', 'mi dicono che a chi scrivo'
  '^(?:la|li|le|ne) \\p{L}+o che ',
  'che (?:a |di |con |per |da )?(?:chi|cosa|quale) | (?:si|sì) o no$',
  // 'ho paura che alle undici'
  'che (?:al|alle|alla|a|dal|dalle|in|per|con|di) [\\p{L}\\d]+$',
  // 'qualcuno con cui andare', 'in cucina mi fa'
  '^(?:qualcuno|qualcosa|uno|una) (?:con|di|da|per|a) cui |mi fa$',
  // 'mia madre lavora e mio padre', while 'litigo con mia madre e mio padre' is whole
  `^(?!.*(?<!\\p{L})(?:${whose} (?:\\p{L}+ )?|io |lui |lei )e (?:il |la |i |le )?${whose} \\p{L}+$).* e (?:il |la |i |le )?${whose} \\p{L}+$`,
  // No verb: 'mio marito e sua madre', 'mio marito zitto'
  `^(?:il |la )?(?:mio|mia) \\p{L}+ (?:e|ed) (?:il |la |i |le )?${whose} \\p{L}+$`,
  '^(?:il |la )?(?:mio|mia) \\p{L}+ \\p{L}+[bcdfghlmprstvz]o$',
  // 'mi ha fatto pace con me'
  '^mi \\p{L}+ (?:fatto )?\\p{L}+ con me$',
  // 'non posso dirlo mi prendono per scema'
  '^(?!(?:per|prima di|senza|dopo) ).*r(?:l[oaie]|gli|ne) (?:mi|ti|ci|si) ',
  // Dialects have verbs of their own.
  "(?<!\\p{L})(?:nun|vonno|er|nu|je|mo|lassat[oa]|uaglion[ae]|vojo|aggio|stongo|so'|chillo|chilla|annamo|famo|semo|c'ho|a fà|me so)(?!\\p{L})",
  // 'mio padre a detto'
  '(?<!\\p{L})a (?:detto|fatto|smesso|scritto|risposto|chiesto|lasciato|lasciata)(?!\\p{L})',
  // 'l'ho fatto apposta no'
  '(?<!(?:di|che|detto|dice|o|un|giornata|oggi|e|ma) )(?<!\\p{L})no$',
  // 'lei che ride', 'dice il meccanico'
  '^(?:lui|lei|loro) che |^(?:dice|dicono) (?:il|la|lui|lei|mio|mia|i|le) \\p{L}+$',
  // 'mi ha detto o lui o io'
  "(?<!l'|lo |la )(?<!\\p{L})(?:ha|hanno) detto$",
  'ahah',
].join('|');
