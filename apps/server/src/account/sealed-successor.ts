import { createCipheriv, createDecipheriv, hkdfSync } from 'node:crypto';

// The token that replaced another is kept encrypted with a key made of the replaced one, so that whoever still holds
// the replaced one can be given the same successor, while the store alone gives nothing away. Each key encrypts
// exactly one value, which makes a fixed nonce safe.
const nonce = Buffer.alloc(12);
const tagBytes = 16;

function keyOf(replaced: string): Buffer {
  return Buffer.from(hkdfSync('sha256', replaced, 'accanto', 'successor of a refresh token', 32));
}

/** Encrypts `successor` for the holder of `replaced`. */
export function sealSuccessor(replaced: string, successor: string): Uint8Array {
  const cipher = createCipheriv('aes-256-gcm', keyOf(replaced), nonce);
  const text = Buffer.concat([cipher.update(successor, 'utf8'), cipher.final()]);
  return Buffer.concat([cipher.getAuthTag(), text]);
}

/** The successor; throws when `replaced` is not the token it was sealed for. */
export function openSuccessor(replaced: string, sealed: Uint8Array): string {
  const bytes = Buffer.from(sealed);
  const decipher = createDecipheriv('aes-256-gcm', keyOf(replaced), nonce);
  decipher.setAuthTag(bytes.subarray(0, tagBytes));
  return decipher.update(bytes.subarray(tagBytes), undefined, 'utf8') + decipher.final('utf8');
}
