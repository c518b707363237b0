import type { Language } from '@accanto/contract';
import escapeHtml from 'escape-html';

/** The parts of a letter, as plain words; escaping is done here and nowhere else. */
export interface LetterPage {
  readonly language: Language;
  readonly title: string;
  readonly paragraphs: readonly string[];
  readonly button?: { readonly label: string; readonly address: string };
  readonly code?: { readonly lead: string; readonly digits: string };
  /** Small print below the line. */
  readonly notes: readonly string[];
}

const sans = "Figtree,'Source Sans 3','Segoe UI',Helvetica,Arial,sans-serif";
const serif = "Fraunces,Newsreader,Georgia,'Times New Roman',serif";

/** A letter in the product's colours (design.md); tables and inline styles, because mail programs know little else. */
export function letterHtml(page: LetterPage): string {
  const paragraphs = page.paragraphs.map(
    (words) =>
      `<p style="margin:0 0 16px;font:17px/1.6 ${sans};color:#1d2b2a">${escapeHtml(words)}</p>`,
  );
  const notes = page.notes.map(
    (words) =>
      `<p style="margin:0 0 10px;font:14px/1.55 ${sans};color:#566664">${escapeHtml(words)}</p>`,
  );
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escapeHtml(page.title)}</title>
</head>
<body style="margin:0;padding:0;background:#fbf8f3">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#fbf8f3">
<tr><td align="center" style="padding:36px 16px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:520px">
<tr><td style="padding:0 8px 22px;font:600 22px/1.2 ${serif};color:#1f5a52">Accanto</td></tr>
<tr><td style="background:#ffffff;border-radius:18px;padding:36px 32px 28px">
<h1 style="margin:0 0 18px;font:600 26px/1.25 ${serif};color:#1d2b2a">${escapeHtml(page.title)}</h1>
${paragraphs.join('\n')}
${page.button ? buttonHtml(page.button.label, page.button.address) : ''}
${page.code ? codeHtml(page.code.lead, page.code.digits) : ''}
</td></tr>
<tr><td style="padding:24px 8px 0">
${notes.join('\n')}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

function buttonHtml(label: string, address: string): string {
  return `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:10px 0 24px"><tr><td style="border-radius:14px;background:#1f5a52">
<a href="${escapeHtml(address)}" style="display:inline-block;padding:15px 30px;font:600 17px/1.2 ${sans};color:#ffffff;text-decoration:none">${escapeHtml(label)}</a>
</td></tr></table>`;
}

function codeHtml(lead: string, digits: string): string {
  return `<p style="margin:0 0 10px;font:15px/1.6 ${sans};color:#566664">${escapeHtml(lead)}</p>
<p style="margin:0 0 8px;padding:14px 0;border-radius:14px;background:#e3ede8;text-align:center;font:600 28px/1.2 ${sans};letter-spacing:8px;color:#1d2b2a">${escapeHtml(digits)}</p>`;
}

/** The same letter without markup, for programs and people who prefer it. */
export function letterText(page: LetterPage): string {
  return [
    page.title,
    ...page.paragraphs,
    ...(page.button ? [`${page.button.label}:\n${page.button.address}`] : []),
    ...(page.code ? [`${page.code.lead}\n${page.code.digits}`] : []),
    '--',
    ...page.notes,
    '',
  ].join('\n\n');
}
