import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';

/** Somebody's account at a stand-in provider. */
export interface StandInAccount {
  readonly subject: string;
  readonly claims: Readonly<Record<string, unknown>>;
}

export interface StandIn {
  readonly url: string;
  /** Who signs in from now on. */
  signInAs(account: StandInAccount): void;
  stop(): Promise<void>;
}

export const standInClient = { id: 'accanto-test', secret: 'a-secret-of-the-stand-in' };

const onePixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function listen(server: Server): Promise<string> {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', () => resolve()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

const close = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    server.close(() => resolve());
    server.closeAllConnections();
  });

/** A certified OpenID provider in the place of Google or Microsoft; it signs in whoever was chosen, without a form. */
export async function startOpenIdStandIn(redirectUris: readonly string[]): Promise<StandIn> {
  const server = createServer();
  const url = await listen(server);
  let current: StandInAccount = { subject: 'nobody', claims: {} };
  const known = new Map<string, StandInAccount>();

  const provider = new Provider(url, {
    clients: [
      {
        client_id: standInClient.id,
        client_secret: standInClient.secret,
        redirect_uris: [...redirectUris],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    cookies: { keys: ['stand-in'] },
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified', 'hd', 'xms_edov'],
      profile: ['name', 'picture'],
    },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, subject) => ({
      accountId: subject,
      claims: async () => ({ sub: subject, ...known.get(subject)?.claims }),
    }),
    async loadExistingGrant(context) {
      const { client, session } = context.oidc;
      const grant = new context.oidc.provider.Grant({
        ...(client && { clientId: client.clientId }),
        ...(session?.accountId !== undefined && { accountId: session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (request.url?.startsWith('/interaction/')) {
      void provider.interactionFinished(request, response, {
        login: { accountId: current.subject },
      });
    } else if (request.url === '/picture.png') response.end(onePixel);
    else void answer(request, response);
  });
  return {
    url,
    signInAs(account) {
      current = account;
      known.set(account.subject, account);
    },
    stop: () => close(server),
  };
}

/** A small OAuth server in the place of Facebook: authorize, token and profile. */
export async function startFacebookStandIn(): Promise<StandIn> {
  let current: StandInAccount = { subject: 'nobody', claims: {} };
  const server = createServer((request, response) => {
    const address = new URL(request.url ?? '/', 'http://stand-in');
    if (address.pathname === '/authorize') {
      const back = new URL(address.searchParams.get('redirect_uri') ?? '');
      back.searchParams.set('code', 'facebook-code');
      back.searchParams.set('state', address.searchParams.get('state') ?? '');
      response.writeHead(303, { location: back.href }).end();
      return;
    }
    response.setHeader('content-type', 'application/json');
    if (address.pathname === '/token') {
      response.end(
        JSON.stringify({ access_token: 'facebook-token', token_type: 'bearer', expires_in: 3600 }),
      );
    } else if (request.headers.authorization === 'Bearer facebook-token') {
      response.end(JSON.stringify({ id: current.subject, ...current.claims }));
    } else response.writeHead(401).end('{}');
  });
  const url = await listen(server);
  return {
    url,
    signInAs(account) {
      current = account;
    },
    stop: () => close(server),
  };
}

/** Walks through the provider as a browser does, with its cookies, until it is sent back to us. */
export async function walkThrough(provider: StandIn, start: string): Promise<URL> {
  const cookies = new Map<string, string>();
  let address = new URL(start);
  for (let step = 0; step < 10; step += 1) {
    if (address.origin !== provider.url) return address;
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await fetch(address, { redirect: 'manual', headers: { cookie } });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    }
    const location = response.headers.get('location');
    if (location === null)
      throw new Error(`The stand-in answered ${response.status}: ${await response.text()}`);
    address = new URL(location, address);
  }
  throw new Error('The stand-in never came to an end');
}
