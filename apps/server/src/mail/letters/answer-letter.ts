import type { Language } from '@accanto/contract';
import { letterWords } from '../locales/words.ts';
import type { Letter } from '../mailer.ts';
import { letterHtml, letterText, type LetterPage } from './letter-page.ts';

/** What somebody of ours answers to a visitor, in their own words; `sentAt`: when the visitor wrote. */
export function answerLetter(given: {
  readonly to: string;
  readonly language: Language;
  readonly sentAt: number;
  readonly subject: string;
  readonly text: string;
}): Letter {
  const day = new Intl.DateTimeFormat(given.language, { dateStyle: 'long', timeZone: 'UTC' });
  const page: LetterPage = {
    language: given.language,
    title: given.subject,
    paragraphs: given.text.split(/\n+/).filter((line) => line.trim() !== ''),
    notes: [letterWords(given.language).answer.why(day.format(given.sentAt))],
  };
  return {
    to: given.to,
    subject: given.subject,
    text: letterText(page),
    html: letterHtml(page),
    isPersonal: true,
  };
}
