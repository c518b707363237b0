/** Where a link leads, as a person can check it; undefined for an address that is not one of ours to open. */
export function destinationOf(
  href: string | undefined,
): { readonly href: string; readonly shown: string } | undefined {
  const url = href === undefined ? null : URL.parse(href);
  if (url === null) return undefined;
  switch (url.protocol) {
    case 'http:':
    case 'https:':
      return { href: url.href, shown: url.host };
    case 'mailto:':
      return { href: url.href, shown: decodeURIComponentSafely(url.pathname) };
    default:
      return undefined;
  }
}

function decodeURIComponentSafely(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
