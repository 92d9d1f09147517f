import type { AnswerOf, QueryOf } from '@loadline/contract/kernel/endpoint';
import { delivery, deliveryDetail, webhook } from '@loadline/contract/webhooks/webhook';
import type { deliveryApi } from '@loadline/contract/webhooks/webhook.api';
import { bytes, json, orNull } from '../../kernel/columns.ts';
import type { Database, RawJson } from '../../kernel/database.ts';
import { isOneOf, setOf } from '../../kernel/filters.ts';
import type { House } from '../../kernel/house.ts';
import type { ListSource } from '../../kernel/lists.ts';
import { sortedBy } from '../../kernel/lists.ts';
import { Problem } from '../../kernel/problem.ts';
import { containing } from '../../kernel/records.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, jsonOf, ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { makerName } from '../ops/people.public.ts';
import { messageId, sealedFor, signed } from './webhooks.sign.ts';

const lately = sql`a.at > now() - interval '24 hours'`;
const isGood = sql`a.status between 200 and 299`;
const tried = (figure: Sql, where = sql`true`) =>
  sql`(select ${figure} from webhook_attempt a where a.org_id = r.org_id and a.hook_id = r.id and ${lately} and ${where})`;
const letters = (state: string) =>
  sql`(select count(*)::int from webhook_delivery d where d.org_id = r.org_id and d.hook_id = r.id and d.state = ${sql.lit(state)})`;

/** The last 24 hours, the oldest first, each with what went well and what did not. */
const hours = sql`(select json_agg(json_build_object('good', coalesce(x.good, 0), 'bad', coalesce(x.bad, 0)) order by h.back desc)
  from generate_series(0, 23) h (back) left join (
    select floor(extract(epoch from now() - a.at) / 3600)::int as back, count(*) filter (where ${isGood})::int as good,
        count(*) filter (where not coalesce(${isGood}, false))::int as bad
      from webhook_attempt a where a.org_id = r.org_id and a.hook_id = r.id and ${lately} group by 1) x on x.back = h.back)`;

const hookJson = jsonOf(webhook.fields, 'r', {
  madeBy: makerName(sql`r`),
  delivered: tried(sql`count(*)::int`, isGood),
  failed: tried(sql`count(*)::int`, sql`not coalesce(${isGood}, false)`),
  medianMs: tried(sql`percentile_cont(0.5) within group (order by a.ms)::int`, isGood),
  waiting: letters('WAITING'),
  dead: letters('DEAD'),
  hours,
});

const hookColumns = sql`(select h.org_id, h.id, h.version, h.url, h.categories, h.paused, h.paused_at, h.failing_since, h.created_by, h.created_at from webhook h)`;

/** The webhooks of the viewer's organisation, or of a customer for staff. */
export function hooksOf(db: Database, viewer: Viewer, orgId?: string): Promise<RawJson> {
  const whose = orgId === undefined ? ofViewer('r') : sql`r.org_id = ${orgId}`;
  return db.readJson(
    viewer,
    sql`select coalesce((select json_agg(${hookJson} order by r.created_at) from ${hookColumns} r where ${whose}), '[]')::text`,
  );
}

/** One of the viewer's own. */
export const oneHook = (id: string) =>
  sql`select ${hookJson} as hook from ${hookColumns} r where ${ofViewer('r')} and r.id = ${id}`;

type Filter = QueryOf<typeof deliveryApi.count>;

const last = (column: string) =>
  sql`(select a.${sql.ref(column)} from webhook_attempt a where a.org_id = r.org_id and a.delivery_id = r.id order by a.no desc limit 1)`;
const isOfTheSame = sql`o.hook_id = r.hook_id and o.subject = r.subject and o.subject_id = r.subject_id and o.state = 'WAITING'`;

const computed = {
  madeAt: isoOf(sql`r.created_at`),
  url: sql`(select h.url from webhook h where h.org_id = r.org_id and h.id = r.hook_id)`,
  tries: sql`r.tries_before + r.tries`,
  status: last('status'),
  failure: last('failure'),
  ms: last('ms'),
  behind: sql`r.state = 'WAITING' and exists (select from webhook_delivery o where ${isOfTheSame} and o.seq < r.seq)`,
};

const deliveryRow = jsonOf(delivery.fields, 'r', computed);

/** What the viewer's webhooks were told. */
export const deliveryList: ListSource<Filter> = {
  from: sql`webhook_delivery r`,
  where: ({ hookId, state, search }) =>
    allOf([
      ofViewer('r'),
      ...setOf([
        hookId !== null && sql`r.hook_id = ${hookId}`,
        isOneOf(sql`r.state`, state),
        search !== null && sql`(${containing(['number', 'type'], search)})`,
      ]),
    ]),
  row: deliveryRow,
  by: sortedBy({ madeAt: { value: sql`r.created_at`, type: 'timestamptz' } }),
};

type Detail = AnswerOf<typeof deliveryApi.detail>;

/** One of them with all its tries, signed as it was the last time: by now, where it was not sent yet. */
export async function deliveryOf({ db, vault, clock }: House, viewer: Viewer, id: string): Promise<Detail> {
  const {
    rows: [[found]],
  } = await db.read(
    viewer,
    sql.type({ delivery: json<Detail>(), secret: orNull(bytes), delivery_id: json<string>() })`
      select ${jsonOf(deliveryDetail, 'r', {
        ...computed,
        signature: sql`''`,
        timestamp: sql`''`,
        after: sql`(select count(*)::int from webhook_delivery o where ${isOfTheSame} and o.seq > r.seq)`,
        attempts: sql`coalesce((select json_agg(json_build_object('at', ${isoOf(sql`a.at`)}, 'status', a.status, 'failure', a.failure, 'ms', a.ms) order by a.no)
          from webhook_attempt a where a.org_id = r.org_id and a.delivery_id = r.id), '[]')`,
      })} as delivery, h.secret, to_json(r.id) as delivery_id
      from webhook_delivery r join webhook h on h.org_id = r.org_id and h.id = r.hook_id where ${ofViewer('r')} and r.id = ${id}`,
  );
  if (!found?.secret) throw new Problem('notFound');
  const { delivery: told } = found;
  const at = new Date(told.attempts.at(-1)?.at ?? clock.now());
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const secrets = [vault.open(found.secret, sealedFor(told.hookId))];
  return {
    ...told,
    timestamp,
    signature: signed(secrets, { id: messageId(id), timestamp, body: told.body }),
  };
}
