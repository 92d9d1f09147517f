import { allPages } from '../all-pages.ts';
import { sheetKinds } from '../exceptions/sheet-kind.ts';
import { texts } from '../facts/texts.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import type { Permission } from '../kernel/permission.ts';
import { partOf, wordsWith } from '../kernel/subject.ts';
import type { Language, Text } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';
import type { PageName } from '../pages.ts';
import { subjects } from '../subjects.ts';

/** What is told to somebody of the forwarder: what a customer or a colleague did that waits for them. */
export const staffNoticeEvents = codeTable('staff notice', {
  submitted: { zh: '提交', en: 'handed in', family: 'work' },
  imported: { zh: '导入订单', en: 'imported orders', family: 'work' },
  mentioned: { zh: '提到了你', en: 'mentioned you', family: 'act' },
  replied: { zh: '客户回复', en: 'the customer replied', family: 'work' },
  opened: { zh: '客户新开异常单', en: 'the customer opened a sheet', family: 'stop' },
  urged: { zh: '客户催办', en: 'the customer urges', family: 'act' },
  written: { zh: '客户留言', en: 'the customer wrote', family: 'work' },
  corrected: { zh: '退回后重新提交', en: 'handed in again', family: 'work' },
  amendment: { zh: '申请修改', en: 'asks for a change', family: 'act' },
  cancelling: { zh: '申请取消', en: 'asks to cancel', family: 'stop' },
  cancelled: { zh: '客户已取消', en: 'the customer cancelled', family: 'stop' },
  withdrawn: { zh: '客户已撤回', en: 'the customer took it back', family: 'stop' },
  agreed: { zh: '确认主单草稿', en: 'agrees to the draft', family: 'done' },
  dutyApproved: { zh: '确认税费', en: 'approved the duties', family: 'done' },
  dutyRefused: { zh: '不同意税费', en: 'refused the duties', family: 'stop' },
  paymentProven: { zh: '上传付款凭证', en: 'sent proof of payment', family: 'work' },
  releaseRecalled: { zh: '撤回海关放行', en: 'took the release back', family: 'stop' },
  invoiceAsked: { zh: '申请开票', en: 'asks for an invoice', family: 'work' },
  contested: { zh: '对标签退回有异议', en: 'contests that it was sent back', family: 'act' },
  reasked: { zh: '再次提问', en: 'asks again', family: 'act' },
  classified: { zh: '采纳归类答复', en: 'accepts the classification', family: 'done' },
  stockLow: { zh: '主单号库存不足', en: 'stock of numbers is low', family: 'act' },
  unread: { zh: '报文有未能读取的内容', en: 'a message was not read in full', family: 'act' },
});

export type StaffNoticeEvent = CodeOf<typeof staffNoticeEvents>;

/** What such a notice can be about. */
export const staffNoticeSubjects = codeTable('staff notice subject', wordsWith(subjects, 'staffNotices'));

export type StaffNoticeSubject = keyof typeof staffNoticeSubjects.codes;

/** The page of the desk that it leads to, what somebody needs to see it, and what who is to act on it. */
export const staffSubjectPages: Readonly<
  Record<
    StaffNoticeSubject,
    { readonly page: PageName; readonly sees: Permission; readonly works: Permission }
  >
> = partOf(subjects, 'staffNotices');

/** Stands for the number of a message in which none could be read. */
export const noNumber = '-';

/** What the page of the desk opens such a record by. */
export function deskQuery(subject: StaffNoticeSubject, number: string): Readonly<Record<string, string>> {
  if (subject === 'dispute') return { search: number, tab: 'all' };
  if (subject === 'label') return { search: number };
  if (subject === 'stock') return { part: 'prefixes' };
  if (subject !== 'feed') return { no: number };
  return number === noNumber ? { state: 'UNREADABLE' } : { search: number };
}

/** The address of the record at the desk. */
export function deskPath(subject: StaffNoticeSubject, number: string): string {
  const query = new URLSearchParams(deskQuery(subject, number));
  return `${allPages[staffSubjectPages[subject].page].path}?${query.toString()}`;
}

/** What is said where it is a number alone. */
const counted: Partial<Readonly<Record<StaffNoticeEvent, Text>>> = {
  stockLow: { zh: '剩余可用主单号 {said} 个', en: 'Free numbers left: {said}' },
  imported: { zh: '共 {said} 票订单', en: 'Orders: {said}' },
};

/** What was said, in words. */
export function saidOf(event: StaffNoticeEvent, said: string, language: Language): string {
  const words = counted[event];
  return words ? say(words, language, { said }) : said;
}

/** How many are shown; the records themselves stand on their desks. */
export const staffNoticesShown = 50;

const staffNotice = group(
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    event: code(staffNoticeEvents, { label: { zh: '事件', en: 'Event' } }),
    subject: code(staffNoticeSubjects, { label: { zh: '对象', en: 'Subject' } }),
    number: text(texts.number),
    /** Of an exception sheet: its kind, and whose it is. */
    kind: optional(code(sheetKinds, { label: { zh: '类型', en: 'Kind' } })),
    orderNumber: optional(text(texts.orderNo)),
    customer: text(texts.customer),
    customerEn: text({ label: { zh: '客户英文名', en: 'Customer in English' }, max: 100 }),
    who: text({ label: { zh: '谁', en: 'Who' }, max: 64, min: 0 }),
    /** What was written; of numbers that run low and of an import how many. */
    said: text({ ...texts.body, min: 0 }),
    at: instant({ label: { zh: '时间', en: 'Time' } }),
    read: flag({ label: { zh: '已读', en: 'Read' } }),
  },
  { label: { zh: '通知', en: 'Notice' } },
);

const bell = group(
  {
    /** Counted up to 100, which is shown as 99+. */
    unread: whole({ label: { zh: '未读', en: 'Unread' }, max: 100 }),
    rows: list(staffNotice, { label: { zh: '通知', en: 'Notices' }, max: staffNoticesShown }),
  },
  { label: { zh: '通知', en: 'Notices' } },
);

/** One's own latest notices, newest first, of the customers one serves. */
export const staffBell = endpoint('GET /opsapi/bell', {
  access: 'op:work:view',
  title: { zh: '员工通知', en: 'Notices of a colleague' },
  answer: bell,
});

/** Marks some of one's own notices read, or all there are. */
export const readStaffBell = endpoint('POST /opsapi/bell/read', {
  access: 'op:work:view',
  title: { zh: '员工通知标为已读', en: 'Mark notices of a colleague read' },
  body: {
    ids: optional(
      list(id({ label: { zh: '通知', en: 'Notice' } }), { label: { zh: '通知', en: 'Notices' }, max: 200 }),
    ),
  },
  answer: bell,
});
