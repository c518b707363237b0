/** Leaves the page for another address, of ours or of a sign-in provider. Throws on anything that is not plain http. */
export function leaveTo(address: string): void {
  const target = new URL(address, window.location.href);
  if (target.protocol !== 'https:' && target.protocol !== 'http:')
    throw new TypeError('Not an address to go to');
  window.location.assign(target.href);
}
