import { describe, expect, test } from 'vitest';
import { cardFor, keptCard } from './crisis-card.ts';
import { assessPerson } from './person-risk.ts';
import type { RiskState } from './risk.ts';
import { asked, calm, guess, guessedAt as now, place } from '../testing/guess.ts';

describe('the card of a guess', () => {
  const here = { ...place, language: 'it' as const };
  const takenBack = (state: RiskState): RiskState => {
    const no = { ...calm, isDenial: true, isNo: true };
    return assessPerson(state, no, now).state;
  };
  const { card, state } = cardFor(asked, here, false);
  if (card === null) throw new Error('a guess has a card');

  test('stays open as long as nothing takes the guess back', () => {
    expect(keptCard(card, assessPerson(state, calm, now).state, now)).toBe(card);
  });

  test('is folded when the guess is taken back, with the lines that are open by then', () => {
    const atNight = now + 13 * 3_600_000;
    const kept = keptCard(card, takenBack(state), atNight);
    expect(kept).toMatchObject({ id: card.id, folded: true, title: card.title });
    expect(kept.resources).not.toEqual(card.resources);
    expect(keptCard(kept, takenBack(state), now)).toBe(kept);
  });

  test('comes again, open, with the next guess', () => {
    const again = assessPerson(takenBack(state), guess, now).state;
    const next = cardFor(again, here, false).card;
    expect(next).toMatchObject({ title: card.title });
    expect(next?.id).not.toBe(card.id);
    expect(next?.folded).toBeUndefined();
  });

  test('that came after a graver one leaves that one open', () => {
    const graver: RiskState = { ...state, care: { ...state.care, card: 'urgent' } };
    expect(keptCard(card, takenBack(graver), now)).toBe(card);
  });
});
