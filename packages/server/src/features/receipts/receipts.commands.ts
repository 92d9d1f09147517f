import { plain } from '@loadline/contract/kernel/decimal';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOn } from '@loadline/contract/kernel/schema';
import { say } from '@loadline/contract/kernel/text';
import {
  agreesText,
  differencesOf,
  differsText,
  figuresOf,
  voidedText,
  wordsOfDifferences,
} from '@loadline/contract/receipts/measured';
import { receipt, receiptLifecycle, unknownWarehouse } from '@loadline/contract/receipts/receipt';
import type { confirmReceipt, saveReceipt, voidReceipt } from '@loadline/contract/receipts/receipt.api';
import { audit } from '../../kernel/audit.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { assignments, staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { openSheet, settleSheet } from '../exceptions/exceptions.public.ts';
import { tell } from '../notices/notices.public.ts';
import { isEntry } from '../ops/dictionaries.public.ts';
import type { LockedOrder } from '../orders/orders.rows.public.ts';
import { policiesIn } from '../policies/policies.public.ts';
import {
  enterWarehouse,
  leaveWarehouse,
  receivableOrder,
  receivedLines,
  requireNotOnWaybill,
  requirePhotos,
  weighOrder,
} from './receipts.order.commands.ts';
import type { Carriers } from './receipts.public.ts';
import { sourceOfDifference } from './receipts.public.ts';
import { lockedReceipt, orderOfReceipt, type Receipt, receiptIn } from './receipts.queries.ts';
import { partFromOrder } from './unidentified.part.commands.ts';

type Saved = BodyOf<typeof saveReceipt>;

/** What receiving stands on. */
export interface Warehouse {
  readonly staff: Database;
  readonly carriers: Carriers;
}

/** Keeps what has been measured; the first save of an order opens its receipt. */
export function keepReceipt(staff: Database, viewer: Viewer, saved: Saved): Promise<Receipt> {
  return staff.inTransaction(viewer, async (tx) => {
    const order = await receivableOrder(tx, saved.orderId);
    await requirePhotos(tx, order, saved.photos);
    if (saved.version === null) {
      await requireWarehouse(tx, saved.warehouse);
      await openReceipt(tx, order.orgId, saved);
    } else await changeReceipt(tx, saved);
    return receiptIn(tx, saved.id);
  });
}

export async function openReceipt(
  tx: Tx,
  orgId: string,
  { id, orderId, ...given }: Omit<Saved, 'version'>,
): Promise<void> {
  const { pieces, grossWeight, volume } = figuresOf(given.lines);
  const opened = await tx.rows(sql`
    insert into warehouse_receipt (org_id, id, order_id, receipt_no, warehouse, lines, pieces, gross_weight, volume, photos, remark, created_by)
    values (${orgId}, ${id}, ${orderId}, next_number('WR', (now() at time zone 'Asia/Shanghai')::date), ${given.warehouse},
      ${JSON.stringify(given.lines)}, ${pieces}, ${grossWeight}, ${volume}, ${given.photos}::uuid[], ${given.remark}, ${tx.me.userId})
    on conflict do nothing returning 1`);
  // A colleague has opened one in the meantime: both work on it.
  if (opened.length === 0) throw new Problem('stale');
  await audit(tx, { action: 'made', subject: 'receipt', subjectId: id });
}

async function changeReceipt(tx: Tx, saved: Saved): Promise<void> {
  const { id, warehouse, lines, photos, remark } = saved;
  const before = await currentReceipt(tx, saved, saved);
  if (before.state !== 'OPEN' || before.orderId !== saved.orderId) throw new Problem('receiptCounts');
  if (warehouse !== before.warehouse) await requireWarehouse(tx, warehouse);
  await tx.rows(sql`
    update warehouse_receipt set ${assignments({
      warehouse,
      lines: JSON.stringify(lines),
      ...figuresOf(lines),
      photos: sql`${photos}::uuid[]`,
      remark,
    })}, version = version + 1 where id = ${id}`);
}

export async function requireWarehouse(tx: Tx, code: string): Promise<void> {
  if (!(await isEntry(tx, 'warehouse', code)))
    throw wrongFields([findingOn(receipt, 'warehouse', unknownWarehouse)]);
}

/** The cargo is in: what was measured of it counts from now on. */
export function confirm(
  { staff, carriers }: Warehouse,
  viewer: Viewer,
  asked: BodyOf<typeof confirmReceipt>,
): Promise<AnswerOf<typeof confirmReceipt>> {
  return staff.inTransaction(viewer, async (tx) => {
    await carriers.lock(tx, await orderOfReceipt(tx, asked.id));
    const before = await currentReceipt(tx, asked, asked);
    requireMove(receiptLifecycle, before.state, 'RECEIVED', tx.me);
    return takeIn(tx, carriers, before, { complete: asked.complete, cameAt: tx.now, by: tx.me.name });
  });
}

interface Came {
  /** Whether nothing more of its order is to come. */
  readonly complete: boolean;
  readonly cameAt: Date;
  readonly by: string;
}

/**
 * The order enters the warehouse with what was measured, and what carries it is billed by that. Once all has come, a difference beyond the
 * tolerance opens an exception sheet and tells the customer.
 */
export async function takeIn(
  tx: Tx,
  carriers: Carriers,
  before: Receipt,
  { complete, cameAt, by }: Came,
): Promise<AnswerOf<typeof confirmReceipt>> {
  if (before.lines.length === 0) throw new Problem('nothingMeasured');
  await tx.rows(sql`
    update warehouse_receipt set state = 'RECEIVED', received_at = ${cameAt}, received_by = ${by}, version = version + 1 where id = ${before.id}`);
  const order = await receivableOrder(tx, before.orderId);
  await weighOrder(tx, order);
  await carriers.weigh(tx, order);
  await enterWarehouse(tx, order, before, cameAt);
  await audit(tx, { action: 'received', subject: 'receipt', subjectId: before.id });
  const sheet = complete ? await raiseDifferences(tx, order) : { differs: false, sheetId: null };
  return { receipt: await receiptIn(tx, before.id), ...sheet };
}

/** What was received counts no more; the order's weights and its stage follow. */
export function makeVoid(
  { staff, carriers }: Warehouse,
  viewer: Viewer,
  asked: BodyOf<typeof voidReceipt>,
): Promise<Receipt> {
  return staff.inTransaction(viewer, async (tx) => {
    await carriers.lock(tx, await orderOfReceipt(tx, asked.id));
    const before = await currentReceipt(tx, asked, asked);
    requireMove(receiptLifecycle, before.state, 'VOID', tx.me);
    await tx.rows(sql`
      update warehouse_receipt set state = 'VOID', void_reason = ${asked.reason}, version = version + 1 where id = ${asked.id}`);
    // What never counted can be thrown away whatever has become of its order.
    if (before.state === 'RECEIVED') {
      const order = await receivableOrder(tx, before.orderId);
      await requireNotOnWaybill(tx, order, before);
      await weighOrder(tx, order);
      await carriers.weigh(tx, order);
      await leaveWarehouse(tx, order, before, asked.reason);
      await dropDifferences(tx, order);
      await partFromOrder(tx, before, asked.reason);
    }
    await audit(tx, {
      action: 'voided',
      subject: 'receipt',
      subjectId: asked.id,
      changes: { reason: asked.reason },
    });
    return receiptIn(tx, asked.id);
  });
}

/** The receipt, locked behind its order, as it was read. */
async function currentReceipt(
  tx: Tx,
  { id, version }: { readonly id: string; readonly version: number | null },
  mine: object,
): Promise<Receipt> {
  const current = await lockedReceipt(tx, id);
  if (current.version !== version) throw staleProblem(current, mine);
  return current;
}

/** Now that all has come: whether it differs beyond the tolerance, and the sheet that this opened; one that differs no more settles its sheet. */
async function raiseDifferences(
  tx: Tx,
  order: LockedOrder,
): Promise<{ differs: boolean; sheetId: string | null }> {
  const tolerance = (await policiesIn(tx))('receipt');
  const came = figuresOf(await receivedLines(tx, order));
  const beyond = differencesOf(order, came, tolerance).filter(({ over }) => over);
  if (beyond.length === 0) {
    await settleSheet(tx, causeOf(order), agreesText);
    return { differs: false, sheetId: null };
  }
  const difference = wordsOfDifferences(beyond);
  const sheetId = await openSheet(tx, {
    ...causeOf(order),
    orderId: order.id,
    kind: 'shortage',
    descriptionZh: say(differsText, 'zh-cn', { difference }),
    descriptionEn: say(differsText, 'en', { difference }),
    toldElsewhere: true,
  });
  // Of one that is open already the customer knows.
  if (sheetId === undefined) return { differs: true, sheetId: null };
  await tell(tx, {
    event: 'warehouseDifference',
    orgId: order.orgId,
    subject: 'order',
    subjectId: order.id,
    number: order.orderNumber,
    words: {
      bookedPieces: String(order.pieces),
      receivedPieces: String(came.pieces),
      bookedWeight: plain(order.grossWeight),
      receivedWeight: plain(came.grossWeight),
    },
    key: `receipt ${sheetId}`,
  });
  return { differs: true, sheetId };
}

/** A receipt was made void: where nothing is left that was received, nothing differs either. */
async function dropDifferences(tx: Tx, order: LockedOrder): Promise<void> {
  if ((await receivedLines(tx, order)).length === 0) await settleSheet(tx, causeOf(order), voidedText);
}

function causeOf({ orgId, id }: LockedOrder) {
  return { orgId, sourceKey: sourceOfDifference(id) };
}
