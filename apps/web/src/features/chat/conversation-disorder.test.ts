import type { Message } from '@accanto/contract';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { delta, folded } from './testing/fold.ts';
import { PageModel, StoreModel } from './testing/store-model.ts';

/** A text cut into pieces with their offsets; the last piece ends the reply. */
const repliesInPieces = fc
  .array(fc.string({ minLength: 1, maxLength: 12, unit: 'binary' }), {
    minLength: 1,
    maxLength: 12,
  })
  .map((pieces) => {
    let offset = 0;
    const events = pieces.map((content, index) => {
      const event = delta({
        content,
        offset,
        isFirst: index === 0,
        isComplete: index === pieces.length - 1,
      });
      offset += content.length;
      return event;
    });
    return { text: pieces.join(''), events };
  });

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('say' as const), text: fc.string({ maxLength: 5 }) }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('piece' as const),
      text: fc.string({ minLength: 1, maxLength: 5 }),
      end: fc.boolean(),
    }),
  },
  fc.record({
    do: fc.constant('react' as const),
    at: fc.nat(9),
    emoji: fc.constantFrom('👍' as const, '😕' as const, null),
  }),
  fc.record({
    do: fc.constant('comment' as const),
    at: fc.nat(9),
    text: fc.string({ maxLength: 5 }),
  }),
  fc.record({ do: fc.constant('edit' as const), at: fc.nat(9), text: fc.string({ maxLength: 5 }) }),
  fc.record({ do: fc.constant('delete' as const), at: fc.nat(9) }),
  fc.record({ do: fc.constant('remove' as const), at: fc.nat(9) }),
  fc.record({ do: fc.constantFrom('new' as const, 'reopen' as const) }),
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constantFrom(
        'cut' as const,
        'connect' as const,
        'answer' as const,
        'answer-late' as const,
      ),
    }),
  },
  fc.record({ do: fc.constant('again' as const), count: fc.nat(6) }),
);

function play(
  steps: readonly (typeof step extends fc.Arbitrary<infer Step> ? Step : never)[],
  pageSize: number,
) {
  const store = new StoreModel();
  const page = new PageModel(store, pageSize);
  // A snapshot that was read from the store some events before its answer arrives.
  let read = store.snapshot(pageSize);
  for (const one of steps) {
    switch (one.do) {
      case 'say':
        page.hear(store.say(one.text));
        break;
      case 'piece':
        page.hear(store.piece(one.text, one.end));
        break;
      case 'react':
        page.hear(store.react(one.at, one.emoji));
        break;
      case 'comment':
        page.hear(store.comment(one.at, one.text));
        break;
      case 'edit':
        page.hear(store.editComment(one.at, one.text));
        break;
      case 'delete':
        page.hear(store.deleteComment(one.at));
        break;
      case 'remove':
        page.hear(store.remove(one.at));
        break;
      case 'new':
        page.hear(store.startNew());
        break;
      case 'reopen':
        page.hear(store.reopen());
        break;
      case 'cut':
        page.cut();
        break;
      case 'connect':
        if (!page.state.isConnected) {
          page.connect();
          read = store.snapshot(pageSize);
        }
        break;
      case 'answer':
        page.answerLoad();
        break;
      case 'answer-late':
        if (page.state.duringLoad !== null) page.answerLoad(read);
        break;
      case 'again':
        page.hearAgain(one.count);
        break;
    }
    // What is read for a late answer is never older than the question.
    if (page.state.duringLoad === null || page.state.duringLoad.length === 0)
      read = store.snapshot(pageSize);
  }
  page.settle();
  return { store, page };
}

describe('the conversation under disorder', () => {
  test('any order and doubling of the pieces of a reply gives the same text', () => {
    fc.assert(
      fc.property(
        repliesInPieces.chain(({ text, events }) =>
          fc.tuple(
            fc.constant(text),
            fc
              .shuffledSubarray([...events, ...events, ...events], { minLength: 0 })
              .map((some) => [...some, ...events]),
          ),
        ),
        ([text, events]) => {
          const state = folded(events);
          expect(state.messages.map((message) => message.content)).toEqual([text]);
          expect(state.messages[0]?.replyState).toBe('complete');
          expect(state.early.size).toBe(0);
        },
      ),
    );
  });

  test('a lost piece never shows a wrong text: it shows a beginning and asks for the rest', () => {
    fc.assert(
      fc.property(
        repliesInPieces.chain(({ text, events }) =>
          fc.tuple(fc.constant(text), fc.shuffledSubarray(events)),
        ),
        ([text, events]) => {
          const state = folded(events);
          const shown = state.messages[0]?.content ?? '';
          expect(text.startsWith(shown)).toBe(true);
          if (state.early.size > 0) expect(state.needsReload).toBe(true);
        },
      ),
    );
  });

  test('any history with cuts, replays, loads and late answers ends as the store has it', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 60 }), (steps) => {
        const { store, page } = play(steps, 1000);
        expect(page.state.conversationId).toBe(store.conversationId);
        expect(page.state.messages.map(plain)).toEqual(store.messages.map(plain));
        expect(page.state.needsReload).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test('with loads of a few messages only, what is shown is the end of the store without a hole, and paging gives the rest', () => {
    fc.assert(
      fc.property(
        fc.array(step, { maxLength: 60 }),
        fc.integer({ min: 1, max: 4 }),
        (steps, pageSize) => {
          const { store, page } = play(steps, pageSize);
          let state = page.state;
          expect(
            store.messages.map((message) => message.id).slice(-state.messages.length || Infinity),
          ).toEqual(state.messages.map((message) => message.id));
          for (let pages = 0; state.hasEarlier && pages < 100; pages += 1) {
            const older = store.earlierThan(state.messages[0]?.sequence ?? Infinity, pageSize);
            if (older)
              state = folded(
                [{ type: 'earlier-started' }, { type: 'earlier-loaded', page: older }],
                state,
              );
          }
          expect(state.messages.map((message) => message.id)).toEqual(
            store.messages.map((message) => message.id),
          );
        },
      ),
    );
  });

  function plain(message: Message) {
    const { id, role, content, sequence, reaction, replyState } = message;
    return {
      id,
      role,
      content,
      sequence,
      reaction: reaction ?? null,
      replyState: replyState ?? null,
    };
  }
});
