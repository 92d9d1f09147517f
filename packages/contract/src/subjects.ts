import { apiKeySubject } from './api-keys/api-key.subject.ts';
import { billSubject } from './bills/bill.subject.ts';
import { creditSubject } from './bills/credit.subject.ts';
import { disputeSubject } from './bills/dispute.subject.ts';
import { invoiceSubject } from './bills/invoice.subject.ts';
import { bookingSubject } from './bookings/booking.subject.ts';
import { clearanceSubject } from './clearance/clearance.subject.ts';
import { customerSubject } from './customers/customer.subject.ts';
import { customsSubject } from './customs/customs.subject.ts';
import { dashboardSubject } from './dashboard/dashboard.subject.ts';
import { databoardSubject } from './databoard/databoard.subject.ts';
import { eventSubject } from './events/event.subject.ts';
import { sheetSubject } from './exceptions/sheet.subject.ts';
import { feedSubject } from './feeds/feed.subject.ts';
import { fileSubject } from './files/file.subject.ts';
import { flightSubject } from './flights/flight.subject.ts';
import { rateSubject } from './freight/rate.subject.ts';
import { goodsCodeSubject } from './goods/goods.subject.ts';
import { htsSubject } from './hts/hts.subject.ts';
import { importSubject } from './imports/data-import.subject.ts';
import { labelSubject } from './labels/label.subject.ts';
import { midSubject } from './mids/mid.subject.ts';
import { noticeSubject } from './notices/notice.subject.ts';
import {
  auditSubject,
  dictionarySubject,
  forwarderSubject,
  hostSubject,
  messageSubject,
  roleSubject,
  staffSubject,
  workSubject,
} from './ops/desk.subjects.ts';
import { orderSubject } from './orders/order.subject.ts';
import { questionSubject } from './questions/question.subject.ts';
import { receiptSubject } from './receipts/receipt.subject.ts';
import { unidentifiedSubject } from './receipts/unidentified.subject.ts';
import { registrationSubject } from './registrations/registration.subject.ts';
import { accountSubject } from './session/account.subject.ts';
import { contentSubject } from './site/content.subject.ts';
import { tariffSubject } from './tariffs/tariff.subject.ts';
import { trackingSubject } from './tracking/tracking.subject.ts';
import { trustSubject } from './trusts/trust.subject.ts';
import { viewSubject } from './views/view.subject.ts';
import { stockSubject } from './waybills/stock.subject.ts';
import { waybillSubject } from './waybills/waybill.subject.ts';
import { webhookSubject } from './webhooks/webhook.subject.ts';

/**
 * Every subject of the product, by the name that records, links and codes call it. What is collected from them
 * (permissions, live topics, what has files, notices, queues …) stands in this order.
 */
export const subjects = {
  work: workSubject,
  registration: registrationSubject,
  trust: trustSubject,
  booking: bookingSubject,
  sheet: sheetSubject,
  order: orderSubject,
  bill: billSubject,
  invoice: invoiceSubject,
  dispute: disputeSubject,
  credit: creditSubject,
  customs: customsSubject,
  dashboard: dashboardSubject,
  mawb: waybillSubject,
  stock: stockSubject,
  label: labelSubject,
  databoard: databoardSubject,
  clearance: clearanceSubject,
  mid: midSubject,
  goodsCode: goodsCodeSubject,
  hts: htsSubject,
  question: questionSubject,
  tariff: tariffSubject,
  flight: flightSubject,
  receipt: receiptSubject,
  unidentified: unidentifiedSubject,
  event: eventSubject,
  feed: feedSubject,
  tracking: trackingSubject,
  file: fileSubject,
  import: importSubject,
  view: viewSubject,
  notice: noticeSubject,
  account: accountSubject,
  apiKey: apiKeySubject,
  webhook: webhookSubject,
  customer: customerSubject,
  staff: staffSubject,
  role: roleSubject,
  dictionary: dictionarySubject,
  rate: rateSubject,
  content: contentSubject,
  forwarder: forwarderSubject,
  host: hostSubject,
  audit: auditSubject,
  message: messageSubject,
} as const;
