import { httpCalls } from '@accanto/contract';
import type { FastifyInstance } from 'fastify';
import { randomToken } from '../clock.ts';
import { ProblemError } from '../http/problem.ts';
import { route } from '../http/route.ts';
import type { Log } from '../log.ts';
import type { Database } from '../storage/database.ts';
import { findAvatar, insertAvatar } from './avatar-store.ts';
import { updateUser } from './user-store.ts';

const bytesAtMost = 512 * 1024;
const waitMs = 5_000;

/** Starts copying; a picture that cannot be had is no reason to hold up a sign-in. */
export type CopyPicture = (userId: string, picture: URL) => void;

/** Copies a provider's picture to our own origin, so that no page of ours asks another host for it. */
export function createPictureCopier(
  database: Database,
  log: Log,
): { copy: CopyPicture; settled(): Promise<void> } {
  const running = new Set<Promise<void>>();

  async function copy(userId: string, picture: URL): Promise<void> {
    try {
      const bytes = await download(picture);
      const mediaType = mediaTypeOf(bytes);
      if (mediaType === undefined) return log.info('picture refused');
      const id = randomToken(16);
      await database.transaction(async (transaction) => {
        await insertAvatar(transaction, { id, userId, mediaType, bytes });
        await updateUser(transaction, userId, { avatarId: id });
      });
    } catch (error) {
      log.info({ fault: error instanceof Error ? error.name : 'unknown' }, 'picture not copied');
    }
  }

  return {
    copy(userId, picture) {
      const work = copy(userId, picture).finally(() => running.delete(work));
      running.add(work);
    },
    async settled() {
      await Promise.all(running);
    },
  };
}

/** Follows no redirects and stops reading at the limit. */
async function download(picture: URL): Promise<Uint8Array> {
  const response = await fetch(picture, { redirect: 'error', signal: AbortSignal.timeout(waitMs) });
  if (!response.ok || !response.body) throw new Error('no picture');
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of response.body) {
    size += chunk.length;
    if (size > bytesAtMost) throw new Error('the picture is too large');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Decided by the bytes, not by what the other side calls them; no format that could carry a script. */
function mediaTypeOf(bytes: Uint8Array): string | undefined {
  const head = Buffer.from(bytes.subarray(0, 12)).toString('latin1');
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png';
  if (head.startsWith('\xff\xd8\xff')) return 'image/jpeg';
  if (head.startsWith('RIFF') && head.slice(8, 12) === 'WEBP') return 'image/webp';
  return undefined;
}

/** Door: pictures by their random name. */
export function addAvatarRoute(app: FastifyInstance, database: Database): void {
  route(app, httpCalls.avatar, async ({ params, reply }) => {
    const avatar = await findAvatar(database.db, params.id);
    if (!avatar) throw new ProblemError('NOT_FOUND');
    return reply.type(avatar.mediaType).send(Buffer.from(avatar.bytes));
  });
}
