import type { Text } from '../kernel/text.ts';
import type { NoticeEventName } from '../messages/notice-event.ts';
import type { StaffNoticeEvent } from './staff-notice.api.ts';

interface NoticeAction extends Text {
  /** Which part of the page it is done in. */
  readonly within?: { readonly tab: string };
}

/** What a notice asks of its reader, as a verb; it is done on the page that the notice leads to. Most only tell. */
const noticeActions: Partial<Readonly<Record<NoticeEventName, NoticeAction>>> = {
  warehouseDifference: { zh: '核对差异', en: 'Check the difference' },
  cutOffMissing: { zh: '上传资料', en: 'Upload documents' },
  draftToConfirm: { zh: '确认草稿', en: 'Confirm the draft', within: { tab: 'draft' } },
  dutyToApprove: { zh: '确认税费', en: 'Approve the duty' },
  dutyToPay: { zh: '付款并上传凭证', en: 'Pay and send the proof' },
  infoRequested: { zh: '补资料', en: 'Send what is asked' },
  answerNear: { zh: '补资料', en: 'Send what is asked' },
  approvalNear: { zh: '确认税费', en: 'Approve the duty' },
  paymentNear: { zh: '付款并上传凭证', en: 'Pay and send the proof' },
  customsHold: { zh: '查看并补资料', en: 'See the hold', within: { tab: 'files' } },
  freeDayNear: { zh: '查看查验', en: 'See the exam' },
  releaseRecalled: { zh: '核对货物去向', en: 'See where the goods are' },
  exception: { zh: '查看并回复', en: 'Read and answer' },
  hookPaused: { zh: '检查并恢复', en: 'Check and resume' },
  newDevice: { zh: '核对登录', en: 'Check the login' },
};

const again: NoticeAction = { zh: '修改后重新提交', en: 'Correct and hand in' };

/** Of what may end one way or another: by the decision or the change that is told. */
const actionsByOutcome: Partial<Readonly<Record<NoticeEventName, Readonly<Record<string, NoticeAction>>>>> = {
  bookingDecided: { returned: again, refused: { zh: '查看并重新订舱', en: 'See why and book again' } },
  trustDecided: { returned: again },
  slotChanged: { cancelled: { zh: '改订航班', en: 'Choose another flight' } },
  labelFeedback: { returned: { zh: '查看并答复', en: 'Read and answer' } },
};

/** What a notice of this event asks, by what became of the thing. */
export function noticeActionOf(event: NoticeEventName, outcome: string | null): NoticeAction | undefined {
  return noticeActions[event] ?? actionsByOutcome[event]?.[outcome ?? ''];
}

/** What became of the thing that a notice tells of, by its words. */
export function outcomeOf({ decision, change }: Readonly<Record<string, string>>): string | null {
  return decision ?? change ?? null;
}

/** The same at the desk. */
export const staffNoticeActions: Partial<Readonly<Record<StaffNoticeEvent, Text>>> = {
  submitted: { zh: '受理', en: 'Take it up' },
  corrected: { zh: '受理', en: 'Take it up' },
  mentioned: { zh: '回复', en: 'Answer' },
  replied: { zh: '回复', en: 'Answer' },
  opened: { zh: '处理', en: 'Take it up' },
  contested: { zh: '再次检查', en: 'Check again' },
  urged: { zh: '处理', en: 'Answer' },
  written: { zh: '回复', en: 'Answer' },
  dutyRefused: { zh: '重新估算', en: 'Estimate anew' },
  paymentProven: { zh: '核对到账', en: 'Check the payment' },
  amendment: { zh: '答复申请', en: 'Decide' },
  cancelling: { zh: '答复申请', en: 'Decide' },
  releaseRecalled: { zh: '核对货物去向', en: 'See where the goods are' },
  stockLow: { zh: '补充号段', en: 'Add numbers' },
  unread: { zh: '查看报文', en: 'Read the message' },
};
