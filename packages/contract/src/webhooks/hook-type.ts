import { codesOf, codeTable, wordOf } from '../kernel/code.ts';
import type { NoticeEventName } from '../messages/notice-event.ts';
import { noticeCategories, noticeEvents } from '../messages/notice-event.ts';

/**
 * What a program hears of, by the notice that people get of the same: `subject.happened`. What concerns one person's own
 * account, and the webhooks themselves, is told to no program.
 */
const types: Readonly<Record<NoticeEventName, string | null>> = {
  warehouseDifference: 'order.warehouse_difference',
  departed: 'order.departed',
  etaMoved: 'order.eta_moved',
  arrived: 'order.arrived',
  delivered: 'order.delivered',
  signed: 'order.signed',
  orderDecided: 'order.request_decided',
  bookingDecided: 'booking.decided',
  slotChanged: 'booking.slot_changed',
  cutOffMissing: 'booking.documents_missing',
  weightCorrected: 'booking.weight_corrected',
  draftToConfirm: 'mawb.draft_to_confirm',
  customsHold: 'customs.held',
  freeDayNear: 'customs.free_time_ends',
  customsReleased: 'customs.released',
  releaseRecalled: 'customs.release_recalled',
  dutyToApprove: 'customs.duty_to_approve',
  dutyToPay: 'customs.duty_to_pay',
  infoRequested: 'customs.information_requested',
  answerNear: 'customs.answer_due',
  approvalNear: 'customs.approval_due',
  paymentNear: 'customs.payment_due',
  billIssued: 'bill.issued',
  billDue: 'bill.due',
  billOverdue: 'bill.overdue',
  billFinal: 'bill.final_reminder',
  disputeDecided: 'bill.dispute_decided',
  creditHold: 'credit.hold_changed',
  invoiceIssued: 'invoice.decided',
  trustDecided: 'trust.decided',
  exception: 'exception.changed',
  labelFeedback: 'label.sent_back',
  classified: 'goods.classified',
  hookPaused: null,
  registrationDecided: null,
  newDevice: null,
};

/** What the test button sends. */
export const testType = 'webhook.test';

/** The type under which a notice is told to programs; null where it is told to none. */
export function hookTypeOf(event: NoticeEventName): string | null {
  return types[event];
}

/** What somebody can have told to a program, by the categories of the notices. */
export const hookCategories = codeTable(
  'webhook category',
  Object.fromEntries(
    codesOf(noticeCategories)
      .filter((category) => category !== 'account')
      .map((category) => [category, wordOf(noticeCategories, category)]),
  ),
);

/** The types of a category, as a program is told them. */
export function typesIn(category: string): string[] {
  return codesOf(codeTable('hook event', noticeEvents))
    .filter((event) => noticeEvents[event].category === category)
    .flatMap((event) => types[event] ?? []);
}
