import { readTable, readWords } from './grammar.ts';

/** After those a clause has its verb last. */
export const dependent =
  'omdat toen als terwijl dat of hoewel zodat totdat voordat nadat doordat sinds waar die wie zolang zodra alsof';
/** Those and the words that ask. */
export const subordinators = readWords(`${dependent} tot wat hoe waarom wanneer nu`);

/** Articles and possessives, as they come back. */
export const determiners =
  readTable(`de=de het=het een=een mijn=je m'n=je mn=je zijn=zijn haar=haar hun=hun die=die dat=dat deze=deze dit=dit onze=jullie ons=jullie
  elke=elke alle=alle`);

/** Words that often stand between an article and its noun. */
export const adjectives = readWords(
  'eerste tweede nieuwe nieuw oude oud beste grote kleine laatste zelfde volgende eigen goede hele mooie lieve jongste oudste vorige enige',
);

/** Words before a noun that stands without an article. */
export const prepositions = readWords(
  'van met in op aan bij voor naar zonder uit over door na tegen om te tijdens sinds tot onder achter naast volgens als geen veel elk elke',
);

/** Words that ask. */
export const asking = readWords('waarom wat hoe wie waar wanneer');
