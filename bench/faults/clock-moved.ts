import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readConversations } from '../read-conversations.ts';
import { signIn, startServer } from '../started-server.ts';
import type { Fault } from './fault.ts';
import { openPage } from './page.ts';
import { timeLibrary } from './services.ts';

/** Offsets of the server's clock, seconds; small enough that no token runs out. */
const offsets = [0, -3_600, 300, -7_200, 0];

/** The machine's clock jumps back and forth while somebody writes. */
export const clockMoved: Fault = {
  name: 'clock moved back and forth',
  mustHold: 'messages keep their order and none is lost',
  obstacle: () => (timeLibrary() === undefined ? 'libfaketime is not installed' : null),
  async play() {
    const folder = await mkdtemp(join(tmpdir(), 'accanto-clock-'));
    const clock = join(folder, 'offset');
    const move = (seconds: number): Promise<void> =>
      writeFile(clock, `${seconds < 0 ? '' : '+'}${seconds}`);
    await move(0);
    const server = await startServer({
      env: {
        LD_PRELOAD: timeLibrary() ?? '',
        FAKETIME_TIMESTAMP_FILE: clock,
        FAKETIME_NO_CACHE: '1',
        FAKETIME_DONT_FAKE_MONOTONIC: '1',
      },
    });
    try {
      const accessToken = await signIn(server, 'orologio@example.org');
      const page = await openPage(server.url, accessToken);
      const said: string[] = [];
      for (const offset of offsets) {
        await move(offset);
        for (let turn = 0; turn < 3; turn += 1) {
          said.push(`messaggio ${said.length}`);
          await page.talk(said.at(-1) ?? '');
        }
      }
      const stored = await readConversations(server, accessToken);
      const kept = stored.filter(({ role }) => role === 'user').map(({ content }) => content);
      await page.close();
      return {
        figures: `${kept.length} of ${said.length} messages over ${offsets.length} jumps`,
        held: JSON.stringify(kept) === JSON.stringify(said),
      };
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  },
};
