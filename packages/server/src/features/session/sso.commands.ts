import { isCode } from '@loadline/contract/kernel/code';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { deviceOf } from '@loadline/contract/session/device';
import { loginRefusals } from '@loadline/contract/session/login-refusal';
import type { beginSso, tradeSso } from '@loadline/contract/session/sso.api';
import { ssoCallbackPath } from '@loadline/contract/session/sso.api';
import { AuthorizationResponseError } from 'openid-client';
import { bytes, flag, orNull, text } from '../../kernel/columns.ts';
import { newId } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { giveBack, takeAllowance } from '../../kernel/limit.ts';
import { networkOf } from '../../kernel/network.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { hashOfToken, newToken } from '../../kernel/token.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { enteredWith, rememberNetwork, toldOfDevice } from './session.commands.ts';
import { failuresOf } from './session.public.ts';
import { discovered, isOutOfReach, type Provider, type Subject, subjectOf, wayTo } from './sso.client.ts';
import { ProviderFault } from './sso.reach.ts';

/** How long somebody may take at the provider. */
const minutesThere = 10;
/** Each begins with questions to a provider: no network sets off more of them than an office does. */
const perAddress = 300;

const providerColumns = { org_id: text, issuer: text, client_id: text, client_secret: orNull(bytes) };
type Kept = { org_id: string; issuer: string; client_id: string; client_secret: Buffer | null };

function providerOf({ vault }: House, kept: Kept): Provider {
  const { org_id, issuer, client_id: clientId, client_secret: sealed } = kept;
  return { issuer, clientId, secret: sealed ? vault.open(sealed, secretOf(org_id)) : undefined };
}

/** For whom the secret of a provider is sealed. */
export function secretOf(orgId: string): string {
  return `sso ${orgId}`;
}

/** Where a provider sends browsers back to; never what a request calls its host. */
export function ssoAddresses({ publicUrl }: Pick<House['config'], 'publicUrl'>) {
  if (!publicUrl) return undefined;
  return { callback: `${publicUrl}${ssoCallbackPath}`, afterLogout: `${publicUrl}/` };
}

function addressesOf(house: House) {
  const addresses = ssoAddresses(house.config);
  if (!addresses) throw new Problem('ssoNoAddress');
  return addresses;
}

/** Looks at the domain alone: who has the address is nobody's to learn here. */
export async function beginLogin(
  house: House,
  viewer: Viewer,
  { address }: BodyOf<typeof beginSso>,
): Promise<AnswerOf<typeof beginSso>> {
  const { db, vault, config } = house;
  const { callback } = addressesOf(house);
  const [failures, key] = [failuresOf(config, viewer), `sso from ${networkOf(viewer.address)}`];
  await takeAllowance(db, { key, allowance: perAddress, seconds: 900 });
  await takeAllowance(db, failures);
  const domain = address.split('@').at(-1) ?? '';
  const [kept] = await db.call(sql.type(providerColumns)`select * from sso_provider_for(${domain})`);
  if (!kept) throw new Problem('ssoNone');
  await giveBack(db, failures);
  const found = await discovered(providerOf(house, kept), config.ssoAllowHttp).catch(refuseFault);
  const [state, ofBrowser] = [newToken(), newToken()];
  const { url, begun } = await wayTo(found, { state, callback });
  const sealed = vault.seal(`${begun.nonce} ${begun.verifier}`, state);
  const [laid] = await db.call(
    sql.type({ begun: flag })`
      select begin_sso(${kept.org_id}, ${hashOfToken(state)}, ${hashOfToken(ofBrowser)}, ${sealed}, ${minutesThere}::int) as begun`,
  );
  if (!laid?.begun) throw new Problem('ssoNone');
  return { url, key: ofBrowser };
}

function refuseFault(error: unknown): never {
  throw error instanceof ProviderFault ? new Problem('ssoUnreachable') : error;
}

/** What the provider has sent the browser back with; gives the code by which its page learns what came of it. */
export async function answerLogin(house: House, viewer: Viewer, query: string): Promise<string> {
  const failures = failuresOf(house.config, viewer);
  await takeAllowance(house.db, failures);
  const [code, state] = [newToken(), new URLSearchParams(query).get('state') ?? ''];
  const [taken] = await house.db.call(
    sql.type({
      ...providerColumns,
      claim: text,
      sealed: bytes,
    })`select * from take_sso(${hashOfToken(state)})`,
  );
  if (!taken) return code;
  const login = { state, code };
  try {
    const [nonce = '', verifier = ''] = house.vault.open(taken.sealed, state).split(' ');
    const found = await discovered(providerOf(house, taken), house.config.ssoAllowHttp);
    const { callback, afterLogout } = addressesOf(house);
    const subject = await subjectOf(found, {
      address: new URL(`${callback}?${query}`),
      state,
      begun: { nonce, verifier },
      claim: taken.claim,
      afterLogout,
      allowed: house.config.ssoAllowHttp,
    });
    if (await letIn(house, viewer, login, subject)) await giveBack(house.db, failures);
  } catch (error) {
    await refuse(house, viewer, login, error);
  }
  return code;
}

interface Login {
  readonly state: string;
  readonly code: string;
}

async function letIn(house: House, viewer: Viewer, login: Login, who: Subject): Promise<boolean> {
  const { db, vault } = house;
  const logout = who.logout === undefined ? null : vault.seal(who.logout, 'sso logout');
  const [answer] = await db.call(
    sql.type({ why: orNull(text) })`
      select answer_sso(${hashOfToken(login.state)}, ${hashOfToken(login.code)}, ${who.subject}, ${who.mail ?? null}, ${who.name},
        ${[...who.groups]}::text[], ${newId()}, ${newId()}, ${deviceOf(viewer.device).en}, ${networkOf(viewer.address)}, ${logout}) as why`,
  );
  return answer?.why === '';
}

async function refuse({ db, app }: House, viewer: Viewer, login: Login, error: unknown): Promise<void> {
  const why = reasonOf(error);
  // For whoever sets a provider up; what the provider said may hold a token and is left out.
  app.log.warn({ why, flaw: error instanceof Error ? error.message : '' }, 'a single sign-on was refused');
  await db.call(
    sql`select refuse_sso(${hashOfToken(login.state)}, ${hashOfToken(login.code)}, ${why}, null, ${newId()},
      ${deviceOf(viewer.device).en}, ${networkOf(viewer.address)})`,
  );
}

function reasonOf(error: unknown) {
  if (error instanceof AuthorizationResponseError) return 'ssoRefused';
  return isOutOfReach(error) ? 'ssoUnreachable' : 'ssoInvalid';
}

/** The session itself. Without the key of the browser that began, a code is worth nothing: nobody is led into another's session. */
export async function tradeLogin(
  house: House,
  viewer: Viewer,
  { code, key }: BodyOf<typeof tradeSso>,
): Promise<AnswerOf<typeof tradeSso>> {
  const { db, config, clock } = house;
  const failures = failuresOf(config, viewer);
  await takeAllowance(db, failures);
  const { device, address, language } = viewer;
  const { kind, told } = toldOfDevice(clock, viewer);
  const token = newToken();
  const [traded] = await db.call(
    sql.type({ why: orNull(text) })`
      select trade_sso(${hashOfToken(code)}, ${hashOfToken(key)}, ${hashOfToken(token)}, ${newId()}, ${device}, ${address}, ${kind},
        ${newId()}, ${language}, ${told}::jsonb) as why`,
  );
  const why = traded?.why ?? 'ssoOver';
  if (why !== '') throw new Problem(isCode(loginRefusals, why) ? why : 'ssoOver');
  await giveBack(db, failures);
  const answer = await enteredWith(house, viewer, token);
  await rememberNetwork(db, answer.user.userId, address);
  return answer;
}
