import { expect, test } from 'vitest';
import { forgetOldWords } from '../../platform/storage.ts';
import { createDraft } from './draft.ts';
import { createOutbox } from './outbox.ts';

test('drafts and unsent messages are forgotten after 30 days, whoever wrote them, and not before', () => {
  const day = 24 * 3_600_000;
  const message = { clientMessageId: 'k1', text: 'Ciao', failed: true };
  for (const [person, age] of [
    ['anna', 29],
    ['luca', 31],
  ] as const) {
    const outbox = createOutbox(person);
    createDraft(person).keep('Un pensiero');
    outbox.keep({ ...message, timestamp: new Date(Date.now() - age * day).toISOString() });
  }
  localStorage.setItem('drafts:nobody', 'not written by this page');
  localStorage.setItem('theme', 'dark');
  forgetOldWords(Date.now());
  expect(Object.keys(localStorage).toSorted()).toEqual([
    expect.stringMatching(/^drafts:anna:/),
    expect.stringMatching(/^drafts:luca:/),
    'outbox:anna',
    'theme',
  ]);
  forgetOldWords(Date.now() + 31 * day);
  expect(Object.keys(localStorage)).toEqual(['theme']);
});
