import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { ssoProvider } from '@loadline/contract/session/sso-provider';
import type { ownSso } from '@loadline/contract/session/sso-provider.api';
import type { Config } from '../../config.ts';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { accountView, roleView } from '../ops/people.rows.public.ts';
import { discovered, faultOf } from './sso.client.ts';
import { ssoAddresses } from './sso.commands.ts';

export type Settings = AnswerOf<typeof ownSso.read>;
type Found = Omit<Settings, 'callback' | 'afterLogout'>;
type Offered = AnswerOf<typeof ownSso.test>;

const providerJson = jsonOf(ssoProvider.fields, 'p', {
  domains: sql`(select coalesce(json_agg(d.domain order by d.domain), '[]') from sso_domain d where d.org_id = p.org_id)`,
});

const managing = sql`array['user:manage', 'op:staff:manage'] && coalesce(r.permissions, u.permissions)`;

const settings = sql.type({ found: json<Found>() })`select json_build_object(
  'provider', (select ${providerJson} from sso_provider p where p.org_id = (select app_org())),
  'roles', (select coalesce(json_agg(json_build_object('id', r.role_id, 'zh', r.name_zh, 'en', r.name_en) order by r.name_zh), '[]') from sso_roles() r),
  'people', (select coalesce(json_agg(json_build_object('id', u.user_id, 'zh', u.name, 'en', u.name) order by u.name, u.user_id), '[]')
    from ${accountView} u left join ${roleView} r on r.role_id = u.role_id where u.org_id = (select app_org()) and u.enabled and ${managing})) as found`;

function told(found: Found | undefined, config: Config): Settings {
  const none = { provider: null, roles: [], people: [] };
  const { callback = null, afterLogout = null } = ssoAddresses(config) ?? {};
  return { ...none, ...found, callback, afterLogout };
}

/** The provider of the viewer's own organisation, and what can be chosen for it. */
export async function ownProvider(db: Database, config: Config, viewer: Viewer): Promise<Settings> {
  const {
    rows: [[row]],
  } = await db.read(viewer, settings);
  return told(row?.found, config);
}

export async function settingsIn(tx: Tx, config: Config): Promise<Settings> {
  return told((await tx.one(settings)).found, config);
}

/** What a provider says of itself, for who may set one up: nobody else makes this server ask anything. */
export async function offeredBy(
  db: Database,
  { ssoAllowHttp }: Config,
  viewer: Viewer,
  { issuer }: BodyOf<typeof ownSso.test>,
): Promise<Offered> {
  await db.read(viewer);
  const nothing = { issuer: null, authorization: null, token: null, keys: null, logout: null };
  try {
    const found = await discovered({ issuer, clientId: 'none', secret: undefined }, ssoAllowHttp);
    const said = found.serverMetadata();
    const shown = (text: string | undefined) => text?.slice(0, 500) ?? null;
    return {
      fault: null,
      issuer: shown(said.issuer),
      authorization: shown(said.authorization_endpoint),
      token: shown(said.token_endpoint),
      keys: shown(said.jwks_uri),
      logout: shown(said.end_session_endpoint),
    };
  } catch (error) {
    return { ...nothing, fault: faultOf(error) };
  }
}
