import type { Language } from '@accanto/contract';
import { letterHtml, letterText, type LetterPage } from '../mail/letters/letter-page.ts';
import type { Letter } from '../mail/mailer.ts';
import { formWords } from './words.ts';

/** Says that the address is on the list, and holds the way off it. */
export function waitlistLetter(given: {
  readonly to: string;
  readonly language: Language;
  readonly withdrawLink: string;
}): Letter {
  const words = formWords[given.language].waitlistLetter;
  const page: LetterPage = {
    language: given.language,
    title: words.title,
    paragraphs: [words.lead, words.unpaid],
    button: { label: words.withdraw, address: given.withdrawLink },
    notes: [words.notYou],
  };
  return { to: given.to, subject: words.subject, text: letterText(page), html: letterHtml(page) };
}
