import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import PostalMime, { type Email } from 'postal-mime';
import { eventually } from './product.ts';

/** The letters in the outbox to one address, oldest first. */
export async function lettersTo(dataDir: string, address: string): Promise<Email[]> {
  const outbox = join(dataDir, 'outbox');
  if (!existsSync(outbox)) return [];
  const files = readdirSync(outbox, { withFileTypes: true })
    .filter((entry) => entry.name.endsWith('.eml'))
    .map((entry) => entry.name)
    .toSorted();
  const letters = await Promise.all(
    files.map((name) => PostalMime.parse(readFileSync(join(outbox, name)))),
  );
  return letters.filter((letter) => letter.to?.some((recipient) => recipient.address === address));
}

/** Waits for the newest sign-in letter to an address and gives its link; `after` counts the letters already seen. */
export async function signInLink(dataDir: string, address: string, after = 0): Promise<string> {
  return eventually(async () => {
    const letters = await lettersTo(dataDir, address).catch(() => []);
    const link = letters
      .slice(after)
      .at(-1)
      ?.text?.match(/https?:\/\/\S+\/auth\/callback\?token=[\w-]+/);
    return link?.[0];
  });
}
