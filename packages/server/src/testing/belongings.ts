import { addressSubject } from '@loadline/contract/customers/address-import';
import { goodsSubject } from '@loadline/contract/customers/goods-import';
import type { ImportSubject } from '@loadline/contract/imports/import.subject';
import { orderSubject } from '@loadline/contract/orders/order-import.subject';
import { addSheet } from '../features/exceptions/exceptions.factory.ts';
import { addEvent, addOrder, addOrderFile, newOrderNumber } from '../features/orders/orders.factory.ts';
import { newId } from '../kernel/database.ts';
import { idOfRole } from '../seed/standards.ts';
import { addBookings, noBookings } from './belongings.bookings.ts';
import { addDraft, noDraft } from './belongings.drafts.ts';
import { addRoom, noFlights } from './belongings.flights.ts';
import { addTrusts, noTrusts } from './belongings.trusts.ts';
import { addWaybill, noWaybill } from './belongings.waybills.ts';
import type { Belongings } from './fixture.ts';
import type { TestHouse } from './house.ts';

/** A string that must never reach another organisation; it stands in every text that a person can write. */
export const sentinel = 'SENTINEL7F3A';

/** A string that staff alone may read; it stands in what they note about a customer's records. */
export const staffOnly = 'STAFFONLY2B91';

/** One of everything for an organisation, each text marked with the sentinel. */
export async function addBelongings(house: TestHouse, orgId: string, ownerId: string): Promise<Belongings> {
  const reference = `${sentinel}-${newId().slice(0, 8)}`;
  const facts = {
    org_id: orgId,
    reference_number: reference,
    remark: sentinel,
    route: sentinel,
    is_public: false,
    created_by: ownerId,
  };
  const { id, orderNumber } = await addOrder(house, facts);
  await addEvent(house, id, { org_id: orgId, place: sentinel, note_zh: sentinel });
  await house.rows(
    `insert into order_party (org_id, order_id, role, company, address) values ($1, $2, 'sender', $3, $3)`,
    [orgId, id, sentinel],
  );
  await house.rows(
    `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_dest, material, usage, special, declared_qty, unit_price_usd, total_price_usd)
     values ($1, $2, 1, $3, $3, '610910', $3, $3, '{}', 1, 1, 1)`,
    [orgId, id, sentinel],
  );
  await house.rows(
    `insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes) values ($1, $2, $3, $4, 'made', 'order', $5, $6)`,
    [orgId, newId(), ownerId, sentinel, id, JSON.stringify({ remark: sentinel })],
  );
  const viewId = newId();
  await house.rows(
    `insert into saved_view (org_id, view_id, subject, name, owner_id, shared, search, columns, density) values ($1, $2, 'orders', $3, $4, true, $3, '{}', 'm')`,
    [orgId, viewId, sentinel, ownerId],
  );
  const importId = await addImport(house, orgId, ownerId, orderSubject);
  const goodsImportId = await addImport(house, orgId, ownerId, goodsSubject);
  const addressImportId = await addImport(house, orgId, ownerId, addressSubject);
  const [goodsId, addressId] = [newId(), newId()];
  await house.rows(
    `insert into goods (org_id, id, name_zh, name_en, hs_code, brand, model, material, currency, purpose, created_by)
     values ($1, $2, $3, $3, '610910', $3, $3, $3, 'USD', $3, $4)`,
    [orgId, goodsId, sentinel, ownerId],
  );
  await house.rows(
    `insert into address (org_id, id, type, company, country, state, city, address, phone, contact, remark, created_by)
     values ($1, $2, 'shipper', $3, 'CN', $3, $3, $3, '0755-12345678', $3, $3, $4)`,
    [orgId, addressId, sentinel, ownerId],
  );
  const profile = await addProfile(house, orgId, ownerId);
  const { fileId } = await addOrderFile(house, id, { org_id: orgId, name: sentinel, content: sentinel });
  const shareId = await addTracking(house, orgId, ownerId, id);
  await addRoom(house, orgId);
  const messageId = newId();
  await house.rows(
    `insert into message (message_id, org_id, channel, recipient, template, language, params, state)
     values ($1, $2, 'mail', $3, 'registrationApproved', 'en', $4, 'failed')`,
    [messageId, orgId, `${sentinel}@example.com`, JSON.stringify({ no: sentinel, customerCode: sentinel })],
  );
  return {
    roleId: idOfRole('customerAdmin'),
    // Nobody's yet: no organisation stands behind it.
    registrationId: newId(),
    messageId,
    // No customer's: all are the forwarder's.
    eventImportId: newId(),
    ...noFlights(),
    feedId: newId(),
    orderId: id,
    orderNumber,
    reference,
    viewId,
    importId,
    goodsId,
    goodsImportId,
    addressId,
    addressImportId,
    fileId,
    requestId: await addDesk(house, orgId, ownerId, id),
    orgId,
    shareId,
    ...(await addBookings(house, { orgId, ownerId, text: sentinel, amongStaff: staffOnly })),
    ...(await addDraft(house, { orgId, ownerId, text: sentinel, amongStaff: staffOnly })),
    ...(await addWaybill(house, {
      orgId,
      ownerId,
      orderId: id,
      text: sentinel,
      amongStaff: staffOnly,
    })),
    ...(await addTrusts(house, { orgId, ownerId, text: sentinel })),
    ...(await addSheet(house, { orgId, orderId: id, ownerId, text: sentinel })),
    noticeId: await addNotice(house, orgId, ownerId, id),
    receiptId: await addReceipt(house, orgId, ownerId, id),
    ...profile,
  };
}

/** Ids and numbers of nothing. */
export function nothing(): Belongings {
  return {
    roleId: idOfRole('customerAdmin'),
    registrationId: newId(),
    messageId: newId(),
    eventImportId: newId(),
    ...noFlights(),
    feedId: newId(),
    orderId: newId(),
    orderNumber: newOrderNumber(),
    reference: `${sentinel}-none`,
    viewId: newId(),
    importId: newId(),
    goodsId: newId(),
    goodsImportId: newId(),
    addressId: newId(),
    addressImportId: newId(),
    fileId: newId(),
    requestId: newId(),
    orgId: newId(),
    contactId: newId(),
    paymentAccountId: newId(),
    cartonId: newId(),
    shareId: newId(),
    sheetNo: 'EX2601010000',
    commentId: newId(),
    noticeId: newId(),
    receiptId: newId(),
    ...noBookings(),
    ...noDraft(),
    ...noWaybill(),
    ...noTrusts(),
  };
}

/** What staff and the customer do about an order: a hold, a request, notes, and a paper that is not shown. */
async function addDesk(house: TestHouse, orgId: string, ownerId: string, orderId: string): Promise<string> {
  const requestId = newId();
  await house.rows(
    `insert into order_hold (org_id, hold_id, order_id, reason, note, internal_note) values ($1, $2, $3, 'docs', $4, $5)`,
    [orgId, newId(), orderId, sentinel, staffOnly],
  );
  await house.rows(
    `insert into order_request (org_id, request_id, order_id, kind, reason, changes, asked_by) values ($1, $2, $3, 'cancel', $4, $5, $6)`,
    [
      orgId,
      requestId,
      orderId,
      sentinel,
      JSON.stringify([{ path: 'remark', from: null, to: sentinel }]),
      ownerId,
    ],
  );
  await house.rows(
    'insert into order_desk_note (org_id, order_id, staff_note, cost_note) values ($1, $2, $3, $3)',
    [orgId, orderId, staffOnly],
  );
  await addOrderFile(house, orderId, {
    org_id: orgId,
    name: `${staffOnly}.pdf`,
    content: staffOnly,
    visible: false,
  });
  return requestId;
}

/** Something its owner is told of. */
async function addNotice(house: TestHouse, orgId: string, ownerId: string, orderId: string) {
  const noticeId = newId();
  await house.rows(
    `insert into notice (org_id, notice_id, user_id, event, subject, subject_id, number, words, key)
     values ($1, $2, $3, 'exception', 'order', $4, $5, $6, $2::uuid::text)`,
    [orgId, noticeId, ownerId, orderId, sentinel, JSON.stringify({ said: sentinel })],
  );
  return noticeId;
}

/** What came of the order, not yet confirmed; what is noted for colleagues is never the customer's. */
async function addReceipt(house: TestHouse, orgId: string, ownerId: string, orderId: string) {
  const receiptId = newId();
  await house.rows(
    `insert into warehouse_receipt (org_id, id, order_id, receipt_no, warehouse, lines, pieces, gross_weight, volume, remark, created_by)
     values ($1, $2, $3, $4, $5, '[{"pieces":1,"length":"1","width":"1","height":"1","weight":"1"}]', 1, 1, 0.000001, $5, $6)`,
    [orgId, receiptId, orderId, `WR${receiptId.slice(-10)}`, sentinel, ownerId],
  );
  return receiptId;
}

/** A link to the order, and somebody who is told of its milestones. */
async function addTracking(house: TestHouse, orgId: string, ownerId: string, orderId: string) {
  const [shareId, watchId] = [newId(), newId()];
  await house.rows(
    `insert into tracking_share (org_id, share_id, order_id, token_hash, shows, expires_at, created_by)
     values ($1, $2, $3, sha256(uuid_send($2)), 'cargo', now() + interval '1 day', $4)`,
    [orgId, shareId, orderId, ownerId],
  );
  await house.rows(
    `insert into tracking_watch (org_id, watch_id, order_id, number, email, language, confirm_hash, leave_hash)
     values ($1, $2, $3, $4, $5, 'en', sha256(uuid_send($2)), sha256(uuid_send($2)))`,
    [orgId, watchId, orderId, sentinel, `${sentinel}@example.com`],
  );
  await house.rows('insert into tracking_told (org_id, watch_id, event_id) values ($1, $2, $3)', [
    orgId,
    watchId,
    newId(),
  ]);
  return shareId;
}

/** What a customer keeps in the customer centre, beside goods and addresses. */
async function addProfile(house: TestHouse, orgId: string, ownerId: string) {
  const [contactId, paymentAccountId, cartonId] = [newId(), newId(), newId()];
  await house.rows(
    `insert into app_user (org_id, user_id, username, name, password_hash, permissions, data_authority, email, id_number)
     values ($1, $2, $3, $4, '', '{}', 'own', $4, $4)`,
    [orgId, contactId, `${sentinel}${contactId.slice(-8)}`, sentinel],
  );
  await house.rows(
    `insert into payment_account (org_id, id, account, account_name, bank, method, type, remark, created_by)
     values ($1, $2, $3, $3, $3, 'bank', 'company', $3, $4)`,
    [orgId, paymentAccountId, sentinel, ownerId],
  );
  await house.rows(
    `insert into carton (org_id, id, rule, length, width, height, created_by) values ($1, $2, $3, 50, 40, 30, $4)`,
    [orgId, cartonId, sentinel, ownerId],
  );
  await house.rows(
    `insert into tax_info (org_id, region, title, bank, bank_account) values ($1, 'china', $2, $2, $2)`,
    [orgId, sentinel],
  );
  await house.rows(
    `insert into notice_setting (org_id, user_id, digest, chosen) values ($1, $2, 'daily', array[$3])`,
    [orgId, contactId, sentinel],
  );
  await house.rows('update customer set address = $2, admin_id = $3 where org_id = $1', [
    orgId,
    sentinel,
    contactId,
  ]);
  return { contactId, paymentAccountId, cartonId };
}

async function addImport(
  house: TestHouse,
  orgId: string,
  ownerId: string,
  { name, reading }: ImportSubject,
): Promise<string> {
  const [id, fileId] = [newId(), newId()];
  await house.rows(
    `insert into file (org_id, file_id, name, type, size, sha256, created_by) values ($1, $2, $3, 'xlsx', 1, '', $4)`,
    [orgId, fileId, sentinel, ownerId],
  );
  await house.rows(
    `insert into data_import (org_id, id, subject, file_id, sheet, layout, header_row, columns, other_sheets, rows, records, ready_records, ready_rows,
       error_rows, error_cells, warning_rows, problems, created_by)
     values ($1, $2, $6, $3, $4, 'flat', 1, '[]', array[$4], 1, 1, 1, 1, 0, 0, 0, '[]', $5)`,
    [orgId, id, fileId, sentinel, ownerId, name],
  );
  await house.rows(
    `insert into data_import_row (org_id, import_id, row, cells, findings, was, has_error, has_warning)
     values ($1, $2, 2, $3, '[]', $4, false, false)`,
    [
      orgId,
      id,
      JSON.stringify(reading.keys.map(() => sentinel)),
      JSON.stringify({ [reading.keys.at(-1) ?? '']: 'before' }),
    ],
  );
  return id;
}
