import type { Language } from '@loadline/contract/kernel/text';
import type { PageName } from '@loadline/contract/pages';
import type { ComponentType } from 'react';
import { withRecordWords } from '../kernel/office-words.ts';
import { accountSubject } from './subjects/account.subject.ts';
import { billSubject } from './subjects/bill.subject.ts';
import { bookingSubject } from './subjects/booking.subject.ts';
import { clearanceSubject } from './subjects/clearance.subject.ts';
import { customerSubject } from './subjects/customer.subject.ts';
import { customsSubject } from './subjects/customs.subject.ts';
import { dashboardSubject } from './subjects/dashboard.subject.ts';
import { databoardSubject } from './subjects/databoard.subject.ts';
import { exceptionSubject } from './subjects/exception.subject.ts';
import { htsSubject } from './subjects/hts.subject.ts';
import { invoiceSubject } from './subjects/invoice.subject.ts';
import { labelSubject } from './subjects/label.subject.ts';
import { noticeSubject } from './subjects/notice.subject.ts';
import { orderSubject } from './subjects/order.subject.ts';
import { tariffSubject } from './subjects/tariff.subject.ts';
import { trustSubject } from './subjects/trust.subject.ts';
import { waybillSubject } from './subjects/waybill.subject.ts';
import type { DeskSubject, WebSubject } from './web-subject.ts';

/** What customers have of every subject. What staff have beside it stands in `desk-subjects.ts`. */
const ofCustomers: readonly WebSubject[] = [
  orderSubject,
  trustSubject,
  bookingSubject,
  exceptionSubject,
  waybillSubject,
  dashboardSubject,
  htsSubject,
  tariffSubject,
  databoardSubject,
  customsSubject,
  clearanceSubject,
  labelSubject,
  customerSubject,
  noticeSubject,
  accountSubject,
  invoiceSubject,
  billSubject,
];

let known: readonly DeskSubject[] = ofCustomers;

/** Makes the subjects of the desk known. */
export function learnSubjects(more: readonly DeskSubject[]): void {
  known = [...known, ...more];
}

/** The subjects that this document knows. */
export function webSubjects(): readonly DeskSubject[] {
  return known;
}

/** The screen of a page of the back office with what it says, fetched when it is opened. */
export function screenOf(page: PageName): ((language: Language) => Promise<ComponentType>) | undefined {
  for (const { screens, brief = [], words = [] } of known) {
    const screen = screens[page];
    if (!screen) continue;
    return async (language) => {
      const fetched = brief.includes(page) ? screen() : withRecordWords(screen());
      const [shown] = await Promise.all([fetched, ...words.map((load) => load(language))]);
      return shown;
    };
  }
  return undefined;
}
