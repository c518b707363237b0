import { strFromU8, unzipSync } from 'fflate';
import {
  actionButtonMeanings,
  languageSchema,
  nicknameSchema,
  reactionEmojiSchema,
  replyOriginSchema,
  replyStateSchema,
} from '@accanto/contract';
import * as z from 'zod';

const moment = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const id = z.uuid();

/** The rows of an export that another instance takes over; the others stay in the archive. */
const rowSchemas = {
  profile: z.object({
    email: z.string(),
    fullName: z.nullable(nicknameSchema),
    language: languageSchema,
    country: z.nullable(z.string()),
    listening: z.enum(['listen', 'ask', 'ideas']),
    replyLength: z.enum(['short', 'medium']),
    theme: z.nullable(z.enum(['system', 'light', 'dark'])).optional(),
  }),
  consents: z.object({
    processing: z.boolean(),
    history: z.boolean(),
    memory: z.boolean(),
    version: z.string(),
    language: languageSchema,
    at: moment,
  }),
  age: z.object({ adult: z.boolean(), at: moment }),
  conversations: z.object({
    id,
    title: z.string(),
    isCurrent: z.boolean(),
    createdAt: moment,
    updatedAt: moment,
  }),
  messages: z.object({
    id,
    conversationId: id,
    sequence: z.int().min(1),
    role: z.enum(['user', 'assistant']),
    writtenBy: z.nullable(z.union([z.literal('person'), replyOriginSchema])),
    content: z.string(),
    state: z.nullable(replyStateSchema),
    answersThrough: z.nullable(z.int()),
    // Older archives do not have them.
    action: z.nullable(z.enum(Object.values(actionButtonMeanings))).default(null),
    anewOf: z.nullable(z.int()).default(null),
    usedMemory: z.boolean().default(false),
    reaction: z.nullable(reactionEmojiSchema),
    createdAt: moment,
  }),
  comments: z.object({
    id,
    messageId: id,
    content: z.string(),
    edited: z.boolean(),
    createdAt: moment,
  }),
  memories: z.object({
    id,
    fact: z.string(),
    sourceMessageId: z.nullable(id),
    createdAt: moment,
  }),
} as const;

export type ArchiveTable = keyof typeof rowSchemas;
export type ArchiveRow<Table extends ArchiveTable> = z.output<(typeof rowSchemas)[Table]>;

/** The archive is not one of ours, or was changed. */
export class ArchiveError extends Error {}

/** The rows of one table of an export. Throws ArchiveError. */
export function readArchive<Table extends ArchiveTable>(
  archive: Uint8Array,
  table: Table,
): ArchiveRow<Table>[] {
  const name = `${table}.json`;
  try {
    const bytes = unzipSync(archive, { filter: (file) => file.name === name })[name];
    if (!bytes) throw new Error('is missing');
    return z.array(rowSchemas[table]).parse(JSON.parse(strFromU8(bytes)));
  } catch (error) {
    const reason = error instanceof z.ZodError ? z.prettifyError(error) : String(error);
    throw new ArchiveError(`${name} cannot be read: ${reason}`);
  }
}
