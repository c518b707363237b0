import type { SendMailOptions } from 'nodemailer';
import type { Letter } from './mailer.ts';

/** The recipient goes in as one structured address: nothing in it is read as a list or a header. */
export function toMessage(letter: Letter, from: string): SendMailOptions {
  return {
    from,
    to: { name: '', address: letter.to },
    subject: letter.subject,
    text: letter.text,
    html: letter.html,
    headers: { 'Auto-Submitted': letter.isPersonal ? 'no' : 'auto-generated' },
  };
}
