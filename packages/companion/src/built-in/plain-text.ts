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

/** What is said to a "vos" where it differs from what is said to a "tú", and what is shortened, in plain lower case. */
const asRead = new Map(
  `q=que k=que xq=por_que pq=por_que vos=tu sos=eres tenes=tienes podes=puedes queres=quieres entendes=entiendes perdes=pierdes volves=vuelves
  pensas=piensas contas=cuentas acordas=acuerdas recordas=recuerdas sonas=suenas jugas=juegas decis=dices
  venis=vienes sentis=sientes dormis=duermes preferis=prefieres servis=sirves repetis=repites seguis=sigues
  mentis=mientes pedis=pides vivis=vives existis=existes escribis=escribes sufris=sufres fingis=finges salis=sales
  deci=di decime=dime contame=cuentame haceme=hazme escribime=escribeme repetime=repiteme acordate=acuerdate`
    .split(/\s+/u)
    .map((pair) => pair.replaceAll('_', ' ').split('=') as [string, string]),
);
const shortOrToVos = new RegExp(`\\b(?:${[...asRead.keys()].join('|')})\\b`, 'gu');

/** A message is looked at for one act after the other. */
let lastRead = { plain: '', read: '' };

/** Plain text as the expressions over it are written: Spanish that says "vos" or "q" as Spanish that says "tú" and "que". */
export function toRead(plain: string, language: Language): string {
  if (language !== 'es') return plain;
  if (lastRead.plain !== plain)
    lastRead = { plain, read: plain.replace(shortOrToVos, (word) => asRead.get(word) ?? word) };
  return lastRead.read;
}
