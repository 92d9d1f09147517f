import { apiDesk } from './subjects/api.desk.ts';
import { billDesk } from './subjects/bill.desk.ts';
import { bookingDesk } from './subjects/booking.desk.ts';
import { chargeDesk } from './subjects/charge.desk.ts';
import { clearanceDesk } from './subjects/clearance.desk.ts';
import { closingDesk } from './subjects/closing.desk.ts';
import { contentDesk } from './subjects/content.desk.ts';
import { creditDesk } from './subjects/credit.desk.ts';
import { customerDesk } from './subjects/customer.desk.ts';
import { customsDesk } from './subjects/customs.desk.ts';
import { databoardDesk } from './subjects/databoard.desk.ts';
import { eventDesk } from './subjects/event.desk.ts';
import { exceptionDesk } from './subjects/exception.desk.ts';
import { feedDesk } from './subjects/feed.desk.ts';
import { flightDesk } from './subjects/flight.desk.ts';
import { forwarderDesk } from './subjects/forwarder.desk.ts';
import { htsDesk } from './subjects/hts.desk.ts';
import { invoiceDesk } from './subjects/invoice.desk.ts';
import { labelDesk } from './subjects/label.desk.ts';
import { marginDesk } from './subjects/margin.desk.ts';
import { moneyDesk } from './subjects/money.desk.ts';
import { noticeDesk } from './subjects/notice.desk.ts';
import { orderDesk } from './subjects/order.desk.ts';
import { overviewDesk } from './subjects/overview.desk.ts';
import { rateDesk } from './subjects/rate.desk.ts';
import { receiptDesk } from './subjects/receipt.desk.ts';
import { registrationDesk } from './subjects/registration.desk.ts';
import { tariffDesk } from './subjects/tariff.desk.ts';
import { trustDesk } from './subjects/trust.desk.ts';
import { waybillDesk } from './subjects/waybill.desk.ts';
import type { DeskSubject } from './web-subject.ts';

/** What staff have of every subject beside what customers have. */
export const deskSubjects: readonly DeskSubject[] = [
  overviewDesk,
  orderDesk,
  trustDesk,
  bookingDesk,
  exceptionDesk,
  waybillDesk,
  flightDesk,
  receiptDesk,
  eventDesk,
  feedDesk,
  htsDesk,
  tariffDesk,
  databoardDesk,
  customsDesk,
  clearanceDesk,
  labelDesk,
  registrationDesk,
  customerDesk,
  creditDesk,
  noticeDesk,
  rateDesk,
  invoiceDesk,
  moneyDesk,
  billDesk,
  chargeDesk,
  closingDesk,
  marginDesk,
  contentDesk,
  forwarderDesk,
  apiDesk,
];
