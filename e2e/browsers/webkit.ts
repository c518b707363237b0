import { freePort } from '../support/product.ts';
import { asJson, type BrowserPage } from './browser-page.ts';
import { StartedProcess } from './started-process.ts';

/** The key under which WebDriver names an element (W3C WebDriver, section 12.1). */
const elementKey = 'element-6066-11e4-a52e-4f735466cecf';

/** Starts WebKitGTK's small browser on a screen that nobody sees, behind its WebDriver. */
export async function openWebKit(): Promise<BrowserPage> {
  const screen = new StartedProcess('Xvfb', () => [
    '-displayfd',
    '1',
    '-screen',
    '0',
    '1280x900x24',
    '-nolisten',
    'tcp',
  ]);
  const port = await freePort();
  let driver: StartedProcess | undefined;
  const end = async (): Promise<void> => {
    await driver?.end();
    await screen.end();
  };
  try {
    const display = await screen.ready(async (said) => /^(\d+)\n/m.exec(said)?.[1]);
    driver = new StartedProcess('WebKitWebDriver', () => [`--port=${port}`], {
      DISPLAY: `:${display}`,
      GDK_BACKEND: 'x11',
      NO_AT_BRIDGE: '1',
      // There is no graphics card behind that screen.
      LIBGL_ALWAYS_SOFTWARE: '1',
      WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    });
    return await drive(driver, `http://127.0.0.1:${port}`, end);
  } catch (error) {
    await end();
    throw error;
  }
}

async function drive(
  driver: StartedProcess,
  driverUrl: string,
  end: () => Promise<void>,
): Promise<BrowserPage> {
  await driver.ready(async () => {
    const answer = await fetch(`${driverUrl}/status`).catch(() => undefined);
    return answer?.ok === true ? true : undefined;
  });
  const session = await ask<{ sessionId: string }>('POST', `${driverUrl}/session`, {
    capabilities: { alwaysMatch: {} },
  });
  const sessionUrl = `${driverUrl}/session/${session.sessionId}`;
  const tell = (path: string, body: object = {}) =>
    ask<unknown>('POST', `${sessionUrl}/${path}`, body);

  async function element(selector: string): Promise<string> {
    const found = await ask<Record<string, string>>('POST', `${sessionUrl}/element`, {
      using: 'css selector',
      value: selector,
    });
    return `element/${found[elementKey]}`;
  }

  return {
    async open(url) {
      await tell('url', { url });
    },
    async reload() {
      await tell('refresh');
    },
    async read(expression) {
      const value = await tell('execute/sync', {
        script: `return ${asJson(expression)}`,
        args: [],
      });
      if (typeof value !== 'string') throw new Error(`cannot be read: ${expression}`);
      return JSON.parse(value);
    },
    async click(selector) {
      await tell(`${await element(selector)}/click`);
    },
    async type(selector, text) {
      await tell(`${await element(selector)}/value`, { text });
    },
    async close() {
      // Ends the browser behind the driver as well.
      await ask('DELETE', sessionUrl).catch(() => undefined);
      await end();
    },
  };
}

/** One command of WebDriver over HTTP (W3C WebDriver, section 6). Throws what the driver complains about. */
async function ask<Value>(method: 'POST' | 'DELETE', url: string, body?: object): Promise<Value> {
  const answer = await fetch(url, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json' },
  });
  const { value } = (await answer.json()) as { value: Value };
  if (!answer.ok) throw new Error(`${url}: ${JSON.stringify(value)}`);
  return value;
}
