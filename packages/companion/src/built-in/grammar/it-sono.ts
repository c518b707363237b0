/** A second verb stands in the same sentence after one of these. */
export const linksVerbs =
  /^(che|cosa|chi|quant[oaie]|come|dove|se|quando|perché|perche|mentre|e|ed|o|né|ma|cui|ciò|quale|quali|qualcosa|finché|qualunque)$/u;

/** 'i colleghi non sono bravi', 'sono tutti uguali': others; 'la sera sono stanca', 'sono felice': the person; null: either. */
export function whoAre(at: number, all: readonly string[]): 'others' | 'person' | null {
  const link = all.slice(0, at).findLastIndex((word) => linksVerbs.test(word));
  const before = all.slice(link + 1, at);
  if (before.some((word) => /^(io|mi|me)$/u.test(word))) return 'person';
  const plural = /^(i|gli|le|miei|mie|nostri|nostre|quei|quelle|questi|queste|loro|tutti|tutte)$/u;
  if (plural.test(before.find((word) => !/^(oggi|ieri|ora|adesso|poi)$/u.test(word)) ?? ''))
    return 'others';
  const next = all
    .slice(at + 1)
    .find(
      (word) =>
        !/^(così|molto|troppo|proprio|sempre|ancora|già|anche|tanto|mai|quasi|poi)$/u.test(word),
    );
  if (
    next === undefined ||
    /^(chi|che|qui|lì|fuori|oggi|ieri|[ndsc][aueo]?[io]|ai|come|insieme|dove|delle)$/u.test(next)
  )
    return 'person';
  // 'sono la mamma di Luca': who somebody is says nothing when it is told back.
  if (/^(la|il|lo|l'.+)$/u.test(next)) return null;
  if (/^(?:loro|entrambe)$/u.test(next)) return 'others';
  if (/(i|[aiu]te|[cg]he)$/u.test(next)) return 'others';
  if (
    next.endsWith('e') &&
    !/(ce|ste|[ai]le|bile|[ae]nte|[ao]re|se|ane|[ao]nde|forte)$/u.test(next)
  )
    return null;
  return 'person';
}

/** 'ci sono ancora gli scatoloni' is of things, 'ci sono già stata' of the person; alone it may be both. */
export function thereAreOrAmThere(after: readonly string[]): string | null {
  if (after.includes('io')) return 'sei';
  const next = after.find(
    (word) => !/^(già|anche|ancora|mai|sempre|pure|appena|quasi)$/u.test(word),
  );
  if (next === undefined || next === 'dentro') return null;
  return /(at|it|ut|ast|es|ess|ors)[oa]$/u.test(next) ? 'sei' : 'sono';
}
