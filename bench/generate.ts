import pg from 'pg';
import { billedOrders } from './bill-questions.ts';
import { declaredOrders } from './customs-questions.ts';
import { enteredOrders } from './entry-questions.ts';

/** How large the world of the benchmark is. The biggest customer has 1.6 % of all orders. */
export interface Scale {
  readonly orders: number;
  readonly eventsPerOrder: number;
  readonly customers: number;
}

/** Fills a migrated database by SQL alone, as the owner and with the policies out of the way. Deterministic. */
export async function generate(
  ownerUrl: string,
  { orders, eventsPerOrder, customers }: Scale,
): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  await client.query('select setseed(0.42)');
  await client.query(
    "set synchronous_commit = off; set work_mem = '256MB'; set maintenance_work_mem = '1GB'",
  );
  const indexes = await secondaryIndexes(client);
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  for (const statement of statements(orders, eventsPerOrder, customers)) await client.query(statement);
  for (const { definition } of indexes) await client.query(definition);
  for (const statement of [...declaredOrders, ...enteredOrders, ...billedOrders])
    await client.query(statement);
  await client.query('vacuum (analyze) orders');
  await client.query('vacuum (analyze) shipment_event');
  await client.query('vacuum (analyze) shipment_reference');
  await client.end();
}

/** Filling a table and indexing it afterwards is many times faster than the other way round. */
async function secondaryIndexes(client: pg.Client): Promise<{ name: string; definition: string }[]> {
  const { rows } = await client.query(
    `select i.indexname as name, i.indexdef as definition from pg_indexes i
     where i.tablename in ('orders', 'shipment_event', 'shipment_reference') and not exists (select from pg_constraint c where c.conname = i.indexname)`,
  );
  return rows;
}

function statements(orders: number, eventsPerOrder: number, customers: number): string[] {
  const orgOf = `md5('org' || least(${customers} - 1, floor(power(random(), 1.84) * ${customers})))::uuid`;
  return [
    `insert into channel (channel_id, name, name_en, transport) select md5('channel' || n)::uuid, 'Channel ' || n, 'Channel ' || n, (1 + n % 4)::text from generate_series(1, 8) n`,
    `insert into organisation (org_id, code, kind, name_zh, name_en) select md5('org' || n)::uuid, 'C' || n, 'customer', 'C' || n, 'C' || n from generate_series(0, ${customers - 1}) n`,
    `insert into app_user (org_id, user_id, username, name, password_hash, permissions, data_authority)
       select md5('org' || n)::uuid, md5('user' || n)::uuid, 'bench' || n, 'Bench ' || n, 'none', array['order:view', 'dashboard:view', 'customs:view', 'customs2:view', 'bill:view'], 'organisation' from generate_series(0, ${customers - 1}) n`,
    `insert into orders (org_id, id, order_number, status, status_date, order_time, channel_name, transport_type, own_origin, own_destination, destination_country,
       reference_number, fba_no, eta, is_customs, is_self_clearance, quantity, gross_weight, volume, actual_pks_num, actual_volume, charging_weight, created_by)
     select org, md5('order' || n)::uuid, 'SO' || to_char(date '2026-01-01' + n % 320, 'YYMMDD') || translate(upper(left(md5('n' || n), 9)), 'ILOU', '0123'),
       (array['ORDERED','WH_IN','WH_OUT','EXPORT_RELEASED','DEPARTED','ARRIVED','IN_CLEARANCE','DELIVERED','SIGNED'])[1 + n % 9],
       timestamptz '2026-01-01' + n * interval '25 seconds', timestamptz '2026-01-01' + n * interval '24 seconds', 'Channel ' || (1 + n % 8), (1 + n % 4)::text,
       'Shanghai', 'Los Angeles', 'US', 'PO-' || n, 'FBA' || upper(left(md5('f' || n), 9)), date '2026-02-01' + n % 320,
       n % 2 = 0, n % 3 = 0, 1 + n % 400, 100 + n % 9000, 1 + n % 60, 1 + n % 400, 1 + n % 60, 100 + n % 9000, md5('user')::uuid
     from (select n, ${orgOf} as org from generate_series(1, ${orders}) n) s on conflict do nothing`,
    // With the three that an order has by itself, five numbers each, as freight has them by the way it goes: eight orders to a
    // master, five to a container; of ocean freight half goes under the house's bill of lading,
    // half under the line's own. The n of an order is in its customer's reference.
    `insert into shipment_reference (org_id, order_id, kind, number, source)
     select o.org_id, o.id, r.kind, r.number, 'desk' from orders o cross join lateral (select substr(o.reference_number, 4)::bigint as n) x
     cross join lateral (values
       ('mawb', '999' || lpad((n / 8)::text, 7, '0') || n / 8 % 7, '1'), ('hawb', 'SZX' || lpad(n::text, 7, '0'), '1'),
       ('container', 'LLGU' || lpad((n / 5)::text, 7, '0'), '2'), ('hbl', 'LLSHA' || lpad(n::text, 8, '0'), '2'),
       ('mbl', 'LLMB' || lpad((n / 40)::text, 8, '0'), '2'),
       ('carrier', 'BKG' || upper(left(md5('b' || n / 5), 9)), '3'), ('parcel', '1Z' || upper(left(md5('p' || n), 16)), '3'),
       ('carrier', 'BKG' || upper(left(md5('b' || n / 5), 9)), '4'), ('parcel', '1Z' || upper(left(md5('p' || n), 16)), '4')
     ) r (kind, number, way) where r.way = o.transport_type and (r.kind not in ('hbl', 'mbl') or (r.kind = 'mbl') = (n / 4 % 2 = 0))`,
    `insert into shipment_event (org_id, event_id, subject, subject_id, code, stage, classifier, occurred_at, zone, place, source)
     select o.org_id, gen_random_uuid(), 'order', o.id, 'E' || k, (array['ORDERED','WH_IN','WH_OUT','EXPORT_RELEASED','DEPARTED','ARRIVED','IN_CLEARANCE','DELIVERED','SIGNED'])[least(9, k)],
       'ACT', o.order_time + k * interval '1 day', 'Asia/Shanghai', 'Shanghai', 'system' from orders o cross join generate_series(1, ${eventsPerOrder}) k`,
  ];
}
