import { expect, test } from 'vitest';
import { createRemote } from './remote-value.ts';

/** A value whose questions are answered by hand, in any order. */
function setRemote() {
  const answers: ((value: string) => void)[] = [];
  const remote = createRemote(() => new Promise<string>((resolve) => answers.push(resolve)));
  return { remote, answers };
}

test('what was asked before something was put in does not overwrite it, however late it is answered', async () => {
  const { remote, answers } = setRemote();
  const asking = remote.reload();
  remote.put('new');
  answers[0]?.('old');
  await asking;
  expect(remote.get()).toEqual({ state: 'loaded', value: 'new' });
});

test('of two questions the later one counts, in whichever order they are answered', async () => {
  const { remote, answers } = setRemote();
  const asking = Promise.all([remote.reload(), remote.reload()]);
  answers[1]?.('new');
  answers[0]?.('old');
  await asking;
  expect(remote.get()).toEqual({ state: 'loaded', value: 'new' });
});
