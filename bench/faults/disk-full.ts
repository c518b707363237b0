import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, open, rm, rmdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConversations } from '../read-conversations.ts';
import { signIn, startServer } from '../started-server.ts';
import type { Fault } from './fault.ts';
import { openPage } from './page.ts';
import { mayMount } from './services.ts';
import { until } from './wait.ts';

const diskBytes = 24_000_000;

/** A disk of 24 MB is filled by somebody else while a person writes; later there is room again. */
export const diskFull: Fault = {
  name: 'disk full, then room again',
  mustHold: 'what cannot be kept is refused, not acknowledged; the process lives and heals',
  obstacle: mayMount,
  async play() {
    const dataDir = await mkdtemp(join(tmpdir(), 'accanto-disk-'));
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${diskBytes}`, 'tmpfs', dataDir]);
    try {
      const server = await startServer({ dataDir });
      const accessToken = await signIn(server, 'disco@example.org');
      const page = await openPage(server.url, accessToken);
      const kept = new Set<string>();
      let refused = 0;
      const say = async (): Promise<boolean> => {
        const clientId = randomUUID();
        return page.say(`parole ${'da tenere '.repeat(30)}`, clientId).then(
          () => Boolean(kept.add(clientId)),
          () => false,
        );
      };
      for (let turn = 0; turn < 5; turn += 1) await say();
      const filler = join(dataDir, 'somebody-else');
      await fill(filler);
      await until('a message is refused', async () => {
        if (!(await say())) refused += 1;
        return refused >= 3;
      });
      await rm(filler);
      await until('messages are taken again', say);
      const stored = await readConversations(server, accessToken);
      const ids = new Set(stored.map(({ clientMessageId }) => clientMessageId));
      const lost = [...kept].filter((id) => !ids.has(id)).length;
      await page.close();
      await server.kill();
      return {
        figures: `${kept.size} acknowledged, ${refused} refused, ${lost} lost`,
        held: lost === 0 && refused >= 3,
      };
    } finally {
      execFileSync('umount', ['-l', dataDir]);
      await rmdir(dataDir).catch(() => undefined);
    }
  },
};

/** Writes until there is no room at all. */
async function fill(path: string): Promise<void> {
  const file = await open(path, 'w');
  try {
    for (const size of [1_000_000, 4_096]) {
      const block = Buffer.alloc(size);
      while (
        await file.write(block).then(
          ({ bytesWritten }) => bytesWritten === size,
          () => false,
        )
      );
    }
  } finally {
    await file.close();
  }
}
