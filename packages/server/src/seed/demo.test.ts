import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { orderStatuses, stageOrder } from '@loadline/contract/codes/stage';
import { codesOf } from '@loadline/contract/kernel/code';
import { isOrderNumber } from '@loadline/contract/orders/order-number';
import { requestStates } from '@loadline/contract/orders/order-request';
import { loadDemo } from './demo.ts';
import { openDemoDatabase } from './testing/demo-database.ts';

const today = new Date('2026-11-21T06:20:00Z');
const demo = await openDemoDatabase();

before(() => loadDemo(demo.partsAt(today)));

async function noRows(query: string, values: unknown[] = []) {
  assert.deepEqual(await demo.rows(query, values), []);
}

test('one forwarder and two customers of very different size', async () => {
  const sizes = await demo.rows(
    `select kind, count(o.id)::int as orders from organisation left join orders o using (org_id) where demo group by org_id, kind order by orders`,
  );
  assert.deepEqual(sizes, [
    { kind: 'forwarder', orders: 0 },
    { kind: 'customer', orders: 30 },
    { kind: 'customer', orders: 300 },
  ]);
});

test('every status occurs with every mode, and what has no mode yet has not left the warehouse', async () => {
  const met = await demo.rows<{ transport_type: string; statuses: string[] }>(
    'select transport_type, array_agg(distinct status order by status) as statuses from orders group by 1 order by 1',
  );
  const every = codesOf(orderStatuses).toSorted();
  assert.deepEqual(met, [
    ...['1', '2', '3', '4'].map((transport_type) => ({ transport_type, statuses: every })),
    { transport_type: null, statuses: ['CANCELLED', 'ORDERED', 'WH_IN'] },
  ]);
});

test('the small customer too has every status', async () => {
  const [met] = await demo.rows<{ statuses: number }>(
    `select count(distinct status)::int as statuses from orders join organisation using (org_id) where code = 'SGDEMO'`,
  );
  assert.equal(met?.statuses, codesOf(orderStatuses).length);
});

test('the status of an order is the furthest stage that really happened, and its time is the time of that', async () => {
  await noRows(
    `select o.order_number, o.status, reached.stage, o.status_date, reached.occurred_at
     from orders o cross join lateral (
       select e.stage, e.occurred_at from shipment_event e
       where e.subject_id = o.id and e.classifier = 'ACT' and e.voided_by is null and e.stage is not null
       order by array_position($1::text[], e.stage) desc limit 1) reached
     where case o.status
       when 'CANCELLED' then array_position($1::text[], reached.stage) > 2 or o.status_date <= reached.occurred_at
       when 'CLOSED' then reached.stage <> 'SIGNED' or o.status_date <= reached.occurred_at
       else o.status <> reached.stage or o.status_date <> reached.occurred_at end`,
    [stageOrder],
  );
});

test('a stage is told only after all before it, at a later time, and what happened is past; a flight says its arrival alone', async () => {
  await noRows(
    `with told as (
       select subject_id, classifier, occurred_at, array_position($1::text[], stage) as place, coalesce(source_id like 'flight %', false) as by_flight,
         row_number() over (partition by subject_id order by occurred_at) as turn,
         lag(array_position($1::text[], stage), 1, 0) over (partition by subject_id order by occurred_at) as last
       from shipment_event where stage is not null and voided_by is null
         and (classifier = 'ACT' or occurred_at > $2))
     select * from told where case when by_flight then place <= last else place <> turn end or (classifier = 'ACT') <> (occurred_at <= $2)`,
    [stageOrder, today],
  );
});

test('what is confirmed on a flight is expected when that lands, and closes with it', async () => {
  const [flown] = await demo.rows<{ n: number; wrong: number }>(
    `select count(*)::int as n, count(*) filter (where o.cut_off <> f.cut_off
         or o.eta <> (f.eta at time zone f.destination_zone)::date and f.ata is null)::int as wrong
     from orders o join hawb h on h.order_id = o.id join booking b on b.id = h.booking_id join flight f on f.id = b.flight_id
     where b.mawb_id is not null and f.state <> 'CANCELLED'`,
  );
  assert.ok(flown && flown.n > 10);
  assert.equal(flown.wrong, 0);
});

test('every order begins with its order event, at its order time', async () => {
  await noRows(
    `select o.order_number from orders o where not exists (
       select from shipment_event e where e.org_id = o.org_id and e.subject_id = o.id and e.stage = 'ORDERED' and e.occurred_at = o.order_time)`,
  );
});

test('cartons add up to the pieces, the weight and the volume of the order, exactly', async () => {
  await noRows(
    `select o.order_number from orders o join carton_group c on c.org_id = o.org_id and c.order_id = o.id
     group by o.org_id, o.id having sum(c.carton_count) <> o.quantity or sum(c.carton_count * c.weight) <> o.gross_weight
       or sum(c.carton_count * c.length * c.width * c.height) / 1000000 <> o.volume`,
  );
});

test('one to five lines of goods, each priced exactly, in cartons of the order', async () => {
  await noRows(
    `select o.order_number, count(g.line_no) from orders o left join goods_line g on g.org_id = o.org_id and g.order_id = o.id
     group by o.org_id, o.id having count(*) not between 1 and 5`,
  );
  await noRows(
    `select g.order_id from goods_line g left join carton_group c using (org_id, order_id, carton_no)
     where c.carton_no is null or g.declared_qty % c.carton_count <> 0 or g.declared_qty * g.unit_price_usd <> g.total_price_usd`,
  );
});

test('the two HS codes of a line share their first six digits, and declared goods have both', async () => {
  await noRows(
    `select order_id from goods_line g join orders o on o.id = g.order_id
     where left(coalesce(hs_cn, hs_dest), 6) <> left(hs_dest, 6) or hs_dest !~ '^\\d{6,10}$' or coalesce(hs_cn, '0000000000') !~ '^\\d{10}$'
       or (o.is_customs and hs_cn is null)`,
  );
});

test('numbers of carriers have right check digits, ours too, and none is given twice', async () => {
  const orders = await demo.rows<{ order_number: string }>('select order_number from orders');
  for (const { order_number } of orders) assert.ok(isOrderNumber(order_number), order_number);
  const noted = await demo.rows<{ kind: string; number: string; transport_type: string }>(
    `select r.kind, r.number, o.transport_type from shipment_reference r join orders o on o.org_id = r.org_id and o.id = r.order_id
     where r.source <> 'order' and r.kind in ('mawb', 'container', 'mbl')`,
  );
  assert.ok(noted.length > 0);
  for (const { kind, number, transport_type } of noted) {
    if (transport_type === '1') assert.ok(kind === 'mawb' && isAirWaybill(number), number);
    if (transport_type === '2') assert.ok(kind === 'container' && isContainer(number), number);
  }
  const twice = await demo.rows(
    `select number from shipment_reference where source = 'desk' group by kind, number having count(*) > 1`,
  );
  assert.deepEqual(twice, []);
  assert.ok(isContainer('CSQU3054383') && isContainer('TASU1170000') && !isContainer('CSQU3054384'));
});

function isAirWaybill(number: string): boolean {
  return /^\d{11}$/.test(number) && Number(number.slice(3, 10)) % 7 === Number(number[10]);
}

function isContainer(number: string): boolean {
  const letters = '?A?BCDEFGHIJK?LMNOPQRSTU?VWXYZ';
  const values = Array.from(number.slice(0, 10), (sign) =>
    /\d/.test(sign) ? Number(sign) : letters.indexOf(sign) + 9,
  );
  const sum = values.reduce((total, value, place) => total + value * 2 ** place, 0);
  return /^[A-Z]{3}U\d{7}$/.test(number) && (sum % 11) % 10 === Number(number[10]);
}

test('Amazon shipments carry their shipment id, reference and box numbers; others carry none', async () => {
  await noRows(
    `select order_number from orders where (warehouse_code is null) <> (fba_no is null) or (fba_no is null) <> (amazon_ref is null)
       or fba_no !~ '^FBA[0-9A-Z]{7,9}$' or amazon_ref !~ '^[0-9A-Z]{8}$'`,
  );
  await noRows(
    `select c.carton_no from carton_group c join orders o on o.id = c.order_id
     where c.carton_no !~ ('^' || coalesce(o.fba_no || 'U\\d{6}(-U\\d{6})?', '\\d{3,4}(-\\d{3,4})?') || '$')`,
  );
});

test('there is something of everything a clerk meets: held, overdue, voided, internal, private, corrected', async () => {
  const [met] = await demo.rows<Record<string, number>>(
    `select (select count(*)::int from orders where on_hold) as held,
       (select count(*)::int from orders where status = 'DEPARTED' and eta < $1::date) as overdue,
       (select count(*)::int from orders where eta between $1::date and $1::date + 7) as soon,
       (select count(*)::int from orders where order_time > $1::timestamptz - interval '12 hours') as fresh,
       (select count(*)::int from shipment_event where voided_by is not null) as voided,
       (select count(*)::int from shipment_event where not is_public) as internal,
       (select count(*)::int from orders where not is_public) as private,
       (select count(*)::int from orders where actual_weight <> gross_weight) as weighed_otherwise,
       (select count(*)::int from audit where action = 'edited') as corrected,
       (select count(distinct subject_id)::int from record_file where subject = 'order') as with_papers`,
    [today],
  );
  for (const [what, count] of Object.entries(met ?? {})) assert.ok(count >= 3, `${what}: ${count}`);
});

test('most orders that wait to leave have their papers, and some were refused', async () => {
  const [waiting] = await demo.rows<{ all: number; papered: number; refused: number }>(
    `select count(*)::int as all, count(*) filter (where p.types @> '{CI,PL}')::int as papered, count(*) filter (where p.refused)::int as refused
     from orders o cross join lateral (select coalesce(array_agg(r.type), '{}') as types, coalesce(bool_or(r.verdict = 'refused'), false) as refused
       from record_file r where r.org_id = o.org_id and r.subject = 'order' and r.subject_id = o.id) p
     where o.status in ('WH_IN', 'WH_OUT')`,
  );
  assert.ok(waiting && waiting.papered * 2 > waiting.all, JSON.stringify(waiting));
  assert.ok(waiting.refused >= 2, JSON.stringify(waiting));
});

test('the number on the home page is an order at sea that anybody finds, and cargo without an order says who received it', async () => {
  const samples = await demo.rows<{ status: string; open: boolean }>(
    'select o.status, o.is_public as open from home_page h join orders o on o.order_number = h.example_no',
  );
  assert.deepEqual(samples, [{ status: 'DEPARTED', open: true }]);
  await noRows(
    `select h.example, o.eta from home_page h join orders o on o.order_number = h.example_no
     where h.example -> 2 ->> 'whenEn' is distinct from 'ETA ' || to_char(o.eta, 'MM-DD')
       or h.example -> 0 ->> 'whenEn' is distinct from (select 'departed ' || to_char(e.occurred_at at time zone e.zone, 'MM-DD HH24:MI')
         from shipment_event e where e.subject_id = o.id and e.stage = 'DEPARTED' and e.classifier = 'ACT' and e.voided_by is null)`,
  );
  await noRows(
    `select cargo_no from unidentified_cargo u where
       (select array_agg(a.action order by a.at) from audit a where a.subject = 'unidentified' and a.subject_id = u.id)
         is distinct from case u.state when 'WAITING' then array['made'] else array['made', 'closed'] end`,
  );
});

test('the demo’s customer has given away a link that is good, and one to the same order that is not any more', async () => {
  const links = await demo.rows<{ username: string; good: boolean; shows: string }>(
    `select u.username, s.expires_at > $1 as good, s.shows from tracking_share s join app_user u on u.user_id = s.created_by
     join orders o on o.org_id = s.org_id and o.id = s.order_id and o.status = 'DEPARTED' order by s.created_at`,
    [today],
  );
  assert.deepEqual(links, [
    { username: 'demo', good: false, shows: 'cargo' },
    { username: 'demo', good: true, shows: 'milestones' },
  ]);
});

test('of two workbooks of the demo’s customer one became an order, and of the other one order waits for its channel to be put right', async () => {
  const imports = await demo.rows<{ records: number; made: number; codes: string[] }>(
    `select i.records, i.imported_records as made, array(select distinct f ->> 'code' from data_import_row r, jsonb_array_elements(r.findings) f
       where r.import_id = i.id and r.has_error) as codes
     from data_import i join app_user u on u.user_id = i.created_by and u.username = 'demo' where i.state = 'DONE' order by i.records`,
  );
  assert.deepEqual(imports, [
    { records: 1, made: 1, codes: [] },
    { records: 2, made: 1, codes: ['E07'] },
  ]);
});

test('an order is held exactly while something holds it, and requests stand in every state they have', async () => {
  await noRows(
    `select order_number from orders o where on_hold <> exists (
       select from order_hold h where h.org_id = o.org_id and h.order_id = o.id and h.lifted_at is null)`,
  );
  const states = await demo.rows<{ state: string }>('select distinct state from order_request order by 1');
  assert.deepEqual(
    states.map(({ state }) => state),
    codesOf(requestStates).toSorted(),
  );
  const verdicts = await demo.rows('select distinct verdict from record_file');
  assert.equal(verdicts.length, 3);
});
