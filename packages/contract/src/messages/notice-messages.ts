import type { MessageTemplate } from './message-template.ts';
import { template } from './message-template.ts';
import type { NoticeEventName } from './notice-event.ts';
import { noticeEvents } from './notice-event.ts';
import { noticeTexts, titleOf, wordsOfEvent } from './notice-text.ts';

/** What a notice says outside the portal. Its link leads to the record. */
function about(event: NoticeEventName): MessageTemplate {
  const { zh, en } = noticeEvents[event];
  const [{ line, words }, title] = [noticeTexts[event], titleOf(event)];
  // What is told of several orders lists them.
  const listed = words.includes('numbers') ? '\n{numbers}' : '';
  return template(
    { zh, en },
    wordsOfEvent(event),
    {
      zh: `${title.zh}\n${line.zh}${listed}\n\n查看详情：{link}`,
      en: `${title.en}\n${line.en}${listed}\n\nOpen the record: {link}`,
    },
    {
      subject: { zh: `{number} ${title.zh}`, en: `{number} ${title.en}` },
      sms: { zh: `${title.zh}，${line.zh}`, en: `${title.en}. ${line.en}` },
      via: ['mail', 'sms'],
    },
  );
}

/** The messages of all events but the two about accounts, which have messages of their own. */
export const noticeMessages = {
  warehouseDifference: about('warehouseDifference'),
  departed: about('departed'),
  etaMoved: about('etaMoved'),
  arrived: about('arrived'),
  delivered: about('delivered'),
  signed: about('signed'),
  bookingDecided: about('bookingDecided'),
  slotChanged: about('slotChanged'),
  cutOffMissing: about('cutOffMissing'),
  weightCorrected: about('weightCorrected'),
  draftToConfirm: about('draftToConfirm'),
  customsHold: about('customsHold'),
  freeDayNear: about('freeDayNear'),
  customsReleased: about('customsReleased'),
  releaseRecalled: about('releaseRecalled'),
  dutyToApprove: about('dutyToApprove'),
  dutyToPay: about('dutyToPay'),
  infoRequested: about('infoRequested'),
  answerNear: about('answerNear'),
  approvalNear: about('approvalNear'),
  paymentNear: about('paymentNear'),
  billIssued: about('billIssued'),
  billDue: about('billDue'),
  billOverdue: about('billOverdue'),
  billFinal: about('billFinal'),
  disputeDecided: about('disputeDecided'),
  creditHold: about('creditHold'),
  invoiceIssued: about('invoiceIssued'),
  trustDecided: about('trustDecided'),
  orderDecided: about('orderDecided'),
  exception: about('exception'),
  labelFeedback: about('labelFeedback'),
  classified: about('classified'),
  hookPaused: about('hookPaused'),
} as const satisfies Record<Exclude<NoticeEventName, 'registrationDecided' | 'newDevice'>, MessageTemplate>;
