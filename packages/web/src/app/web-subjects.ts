import type { Language } from '@loadline/contract/kernel/text';
import type { ComponentType } from 'react';
import { withRecordWords } from '../kernel/office-words.ts';
import { accountSubject } from './subjects/account.subject.ts';
import { billSubject } from './subjects/bill.subject.ts';
import { bookingSubject } from './subjects/booking.subject.ts';
import { chargeSubject } from './subjects/charge.subject.ts';
import { clearanceSubject } from './subjects/clearance.subject.ts';
import { comingSubject } from './subjects/coming.subject.ts';
import { contentSubject } from './subjects/content.subject.ts';
import { customerSubject } from './subjects/customer.subject.ts';
import { customsSubject } from './subjects/customs.subject.ts';
import { dashboardSubject } from './subjects/dashboard.subject.ts';
import { databoardSubject } from './subjects/databoard.subject.ts';
import { deskSubject } from './subjects/desk.subject.ts';
import { eventSubject } from './subjects/event.subject.ts';
import { exceptionSubject } from './subjects/exception.subject.ts';
import { feedSubject } from './subjects/feed.subject.ts';
import { flightSubject } from './subjects/flight.subject.ts';
import { htsSubject } from './subjects/hts.subject.ts';
import { invoiceSubject } from './subjects/invoice.subject.ts';
import { moneySubject } from './subjects/money.subject.ts';
import { noticeSubject } from './subjects/notice.subject.ts';
import { orderSubject } from './subjects/order.subject.ts';
import { rateSubject } from './subjects/rate.subject.ts';
import { receiptSubject } from './subjects/receipt.subject.ts';
import { registrationSubject } from './subjects/registration.subject.ts';
import { tariffSubject } from './subjects/tariff.subject.ts';
import { trustSubject } from './subjects/trust.subject.ts';
import { waybillSubject } from './subjects/waybill.subject.ts';
import type { WebSubject } from './web-subject.ts';

/** Every subject of the back office. */
export const webSubjects: readonly WebSubject[] = [
  orderSubject,
  trustSubject,
  bookingSubject,
  exceptionSubject,
  waybillSubject,
  flightSubject,
  receiptSubject,
  eventSubject,
  feedSubject,
  dashboardSubject,
  htsSubject,
  tariffSubject,
  databoardSubject,
  customsSubject,
  clearanceSubject,
  registrationSubject,
  customerSubject,
  noticeSubject,
  accountSubject,
  rateSubject,
  invoiceSubject,
  moneySubject,
  billSubject,
  chargeSubject,
  contentSubject,
  deskSubject,
  comingSubject,
];

type Screen = (language: Language) => Promise<ComponentType>;

/** The screen of each page of the back office with what it says, by the name of the page. */
export const screens: ReadonlyMap<string, Screen> = new Map(
  webSubjects.flatMap(({ screens: own, brief = [], words = [] }) =>
    Object.entries(own).map(([name, screen]): [string, Screen] => [
      name,
      async (language) => {
        const fetched = brief.some((one) => one === name) ? screen() : withRecordWords(screen());
        const [shown] = await Promise.all([fetched, ...words.map((load) => load(language))]);
        return shown;
      },
    ]),
  ),
);
