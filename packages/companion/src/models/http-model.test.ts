import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Companion } from '../index.ts';
import {
  endpointCompanion,
  hear,
  testCompanion,
  testLimits,
  turnOf,
  type Heard,
} from '../testing/turns.ts';
import {
  chunk,
  done,
  refuses,
  startModelServer,
  startStream,
  streams,
  type Behaviour,
  type ModelServer,
} from '../testing/model-server.ts';

const answer = 'Quella discussione ti ha lasciato un peso. Mi sembra che tu tenga molto a lei.';
const text = 'Ho discusso con la mia collega e ci sto male.';
/** Whoever waits for one of these limits does not come through its test. */
const longerThanATest = { silenceMs: 300_000, totalMs: 300_000 };
let server: ModelServer;
let companion: Companion;

beforeEach(async () => {
  server = await startModelServer();
  companion = endpointCompanion(server.baseUrl);
});

afterEach(async () => {
  await companion.close();
  await server.close();
});

const answered = (): Promise<Heard> => hear(companion, turnOf(text));

function expectBuiltIn(heard: Heard): void {
  expect(heard.notices).toEqual(['fell-back']);
  expect(heard.end).toMatchObject({ outcome: 'complete', origin: 'built-in' });
  expect(heard.text).toMatch(/collega/u);
  expect(JSON.stringify(heard.pieces)).not.toMatch(
    /secret-provider-text|key-of-the-test|127\.0\.0\.1/u,
  );
}

async function expectNextWorks(by: Companion = companion): Promise<void> {
  server.behave(streams(answer));
  const next = await hear(by, turnOf('E domani la rivedo in ufficio.'));
  expect(next.end).toMatchObject({ outcome: 'complete', origin: 'model' });
}

test('a streamed reply comes in pieces, whole, and says who answers', async () => {
  server.behave(
    streams(
      'Quella discussione ',
      'ti ha lasciato ',
      'un peso. Mi sembra ',
      'che tu tenga molto a lei.',
    ),
  );
  const heard = await answered();
  expect(heard.text).toBe(answer);
  expect(heard.pieces.filter((piece) => piece.kind === 'text').length).toBeGreaterThan(3);
  expect(heard.end).toMatchObject({ outcome: 'complete', origin: 'model' });
  expect(heard.notices).toEqual([]);
  expect(companion.answersWith).toEqual({ kind: 'endpoint', host: new URL(server.baseUrl).host });
  expect(server.requests[0]?.authorization).toBe('Bearer key-of-the-test');
});

test('a key that was not set is not sent', async () => {
  const keyless = testCompanion({
    model: { kind: 'endpoint', baseUrl: server.baseUrl, model: 'm' },
  });
  server.behave(streams(answer));
  await hear(keyless, turnOf(text));
  expect(server.requests[0]?.authorization).toBeUndefined();
  await keyless.close();
});

const faultsBeforeOutput: Record<string, Behaviour> = {
  'a wrong key (401)': refuses(401),
  'an unknown model (404)': refuses(404),
  'too many requests (429)': refuses(429),
  'too many requests with a long Retry-After': refuses(429, { 'retry-after': '120' }),
  'a server error (500)': refuses(500),
  'a closed connection': (response) => response.destroy(),
  'garbage instead of events': (response) => {
    startStream(response);
    response.end('data: {not json\n\ndata: \u0000\u0001\n\n');
  },
  'an empty stream': (response) => {
    startStream(response);
    response.end(done);
  },
  'only spaces': streams(' ', '\n', '  '),
  'a page of HTML': (response) => {
    startStream(response, 'text/html');
    response.end('<html><body>secret-provider-text</body></html>');
  },
  'a reply that is not streamed': (response) => {
    startStream(response, 'application/json');
    response.end(JSON.stringify({ choices: [{ message: { content: 'x' } }] }));
  },
  'only tool calls': (response) => {
    startStream(response);
    response.write(
      chunk(null, null, {
        tool_calls: [{ index: 0, id: 'a', function: { name: 'f', arguments: '{}' } }],
      }),
    );
    response.end(chunk(null, 'tool_calls') + done);
  },
  'an error inside the stream': (response) => {
    startStream(response);
    response.end(`data: ${JSON.stringify({ error: { message: 'secret-provider-text' } })}\n\n`);
  },
  'choices that are missing': (response) => {
    startStream(response);
    response.end(`data: ${JSON.stringify({ id: 'c', usage: {} })}\n\n${done}`);
  },
  'one giant line': (response) => {
    startStream(response);
    const block = 'x'.repeat(256 * 1024);
    const more = (): void => {
      while (!response.destroyed && response.write(block));
      if (!response.destroyed) response.once('drain', more);
    };
    response.write('data: ');
    more();
  },
};

for (const [fault, behaviour] of Object.entries(faultsBeforeOutput)) {
  test(`${fault} ends in a built-in reply without waiting for a limit, and the next message works`, async () => {
    const patient = endpointCompanion(server.baseUrl, longerThanATest);
    server.behave(behaviour);
    expectBuiltIn(await hear(patient, turnOf(text)));
    if (!fault.includes('Retry-After')) await expectNextWorks(patient);
    await patient.close();
  });
}

test('a server that is not there ends in a built-in reply', async () => {
  await server.close();
  const heard = await answered();
  expectBuiltIn(heard);
  server = await startModelServer();
});

test('a server that lets nobody connect is left by a limit of its own', async () => {
  // It accepts the connection and never answers the greeting of TLS.
  const deaf = createServer().listen(0, '127.0.0.1');
  await once(deaf, 'listening');
  const { port } = deaf.address() as AddressInfo;
  const patient = endpointCompanion(`https://127.0.0.1:${port}/v1`, longerThanATest);
  expectBuiltIn(await hear(patient, turnOf(text)));
  await patient.close();
  deaf.close();
});

test('after somebody waited in vain, the next ones do not wait as long', async () => {
  const patient = endpointCompanion(server.baseUrl, { silenceMs: 4_000, totalMs: 20_000 });
  server.behave(() => {});
  expectBuiltIn(await hear(patient, turnOf(text)));
  // In time for the limit that was set, not for the shorter one.
  server.behave((...received) => setTimeout(() => streams(answer)(...received), 3_500));
  expectBuiltIn(await hear(patient, turnOf(text)));
  await expectNextWorks(patient);
  await patient.close();
});

test('a server that never answers is left after the silence limit', async () => {
  server.behave(() => {});
  expectBuiltIn(await answered());
  await expectNextWorks();
});

test('comments that keep the connection alive are not content', async () => {
  server.behave((response) => {
    startStream(response);
    const beat = setInterval(() => response.write(': still here\n\n'), 20);
    response.on('close', () => clearInterval(beat));
  });
  expectBuiltIn(await answered());
});

test('a stream that falls silent in the middle ends as interrupted with what was said', async () => {
  server.behave((response) => {
    startStream(response);
    response.write(chunk('Quella discussione ti ha lasciato un peso. Mi sembra '));
  });
  const heard = await answered();
  expect(heard.text.trim()).toBe('Quella discussione ti ha lasciato un peso.');
  expect(heard.end).toMatchObject({ outcome: 'interrupted', origin: 'model' });
  await expectNextWorks();
});

test('a stream that is cut in the middle ends as interrupted', async () => {
  server.behave((response) => {
    startStream(response);
    response.write(chunk('Quella discussione ti ha lasciato un peso. Mi sembra '), () =>
      response.destroy(),
    );
  });
  expect((await answered()).end).toMatchObject({ outcome: 'interrupted' });
});

test('an endless stream ends at the longest length', async () => {
  server.behave((response) => {
    startStream(response);
    let count = 0;
    const timer = setInterval(() => {
      count += 1;
      response.write(
        chunk(`Frase numero ${'abcdefghij'.charAt(count % 10)}${count % 7} che racconta altro. `),
      );
    }, 1);
    response.on('close', () => clearInterval(timer));
  });
  const heard = await answered();
  expect(heard.end).toMatchObject({ outcome: 'complete', origin: 'model' });
  expect(heard.text.length).toBeLessThanOrEqual(testLimits.maxChars);
});

test('reasoning, in a field or between marks, is not shown', async () => {
  server.behave((response) => {
    startStream(response);
    response.write(chunk(null, null, { reasoning_content: 'pensiero nascosto' }));
    response.write(chunk('<thi'));
    response.write(chunk('nk>pensiero nascosto</th'));
    response.write(chunk(`ink>\n\n${answer}`));
    response.end(chunk(null, 'stop') + done);
  });
  expect((await answered()).text).toBe(answer);
});

test('what the base address asks for beside its path is asked for too', async () => {
  const asked: (string | undefined)[] = [];
  server.behave((response, request, body) => {
    asked.push(request.url);
    streams(answer)(response, request, body);
  });
  for (const base of [`${server.baseUrl}/`, `${server.baseUrl}?api-version=2`]) {
    const other = endpointCompanion(base);
    await hear(other, turnOf(text));
    await other.close();
  }
  expect(asked).toEqual(['/v1/chat/completions', '/v1/chat/completions?api-version=2']);
});

test('a redirect is a refusal: the key goes to no other host', async () => {
  server.behave(refuses(307, { location: `${server.baseUrl}/elsewhere` }));
  expectBuiltIn(await answered());
  expect(server.requests).toHaveLength(1);
});

test('somebody in danger hears prepared words long before the limits of a slow model', async () => {
  const patient = endpointCompanion(server.baseUrl, longerThanATest);
  server.behave((response) => startStream(response));
  const heard = await hear(patient, turnOf('vorrei non svegliarmi domani mattina'));
  expect(heard.text).toMatch(/\?$/u);
  expect(heard.assessment.card).not.toBeNull();
  await patient.close();
});

test('a daily cap that is reached leaves the model alone', async () => {
  const heard = await hear(companion, turnOf(text, { useModel: false }));
  expect(heard.end).toMatchObject({ origin: 'built-in' });
  expect(heard.notices).toEqual([]);
  expect(server.requests).toHaveLength(0);
});

test('only the instructions and this conversation are sent', async () => {
  server.behave(streams(answer));
  await hear(companion, turnOf(text, { history: [{ role: 'user', content: 'Buongiorno a te.' }] }));
  const body = JSON.parse(server.requests[0]?.body ?? '{}') as {
    messages: { role: string; content: string }[];
  };
  expect(body.messages.map((message) => message.role)).toEqual(['system', 'user', 'user']);
  expect(body.messages.at(-1)?.content).toBe(text);
});
