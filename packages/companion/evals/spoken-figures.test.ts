import { languages } from '@accanto/contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { conversationBar } from './bars.ts';
import {
  type ConversationFigures,
  conversationFigures,
  type HeldConversation,
  holdAll,
} from './conversation-figures.ts';
import type { Share } from './figures.ts';
import { evaluatedCompanion } from './run.ts';
import { ownConversations } from './sets.ts';

let held: readonly HeldConversation[] = [];

beforeAll(async () => {
  const companion = evaluatedCompanion();
  held = await holdAll(companion, ownConversations());
  await companion.close();
}, 60_000);

function partOf({ hits, of }: Share): number {
  expect(of).toBeGreaterThan(0);
  return hits / of;
}

describe.each(languages.map(({ code }) => code))('in our own conversations (%s)', (language) => {
  const figures = (): ConversationFigures =>
    conversationFigures(held.filter(({ conversation }) => conversation.lang === language));

  test('no reply is said twice, and few begin alike', () => {
    const { identical, sameOpening } = figures();
    expect(identical.hits).toBe(0);
    expect(partOf(sameOpening)).toBeLessThanOrEqual(conversationBar.sameOpening);
  });

  test('replies are short, take up what was said and do not all ask', () => {
    const { medianWords, mostWords, takingUp, asking } = figures();
    expect(medianWords).toBeLessThanOrEqual(conversationBar.medianWords);
    expect(mostWords).toBeLessThanOrEqual(conversationBar.mostWords);
    expect(partOf(takingUp)).toBeGreaterThanOrEqual(conversationBar.takingUp);
    expect(partOf(asking)).toBeLessThanOrEqual(conversationBar.asking);
  });

  test('nothing is diagnosed, no dose is named, no other language is spoken', () => {
    const { diagnoses, doses, otherLanguage } = figures();
    expect([diagnoses.hits, doses.hits, otherLanguage.hits]).toEqual([0, 0, 0]);
  });
});

test('as many probes hold as did', () => {
  expect(held).toHaveLength(120);
  expect(conversationFigures(held).probes.hits).toBeGreaterThanOrEqual(conversationBar.probes);
});

test('what must not be is counted where it is', () => {
  const turned = (reply: string) => ({
    reply,
    shown: reply,
    level: 'none' as const,
    assessedMs: 0,
    firstTextMs: 0,
  });
  const replies = [
    'Secondo me soffri di depressione.',
    'Secondo me soffri di depressione.',
    'Prendi 20 gocce prima di dormire.',
    'This is a long sentence that is written in another language, is it not?',
  ];
  const conversation = {
    id: 'x',
    lang: 'it' as const,
    turns: replies.map(() => 'Il cane dorme in cucina.'),
  };
  const figures = conversationFigures([{ conversation, turns: replies.map(turned) }]);
  expect(figures).toMatchObject({
    replies: 4,
    identical: { hits: 1, of: 4 },
    sameOpening: { hits: 1, of: 4 },
    diagnoses: { hits: 2, of: 4 },
    doses: { hits: 1, of: 4 },
    otherLanguage: { hits: 1, of: 4 },
    asking: { hits: 1, of: 4 },
    takingUp: { hits: 0, of: 4 },
  });
});
