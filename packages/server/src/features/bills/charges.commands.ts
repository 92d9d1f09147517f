import { orderFeeOf, writtenCharge } from '@loadline/contract/bills/charge';
import { aFeeInUse, aHouseOfTheOrder } from '@loadline/contract/bills/charge-desk';
import type {
  addCharge,
  changeCharge,
  checkCharges,
  deleteCharges,
} from '@loadline/contract/bills/charge-desk.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Text } from '@loadline/contract/kernel/text';
import { auditAll } from '../../kernel/audit.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { entriesOf } from '../ops/dictionaries.public.ts';
import { lockedOrders } from '../orders/orders.rows.public.ts';
import type { OrderCharges } from './charges.detail.queries.ts';
import { chargesIn, identified } from './charges.detail.queries.ts';
import { isHouseOf } from './charges.rows.queries.ts';

export interface Order {
  readonly orgId: string;
  readonly id: string;
}

type Line = OrderCharges['charges'][number];

/** An order whose charges nobody else changes until the transaction ends. */
export async function lockCharging(tx: Tx, no: string): Promise<Order> {
  const [order] = await lockedOrders(tx, sql`o.order_number = ${no}`);
  if (!order) throw new Problem('notFound');
  return order;
}

/** Changes charges of one order and gives them all. */
function changing(
  staff: Database,
  viewer: Viewer,
  no: string,
  work: (tx: Tx, order: Order, lines: readonly Line[]) => Promise<void>,
): Promise<OrderCharges> {
  return staff.inTransaction(viewer, async (tx) => {
    const order = await lockCharging(tx, no);
    const which = identified(order.orgId, order.id);
    await work(tx, order, (await chargesIn(tx, which)).charges);
    return chargesIn(tx, which);
  });
}

export function addOne(
  staff: Database,
  viewer: Viewer,
  { no, ...written }: BodyOf<typeof addCharge>,
): Promise<OrderCharges> {
  return changing(staff, viewer, no, async (tx, order) => {
    const fee = await feeOf(tx, order, written);
    const id = newId();
    const { houseNo, feeDate, feeType, unitName, quantity, unitFee, currency, reason } = written;
    await tx.rows(sql`
      insert into charge (org_id, id, order_id, position, house_no, fee_date, fee_type, fee_zh, fee_en, unit_name, quantity, unit_fee, currency, order_fee, source, reason, created_by)
      values (${order.orgId}, ${id}, ${order.id}, 1000, ${houseNo}, ${feeDate}, ${feeType}, ${fee.zh}, ${fee.en}, ${unitName}, ${quantity}, ${unitFee}, ${currency},
        ${orderFeeOf(written)}, 'hand', ${reason}, ${tx.me.userId})`);
    const changes = { orderNumber: no, ...differences({}, written) };
    await auditAll(tx, [{ action: 'made', subject: 'charge', subjectId: id, changes }]);
  });
}

export function changeOne(
  staff: Database,
  viewer: Viewer,
  { no, id, version, ...written }: BodyOf<typeof changeCharge>,
): Promise<OrderCharges> {
  return changing(staff, viewer, no, async (tx, order, lines) => {
    const [before] = unbilled(lines, [id]);
    if (!before) throw new Problem('notFound');
    requireVersion(before, version, written);
    const fee = await feeOf(tx, order, written);
    const { houseNo, feeDate, feeType, unitName, quantity, unitFee, currency, reason } = written;
    await tx.rows(sql`
      update charge set house_no = ${houseNo}, fee_date = ${feeDate}, fee_type = ${feeType}, fee_zh = ${fee.zh}, fee_en = ${fee.en}, unit_name = ${unitName},
        quantity = ${quantity}, unit_fee = ${unitFee}, currency = ${currency}, order_fee = ${orderFeeOf(written)}, reason = ${reason},
        source = 'hand', card_id = null, checked_at = null, checked_by = null, version = version + 1, updated_at = ${tx.now}
      where org_id = ${order.orgId} and id = ${id}`);
    const changes = { orderNumber: no, ...differences(before, written) };
    await auditAll(tx, [{ action: 'edited', subject: 'charge', subjectId: id, changes }]);
  });
}

/** What is checked may be put on a bill: it has to be worth something in the base currency. */
export function checkThem(
  staff: Database,
  viewer: Viewer,
  { no, charges, checked }: BodyOf<typeof checkCharges>,
): Promise<OrderCharges> {
  return changing(staff, viewer, no, async (tx, { orgId }, lines) => {
    const chosen = unbilled(lines, charges).filter((line) => line.checked !== checked);
    const unknown = checked ? chosen.find(({ baseAmount }) => baseAmount === null) : undefined;
    if (unknown) throw new Problem('noRateOfDay', { currency: unknown.currency, day: unknown.feeDate });
    const ids = chosen.map(({ id }) => id);
    await tx.rows(sql`
      update charge set checked_at = ${checked ? tx.now : null}, checked_by = ${checked ? tx.me.userId : null}, version = version + 1, updated_at = ${tx.now}
      where org_id = ${orgId} and id = any(${ids}::uuid[])`);
    await told(tx, checked ? 'checked' : 'unchecked', no, chosen);
  });
}

export function deleteThem(
  staff: Database,
  viewer: Viewer,
  { no, charges }: BodyOf<typeof deleteCharges>,
): Promise<OrderCharges> {
  return changing(staff, viewer, no, async (tx, { orgId }, lines) => {
    const chosen = unbilled(lines, charges);
    await tx.rows(
      sql`delete from charge where org_id = ${orgId} and id = any(${chosen.map(({ id }) => id)}::uuid[])`,
    );
    await told(tx, 'deleted', no, chosen);
  });
}

/** Those lines of an order, all of them or none: 404 for one that is another's, refused once one stands on a bill. */
function unbilled(lines: readonly Line[], ids: readonly string[]): Line[] {
  const wanted = new Set(ids);
  const found = lines.filter(({ id }) => wanted.has(id));
  if (found.length < wanted.size) throw new Problem('notFound');
  if (found.some(({ billNo }) => billNo !== null)) throw new Problem('chargeBilled');
  return found;
}

/** In our own log: a customer hears of charges by their bill. */
function told(tx: Tx, action: string, orderNumber: string, lines: readonly Line[]): Promise<void> {
  return auditAll(
    tx,
    lines.map(({ id, feeType, orderFee, currency }) => ({
      action,
      subject: 'charge',
      subjectId: id,
      changes: { orderNumber, feeType, orderFee, currency },
    })),
  );
}

/** What the dictionary calls a fee that is typed; refused at its field where it has none, as a house waybill of another order. */
async function feeOf(
  tx: Tx,
  order: Order,
  { feeType, houseNo }: Pick<BodyOf<typeof addCharge>, 'feeType' | 'houseNo'>,
): Promise<Text> {
  const fee = (await tx.rows(entriesOf('feeType'))).find(({ value }) => value === feeType);
  if (!fee) throw wrongFields([{ path: 'feeType', label: writtenCharge.feeType.label, says: aFeeInUse }]);
  const houses = houseNo === null ? [{}] : await tx.rows(sql`select where ${isHouseOf(order, houseNo)}`);
  if (houses.length === 0)
    throw wrongFields([{ path: 'houseNo', label: writtenCharge.houseNo.label, says: aHouseOfTheOrder }]);
  return fee;
}
