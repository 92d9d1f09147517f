import type { SsoFault } from '@loadline/contract/session/sso-provider';
import * as oidc from 'openid-client';
import { isReachable, ProviderFault, reachOf } from './sso.reach.ts';

/** A provider as an organisation has set it up, with its secret open. */
export interface Provider {
  readonly issuer: string;
  readonly clientId: string;
  readonly secret: string | undefined;
}

/** What a login was begun with and its answer must fit. */
export interface Begun {
  readonly nonce: string;
  readonly verifier: string;
}

/** Who came back, as the provider says. */
export interface Subject {
  readonly subject: string;
  /** In small letters, and only where the provider has confirmed it. */
  readonly mail: string | undefined;
  readonly name: string;
  readonly groups: readonly string[];
  /** Where the session at the provider ends. */
  readonly logout: string | undefined;
}

/** What the provider says of itself, asked anew for each login: keys that it has changed count from the next one on. */
export async function discovered(
  { issuer, clientId, secret }: Provider,
  allowed: readonly string[],
): Promise<oidc.Configuration> {
  const config = await oidc
    .discovery(new URL(issuer), clientId, {}, proofWith(secret), {
      timeout: 12,
      // Which addresses may go without TLS is decided where they are asked.
      execute: [oidc.allowInsecureRequests, oidc.enableNonRepudiationChecks],
      [oidc.customFetch]: reachOf(allowed),
    })
    .catch((error: unknown) => {
      throw new ProviderFault(faultOf(error));
    });
  const { authorization_endpoint, token_endpoint, jwks_uri, code_challenge_methods_supported } =
    config.serverMetadata();
  // A browser is sent there: `javascript:` must never pass for an address.
  for (const needed of [authorization_endpoint, token_endpoint, jwks_uri]) {
    if (needed === undefined) throw new ProviderFault('incomplete');
    if (!isReachable(needed, allowed)) throw new ProviderFault('insecure');
  }
  if (code_challenge_methods_supported?.includes('S256') === false) throw new ProviderFault('noPkce');
  return config;
}

/** By basic authentication, the rule of OpenID Connect, unless the provider offers only the other way. */
function proofWith(secret: string | undefined): oidc.ClientAuth {
  if (secret === undefined) return oidc.None();
  return (server, ...rest) => {
    const offered = server.token_endpoint_auth_methods_supported ?? ['client_secret_basic'];
    const isBasic = offered.includes('client_secret_basic') || !offered.includes('client_secret_post');
    return (isBasic ? oidc.ClientSecretBasic(secret) : oidc.ClientSecretPost(secret))(server, ...rest);
  };
}

/** The client wraps what befell it on the way. */
export function isOutOfReach(error: unknown): boolean {
  return error instanceof ProviderFault || (error instanceof Error && isOutOfReach(error.cause));
}

/** What is wrong with a provider that could not be read, by name. */
export function faultOf(error: unknown): SsoFault {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof ProviderFault) return one.fault;
    if (one.name === 'TimeoutError' || codeOf(one) === 'OAUTH_TIMEOUT') return 'tooSlow';
    if (codeOf(one) === 'OAUTH_JSON_ATTRIBUTE_COMPARISON_FAILED') return 'otherIssuer';
  }
  return 'noDocument';
}

function codeOf(error: Error): unknown {
  return 'code' in error ? error.code : undefined;
}

/** Where the browser goes, and what the server keeps of it. */
export async function wayTo(
  config: oidc.Configuration,
  { state, callback }: { readonly state: string; readonly callback: string },
): Promise<{ readonly url: string; readonly begun: Begun }> {
  const [nonce, verifier] = [oidc.randomNonce(), oidc.randomPKCECodeVerifier()];
  const withGroups = config.serverMetadata().scopes_supported?.includes('groups');
  const url = oidc.buildAuthorizationUrl(config, {
    redirect_uri: callback,
    scope: `openid email profile${withGroups ? ' groups' : ''}`,
    state,
    nonce,
    code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  });
  return { url: url.href, begun: { nonce, verifier } };
}

interface Back {
  /** The address that the provider sent the browser to, with all it says. */
  readonly address: URL;
  readonly state: string;
  readonly begun: Begun;
  /** In which the groups stand. */
  readonly claim: string;
  readonly afterLogout: string;
  readonly allowed: readonly string[];
}

/** Trades the code and holds the token against the login: issuer, audience, times, nonce and signature. Throws unless all fit. */
export async function subjectOf(config: oidc.Configuration, back: Back): Promise<Subject> {
  const { address, state, begun, claim } = back;
  const tokens = await oidc.authorizationCodeGrant(config, address, {
    expectedState: state,
    expectedNonce: begun.nonce,
    pkceCodeVerifier: begun.verifier,
    idTokenExpected: true,
  });
  const told = tokens.claims();
  if (!told || tokens.id_token === undefined) throw new Error('no ID token');
  const claims = await withUserInfo(config, told, tokens.access_token, claim);
  const mail = typeof claims.email === 'string' ? claims.email.trim().toLowerCase() : undefined;
  return {
    subject: told.sub,
    mail: claims.email_verified === true ? mail : undefined,
    name: [claims.name, claims.preferred_username, mail, told.sub].find(isText) ?? '',
    groups: textsIn(claims[claim]),
    logout: logoutAt(config, tokens.id_token, back),
  };
}

type Claims = Readonly<Record<string, unknown>>;

/** Many providers keep mail and groups out of the token: they are asked for them where it lacks one of the two. */
async function withUserInfo(
  config: oidc.Configuration,
  told: oidc.IDToken,
  accessToken: string,
  claim: string,
): Promise<Claims> {
  const isWhole = told['email'] !== undefined && told[claim] !== undefined;
  if (isWhole || config.serverMetadata().userinfo_endpoint === undefined) return told;
  return { ...(await oidc.fetchUserInfo(config, accessToken, told.sub)), ...told };
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value.trim() !== '';
}

function textsIn(value: unknown): string[] {
  return (Array.isArray(value) ? value : [value]).filter(isText).slice(0, 1_000);
}

/** No server takes an address of any length. */
const longestAddress = 6_000;

function logoutAt(config: oidc.Configuration, idToken: string, back: Back): string | undefined {
  const { end_session_endpoint } = config.serverMetadata();
  if (end_session_endpoint === undefined || !isReachable(end_session_endpoint, back.allowed))
    return undefined;
  const after = { post_logout_redirect_uri: back.afterLogout };
  const { href } = oidc.buildEndSessionUrl(config, { id_token_hint: idToken, ...after });
  return href.length <= longestAddress ? href : oidc.buildEndSessionUrl(config, after).href;
}
