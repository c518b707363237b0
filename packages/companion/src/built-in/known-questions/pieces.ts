import type { Language } from '@accanto/contract';
import { plainText, toRead } from '../plain-text.ts';
import { knownQuestionsOf } from './by-language.ts';

export interface MessagePiece {
  text: string;
  /** By its mark or its beginning; 'perhaps' may be told as well. */
  isQuestion: 'yes' | 'perhaps' | 'no';
}

/** The whole of a message, its sentences and their pieces between commas, each with and without what goes before a question; nothing quoted. */
export function piecesOf(message: string, language: Language): MessagePiece[] {
  const { fillers } = knownQuestionsOf(language);
  const own = toRead(plainText(message), language).replace(/["“”«»][^"“”«»]*["“”«»]/gu, ' ');
  const texts = [own, ...(own.match(/[^.!?;:…]+[?]*/gu) ?? [])]
    .flatMap((sentence) => {
      const parts = sentence.split(',');
      return parts.map((_, at) => parts.slice(at).join(',').trim());
    })
    .flatMap((piece) => [piece, piece.replace(fillers, '')]);
  return [...new Set(texts)].map((text) => ({ text, isQuestion: isQuestion(text, language) }));
}

function isQuestion(piece: string, language: Language): MessagePiece['isQuestion'] {
  const { fillers, opening, looseOpening } = knownQuestionsOf(language);
  const opens = (part: string): boolean => opening.test(part.trim().replace(fillers, ''));
  if (piece.endsWith('?') || piece.split(/[,.!;:…]/u).some(opens)) return 'yes';
  return !/[.!;:…]/u.test(piece) && looseOpening?.test(piece) === true ? 'perhaps' : 'no';
}
