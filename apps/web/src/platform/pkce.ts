import { limits } from '@accanto/contract';

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~';

/** A PKCE verifier of 128 characters over letters, digits and - . _ ~ (SPEC 7; RFC 7636 4.1), each equally likely. */
export function createVerifier(): string {
  let verifier = '';
  // Bytes beyond the last whole multiple of the alphabet would favour its first letters.
  const fair = 256 - (256 % alphabet.length);
  while (verifier.length < limits.pkceVerifierLength) {
    for (const byte of crypto.getRandomValues(new Uint8Array(limits.pkceVerifierLength))) {
      if (byte < fair && verifier.length < limits.pkceVerifierLength)
        verifier += alphabet[byte % alphabet.length] ?? '';
    }
  }
  return verifier;
}

/** 32 random bytes in base64url: the marker that ties a mailed link to this browser. */
export function createMarker(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
