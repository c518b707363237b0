import type { Language } from '@accanto/contract';
import { foldCharacters } from '../safety/normalise.ts';

/** Lower case, without accents, with plain apostrophes and single spaces. */
export function plainText(text: string): string {
  return foldCharacters(text).replace(/\s+/gu, ' ').trim();
}

/** 'PASSEDDD' without what is drawn out at the end, and with what says so instead; 'free' and 'soooo' keep their letters. */
export function withoutDrawl(text: string, mark = ''): string {
  return text.replace(/(\p{L})(?![aeioulf])(\p{L})\2{2,}(?!\p{L})/giu, `$1$2${mark}`);
}

/** What stands for another word, in plain lower case. */
function readAs(pairs: string): { known: ReadonlyMap<string, string>; any: RegExp } {
  const known = new Map(
    pairs.split(/\s+/u).map((pair) => pair.replaceAll('_', ' ').split('=') as [string, string]),
  );
  return { known, any: new RegExp(`\\b(?:${[...known.keys()].join('|')})\\b`, 'gu') };
}

/** What is shortened in typing, and what is said to a "vos" where it differs from what is said to a "tú". */
const asRead: Readonly<Partial<Record<Language, ReturnType<typeof readAs>>>> = {
  it: readAs(
    'nn=non ke=che xke=perche xche=perche xk=perche perke=perche pk=perche cn=con sn=sono dv=dove qlcn=qualcuno qlcs=qualcosa',
  ),
  es: readAs(
    `q=que k=que xq=por_que pq=por_que vos=tu sos=eres tenes=tienes podes=puedes queres=quieres entendes=entiendes perdes=pierdes volves=vuelves
    pensas=piensas contas=cuentas acordas=acuerdas recordas=recuerdas sonas=suenas jugas=juegas decis=dices
    venis=vienes sentis=sientes dormis=duermes preferis=prefieres servis=sirves repetis=repites seguis=sigues
    mentis=mientes pedis=pides vivis=vives existis=existes escribis=escribes sufris=sufres fingis=finges salis=sales
    deci=di decime=dime contame=cuentame haceme=hazme escribime=escribeme repetime=repiteme acordate=acuerdate`,
  ),
};

/** A message is looked at for one act after the other. */
let lastRead: { plain: string; language: Language; read: string } | undefined;

/** Plain text as the expressions over it are written: without what is shortened in typing, Spanish as it is said to a "tú". */
export function toRead(plain: string, language: Language): string {
  const short = asRead[language];
  if (short === undefined) return plain;
  if (lastRead?.plain !== plain || lastRead.language !== language)
    lastRead = {
      plain,
      language,
      read: plain.replace(short.any, (word) => short.known.get(word) ?? word),
    };
  return lastRead.read;
}
