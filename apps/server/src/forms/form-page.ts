import type { Language } from '@accanto/contract';
import escapeHtml from 'escape-html';
import { formWords } from './words.ts';

/** A page for browsers without script, and for links in letters: it needs no script, and reads well without its style. */
export function formPage(page: {
  readonly language: Language;
  readonly title: string;
  readonly text: string;
  readonly button?: { readonly label: string; readonly action: string; readonly token: string };
}): string {
  const title = escapeHtml(page.title);
  const button = page.button === undefined ? '' : buttonHtml(page.button);
  return `<!doctype html>
<html lang="${page.language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Accanto</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/plain.css">
</head>
<body>
<main>
<h1>${title}</h1>
<p>${escapeHtml(page.text)}</p>
${button}<p><a href="/">${escapeHtml(formWords[page.language].home)}</a></p>
</main>
</body>
</html>
`;
}

function buttonHtml(button: { label: string; action: string; token: string }): string {
  return `<form method="post" action="${escapeHtml(button.action)}">
<input type="hidden" name="token" value="${escapeHtml(button.token)}">
<button type="submit">${escapeHtml(button.label)}</button>
</form>
`;
}
