import { emailSchema } from '@accanto/contract';
import { normaliseEmail } from '../http/email-address.ts';
import { CommandError } from './command.ts';

/** An address as accounts have it. */
export function readAddress(text: string): string {
  const parsed = emailSchema.safeParse(normaliseEmail(text));
  if (!parsed.success) throw new CommandError(`Not an e-mail address: ${text}`);
  return parsed.data;
}
