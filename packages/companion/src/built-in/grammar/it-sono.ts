/** A second verb stands in the same sentence after one of these. */
export const linksVerbs =
  /^(che|cosa|chi|quant[oaie]|come|dove|se|quando|perché|perche|mentre|e|ed|o|né|ma|cui|ciò|quale|quali|qualcosa|finché|qualunque)$/u;

/** 'i colleghi non sono bravi', 'sono tutti uguali': others; 'la sera sono stanca', 'sono felice': the person; null: either. */
export function whoAre(at: number, all: readonly string[]): 'others' | 'person' | null {
  const link = all.slice(0, at).findLastIndex((word) => linksVerbs.test(word));
  // 'La mattina le mani sono rigide': when it is does not tell who.
  const isWhen = /^(?:la|il|di|ogni) (?:sera|mattina|notte|pomeriggio|mattino)$/u.test(
    all.slice(link + 1, link + 3).join(' '),
  );
  const before = all.slice(link + (isWhen ? 3 : 1), at);
  if (before.some((word) => /^(io|mi|me)$/u.test(word))) return 'person';
  const plural =
    /^(i|gli|le|miei|mie|nostri|nostre|quei|quelle|questi|queste|loro|tutti|tutte|due|tre|quattro|cinque|sei|sette|otto|nove|dieci|molti|molte|tanti|tante|alcuni|alcune|pochi|poche|certi|certe)$/u;
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

/** Done to each other, or to those who speak: 'ci parlavamo', while 'ci andavamo' is a place. */
const toUs =
  /^(?:siamo|eravamo|(?:parl|ved|sent|scriv|am|odi|conosc|vol|lasci|incontr|divert|cap)\p{L}*(?:iamo|vamo)|dic(?:e|ono|eva)|chied(?:e|ono)|manc(?:a|ano|ava)|aiuta(?:no)?)$/u;
const givenToUs =
  /^(?:\p{L}+[ts][ie]|detto|dato|chiesto|fatto|scritto|risposto|raccontato|promesso|mandato|regalato|tolto|dett[ao])$/u;

const given =
  /^(?:dett|dat|chiest|scritt|raccontat|promess|mandat|portat|regalat|mostrat|spiegat|comunicat)[oa]$/u;

/** 'ci siamo lasciati', 'ci hanno detto' and 'ce l'ha detto' are of those who speak, 'ci penso' is not; null: it may be either. */
export function usOrThere(word: string, after: readonly string[]): string | null {
  const [first = '', second = '', third = ''] = after;
  const us = word === 'ce' ? 've' : 'vi';
  if (word === 'ce') {
    // 'ce l'ha scritto', while 'ce l'ha fatta' is of who did it.
    const isGiven = /^l'(?:ha|hanno|aveva|avevano)$/u.test(first) && given.test(second);
    return isGiven || /^(?:siamo|eravamo)$/u.test(second) ? us : word;
  }
  if (toUs.test(first)) return /^(?:solo|altro|poco|pure)$/u.test(second) ? null : us;
  if (/(?:[aei]vamo|iamo)$/u.test(first) && !/^(?:and|st|prov|pens|cred|ten|mett)/u.test(first))
    return null;
  const done = /^(?:già|sempre|mai|anche|pure|solo)$/u.test(second) ? third : second;
  return /^(?:ha|hanno|aveva|avevano)$/u.test(first) && givenToUs.test(done) ? us : word;
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
