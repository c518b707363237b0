import type { OAuthProvider } from '@accanto/contract';
import { isLoopback } from '../config-values.ts';

/** Hosts on which the providers keep pictures: nothing else is ever fetched (security requirement D9). */
const pictureHosts: Record<OAuthProvider, readonly RegExp[]> = {
  google: [/\.googleusercontent\.com$/],
  microsoft: [],
  facebook: [/\.fbsbx\.com$/, /\.fbcdn\.net$/],
};

/** The address of a picture, if it lies with the provider itself. */
export function pictureOf(
  address: string | undefined,
  provider: OAuthProvider,
  providerAddress: string,
): URL | null {
  if (address === undefined || !URL.canParse(address)) return null;
  const picture = new URL(address);
  if (picture.protocol !== 'https:' && !isLoopback(picture.hostname)) return null;
  const isOwn = picture.origin === new URL(providerAddress).origin;
  return isOwn || pictureHosts[provider].some((host) => host.test(picture.hostname))
    ? picture
    : null;
}
