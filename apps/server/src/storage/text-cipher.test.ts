import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openTestDatabase, removeTestDatabase } from '../test/test-store.ts';
import type { Database } from './database.ts';
import {
  checkMasterKeys,
  readMasterKey,
  WrongMasterKeyError,
  type MasterKey,
} from './master-key.ts';
import { createTextCipher, KeyDestroyedError } from './text-cipher.ts';
import { createUserKeyStore, type UserKeyStore } from './user-key-store.ts';

function keyOf(digit: string): MasterKey {
  const key = readMasterKey(digit.repeat(64));
  if (!key) throw new Error('not a key');
  return key;
}

let dataDir: string;
let database: Database;
let store: UserKeyStore;

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'accanto-cipher-'));
  database = await openTestDatabase(dataDir);
  store = createUserKeyStore(database.db, () => 1);
});
afterEach(async () => {
  await database.close();
  await removeTestDatabase(dataDir);
  await rm(dataDir, { recursive: true, force: true });
});

describe('the text cipher', () => {
  test('G2 any text comes back, from its own place and person only', async () => {
    const cipher = createTextCipher([keyOf('a')], store);
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary' }), async (text) => {
        const written = text.toWellFormed();
        const sealed = await cipher.encrypt('person', 'messages:1:content', written);
        expect(await cipher.decrypt('person', 'messages:1:content', sealed)).toBe(written);
      }),
    );
    const sealed = await cipher.encrypt('person', 'messages:1:content', 'ciao');
    await cipher.encrypt('other', 'messages:1:content', 'ciao');
    await expect(cipher.decrypt('person', 'messages:2:content', sealed)).rejects.toThrow();
    await expect(cipher.decrypt('other', 'messages:1:content', sealed)).rejects.toThrow();
    expect(Buffer.from(sealed).includes('ciao')).toBe(false);
  });

  test('G2 a changed byte is noticed, wherever it is', async () => {
    const cipher = createTextCipher([keyOf('a')], store);
    const sealed = await cipher.encrypt('person', 'p', 'ciao');
    for (let position = 0; position < sealed.length; position += 1) {
      const changed = Uint8Array.from(sealed);
      changed[position] = (changed[position] ?? 0) ^ 1;
      await expect(cipher.decrypt('person', 'p', changed)).rejects.toThrow();
    }
  });

  test('twenty first writes of one person at once make one key', async () => {
    const cipher = createTextCipher([keyOf('a')], store);
    const sealed = await Promise.all(
      Array.from({ length: 20 }, (_, index) => cipher.encrypt('person', 'p', `text ${index}`)),
    );
    const restarted = createTextCipher([keyOf('a')], store);
    const texts = await Promise.all(sealed.map((bytes) => restarted.decrypt('person', 'p', bytes)));
    expect(texts).toEqual(sealed.map((_, index) => `text ${index}`));
  });

  test('G3 after its key was destroyed nothing can be read, and no new key is made', async () => {
    const cipher = createTextCipher([keyOf('a')], store);
    const sealed = await cipher.encrypt('person', 'p', 'ciao');
    await cipher.destroyKey('person');
    await expect(cipher.decrypt('person', 'p', sealed)).rejects.toThrow(KeyDestroyedError);
    await expect(cipher.encrypt('person', 'p', 'again')).rejects.toThrow(KeyDestroyedError);
    expect(await store.erasures()).toMatchObject([{ userId: 'person' }]);
  });

  test('G2 a new master key reads everything while the old one is given, and alone after rewrapping', async () => {
    const sealed = await createTextCipher([keyOf('a')], store).encrypt('person', 'p', 'ciao');
    const rotating = createTextCipher([keyOf('b'), keyOf('a')], store);
    expect(await rotating.decrypt('person', 'p', sealed)).toBe('ciao');
    expect(await rotating.rewrapKeys()).toEqual({ rewrapped: 1 });
    expect(await createTextCipher([keyOf('b')], store).decrypt('person', 'p', sealed)).toBe('ciao');
  });

  test('G2 a wrong or a missing master key stops the start', async () => {
    await checkMasterKeys([keyOf('a')], store);
    await expect(checkMasterKeys([keyOf('b')], store)).rejects.toThrow(WrongMasterKeyError);
    await createTextCipher([keyOf('a')], store).encrypt('person', 'p', 'ciao');
    await checkMasterKeys([keyOf('b'), keyOf('a')], store);
    await expect(checkMasterKeys([keyOf('b')], store)).rejects.toThrow(WrongMasterKeyError);
  });
});
