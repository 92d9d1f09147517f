import { sheetKinds } from '../exceptions/sheet-kind.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';

/** What is told to somebody of the forwarder: what a customer or a colleague did that waits for him. */
export const staffNoticeEvents = codeTable('staff notice', {
  mentioned: { zh: '提到了你', en: 'mentioned you', family: 'act' },
  replied: { zh: '客户回复', en: 'the customer replied', family: 'work' },
  opened: { zh: '客户新开异常单', en: 'the customer opened a sheet', family: 'stop' },
  urged: { zh: '客户催办', en: 'the customer urges', family: 'act' },
});

/** How many are shown; the sheets themselves stand on their desk. */
export const staffNoticesShown = 50;

const staffNotice = group(
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    event: code(staffNoticeEvents, { label: { zh: '事件', en: 'Event' } }),
    sheetNo: text({ label: { zh: '异常单号', en: 'Sheet no.' }, max: 20 }),
    kind: code(sheetKinds, { label: { zh: '类型', en: 'Kind' } }),
    orderNumber: text({ label: { zh: '订单号', en: 'Order no.' }, max: 24 }),
    customer: text({ label: { zh: '客户', en: 'Customer' }, max: 100 }),
    customerEn: text({ label: { zh: '客户英文名', en: 'Customer in English' }, max: 100 }),
    who: text({ label: { zh: '谁', en: 'Who' }, max: 64, min: 0 }),
    said: text({ label: { zh: '内容', en: 'Text' }, max: 300, min: 0 }),
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
  access: 'op:exception:view',
  title: { zh: '员工通知', en: 'Notices of a colleague' },
  answer: bell,
});

/** Marks some of one's own notices read, or all there are. */
export const readStaffBell = endpoint('POST /opsapi/bell/read', {
  access: 'op:exception:view',
  title: { zh: '员工通知标为已读', en: 'Mark notices of a colleague read' },
  body: {
    ids: optional(
      list(id({ label: { zh: '通知', en: 'Notice' } }), { label: { zh: '通知', en: 'Notices' }, max: 200 }),
    ),
  },
  answer: bell,
});
