import { createHash } from 'node:crypto';
import type { UserKeyStore } from './user-key-store.ts';

/** The key from outside the store with which personal keys are wrapped; `id` is its fingerprint. */
export interface MasterKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Reads 32 bytes written as 64 hexadecimal digits or as base64; undefined when it is neither. */
export function readMasterKey(text: string): MasterKey | undefined {
  const bytes = /^[0-9a-f]{64}$/i.test(text)
    ? Buffer.from(text, 'hex')
    : Buffer.from(text, 'base64');
  if (bytes.length !== 32) return undefined;
  return {
    id: createHash('sha256').update('accanto master key').update(bytes).digest('hex').slice(0, 16),
    bytes,
  };
}

/** The store was written with a key that was not given: starting would make what people wrote unreadable. */
export class WrongMasterKeyError extends Error {
  constructor() {
    super(
      'ENCRYPTION_KEY: is not the key this store was written with; give the old one as ENCRYPTION_KEY or as ENCRYPTION_KEY_PREVIOUS',
    );
    this.name = 'WrongMasterKeyError';
  }
}

/** Stops the start when a wrong master key was given (security requirement G2); remembers a new one. */
export async function checkMasterKeys(
  keys: readonly [MasterKey, ...MasterKey[]],
  store: UserKeyStore,
): Promise<void> {
  const isGiven = (id: string): boolean => keys.some((key) => key.id === id);
  const known = await store.knownMasterKeys();
  const isForeign = known.length > 0 && !known.some(isGiven);
  if (isForeign || !(await store.masterKeysInUse()).every(isGiven)) throw new WrongMasterKeyError();
  await store.addMasterKey(keys[0].id);
}
