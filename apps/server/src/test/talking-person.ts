import type { Companion } from '@accanto/companion';
import { openHubPage } from './hub-page.ts';
import type { TestApp, TestPerson } from './start-test-app.ts';
import { until } from './waiting.ts';

/** Answers at once with the words it is given, and remembers a fact where it may. */
export function rememberingCompanion(words: { reply: string; fact: string }): Companion {
  return {
    answersWith: { kind: 'endpoint', host: 'model.test' },
    async *reply({ mayRemember }) {
      yield { kind: 'text', text: words.reply };
      yield {
        kind: 'end',
        outcome: 'complete',
        origin: 'model',
        usedMemoryIds: [],
        newMemories: mayRemember ? [words.fact] : [],
      };
    },
    close: async () => undefined,
  };
}

export interface TalkingPerson extends TestPerson {
  readonly conversation: string;
  /** What the person said, and the answer. */
  readonly message: string;
  readonly reply: string;
  readonly comment: string;
  readonly memory: string;
  readonly session: string;
}

/** Somebody with everything that a person can have: a conversation, a reaction with a comment, a memory. */
export async function talkingPerson(
  app: TestApp,
  email: string,
  words: { message: string; comment: string },
): Promise<TalkingPerson> {
  const person = await app.signIn(email);
  const read = async (path: string) =>
    (await app.call('GET', path, { token: person.accessToken })).body;
  await app.call('PUT', '/api/auth/me/consents', {
    token: person.accessToken,
    body: { processing: true, history: true, memory: true, birth: { year: 1990, month: 1 } },
  });
  const page = await openHubPage(app.url, person.accessToken);
  const { id: message, conversationId = '' } = await page.invoke('SendMessage', words.message);
  await until(() => page.events('ReceiveActionButtons').length > 0);
  const reply = page.events('ReceiveMessageDelta').at(-1)?.id ?? '';
  await page.invoke('AddReaction', reply, '👍', null);
  const comment = await page.invoke('AddComment', reply, words.comment);
  await until(async () => (await read('/api/auth/me/memories')).items.length > 0);
  await page.close();
  return {
    ...person,
    conversation: conversationId,
    message,
    reply,
    comment: comment.id,
    memory: (await read('/api/auth/me/memories')).items[0].id,
    session: (await read('/api/auth/me/sessions')).items[0].id,
  };
}
