import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import OidcProvider, { type Configuration } from 'oidc-provider';

/** Somebody at the provider. */
export interface ProviderPerson {
  readonly email?: string;
  readonly email_verified?: boolean;
  readonly name?: string;
  readonly groups?: readonly string[];
}

/** A real provider (oidc-provider) on a port of its own. */
export interface TestProvider {
  readonly issuer: string;
  readonly host: string;
  /** Its people, by their name there; who is taken out is no longer let through. */
  readonly people: Map<string, ProviderPerson>;
  /** Who signs in next; nobody is a refusal. */
  login: string | undefined;
  close(): Promise<void>;
}

export const ssoClient = { clientId: 'loadline', clientSecret: 'secret-of-the-client-at-the-provider' };

/** `publicUrl` is where browsers are sent back to. */
export async function startProvider(publicUrl: string, port = 0): Promise<TestProvider> {
  const { server, origin, host } = await listening(port);
  const people = new Map<string, ProviderPerson>();
  const provider = new OidcProvider(origin, configuration(publicUrl, people));
  const answer = provider.callback();
  const opened: TestProvider = {
    issuer: origin,
    host,
    people,
    login: undefined,
    close: () => closed(server),
  };
  server.on('request', (request: IncomingMessage, response: ServerResponse) => {
    if (!request.url?.startsWith('/interaction/')) return void answer(request, response);
    const { login } = opened;
    const known = login !== undefined && people.has(login);
    const result = known
      ? { login: { accountId: login } }
      : { error: 'access_denied', error_description: 'nobody of ours' };
    void provider.interactionFinished(request, response, result, { mergeWithLastSubmission: false });
  });
  return opened;
}

function configuration(publicUrl: string, people: Map<string, ProviderPerson>): Configuration {
  return {
    clients: [
      {
        client_id: ssoClient.clientId,
        client_secret: ssoClient.clientSecret,
        redirect_uris: [`${publicUrl}/adminapi/sso/callback`],
        post_logout_redirect_uris: [`${publicUrl}/`],
      },
    ],
    claims: {
      openid: ['sub'],
      email: ['email', 'email_verified'],
      profile: ['name'],
      groups: ['groups'],
    },
    scopes: ['openid', 'groups'],
    cookies: { keys: ['only-for-tests'] },
    jwks: { keys: [newKey('first').own] },
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    findAccount: (_, id) => {
      const person = people.get(id);
      return person && { accountId: id, claims: () => ({ sub: id, ...person }) };
    },
    // Nobody is asked whether they agree: the organisation has decided for its people.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      const grant = new oidc.provider.Grant({ clientId: client?.clientId, accountId: session?.accountId });
      grant.addOIDCScope('openid email profile groups');
      await grant.save();
      return grant;
    },
  };
}

/** A key pair for signatures, public and own part as JWK. */
export function newKey(kid: string) {
  const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const about = { kid, alg: 'RS256', use: 'sig' };
  return {
    privateKey,
    own: { ...privateKey.export({ format: 'jwk' }), ...about, kty: 'RSA' },
    open: { ...publicKey.export({ format: 'jwk' }), ...about },
  };
}

export async function listening(wanted = 0): Promise<{ server: Server; origin: string; host: string }> {
  const server = createServer();
  await new Promise<void>((ready) => server.listen(wanted, '127.0.0.1', ready));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  const { port } = address;
  return { server, origin: `http://127.0.0.1:${port}`, host: `127.0.0.1:${port}` };
}

export function closed(server: Server): Promise<void> {
  server.closeAllConnections();
  return new Promise((done) => server.close(() => done()));
}

/** A browser that follows a provider's redirects with its cookies, until it is sent to another origin; gives that address. */
export async function walkThrough(start: string): Promise<URL> {
  const { origin } = new URL(start);
  const cookies = new Map<string, string>();
  let at = new URL(start);
  for (let step = 0; step < 10 && at.origin === origin; step += 1) {
    const headers = { cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; ') };
    const answer = await fetch(at, { headers, redirect: 'manual' });
    for (const line of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      cookies.set(name, value);
    }
    const next = answer.headers.get('location');
    if (next === null)
      throw new Error(`${at.pathname}: ${answer.status} ${(await answer.text()).slice(0, 300)}`);
    at = new URL(next, at);
  }
  return at;
}
