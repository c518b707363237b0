import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { findUserByEmail, insertUserOnce, updateUser } from '../../account/user-store.ts';
import { randomId } from '../../clock.ts';
import { ArchiveError, readArchive } from '../../personal-archive.ts';
import { createImportStore } from '../../personal-import-store.ts';
import { readAddress } from '../address.ts';
import { CommandError, defineCommand, type Terminal } from '../command.ts';
import { withInstance, type Instance } from '../instance.ts';

/** Rows of one statement. */
const rowsAtOnce = 200;

/** Takes over what a person exported elsewhere. */
export const importPerson = defineCommand({
  name: 'import',
  summary: 'Take over the archive that a person exported from another instance.',
  details: [
    'Conversations, messages, reactions, comments, memories, consents and settings come along; sessions and providers',
    'do not. The account is found or made by the address, which the person proves when they sign in.',
  ],
  options: {
    from: { type: 'string', value: '<file.zip>', isRequired: true, text: 'the archive' },
    email: {
      type: 'string',
      value: '<address>',
      text: 'another address than the one in the archive',
    },
  },
  async run({ from, email }, terminal) {
    const archive = await readFile(resolve(from)).catch(() => {
      throw new CommandError(`${from}: cannot be read`);
    });
    try {
      return await withInstance(async (instance) => {
        const messages = await takeOver(instance, archive, email, terminal);
        terminal.say(`Imported ${messages} messages.`);
        return 0;
      });
    } catch (error) {
      if (error instanceof ArchiveError) throw new CommandError(error.message);
      throw error;
    }
  },
});

async function takeOver(
  { database, cipher, clock, record }: Instance,
  archive: Uint8Array,
  email: string | undefined,
  terminal: Terminal,
): Promise<number> {
  const [profile] = readArchive(archive, 'profile');
  if (!profile) throw new CommandError('profile.json holds nobody.');
  const address = readAddress(email ?? profile.email);
  const [conversations, messages, comments, memories, consents, ages] = [
    readArchive(archive, 'conversations'),
    readArchive(archive, 'messages'),
    readArchive(archive, 'comments'),
    readArchive(archive, 'memories'),
    readArchive(archive, 'consents'),
    readArchive(archive, 'age'),
  ];

  await database.transaction((transaction) =>
    insertUserOnce(transaction, {
      id: randomId(),
      email: address,
      fullName: profile.fullName,
      language: profile.language,
      authProvider: 'magic_link',
      now: clock.now(),
    }),
  );
  const user = await findUserByEmail(database.db, address);
  if (!user) throw new Error('An account vanished while it was opened');
  const store = createImportStore(database.db, cipher, user.id);
  if (await store.isInUse())
    throw new CommandError('This account has conversations here already; nothing was imported.');

  const newConsents = (await store.hasConsents())
    ? []
    : consents.map((consent) => ({ ...consent, id: randomId() }));
  const total = conversations.length + messages.length + comments.length + memories.length;
  let done = 0;
  async function inSteps<Row>(
    rows: readonly Row[],
    add: (some: readonly Row[]) => Promise<void>,
  ): Promise<void> {
    for (let start = 0; start < rows.length; start += rowsAtOnce) {
      const some = rows.slice(start, start + rowsAtOnce);
      await add(some);
      done += some.length;
      terminal.progress('imported', done / total);
    }
  }
  try {
    // Consents first: without one for the history, what is old would be removed as silent.
    for (const { id, ...consent } of newConsents) await store.addConsent(id, consent);
    await inSteps(conversations, store.addConversations);
    await inSteps(messages, store.addMessages);
    await inSteps(comments, store.addComments);
    await inSteps(memories, store.addMemories);
    for (const age of ages) await store.addAge(age);
  } catch (error) {
    const consentIds = newConsents.map(({ id }) => id);
    await store.takeBack({ consentIds, memoryIds: memories.map(({ id }) => id) });
    const isThere = error instanceof Error && /unique|duplicate/i.test(error.message);
    if (isThere) throw new CommandError('Some of it is here already; nothing was imported.');
    throw error;
  }
  const { country, listening, replyLength, theme } = profile;
  await updateUser(database.db, user.id, {
    fullName: profile.fullName,
    settings: { country, listening, replyLength, ...(theme && { theme }) },
  });
  await record('person-imported', user.id);
  return messages.length;
}
