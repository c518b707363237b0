/** After a word of saying, where nobody's own words begin: 'mi ha detto che', 'dice tutto'. */
const saidOf =
  /^(?:che|chi|di|del|della|dei|delle|dell'.+|se|a|ai|al|alla|all'.+|agli|alle|cosa|come|dove|perché|quando|quanto|quello|quella|quelle|tutto|tutta|tutti|tutte|niente|nulla|no|sì|bravo|brava|solo|soltanto|così|grazie|una?|un'.+|il|la|le|lo|i|gli|l'.+|questo|queste|cose|in|per|con|davanti|dopo|prima|ieri|oggi|mio|mia|lui|lei|loro|io|mamma|papà|male|bene|bugie|sempre|ancora|mai|qualcosa|qualcuno|nessuno|scusa|addio|ciao|stamattina|stasera|anche|proprio|pure|da|dal|dalla|sul|sulla|su|nel|nella|e|o|ma|però|tante|parole|già|poco|tanto|abbastanza|basta|mille|due|tre|quattro|\d+|meno|più|massimo|tramite|via|fra|tra|mentre|ogni|certe|altre|\p{L}+mente)$/u;
/** Whoever says it stands behind: 'ha detto mio padre'. */
const says =
  /^(?:detto|dice|dicono|disse|diceva|dicevano|dire|dirgli|dirle|dirmi|risponde|rispose)$/u;

/** 'bastava dire mi dispiace', 'ha detto aspetta che pago': somebody's own words, which nothing marks. */
export function beginsSpeech(word: string, before: string): boolean {
  return says.test(before) && !saidOf.test(word);
}

/** Before the year, not before 'hanno' without its first letter. */
const beforeYear =
  /^(?:un|quest|ogni|prim[oa]|second[oa]|terz[oa]|quart[oa]|quint[oa]|ultim[oa]|scors[oa]|nuov[oa]|prossim[oa]|brutt[oa]|bell[oa]|di|del|fine|a|da|per|in|qualche|ness?un|mezzo|stesso|altro|\d+|1°)$/u;

/** 'mi anno detto': no year. */
export function isHaveMisspelt(at: number, all: readonly string[]): boolean {
  return all[at] === 'anno' && !beforeYear.test(all[at - 1] ?? '');
}

const participle =
  '(?:[\\p{L}]{2,}(?:at|ut|it)[oaie]|mort[oaie]|mess[oaie]|pers[oaie]|chius[oaie]|success[oa]|nat[oaie]|malat[oaie]|stanc[oahei]+|trist[ei]|vuot[oaie]|piccol[oaie]|content[oaie]|sempre|molto|troppo|tropp[oa]|così|solo|sola|colpa|vero|difficile|inutile|brutt[oa]|bell[oa]|viv[oa]|incint[oa]|felice)';
const isAfter = new RegExp(`^${participle}$`, 'u');
const isPlace = /^(?:a(?! volte)|in|al|nel|nella|qui|qua|lì|via|fuori|senza)(?!\p{L})/u;
const beforeIs = /^(?:lui|lei|non|mi|si|che|cosa|questo|tutto|ci|ne|dove|come|chi)$/u;

/** 'mia madre e malata', 'lei e andata via': 'è' without its accent. */
export function isIsMisspelt(at: number, all: readonly string[]): boolean {
  if (all[at] !== 'e') return false;
  // 'mia sorella e a Milano'
  if (
    at === 2 &&
    /^(?:mi[oa]|su[oa])$/u.test(all[0] ?? '') &&
    isPlace.test(all.slice(at + 1).join(' '))
  )
    return true;
  if (!isAfter.test(all[at + 1] ?? '')) return false;
  if (beforeIs.test(all[at - 1] ?? '')) return true;
  return /^(?:(?:il|la|lo|l') ?)?(?:(?:mio|mia|suo|sua) )?[\p{L}']+$/u.test(
    all.slice(0, at).join(' '),
  );
}

/** 'piansi per ore': the past of tales, in a first person that the second does not share. */
export function isTold(word: string, before: string): boolean {
  return (
    /^(?:|e|io|non|mi|lo|la|le|gli|ne|ci|poi|quando|che|anni)$/u.test(before) &&
    /^(?:piansi|presi|misi|dissi|feci|vidi|ebbi|fui|venni|risposi|chiesi|persi|decisi|scrissi|lessi|corsi|rimasi|seppi|volli|stetti|diedi|\p{L}{2,}(?<!m|orm|gu|ass|tram|ment)ai)$/u.test(
      word,
    ) &&
    !/^(?:\p{L}*(?:sai|fai|hai|dai|vai|stai|rai))$/u.test(word)
  );
}

/** 'domenica avveleno il pranzo', 'la sera rammendo': what comes after a time may be a verb. */
export function isUnknownAfterTime(at: number, all: readonly string[]): boolean {
  return (
    /^(?:\p{L}+dì|sabato|domenica|oggi|ieri|domani|stasera|stanotte|adesso|ora|sera|notte|mattina|almeno|ormai)$/u.test(
      all[at - 1] ?? '',
    ) &&
    /^(?!(?:sono|almeno|pieno|sereno|\p{L}+[aei]vo)$)\p{L}{4,}(?:[^n\P{L}]|en)o$/u.test(
      all[at] ?? '',
    )
  );
}
