import { randomInt } from 'node:crypto';
import type { Fields } from '@loadline/contract/kernel/field';
import { writtenGoods } from '@loadline/contract/orders/goods-line';
import type { NewOrder } from '@loadline/contract/orders/new-order';
import { originFields, writtenOrderFields } from '@loadline/contract/orders/new-order';
import { order } from '@loadline/contract/orders/order';
import { cartonGroupFields } from '@loadline/contract/orders/order-carton';
import { crockford, newOrderNumber } from '@loadline/contract/orders/order-number';
import { orderParty } from '@loadline/contract/orders/order-party';
import { auditAll } from '../../kernel/audit.ts';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import { writtenRows } from '../../kernel/written.ts';
import { recordEvents } from '../events/events.public.ts';
import { productView } from '../ops/products.public.ts';
import { takeBoundCodes } from './orders.bound.queries.ts';
import { chargeOrders } from './orders.charged.public.ts';
import { orderZone } from './orders.filter.queries.ts';

/** Where orders come from: whose they are, when they are written, and what their history says of it. */
export interface Origin {
  readonly orgId: string;
  readonly at: Date;
  readonly source: 'import' | 'operator';
  readonly importId?: string;
  readonly told: Readonly<Record<string, unknown>>;
}

type Numbered = NewOrder & {
  readonly id: string;
  readonly orderNumber: string;
  readonly ownCutOff: string | null;
  readonly ownOrigin: string | null;
  readonly ownDestination: string | null;
};

/**
 * Writes orders with their parties, goods, cartons, first event and audit row: the only way an order comes into being.
 * One whose reference has come into use meanwhile is left out. Gives those that were written.
 */
export async function writeOrders(
  tx: Tx,
  orders: readonly NewOrder[],
  origin: Origin,
): Promise<{ id: string; orderNumber: string }[]> {
  const numbered = orders.map((one) => ({
    ...one,
    ownCutOff: one.cutOff ?? null,
    ownOrigin: one.origin ?? null,
    ownDestination: one.destination ?? null,
    createdBy: one.createdBy ?? tx.me.userId,
    id: newId(),
    orderNumber: randomOrderNumber(origin.at),
  }));
  const written = new Set((await insertOrders(tx, numbered, origin)).map(({ id }) => id));
  const fresh = numbered.filter(({ id }) => written.has(id));
  await insertParts(tx, origin.orgId, fresh);
  await takeBoundCodes(
    tx,
    origin.orgId,
    fresh.map(({ id }) => id),
  );
  await chargeOrders(tx, sql`o.org_id = ${origin.orgId} and o.id = any(${[...written]}::uuid[])`);
  await recordEvents(tx, firstEvents(fresh, origin));
  await insertAudit(tx, fresh, origin);
  return fresh.map(({ id, orderNumber }) => ({ id, orderNumber }));
}

/** Random, because whoever holds the number may follow the shipment. */
function randomOrderNumber(at: Date): string {
  const day = at.toLocaleDateString('sv-SE', { timeZone: orderZone }).replaceAll('-', '').slice(2);
  return newOrderNumber(day, () => Array.from({ length: 8 }, () => crockford[randomInt(32)]).join(''));
}

const { cutOff: ownCutOff, origin: ownOrigin, destination: ownDestination, ...placeFields } = originFields;

/** What goes into an order's own row from the outside, with the id and number that it gets here. */
const rowFields = {
  id: order.fields.id,
  orderNumber: order.fields.orderNumber,
  ...writtenOrderFields,
  ...placeFields,
  ownCutOff,
  ownOrigin,
  ownDestination,
};

function insertOrders(
  tx: Tx,
  orders: readonly Numbered[],
  { orgId, importId, at }: Origin,
): Promise<{ id: string }[]> {
  const { columns, values, rows } = writtenRows(rowFields, orders, 'o');
  return tx.rows(sql.type({ id: text })`
    insert into orders (${columns}, org_id, status, status_date, order_time, transport_type, import_id)
    select ${values}, ${orgId}::uuid, 'ORDERED', ${at}::timestamptz, ${at}::timestamptz, c.transport, ${importId ?? null}::uuid
    from ${rows}
    join ${productView} c on c.name = o."channelName"
    on conflict (org_id, reference_number) where status <> 'CANCELLED' do nothing returning id`);
}

type Parted = readonly (Pick<NewOrder, 'parties' | 'cartons' | 'goods'> & { readonly id: string })[];

/** What belongs to orders: their parties, cartons and goods. */
export async function insertParts(tx: Tx, orgId: string, orders: Parted): Promise<void> {
  await insertOf(
    tx,
    'order_party',
    orgId,
    orderParty.fields,
    ownedBy(orders, ({ parties }) => parties),
  );
  await insertOf(
    tx,
    'carton_group',
    orgId,
    cartonGroupFields,
    ownedBy(orders, ({ cartons }) => cartons),
  );
  await insertOf(
    tx,
    'goods_line',
    orgId,
    writtenGoods,
    ownedBy(orders, ({ goods }) => goods),
  );
}

function ownedBy(orders: Parted, partsOf: (order: Parted[number]) => readonly object[]): object[] {
  return orders.flatMap((one) => partsOf(one).map((part) => ({ ...part, orderId: one.id })));
}

async function insertOf(
  tx: Tx,
  table: string,
  orgId: string,
  fields: Fields,
  records: readonly object[],
): Promise<void> {
  const { columns, values, rows } = writtenRows({ orderId: order.fields.id, ...fields }, records, 'r');
  await tx.rows(
    sql`insert into ${sql.table(table)} (org_id, ${columns}) select ${orgId}::uuid, ${values} from ${rows}`,
  );
}

/** The first milestone of every order. Its source id makes the same order's second one impossible. */
function firstEvents(orders: readonly Numbered[], { orgId, at, source }: Origin) {
  return orders.map(({ id, quantity, grossWeight }) => ({
    orgId,
    orderId: id,
    code: 'ORDERED',
    classifier: 'ACT' as const,
    occurredAt: at.toISOString(),
    zone: orderZone,
    pieces: quantity,
    weight: grossWeight,
    source,
    sourceId: `ordered ${id}`,
  }));
}

async function insertAudit(
  tx: Tx,
  orders: readonly Numbered[],
  { orgId, source, told }: Origin,
): Promise<void> {
  const action = source === 'import' ? 'imported' : 'created';
  await auditAll(
    tx,
    orders.map(({ id }) => ({ orgId, action, subject: 'order', subjectId: id, changes: told })),
  );
}
