import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startModelStandIn, type ModelStandIn } from '../../../../bench/model-stand-in.ts';
import { readConversations } from '../../../../bench/read-conversations.ts';
import { startNodes, type StartedNodes } from '../../../../bench/started-nodes.ts';
import { signIn } from '../../../../bench/started-server.ts';
import { openHubPage, type HubPage } from '../test/hub-page.ts';
import { until } from '../test/waiting.ts';

let model: ModelStandIn;
let service: StartedNodes;

beforeAll(async () => {
  model = await startModelStandIn();
  service = await startNodes(2, { COMPANION_BASE_URL: model.baseUrl, COMPANION_MODEL: 'stand-in' });
}, 120_000);
afterAll(async () => {
  await service.stop();
  await model.close();
});

/** What the start of a next version does to the store: it adds, as every migration has to (docs/deployment.md). */
async function migrateAsNextVersion(): Promise<void> {
  const client = new Client({ connectionString: service.postgres.url });
  await client.connect();
  await client.query(`
    begin;
    alter table messages add column next_mark text;
    alter table conversations add column next_count integer not null default 0;
    create table next_things (id text primary key, user_id text not null);
    insert into kysely_migration (name, timestamp) values ('9999-next', '2030-01-01T00:00:00.000Z');
    commit;`);
  await client.end();
}

async function say(page: HubPage, text: string): Promise<void> {
  const ended = (): number =>
    page.events('ReceiveMessageDelta').filter(({ isComplete }) => isComplete).length;
  const before = ended();
  await page.invoke('SendMessage', text);
  await until(() => ended() > before);
}

describe('while a next version has already migrated the store', () => {
  test('nodes of this one serve on: open pages, new sign-ins, replies', async () => {
    const [one, other] = service.servers;
    if (one === undefined || other === undefined) throw new Error('Two nodes were asked for');
    model.answer({ pieces: 30, gapMs: 50 });
    const early = await signIn(one, 'early@example.org');
    const here = await openHubPage(one.url, early);
    await say(here, 'Prima');
    const answering = say(here, 'Durante');
    await migrateAsNextVersion();
    await answering;
    model.answer({ pieces: 3, gapMs: 0 });
    const late = await signIn(other, 'late@example.org');
    const there = await openHubPage(other.url, late);
    await Promise.all([say(here, 'Dopo'), say(there, 'Appena arrivata')]);
    const stored = await readConversations(other, early);
    expect(stored.map(({ role, replyState }) => replyState ?? role)).toEqual(
      ['Prima', 'Durante', 'Dopo'].flatMap(() => ['user', 'complete']),
    );
    expect(await readConversations(one, late)).toHaveLength(2);
    await Promise.all([here.close(), there.close()]);
  });

  test('G6 one that starts again is refused, so that it cannot write what it does not understand', async () => {
    const [one] = service.servers;
    await one?.kill();
    await expect(one?.start()).rejects.toThrow(/migrations that this version does not know/);
  });
});
