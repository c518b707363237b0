import type { Store } from '../storage/database.ts';
import { countSealedTexts, sealedTexts } from '../storage/sealed-texts-store.ts';
import { KeyDestroyedError, type TextCipher } from '../storage/text-cipher.ts';
import type { Progress } from './progress.ts';

export interface ReadTexts {
  readonly readable: number;
  /** Of people who were erased: that they cannot be read is as it should be. */
  readonly erased: number;
  readonly unreadable: number;
}

/** Opens every sealed text in memory, to know that it can be opened; none is shown. */
export async function readTexts(
  db: Store,
  cipher: TextCipher,
  isErased: (userId: string) => boolean,
  progress: Progress,
): Promise<ReadTexts> {
  const of = await countSealedTexts(db);
  const found = { readable: 0, erased: 0, unreadable: 0 };
  let seen = 0;
  for await (const { owner, place, bytes } of sealedTexts(db)) {
    const isOpened = await cipher.decrypt(owner, place, bytes).then(
      () => true,
      (error: unknown) => {
        if (error instanceof KeyDestroyedError || error instanceof Error) return false;
        throw error;
      },
    );
    if (isOpened) found.readable += 1;
    else if (isErased(owner)) found.erased += 1;
    else found.unreadable += 1;
    seen += 1;
    progress('texts read', seen / of);
  }
  return found;
}
