import { addEvent, addOrder, addOrderFile } from '../features/orders/orders.factory.ts';
import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

interface Whose {
  readonly orgId: string;
  readonly ownerId: string;
  /** What stands in every text. */
  readonly text: string;
  /** What stands in what staff alone may read. */
  readonly amongStaff: string;
}

/** An order with all that hangs on it: parties, goods, a paper, a hold, a request, notes, a notice, a receipt, a link and a watch. */
export async function addOrderBelongings(house: TestHouse, whose: Whose & { readonly reference: string }) {
  const { orgId, ownerId, text, reference } = whose;
  const facts = {
    org_id: orgId,
    reference_number: reference,
    remark: text,
    route: text,
    is_public: false,
    created_by: ownerId,
  };
  const { id, orderNumber } = await addOrder(house, facts);
  await addEvent(house, id, { org_id: orgId, place: text, note_zh: text });
  await house.rows(
    `insert into order_party (org_id, order_id, role, company, address) values ($1, $2, 'sender', $3, $3)`,
    [orgId, id, text],
  );
  await house.rows(
    `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_dest, material, usage, special, declared_qty, unit_price_usd, total_price_usd)
     values ($1, $2, 1, $3, $3, '8518210000', $3, $3, '{}', 1, 1, 1)`,
    [orgId, id, text],
  );
  await house.rows(
    `insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes) values ($1, $2, $3, $4, 'made', 'order', $5, $6)`,
    [orgId, newId(), ownerId, text, id, JSON.stringify({ remark: text })],
  );
  const { fileId } = await addOrderFile(house, id, { org_id: orgId, name: text, content: text });
  return {
    orderId: id,
    orderNumber,
    fileId,
    shareId: await addTracking(house, whose, id),
    requestId: await addDesk(house, whose, id),
    noticeId: await addNotice(house, whose, id),
    receiptId: await addReceipt(house, whose, id),
  };
}

/** What staff and the customer do about an order: a hold, a request, notes, and a paper that is not shown. */
async function addDesk(
  house: TestHouse,
  { orgId, ownerId, text, amongStaff }: Whose,
  orderId: string,
): Promise<string> {
  const requestId = newId();
  await house.rows(
    `insert into order_hold (org_id, hold_id, order_id, reason, note, internal_note) values ($1, $2, $3, 'docs', $4, $5)`,
    [orgId, newId(), orderId, text, amongStaff],
  );
  await house.rows(
    `insert into order_request (org_id, request_id, order_id, kind, reason, changes, asked_by) values ($1, $2, $3, 'cancel', $4, $5, $6)`,
    [orgId, requestId, orderId, text, JSON.stringify([{ path: 'remark', from: null, to: text }]), ownerId],
  );
  await house.rows(
    'insert into order_desk_note (org_id, order_id, staff_note, cost_note) values ($1, $2, $3, $3)',
    [orgId, orderId, amongStaff],
  );
  await addOrderFile(house, orderId, {
    org_id: orgId,
    name: `${amongStaff}.pdf`,
    content: amongStaff,
    visible: false,
  });
  return requestId;
}

/** Something its owner is told of. */
async function addNotice(house: TestHouse, { orgId, ownerId, text }: Whose, orderId: string) {
  const noticeId = newId();
  await house.rows(
    `insert into notice (org_id, notice_id, user_id, event, subject, subject_id, number, words, key)
     values ($1, $2, $3, 'exception', 'order', $4, $5, $6, $2::uuid::text)`,
    [orgId, noticeId, ownerId, orderId, text, JSON.stringify({ said: text })],
  );
  return noticeId;
}

/** What came of the order, not yet confirmed; what is noted for colleagues is never the customer's. */
async function addReceipt(house: TestHouse, { orgId, ownerId, text }: Whose, orderId: string) {
  const receiptId = newId();
  await house.rows(
    `insert into warehouse_receipt (org_id, id, order_id, receipt_no, warehouse, lines, pieces, gross_weight, volume, remark, created_by)
     values ($1, $2, $3, $4, $5, '[{"pieces":1,"length":"1","width":"1","height":"1","weight":"1"}]', 1, 1, 0.000001, $5, $6)`,
    [orgId, receiptId, orderId, `WR${receiptId.slice(-10)}`, text, ownerId],
  );
  return receiptId;
}

/** A link to the order, and somebody who is told of its milestones. */
async function addTracking(house: TestHouse, { orgId, ownerId, text }: Whose, orderId: string) {
  const [shareId, watchId] = [newId(), newId()];
  await house.rows(
    `insert into tracking_share (org_id, share_id, order_id, token_hash, shows, expires_at, created_by)
     values ($1, $2, $3, sha256(uuid_send($2)), 'cargo', now() + interval '1 day', $4)`,
    [orgId, shareId, orderId, ownerId],
  );
  await house.rows(
    `insert into tracking_watch (org_id, watch_id, order_id, number, email, language, confirm_hash, leave_hash)
     values ($1, $2, $3, $4, $5, 'en', sha256(uuid_send($2)), sha256(uuid_send($2)))`,
    [orgId, watchId, orderId, text, `${text}@example.com`],
  );
  await house.rows('insert into tracking_told (org_id, watch_id, event_id) values ($1, $2, $3)', [
    orgId,
    watchId,
    newId(),
  ]);
  return shareId;
}
