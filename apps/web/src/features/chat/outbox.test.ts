import { expect, test } from 'vitest';
import { forgetOldWords } from '../../platform/storage.ts';
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

test('drafts and unsent messages are forgotten after 30 days, whoever wrote them, and not before', () => {
  const day = 24 * 3_600_000;
  const message = { clientMessageId: 'k1', text: 'Ciao', failed: true };
  for (const [person, age] of [
    ['anna', 29],
    ['luca', 31],
  ] as const) {
    const outbox = createOutbox(person);
    outbox.keepDraft('Un pensiero');
    outbox.keep({ ...message, timestamp: new Date(Date.now() - age * day).toISOString() });
  }
  localStorage.setItem('drafts:nobody', 'not written by this page');
  localStorage.setItem('theme', 'dark');
  forgetOldWords(Date.now());
  expect(Object.keys(localStorage).toSorted()).toEqual([
    'drafts:anna',
    'drafts:luca',
    'outbox:anna',
    'theme',
  ]);
  forgetOldWords(Date.now() + 31 * day);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});
