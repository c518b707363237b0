import { createTransport } from 'nodemailer';
import type { Mailer } from './mailer.ts';
import { toMessage } from './message.ts';

const waitMs = 10_000;

/** Hands letters to the server of `smtpUrl`, over a few kept connections. */
export function createSmtpMailer(settings: {
  readonly smtpUrl: string;
  readonly from: string;
}): Mailer {
  const transport = createTransport({
    url: settings.smtpUrl,
    pool: true,
    maxConnections: 3,
    connectionTimeout: waitMs,
    greetingTimeout: waitMs,
    socketTimeout: waitMs,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  return {
    async send(letter) {
      await transport.sendMail(toMessage(letter, settings.from));
    },
    close: () => transport.close(),
  };
}
