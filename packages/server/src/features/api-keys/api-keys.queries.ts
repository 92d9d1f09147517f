import { apiKey, deskApiKey } from '@loadline/contract/api-keys/api-key';
import type { deskApiKeyApi } from '@loadline/contract/api-keys/api-key.api';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Database, RawJson } from '../../kernel/database.ts';
import { isOneOf, setOf } from '../../kernel/filters.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { containing } from '../../kernel/records.ts';
import { allOf, jsonOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { organisationView } from '../ops/companies.public.ts';
import { colleagueName } from '../ops/people.public.ts';
import { accountView } from '../ops/people.rows.public.ts';

/** Keys with how they stand now. */
const standing = sql`(select k.org_id, k.id, k.name, k.hint, k.scopes, k.data_authority, k.expires_on, k.created_by, k.created_at as made_at, k.revoked_at,
    k.revoked_who, array(select abbrev(a) from unnest(k.addresses) a) as addresses,
    case when k.revoked_at is not null then 'REVOKED' when now() >= key_ends(k.expires_on) then 'EXPIRED'
      when not exists (select from ${accountView} a where a.org_id = k.org_id and a.user_id = k.created_by and a.enabled) then 'IDLE'
      when k.replaced_by is not null then 'ROTATING' else 'ACTIVE' end as state,
    u.last_at as last_used_at, u.last_address, coalesce(u.calls_today, 0)::int as calls_today, coalesce(u.refused_today, 0)::int as refused_today
  from api_key k left join lateral (
    select max(x.last_at) as last_at, (array_agg(x.last_address order by x.day desc))[1] as last_address,
        sum(x.calls) filter (where x.day = (now() at time zone 'Asia/Shanghai')::date) as calls_today,
        sum(x.refused) filter (where x.day = (now() at time zone 'Asia/Shanghai')::date) as refused_today
      from api_key_use x where x.org_id = k.org_id and x.key_id = k.id) u on true)`;

const computed = {
  madeBy: colleagueName(sql`r.org_id`, sql`r.created_by`),
  revokedBy: sql`r.revoked_who`,
};

const keyJson = jsonOf(apiKey.fields, 'r', computed);

/** The keys of the viewer's organisation: those in use, then those that are over, the newest first. */
export function keysOf(db: Database, viewer: Viewer): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select coalesce((select json_agg(${keyJson} order by r.state in ('REVOKED', 'EXPIRED'), r.made_at desc) from (
        select * from ${standing} r where ${ofViewer('r')} order by r.state in ('REVOKED', 'EXPIRED'), r.made_at desc limit 500) r), '[]')::text`,
  );
}

/** One of them. */
export const oneKey = (id: string) =>
  sql`select ${keyJson} as key from ${standing} r where ${ofViewer('r')} and r.id = ${id}`;

type Filter = QueryOf<typeof deskApiKeyApi.count>;

const atDesk = sql`(select s.*, g.name_zh as customer, g.name_en as customer_en from ${standing} s join ${organisationView} g on g.org_id = s.org_id) r`;

/** What staff see of the keys of those they serve, and of their own company's. */
export const deskKeys: ListSource<Filter> = {
  from: atDesk,
  where: ({ search, orgId, state }) =>
    allOf(
      setOf([
        search !== null && sql`(${containing(['name', 'hint', 'customer', 'customerEn'], search)})`,
        orgId !== null && sql`r.org_id = ${orgId}`,
        isOneOf(sql`r.state`, state),
      ]),
    ),
  row: jsonOf(deskApiKey.fields, 'r', computed),
  by: sortedBy({
    lastUsedAt: { value: sql`r.last_used_at`, type: 'timestamptz' },
    madeAt: { value: sql`r.made_at`, type: 'timestamptz' },
    expiresOn: { value: sql`r.expires_on`, type: 'date' },
    name: { value: sql`r.name`, type: 'text' },
  }),
};
