import { expect, test } from 'vitest';
import { defineHub, method, stream } from './index.ts';

interface Person {
  readonly id: string;
  readonly name: string;
}

type Events = { Said: [message: { text: string }]; Rang: [] };

interface Calls {
  Send(text: string, id: string | undefined): Promise<{ n: number }>;
  Count(to: number): AsyncIterable<number>;
  Leave(): void;
}

// What the compiler refuses here is checked by `tsc`: an expectation that does not fail is an error.

test('a hub that fulfils its contract compiles, with user, events and arguments inferred', () => {
  const hub = defineHub<Person, Events, Calls>()({
    methods: {
      Send: method({
        parse: (args) => [String(args[0]), typeof args[1] === 'string' ? args[1] : undefined],
        authorize: (context) => context.user !== null,
        run: async (context, text, id) => {
          const name = context.user?.name ?? '';
          await context.clients.caller.send('Said', { text: text.toUpperCase() + (id ?? name) });
          await context.clients.all.send('Rang');
          return { n: text.length };
        },
      }),
      Count: stream({
        parse: ([to]) => [Number(to)],
        run: async function* (_context, to) {
          for (let index = 0; index < to; index += 1) yield index;
        },
      }),
      Leave: method({ run: (context) => context.abort() }),
    },
  });
  expect([...hub.methods.keys()]).toEqual(['Send', 'Count', 'Leave']);
});

test('a wrong result, a missing method, an unknown event and wrong event arguments do not compile', () => {
  const define = defineHub<Person, Events, { Get(): number }>();
  // @ts-expect-error the result has to be a number
  const wrongResult = define({ methods: { Get: method({ run: () => 'text' }) } });
  // @ts-expect-error the contract has a method more
  const missing = define({ methods: {} });
  const defineById = defineHub<Person, Events, { Get(id: string): number }>();
  const wrongArguments = defineById({
    methods: {
      // @ts-expect-error what is parsed has to be what the contract says
      Get: method({ parse: () => [5], run: (_context, _id) => 1 }),
    },
  });
  const loose = defineHub<Person, Events>()({
    methods: {
      Get: method({
        run: async (context) => {
          // @ts-expect-error there is no such event
          await context.clients.all.send('Unheard');
          // @ts-expect-error the argument has to be a message
          await context.clients.all.send('Said', 5);
        },
      }),
    },
  });
  expect([wrongResult, missing, wrongArguments, loose]).toHaveLength(4);
});
