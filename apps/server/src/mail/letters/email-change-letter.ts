import type { Language } from '@accanto/contract';
import { letterWords } from '../locales/words.ts';
import type { Letter } from '../mailer.ts';
import { letterHtml, letterText, type LetterPage } from './letter-page.ts';

/** The letter that proves a new address for an account. */
export function emailChangeLetter(given: {
  readonly to: string;
  readonly language: Language;
  readonly link: string;
  readonly validMs: number;
}): Letter {
  const all = letterWords(given.language);
  const words = all.emailChange;
  const page: LetterPage = {
    language: given.language,
    title: words.title,
    paragraphs: [words.lead],
    button: { label: words.button, address: given.link },
    notes: [all.signIn.validity(Math.ceil(given.validMs / 60_000)), words.notYou],
  };
  return { to: given.to, subject: words.subject, text: letterText(page), html: letterHtml(page) };
}

/** Tells the old address that it is no longer the account's, so that a theft does not go unnoticed. */
export function emailChangedLetter(given: {
  readonly to: string;
  readonly language: Language;
}): Letter {
  const words = letterWords(given.language).emailChanged;
  const page: LetterPage = {
    language: given.language,
    title: words.title,
    paragraphs: [words.lead],
    notes: [words.notYou],
  };
  return { to: given.to, subject: words.subject, text: letterText(page), html: letterHtml(page) };
}
