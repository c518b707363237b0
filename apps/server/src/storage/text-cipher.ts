import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { MasterKey } from './master-key.ts';
import type { UserKeyStore } from './user-key-store.ts';

/** Encrypts what people write (security requirement G2). */
export interface TextCipher {
  /**
   * Cipher text of `text` under the person's own key, which is made at the first use. `place` names the row and
   * column, for example `messages:<id>:content`: elsewhere the result cannot be read. Throws KeyDestroyedError.
   */
  encrypt(userId: string, place: string, text: string): Promise<Uint8Array>;
  /** Throws when the key is gone, the place is another one or a byte was changed. */
  decrypt(userId: string, place: string, bytes: Uint8Array): Promise<string>;
  /** From now on nothing the person wrote can be read, and no new key is made for them. */
  destroyKey(userId: string): Promise<void>;
  /** Wraps every personal key anew with the present master key; afterwards the previous one can be thrown away. */
  rewrapKeys(onProgress?: (share: number) => void): Promise<{ rewrapped: number }>;
  /** Another process has destroyed the person's key: what is left of it in memory goes. */
  forgetKey(userId: string): void;
}

export class KeyDestroyedError extends Error {
  constructor() {
    super('This person was erased: there is no key');
    this.name = 'KeyDestroyedError';
  }
}

/** First byte of every cipher text: which algorithm and layout follow. 1 is AES-256-GCM, nonce, tag, text. */
const layout = 1;
const nonceBytes = 12;
const tagBytes = 16;
const keysKeptAtMost = 2_000;

/** `masterKeys`: the present one first; older ones only unwrap. */
export function createTextCipher(
  masterKeys: readonly [MasterKey, ...MasterKey[]],
  store: UserKeyStore,
): TextCipher {
  const unwrapped = new Map<string, Buffer>();
  // A key that was being read while it was destroyed must not come back into memory.
  const destroyed = new Set<string>();

  function keep(userId: string, key: Buffer): Buffer {
    if (destroyed.has(userId)) throw new KeyDestroyedError();
    unwrapped.set(userId, key);
    const oldest = unwrapped.keys().next();
    if (unwrapped.size > keysKeptAtMost && !oldest.done) unwrapped.delete(oldest.value);
    return key;
  }

  function unwrap(userId: string, masterKeyId: string, wrapped: Uint8Array): Buffer {
    const masterKey = masterKeys.find(({ id }) => id === masterKeyId);
    if (!masterKey) throw new Error('The master key of a personal key is missing');
    return open(masterKey.bytes, `user_keys:${userId}`, wrapped);
  }

  async function findKey(userId: string): Promise<Buffer | null> {
    const known = unwrapped.get(userId);
    if (known) return known;
    const row = await store.find(userId);
    return row ? keep(userId, unwrap(userId, row.masterKeyId, row.wrapped)) : null;
  }

  async function makeKey(userId: string): Promise<Buffer> {
    const key = randomBytes(32);
    const [present] = masterKeys;
    // Another request may make one at the same moment: the first one in the store is the person's key.
    await store.addUnlessErased(
      userId,
      present.id,
      seal(present.bytes, `user_keys:${userId}`, key),
    );
    const kept = await findKey(userId);
    if (!kept) throw new KeyDestroyedError();
    return kept;
  }

  return {
    async encrypt(userId, place, text) {
      const key = (await findKey(userId)) ?? (await makeKey(userId));
      return seal(key, `${userId}:${place}`, Buffer.from(text, 'utf8'));
    },
    async decrypt(userId, place, bytes) {
      const key = await findKey(userId);
      if (!key) throw new KeyDestroyedError();
      return open(key, `${userId}:${place}`, bytes).toString('utf8');
    },
    async destroyKey(userId) {
      await store.destroy(userId);
      destroyed.add(userId);
      unwrapped.delete(userId);
    },
    forgetKey(userId) {
      destroyed.add(userId);
      unwrapped.delete(userId);
    },
    async rewrapKeys(onProgress = () => undefined) {
      const [present] = masterKeys;
      let rewrapped = 0;
      const others = await store.wrappedByOthers(present.id);
      for (const row of others) {
        const key = unwrap(row.userId, row.masterKeyId, row.wrapped);
        await store.replace(
          row.userId,
          present.id,
          seal(present.bytes, `user_keys:${row.userId}`, key),
        );
        rewrapped += 1;
        onProgress(rewrapped / others.length);
      }
      return { rewrapped };
    },
  };
}

function seal(key: Buffer, place: string, plain: Buffer): Uint8Array {
  const nonce = randomBytes(nonceBytes);
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  cipher.setAAD(Buffer.from(place, 'utf8'));
  const text = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(layout), nonce, cipher.getAuthTag(), text]);
}

function open(key: Buffer, place: string, bytes: Uint8Array): Buffer {
  const sealed = Buffer.from(bytes);
  const textStart = 1 + nonceBytes + tagBytes;
  if (sealed[0] !== layout || sealed.length < textStart)
    throw new Error('Not a cipher text of ours');
  const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(1, 1 + nonceBytes));
  decipher.setAAD(Buffer.from(place, 'utf8'));
  decipher.setAuthTag(sealed.subarray(1 + nonceBytes, textStart));
  return Buffer.concat([decipher.update(sealed.subarray(textStart)), decipher.final()]);
}
