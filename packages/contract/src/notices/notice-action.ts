import type { Text } from '../kernel/text.ts';
import type { NoticeEventName } from '../messages/notice-event.ts';
import type { StaffNoticeEvent } from './staff-notice.api.ts';

interface NoticeAction extends Text {
  /** Which part of the page it is done in. */
  readonly within?: { readonly tab: string };
}

/** What a notice asks of its reader, as a verb; it is done on the page that the notice leads to. Most only tell. */
export const noticeActions: Partial<Readonly<Record<NoticeEventName, NoticeAction>>> = {
  warehouseDifference: { zh: '核对差异', en: 'Check the difference' },
  cutOffMissing: { zh: '上传资料', en: 'Upload documents' },
  draftToConfirm: { zh: '确认草稿', en: 'Confirm the draft', within: { tab: 'draft' } },
  dutyToApprove: { zh: '确认税费', en: 'Approve the duty' },
  dutyToPay: { zh: '付款并上传凭证', en: 'Pay and send the proof' },
  infoRequested: { zh: '补资料', en: 'Send what is asked' },
  answerNear: { zh: '补资料', en: 'Send what is asked' },
  approvalNear: { zh: '确认税费', en: 'Approve the duty' },
  paymentNear: { zh: '付款并上传凭证', en: 'Pay and send the proof' },
  exception: { zh: '查看并回复', en: 'Read and answer' },
  newDevice: { zh: '核对登录', en: 'Check the login' },
};

/** The same at the desk. */
export const staffNoticeActions: Partial<Readonly<Record<StaffNoticeEvent, Text>>> = {
  submitted: { zh: '受理', en: 'Take it up' },
  corrected: { zh: '受理', en: 'Take it up' },
  mentioned: { zh: '回复', en: 'Answer' },
  replied: { zh: '回复', en: 'Answer' },
  opened: { zh: '处理', en: 'Take it up' },
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
