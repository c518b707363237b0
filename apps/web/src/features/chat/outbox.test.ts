import { expect, test } from 'vitest';
import { createOutbox } from './outbox.ts';

test('a draft that was sent in one tab does not take the draft of another one away', () => {
  const one = createOutbox('anna');
  const other = createOutbox('anna');
  other.keepDraft('ciao');
  one.keepDraft('Tutta la storia');
  other.keepDraft('');
  expect(one.readDraft()).toBe('Tutta la storia');
  one.keepDraft('');
  expect(one.readDraft()).toBe('');
});
