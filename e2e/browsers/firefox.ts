import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asJson, type BrowserPage } from './browser-page.ts';
import { StartedProcess } from './started-process.ts';

/** Keeps Firefox from asking hosts of its maker for anything. */
const preferences = {
  'app.normandy.enabled': false,
  'app.update.enabled': false,
  'browser.aboutwelcome.enabled': false,
  'browser.region.network.url': '',
  'browser.safebrowsing.downloads.remote.enabled': false,
  'browser.safebrowsing.malware.enabled': false,
  'browser.safebrowsing.phishing.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.getAddons.cache.enabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'it-IT, it',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'network.dns.disablePrefetch': true,
  'services.settings.server': 'data:,',
  'toolkit.telemetry.enabled': false,
};

type Reply = { readonly id: number; readonly message?: string; readonly result?: unknown };

/** Commands of WebDriver BiDi over its socket (W3C WebDriver BiDi, section 3). */
class BidiSocket {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, (reply: Reply) => void>();
  #sent = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => {
      const reply = JSON.parse(String(data)) as Reply;
      this.#waiting.get(reply.id)?.(reply);
      this.#waiting.delete(reply.id);
    });
  }

  static async open(address: string): Promise<BidiSocket> {
    const socket = new WebSocket(address);
    await new Promise((resolve, reject) => {
      socket.addEventListener('open', resolve);
      socket.addEventListener('error', () => reject(new Error(`no socket at ${address}`)));
    });
    return new BidiSocket(socket);
  }

  async ask<Result>(method: string, params: object): Promise<Result> {
    this.#sent += 1;
    const id = this.#sent;
    const reply = await new Promise<Reply>((resolve) => {
      this.#waiting.set(id, resolve);
      this.#socket.send(JSON.stringify({ id, method, params }));
    });
    if (reply.result === undefined) throw new Error(`${method}: ${reply.message}`);
    return reply.result as Result;
  }
}

/** Starts Firefox without a window; it speaks WebDriver BiDi itself. */
export async function openFirefox(): Promise<BrowserPage> {
  const browser = new StartedProcess('firefox-esr', (home) => {
    const lines = Object.entries(preferences).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(home, 'user.js'), lines.join('\n'));
    return ['--headless', '--no-remote', '--profile', home, '--remote-debugging-port=0'];
  });
  try {
    return await drive(browser);
  } catch (error) {
    await browser.end();
    throw error;
  }
}

async function drive(browser: StartedProcess): Promise<BrowserPage> {
  const address = await browser.ready(
    async (said) => /BiDi listening on (ws:\/\/\S+)/.exec(said)?.[1],
  );
  const socket = await BidiSocket.open(`${address}/session`);
  await socket.ask('session.new', { capabilities: {} });
  const { contexts } = await socket.ask<{ contexts: { context: string }[] }>(
    'browsingContext.getTree',
    {},
  );
  const context = contexts[0]?.context;
  if (context === undefined) throw new Error('Firefox has no window');

  async function read(expression: string): Promise<unknown> {
    const { result } = await socket.ask<{ result?: { value?: unknown } }>('script.evaluate', {
      expression: asJson(expression),
      target: { context },
      awaitPromise: false,
    });
    if (typeof result?.value !== 'string') throw new Error(`cannot be read: ${expression}`);
    return JSON.parse(result.value);
  }

  async function click(selector: string): Promise<void> {
    const { nodes } = await socket.ask<{ nodes: { sharedId: string }[] }>(
      'browsingContext.locateNodes',
      { context, locator: { type: 'css', value: selector }, maxNodeCount: 1 },
    );
    const node = nodes[0];
    if (node === undefined) throw new Error(`nothing matches ${selector}`);
    await read(
      `document.querySelector(${JSON.stringify(selector)}).scrollIntoView({ block: 'center', behavior: 'instant' })`,
    );
    const origin = { type: 'element', element: { sharedId: node.sharedId } };
    await act('pointer', [
      { type: 'pointerMove', x: 0, y: 0, origin },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ]);
  }

  async function act(type: 'key' | 'pointer', actions: object[]): Promise<void> {
    await socket.ask('input.performActions', { context, actions: [{ type, id: type, actions }] });
  }

  return {
    read,
    click,
    async open(url) {
      await socket.ask('browsingContext.navigate', { context, url, wait: 'complete' });
    },
    async reload() {
      await socket.ask('browsingContext.reload', { context, wait: 'complete' });
    },
    async type(selector, text) {
      await click(selector);
      const keys = Array.from(text).flatMap((value) => [
        { type: 'keyDown', value },
        { type: 'keyUp', value },
      ]);
      await act('key', keys);
    },
    close: () => browser.end(),
  };
}
