import type { Language } from '@accanto/contract';
import { letterWords } from '../locales/words.ts';
import type { Letter } from '../mailer.ts';
import { letterHtml, letterText, type LetterPage } from './letter-page.ts';

/** The letter with the link and the six digits, valid for `validMs`. */
export function signInLetter(given: {
  readonly to: string;
  readonly language: Language;
  readonly link: string;
  readonly code: string;
  readonly validMs: number;
}): Letter {
  const words = letterWords(given.language).signIn;
  const page: LetterPage = {
    language: given.language,
    title: words.title,
    paragraphs: [words.lead],
    button: { label: words.button, address: given.link },
    code: { lead: words.codeLead, digits: given.code },
    notes: [words.validity(Math.ceil(given.validMs / 60_000)), words.notYou, words.about],
  };
  return { to: given.to, subject: words.subject, text: letterText(page), html: letterHtml(page) };
}
