import type { Language } from '@accanto/contract';
import { plainText } from './plain-text.ts';
import { ownWordsOf } from './tell-back.ts';

/** Over lower-case text without accents. */
interface Signs {
  /** Says no to what was just said here. */
  no: RegExp;
  /** The part that says what was wrong: 'not my mother-in-law', 'I don't say that'. */
  wrong: RegExp;
  /** Says who it was instead. */
  somebody: RegExp;
}

const signs: Readonly<Record<Language, Signs>> = {
  it: {
    no: /^(?:no+|noo|macche|ma no)(?:[ ,.!…]+|$)/u,
    wrong:
      /^(?:e |ma )?(?:non|mica) (?:(?:e|era|sono|ero) )?(?:(?:la|il|lo|l'|a|di|con|da) ?)?(?:mi[oa]|suo|sua|lui|lei|loro|io|me|te|quell[oaie]|quest[oaie])\b|^io non\b/u,
    somebody: /\b(?:mi[oa]|lui|lei|loro|il|la|l')(?= |\p{L})/u,
  },
  en: {
    no: /^(?:no+|nope|nah)(?:[ ,.!…]+|$)/u,
    wrong:
      /^(?:and |its |it'?s )?not (?:my|his|her|their|the|a|an|him|me|them|that|this|at|to|with|about)\b|^i (?:don'?t|dont|didn'?t|didnt|never) (?:say|said|do|did|call|talk|think|tell)\b/u,
    somebody: /\b(?:my|his|her|their|he|she|they|him|them|the)\b/u,
  },
  es: {
    no: /^no+(?:[ ,.!…]+|$)/u,
    wrong:
      /^(?:y )?no (?:(?:es|era|fue) )?(?:(?:a|de|con) )?(?:mi|su|el|ella|la|los|ellos|yo|ese|esa|esto|eso)\b|^yo no\b/u,
    somebody: /\b(?:mi|su|el|ella|ellos|la)\b/u,
  },
  nl: {
    no: /^(?:nee+|neen|nee joh)(?:[ ,.!…]+|$)/u,
    wrong:
      /^(?:en )?niet (?:(?:van|met|bij|aan) )?(?:mijn|m'n|mn|zijn|haar|hem|de|het|die|dat|ik|mij)\b|^ik (?:zeg|zei|doe|deed|noem|vind) (?:dat |het |me |mezelf )*niet\b|^dat (?:ben|was|zeg|zei) ik niet\b/u,
    somebody: /\b(?:mijn|m'n|mn|zijn|haar|hij|zij|ze|hem|de|het)\b/u,
  },
};
/** What is put right is said in few words. */
const mostWords = 18;

/**
 * What is right instead, as the person would hear it, when a message says that something was not as it was taken here:
 * 'No, my mum, not my aunt' gives 'your mum'. Empty: it cannot be said back. null: nothing is put right.
 */
export function putRight(text: string, language: Language): string | null {
  const { no, wrong, somebody } = signs[language];
  const plain = plainText(text);
  if (!no.test(plain) || plain.split(' ').length > mostWords || text.includes('?')) return null;
  const parts = text
    .trim()
    .split(/[.,;:!…\n]+/u)
    .map((part, at) => (at === 0 ? withoutNo(part.trim(), no) : part.trim()))
    .filter((part) => part !== '');
  const isWrong = (part: string): boolean => wrong.test(plainText(part));
  const right = parts.filter((part) => !isWrong(part));
  if (right.length !== 1 || right.length === parts.length) return null;
  const [instead = ''] = right;
  if (!somebody.test(plainText(instead))) return null;
  const { clauses, things } = ownWordsOf(instead, language);
  return clauses[0] ?? things[0] ?? '';
}

function withoutNo(part: string, no: RegExp): string {
  const [said = ''] = no.exec(plainText(part)) ?? [];
  return part.slice(said.length).trim();
}
