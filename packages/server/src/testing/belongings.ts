import { addSheet } from '../features/exceptions/exceptions.factory.ts';
import { newOrderNumber } from '../features/orders/orders.factory.ts';
import { newId } from '../kernel/database.ts';
import { idOfRole } from '../seed/standards.ts';
import { addApiKey, addWebhook, noApi } from './belongings.api.ts';
import { addBill, noBill } from './belongings.bills.ts';
import { addBookings, noBookings } from './belongings.bookings.ts';
import { addCharge } from './belongings.charges.ts';
import { addCustomerBelongings } from './belongings.customers.ts';
import { addCustomsFile, noCustomsFile } from './belongings.customs.ts';
import { addDraft, noDraft } from './belongings.drafts.ts';
import { addEntry, noEntry } from './belongings.entries.ts';
import { addRoom, noFlights } from './belongings.flights.ts';
import { addLabels, noLabels } from './belongings.labels.ts';
import { addMid, noMid } from './belongings.mids.ts';
import { addOrderBelongings } from './belongings.orders.ts';
import { addQuestion, noQuestion } from './belongings.questions.ts';
import { addKeptTariff } from './belongings.tariffs.ts';
import { addTrusts, noTrusts } from './belongings.trusts.ts';
import { addWaybill, noWaybill } from './belongings.waybills.ts';
import type { Belongings } from './fixture.ts';
import type { TestHouse } from './house.ts';

/** A string that must never reach another organisation; it stands in every text that a person can write. */
export const sentinel = 'SENTINEL7F3A';

/** A string that staff alone may read; it stands in what they note about a customer's records. */
export const staffOnly = 'STAFFONLY2B91';

/** One of everything for an organisation, each text marked with the sentinel, or with another. */
export async function addBelongings(
  house: TestHouse,
  orgId: string,
  ownerId: string,
  text = sentinel,
): Promise<Belongings> {
  const reference = `${text}-${newId().slice(0, 8)}`;
  const whose = { orgId, ownerId, text, amongStaff: staffOnly };
  const order = await addOrderBelongings(house, { ...whose, reference });
  const viewId = newId();
  await house.rows(
    `insert into saved_view (org_id, view_id, subject, name, owner_id, shared, search, columns, density) values ($1, $2, 'orders', $3, $4, true, $3, '{}', 'm')`,
    [orgId, viewId, text, ownerId],
  );
  const tariffId = await addKeptTariff(house, { orgId, ownerId, text });
  await addRoom(house, orgId);
  const messageId = newId();
  await house.rows(
    `insert into message (message_id, org_id, channel, recipient, template, language, params, state)
     values ($1, $2, 'mail', $3, 'registrationApproved', 'en', $4, 'failed')`,
    [messageId, orgId, `${text}@example.com`, JSON.stringify({ no: text, customerCode: text })],
  );
  const sheet = await addSheet(house, { ...whose, orderId: order.orderId });
  return {
    roleId: idOfRole('customerAdmin'),
    // Nobody's yet: no organisation stands behind it.
    registrationId: newId(),
    messageId,
    // No customer's: all are the forwarder's.
    eventImportId: newId(),
    numbersImportId: newId(),
    ...noFlights(),
    customerImportId: newId(),
    customsImportId: newId(),
    linesImportId: newId(),
    dispositionImportId: newId(),
    feedId: newId(),
    unidentifiedId: newId(),
    unidentifiedNo: 'UC2601010000',
    reference,
    viewId,
    tariffId,
    orgId,
    ...order,
    ...(await addCustomerBelongings(house, whose)),
    ...(await addBookings(house, whose)),
    ...(await addDraft(house, whose)),
    ...(await addWaybill(house, { ...whose, orderId: order.orderId })),
    ...(await addTrusts(house, whose)),
    ...sheet,
    ...(await addEntry(house, { ...whose, orderId: order.orderId })),
    ...(await addMid(house, whose)),
    ...(await addApiKey(house, whose)),
    ...(await addWebhook(house, whose)),
    ...(await addLabels(house, { ...whose, orderId: order.orderId })),
    ...(await addBill(house, { ...whose, orderId: order.orderId })),
    ...(await addCharge(house, { ...whose, orderId: order.orderId })),
    ...(await addQuestion(house, { ...whose, orderId: order.orderId })),
    ...(await addCustomsFile(house, { ...whose, ...sheet, orderId: order.orderId })),
  };
}

/** Ids and numbers of nothing. */
export function nothing(): Belongings {
  return {
    roleId: idOfRole('customerAdmin'),
    registrationId: newId(),
    messageId: newId(),
    eventImportId: newId(),
    numbersImportId: newId(),
    ...noFlights(),
    customerImportId: newId(),
    customsImportId: newId(),
    linesImportId: newId(),
    dispositionImportId: newId(),
    feedId: newId(),
    unidentifiedId: newId(),
    unidentifiedNo: 'UC2601010000',
    orderId: newId(),
    orderNumber: newOrderNumber(),
    reference: `${sentinel}-none`,
    viewId: newId(),
    tariffId: newId(),
    importId: newId(),
    goodsId: newId(),
    goodsImportId: newId(),
    labelImportId: newId(),
    addressId: newId(),
    addressImportId: newId(),
    midImportId: newId(),
    goodsCodeImportId: newId(),
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
    ...noCustomsFile(),
    ...noEntry(),
    ...noMid(),
    ...noApi(),
    ...noLabels(),
    ...noBill(),
    chargeId: newId(),
    ...noQuestion(),
  };
}
