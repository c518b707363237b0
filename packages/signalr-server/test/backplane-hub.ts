import { defineHub, method, type HubServer, type Hub } from '../src/index.ts';

export type BackplaneEvents = { Heard: [text: string] };

/** A hub that sends to whomever it is told; `server` is asked for what only the server can do. */
export function backplaneHub(server: () => HubServer<Record<string, Hub>>) {
  const two = ([name, text]: readonly unknown[]): readonly [string, string] => [
    String(name),
    String(text),
  ];
  return defineHub<{ id: string }, BackplaneEvents>()({
    methods: {
      All: method({
        parse: two,
        run: (context, _name, text) => context.clients.all.send('Heard', text),
      }),
      Others: method({
        parse: two,
        run: (context, _name, text) => context.clients.others.send('Heard', text),
      }),
      Group: method({
        parse: two,
        run: (context, name, text) => context.clients.group(name).send('Heard', text),
      }),
      User: method({
        parse: two,
        run: (context, name, text) => context.clients.user(name).send('Heard', text),
      }),
      Connection: method({
        parse: two,
        run: (context, name, text) => context.clients.connection(name).send('Heard', text),
      }),
      Join: method({
        parse: ([name]) => [String(name)],
        run: (context, name) => context.groups.add(name),
      }),
      Leave: method({
        parse: ([name]) => [String(name)],
        run: (context, name) => context.groups.remove(name),
      }),
      AddOther: method({
        parse: two,
        run: (_context, id, name) => server().setMembership('/hub', id, name, true),
      }),
      RemoveOther: method({
        parse: two,
        run: (_context, id, name) => server().setMembership('/hub', id, name, false),
      }),
      Ask: method({
        parse: two,
        run: (context, id, text) =>
          context.clients.connection(id).invoke('Question', { timeoutMs: 1_000 }, text),
      }),
    },
  });
}
