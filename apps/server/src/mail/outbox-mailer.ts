import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { randomToken, type Clock } from '../clock.ts';
import type { Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

export const outboxFolder = 'outbox';

/** Keeps each letter as one `.eml` file; names sort by the time of writing. */
export function createOutboxMailer(settings: {
  readonly dataDir: string;
  readonly from: string;
  readonly clock: Clock;
}): Mailer {
  const folder = join(settings.dataDir, outboxFolder);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  let count = 0;
  return {
    async send(letter) {
      count += 1;
      const time = new Date(settings.clock.now()).toISOString().replaceAll(/[-:.]/g, '');
      const name = `${time}-${String(count).padStart(6, '0')}-${randomToken(4)}`;
      const { message } = await transport.sendMail(toMessage(letter, settings.from));
      await mkdir(folder, { recursive: true, mode: 0o700 });
      // Written under another name first: whoever lists the folder finds whole letters only.
      await writeFile(join(folder, `.${name}`), message, { mode: 0o600 });
      await rename(join(folder, `.${name}`), join(folder, `${name}.eml`));
    },
    close: () => transport.close(),
  };
}
