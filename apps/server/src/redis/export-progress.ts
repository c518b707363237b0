import * as z from 'zod';
import type { SharedRedis } from './redis.ts';

/** How often the other nodes are told, and how long they believe it of a node that says nothing more. */
const tellEveryMs = 500;
const believedMs = 3_000;

const progressSchema = z.object({ rows: z.number(), of: z.number() });
type Progress = z.infer<typeof progressSchema>;

/** How far the exports of people are, on whatever node they are written. */
export interface ExportProgress {
  /** An export of so many rows begins. */
  begin(userId: string, of: number): { readonly countRow: () => void; readonly end: () => void };
  /** null: no export of this person is running. */
  read(userId: string): Promise<Progress | null>;
}

/** `redis` tells the other nodes; while it is away, and without it, a node knows of its own exports only. */
export function createExportProgress(redis: SharedRedis | null): ExportProgress {
  const running = new Map<string, Progress>();
  const keyOf = (userId: string): string => `accanto:export:${userId}`;

  function tell(userId: string, progress: Progress): void {
    redis?.client
      .set(keyOf(userId), JSON.stringify(progress), 'PX', believedMs)
      .catch(() => undefined);
  }

  return {
    begin(userId, of) {
      const progress = { rows: 0, of };
      running.set(userId, progress);
      tell(userId, progress);
      const timer = setInterval(() => tell(userId, progress), tellEveryMs).unref();
      return {
        countRow() {
          progress.rows += 1;
        },
        end() {
          clearInterval(timer);
          if (running.get(userId) === progress) running.delete(userId);
          redis?.client.del(keyOf(userId)).catch(() => undefined);
        },
      };
    },
    async read(userId) {
      const here = running.get(userId);
      if (here !== undefined) return { ...here };
      const told = (await redis?.client.get(keyOf(userId)).catch(() => null)) ?? null;
      return told === null ? null : progressSchema.parse(JSON.parse(told));
    },
  };
}
