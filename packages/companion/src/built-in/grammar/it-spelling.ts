import { readTable } from './grammar.ts';

/** How Italian words are shortened when typing or go without their accent, where they can be nothing else. */
export const italianSpelling = readTable(
  `nn=non x=per xke=perché xche=perché xché=perché xk=perché perke=perché pk=perché perche=perché perche'=perché
  ke=che cmq=comunque qnd=quando qndo=quando sn=sono tt=tutto qlcs=qualcosa qualcs=qualcosa qlc=qualche qcs=qualcosa
  qlcn=qualcuno dv=dove cn=con nnt=niente piu=più piu'=più puo=può puo'=può cosi=così cosi'=così gia=già gia'=già
  pero=però pero'=però xo=però xò=però cioe=cioè cioe'=cioè finche=finché poiche=poiché giu=giù lassu=lassù e'=è c'e=c'è c'e'=c'è
  com'e=com'è com'e'=com'è dov'e=dov'è dov'e'=dov'è cos'e=cos'è cos'e'=cos'è sara'=sarà fara'=farà andra'=andrà
  po=po' pò=po' universita=università eta'=età verita=verità citta=città realta=realtà difficolta=difficoltà
  societa=società liberta=libertà felicita=felicità novita=novità possibilita=possibilità lunedi=lunedì martedi=martedì
  mercoledi=mercoledì giovedi=giovedì venerdi=venerdì perchè=perché poichè=poiché finchè=finché nè=né`,
);

/** With no article before them, as 'mio marito'. */
const kin =
  'madre|padre|mamma|papà|babbo|sorella|fratello|figlio|figlia|marito|moglie|zio|zia|nonno|nonna|cugino|cugina|suocera|suocero|cognato|cognata|nipote|genero|nuora';
/** Marks that only the words around a word decide. */
const touches: readonly (readonly [RegExp, string])[] = [
  // 'nooo', 'tantooo'
  [/(\p{L})\1{2,}/gu, '$1'],
  [/(?<=(?<!\p{L})(?:mio|mia|tuo|tua|suo|di|da|a|con|e|tuoi) )papa(?!\p{L})/gu, 'papà'],
  [/^papa(?!\p{L})/gu, 'papà'],
  [
    /(?<=(?:rimast|stat|sedut|ferm|sempre |lasciat|chius)[oaie]? )li(?=$| (?:a|con|col|in|per|da|come|davanti|dentro|fuori|tutt))/gu,
    'lì',
  ],
  [/(?<=(?<!\p{L})di )la(?=$| (?:e|a|in|da|che)(?!\p{L}))/gu, 'là'],
  [/ si$/u, ' sì'],
  // 'ti da una rabbia'
  [/(?<=(?<!\p{L})(?:ti|gli|ci|vi) )da(?= )/gu, 'dà'],
  // 'tuo amico dice'
  [new RegExp(`^(tuo|tua|suo|sua) (?!(?:${kin})(?!\\p{L}))`, 'u'), '<$1> '],
  [/^<(tuo|suo)> /u, 'il $1 '],
  [/^<(tua|sua)> /u, 'la $1 '],
  // 'mi fa una paura che non ti dico', without how much
  [
    /(?<=(?<!\p{L})(?:fa|faceva|fanno|mette|metteva|mettono) )un(?:a |['’] ?)(paura|rabbia|pena|ansia|tristezza|tenerezza|invidia|angoscia|agitazione)$/u,
    'tanta $1',
  ],
];

/** Italian as it is written when nobody is in a hurry. */
export function withItalianMarks(told: string): string {
  return touches.reduce((text, [from, to]) => text.replace(from, to), told);
}
