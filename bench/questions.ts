import { barelyBilled, questionsOfBills } from './bill-questions.ts';
import { barelyDeclared, questionsOfDeclarations } from './customs-questions.ts';
import { barelyEntered, questionsOfEntries } from './entry-questions.ts';
import type { Barely, Question } from './question.ts';

const columns = `'id', o.id::text, 'orderNumber', o.order_number, 'status', o.status, 'statusDate', to_char(o.status_date at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'channelName', o.channel_name, 'transportType', o.transport_type, 'destinationCountry', o.destination_country, 'referenceNumber', o.reference_number,
  'trackingNo', (select string_agg(r.number, ', ') from shipment_reference r where r.org_id = o.org_id and r.order_id = o.id and r.kind in ('mawb', 'container')), 'actualPksNum', o.actual_pks_num, 'actualVolume', o.actual_volume::text, 'chargingWeight', o.charging_weight::text,
  'orderTime', to_char(o.order_time at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'), 'eta', to_char(o.eta, 'YYYY-MM-DD'), 'fbaNo', o.fba_no, 'isCustoms', o.is_customs`;

function page(where: string): string {
  return pageOfAll(`o.org_id = $1::uuid and ${where}`);
}

function pageOfAll(where: string): string {
  return `select coalesce(json_agg(json_build_object(${columns})), '[]')::text as json from
    (select * from orders o where ${where} order by o.order_time desc, o.id desc limit 50) o`;
}

/** Orders by a part of a number as one asks who knows the table and its policies, and no function of ours. */
const byNumber = "o.id in (select r.order_id from shipment_reference r where r.number like '%' || $2 || '%')";

const tracked = `select (shipment_shown(o, o.order_number, true))::text as json from orders o where o.order_number = $1`;

export const barely: readonly Barely[] = [
  { path: '/list', text: page('true'), values: ({ org }) => [org] },
  { path: '/filter', text: page('o.status = $2'), values: ({ org }) => [org, 'DEPARTED'] },
  {
    path: '/search',
    text: page('o.id in (select find_order_ids($2))'),
    values: ({ org, needle }) => [org, needle],
  },
  {
    path: '/tracking',
    text: "select coalesce(json_agg(shipment), '[]')::text as json from track_shipments(array[$1], '0')",
    values: ({ no }) => [no],
  },
  { path: '/by-number', text: page(byNumber), values: ({ org, needle }) => [org, needle] },
  {
    path: '/desk-by-number',
    byStaff: true,
    text: pageOfAll(byNumber.replace('$2', '$1')),
    values: ({ needle }) => [needle],
  },
  {
    path: '/tracking-of-many',
    text: "select coalesce(json_agg(shipment), '[]')::text as json from track_shipments(string_to_array($1, ','), '0')",
    values: ({ nos }) => [nos],
  },
  {
    path: '/count-of-pasted',
    text: `select json_build_object('total', count(*))::text as json from orders o where o.org_id = $1::uuid
      and o.id in (select r.order_id from shipment_reference r where r.org_id = $1::uuid and r.number = any(string_to_array($2, ',')))`,
    values: ({ org, nos }) => [org, nos],
  },
  ...barelyDeclared,
  ...barelyEntered,
  ...barelyBilled,
];

const kinds = ['order', 'customer', 'fba', 'mawb', 'hawb', 'mbl', 'hbl', 'container', 'carrier', 'parcel'];

const byKind = kinds.flatMap((kind): Question[] => [
  {
    name: `search by ${kind}`,
    bare: ({ org, numbers }) => `/by-number?org=${org}&needle=${numbers[kind]}`,
    ours: ({ numbers }) => `/omsapi/orders?search=${numbers[kind]}`,
  },
  {
    name: `desk search by ${kind}`,
    byStaff: true,
    bare: ({ numbers }) => `/desk-by-number?needle=${numbers[kind]}`,
    ours: ({ numbers }) => `/opsapi/orders?search=${numbers[kind]}`,
  },
]);

/** A day so many before the last on which the benchmark's orders were placed. */
function dayBefore(days: number): string {
  return new Date(Date.UTC(2026, 9, 5) - days * 86_400_000).toISOString().slice(0, 10);
}

const anyCustomer = '\\set n random(0, 1999)\n';

function literal(sql: string, ...values: string[]): string {
  // pgbench takes every colon and word for a variable of its own, inside a time format too.
  const plain = sql.replace(/to_char\((o\.\w+) at time zone 'UTC', '[^']*'\)/g, '$1::text');
  return values
    .reduce((text, value, at) => text.replaceAll(`$${at + 1}`, value), plain)
    .replaceAll('\n', ' ');
}

const org = "md5('org' || :n)";

export const questions: readonly Question[] = [
  {
    name: 'list',
    bare: (ask) => `/list?org=${ask.org}`,
    ours: () => '/omsapi/orders',
    pgbench: `${anyCustomer}${literal(page('true'), org)};`,
  },
  {
    name: 'filter',
    bare: (ask) => `/filter?org=${ask.org}`,
    ours: () => '/omsapi/orders?status=DEPARTED',
    pgbench: `${anyCustomer}${literal(page('o.status = $2'), org, "'DEPARTED'")};`,
  },
  {
    name: 'search',
    bare: (ask) => `/search?org=${ask.org}&needle=${ask.orderNumber.slice(6, 11)}`,
    ours: (ask) => `/omsapi/orders?search=${ask.orderNumber.slice(6, 11)}`,
    pgbench: `${anyCustomer}\\set m random(1000, 9999)\n${literal(page("o.id in (select r.order_id from shipment_reference r where r.org_id = $1::uuid and r.number like '%' || $2 || '%')"), org, '(:m)::text')};`,
  },
  {
    name: 'tracking',
    bare: (ask) => `/tracking?org=${ask.org}&no=${ask.orderNumber}`,
    ours: (ask) => `/omsapi/public/tracking?trackNo=${ask.orderNumber}`,
    pgbench: `\\set m random(1, 1000000)\n${literal(tracked.replace('o.order_number = $1', '(o.org_id, o.id) in (select r.org_id, r.order_id from shipment_reference r where r.number = (10000000000 + :m)::text)'))};`,
  },
  ...byKind,
  ...[7, 30, 90].map(
    (days): Question => ({
      name: `dashboard of ${days} days`,
      ours: () => `/omsapi/dashboard?from=${dayBefore(days - 1)}&to=${dayBefore(0)}`,
    }),
  ),
  {
    name: 'overview of 8 weeks',
    byStaff: true,
    ours: () => `/opsapi/overview?from=${dayBefore(55)}&to=${dayBefore(0)}`,
  },
  {
    name: 'tracking of 20 numbers',
    bare: ({ twenty }) => `/tracking-of-many?nos=${twenty.join(',')}`,
    ours: ({ twenty }) => `/omsapi/public/tracking?${twenty.map((no) => `trackNo=${no}`).join('&')}`,
  },
  {
    name: 'count of 500 pasted numbers',
    bare: (ask) => `/count-of-pasted?org=${ask.org}&nos=${ask.pasted.join(',')}`,
    ours: ({ pasted }) => `/omsapi/orders/count?${pasted.map((no) => `numbers=${no}`).join('&')}`,
  },
  {
    name: 'list of 500 pasted numbers',
    bare: (ask) => `/count-of-pasted?org=${ask.org}&nos=${ask.pasted.join(',')}`,
    ours: ({ pasted }) => `/omsapi/orders?${pasted.map((no) => `numbers=${no}`).join('&')}`,
  },
  ...questionsOfDeclarations,
  ...questionsOfEntries,
  ...questionsOfBills,
];
