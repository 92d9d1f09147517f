import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { unidentifiedLifecycle } from '@loadline/contract/receipts/unidentified';
import type { joinUnidentified } from '@loadline/contract/receipts/unidentified.api';
import { audit } from '../../kernel/audit.ts';
import { text, texts } from '../../kernel/columns.ts';
import { newId, type Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { type Copies, withCopies } from '../files/files.copies.public.ts';
import { type LockedOrder, orderView } from '../orders/orders.rows.public.ts';
import { openReceipt, takeIn } from './receipts.commands.ts';
import { receivableOrder, requireNotOnWaybill } from './receipts.order.commands.ts';
import type { Carriers } from './receipts.public.ts';
import { receiptIn } from './receipts.queries.ts';
import { lockedUnidentified } from './unidentified.commands.ts';
import type { Unidentified } from './unidentified.queries.ts';

type Asked = BodyOf<typeof joinUnidentified>;
type Joined = AnswerOf<typeof joinUnidentified>;

/** The order of unidentified cargo is known: it becomes a receipt of that order, with its photos, of the time when it came. */
export async function join(house: House, carriers: Carriers, viewer: Viewer, asked: Asked): Promise<Joined> {
  const { orgId, photos } = await photosFor(house, viewer, asked);
  return withCopies(
    house,
    viewer,
    { photos, to: { orgId, subject: 'order', id: asked.orderId } },
    (copies) =>
      house.staff.inTransaction(viewer, async (tx) => {
        await carriers.lock(tx, { orgId, id: asked.orderId });
        const order = await receivableOrder(tx, asked.orderId);
        const cargo = await lockedUnidentified(tx, asked);
        requireMove(unidentifiedLifecycle, cargo.state, 'JOINED', tx.me);
        await requireNoReceiptUnderWay(tx, order);
        return becomeReceipt(tx, carriers, { order, cargo, copies, complete: asked.complete });
      }),
    ({ receipt }) => receipt.photos,
  );
}

/** Whose the order is, and the photos that its customer is to have. */
async function photosFor({ staff }: House, viewer: Viewer, { id, orderId }: Asked) {
  const {
    rows: [[found]],
  } = await staff.read(
    viewer,
    sql.type({ orgId: text, photos: texts })`
      select o.org_id as "orgId", u.photos from ${orderView} o, unidentified_cargo u where o.id = ${orderId} and u.id = ${id}`,
  );
  if (!found) throw new Problem('notFound');
  return found;
}

/** Somebody measures something of the order just now: what they have would be told twice. */
async function requireNoReceiptUnderWay(tx: Tx, { orgId, id, orderNumber }: LockedOrder): Promise<void> {
  const [open] = await tx.rows(sql.type({ no: text })`
    select w.receipt_no as no from warehouse_receipt w where w.org_id = ${orgId} and w.order_id = ${id} and w.state = 'OPEN'`);
  if (open) throw new Problem('receiptUnderWay', { order: orderNumber, no: open.no });
}

interface Known {
  readonly order: LockedOrder;
  readonly cargo: Unidentified;
  readonly copies: Copies;
  readonly complete: boolean;
}

async function becomeReceipt(
  tx: Tx,
  carriers: Carriers,
  { order, cargo, copies, complete }: Known,
): Promise<Joined> {
  await copies.lay(tx);
  const { warehouse, lines, remark } = cargo;
  const id = newId();
  await openReceipt(tx, order.orgId, {
    id,
    orderId: order.id,
    warehouse,
    lines,
    remark,
    photos: copies.fileIds,
  });
  await tx.rows(sql`
    update unidentified_cargo set state = 'JOINED', receipt_org = ${order.orgId}, receipt_id = ${id}, version = version + 1
    where id = ${cargo.id}`);
  await audit(tx, {
    action: 'joined',
    subject: 'unidentified',
    subjectId: cargo.id,
    changes: { orderNumber: order.orderNumber },
  });
  const came = { complete, cameAt: new Date(cargo.arrivedAt), by: cargo.receivedBy };
  const joined = await takeIn(tx, carriers, await receiptIn(tx, id), came);
  await requireNotOnWaybill(tx, order, joined.receipt);
  return joined;
}
