import type { Stage } from '../codes/stage.ts';
import { stages } from '../codes/stage.ts';
import type { Code, CodeOf } from '../kernel/code.ts';
import { codesOf, codeTable } from '../kernel/code.ts';
import type { Text } from '../kernel/text.ts';

export const noticeChannels = codeTable('notice channel', {
  inApp: { zh: '站内', en: 'In-app' },
  mail: { zh: '邮件', en: 'Mail' },
  sms: { zh: '短信', en: 'SMS' },
});

export type NoticeChannel = CodeOf<typeof noticeChannels>;

export const noticeCategories = codeTable('notice category', {
  track: { zh: '订单与轨迹', en: 'Orders and tracking' },
  booking: { zh: '订舱与主单', en: 'Bookings and waybills' },
  customs: { zh: '清关', en: 'Clearance' },
  bill: { zh: '账单', en: 'Bills' },
  together: { zh: '协作', en: 'Collaboration' },
  account: { zh: '账号', en: 'Account' },
});

type NoticeCategory = CodeOf<typeof noticeCategories>;

export const noticeDigests = codeTable('notice digest', {
  none: { zh: '立即', en: 'At once' },
  hourly: { zh: '每小时汇总', en: 'Hourly digest' },
  daily: { zh: '每日 09:00（北京）', en: 'Daily at 09:00, Beijing' },
});

interface NoticeEvent extends Code {
  readonly category: NoticeCategory;
  /** Where it comes unless the reader says otherwise. */
  readonly on: readonly NoticeChannel[];
  /** Where it always comes: what concerns money or security cannot be switched off. */
  readonly locked: readonly NoticeChannel[];
}

type Rest = { on?: readonly NoticeChannel[]; locked?: readonly NoticeChannel[] };

function event(
  category: NoticeCategory,
  zh: string,
  en: string,
  { on = ['inApp', 'mail'], locked = [] }: Rest = {},
): NoticeEvent {
  return { zh, en, category, on: [...new Set([...locked, ...on])], locked };
}

/** Reaching a stage is told by the word of the stage. */
function milestone(stage: Stage): NoticeEvent {
  const { zh, en } = stages.codes[stage];
  return event('track', zh, en, { on: ['inApp'] });
}

const urgent: Rest = { on: ['inApp', 'mail', 'sms'] };
const money: Rest = { ...urgent, locked: ['inApp'] };

/** What somebody can be told of (product.md §2.17). */
const events = {
  warehouseDifference: event('track', '入仓与订舱有差异', 'Warehouse receipt differs'),
  departed: milestone('DEPARTED'),
  etaMoved: event('track', 'ETA 变动超过 12 小时', 'ETA moved by more than 12 hours', urgent),
  arrived: milestone('ARRIVED'),
  delivered: milestone('DELIVERED'),
  signed: milestone('SIGNED'),
  bookingDecided: event('booking', '订舱确认、退回', 'Booking confirmed or refused', urgent),
  slotChanged: event('booking', '舱位或航班变动', 'Slot or flight changed', urgent),
  cutOffMissing: event(
    'booking',
    '截单前 24 小时缺资料',
    'Documents missing 24 hours before the cut-off',
    urgent,
  ),
  weightCorrected: event('booking', '计费重更正', 'Chargeable weight corrected'),
  draftToConfirm: event('booking', '主单草稿待确认', 'Draft waybill to confirm', money),
  customsHold: event('customs', '查验、扣货', 'Customs hold or exam', urgent),
  freeDayNear: event('customs', '免费堆存 48 小时内到期', 'Free time ends within 48 hours', money),
  customsReleased: event('customs', '海关放行', 'Released by customs', { on: ['inApp'] }),
  releaseRecalled: event('customs', '海关放行被撤回', 'Release by customs taken back', urgent),
  dutyToApprove: event('customs', '税费待确认', 'Duty to approve', money),
  dutyToPay: event('customs', '税费待付款', 'Duty to pay', money),
  infoRequested: event('customs', '补资料要求', 'Request for information', urgent),
  answerNear: event('customs', '资料答复 48 小时内到期', 'Answer due within 48 hours', urgent),
  approvalNear: event('customs', '税费确认 48 小时内到期', 'Duty approval due within 48 hours', money),
  paymentNear: event('customs', '税费付款 48 小时内到期', 'Duty payment due within 48 hours', money),
  billIssued: event('bill', '账单开出', 'Bill issued'),
  billDue: event('bill', '账单 3 天内到期', 'Bill due in 3 days'),
  billOverdue: event('bill', '账单已逾期', 'Bill overdue', money),
  billFinal: event('bill', '账单逾期催收，即将冻结', 'Final reminder before a credit hold', money),
  disputeDecided: event('bill', '费用异议有结果', 'Dispute of a bill decided'),
  creditHold: event('bill', '额度冻结与解除', 'Credit hold on or off', money),
  invoiceIssued: event('bill', '开票申请结果、发票开出', 'Invoice request decided, invoice issued'),
  trustDecided: event('together', '委托退回、受理', 'Trust order returned or accepted'),
  orderDecided: event('together', '改单、取消申请有结果', 'Amendment or cancellation decided'),
  exception: event('together', '异常单新开、回复、解决', 'Exception opened, replied to or resolved'),
  labelFeedback: event('together', '标签合规反馈', 'Label feedback', { on: ['inApp'] }),
  classified: event('together', 'MID 与 HTS 结论', 'MID or HTS decision', { on: ['inApp'] }),
  registrationDecided: event('account', '注册审核结果', 'Registration decided', {
    on: ['mail'],
    locked: ['sms'],
  }),
  hookPaused: event('account', '回调地址已暂停', 'Webhook paused', { locked: ['inApp'] }),
  newDevice: event('account', '新设备登录', 'Login on a new device', {
    on: ['mail'],
    locked: ['inApp', 'sms'],
  }),
} as const satisfies Record<string, NoticeEvent>;

export type NoticeEventName = keyof typeof events;

/** The events by name, in the order in which the settings show them. */
export const noticeEvents: Readonly<Record<NoticeEventName, NoticeEvent>> = events;

const names = codesOf(codeTable('notice event', noticeEvents));

/** An event on a channel, as a user's settings name it: `departed.mail`. */
export function noticeChoice(name: string, channel: NoticeChannel): string {
  return `${name}.${channel}`;
}

/** Whether a colleague of the forwarder gets by mail what rings at the desk. */
export const staffMail = 'staff.mail';

/** Whether what one cause tells of several orders is told of one by one; else once for all of them. */
export const eachOrder = 'orders.each';

/** Every event on every channel. */
export const noticeChoices = codeTable(
  'notice choice',
  Object.fromEntries([
    ...names.flatMap(choicesOf),
    [eachOrder, { zh: '同一原因涉及多票时逐票通知', en: 'Orders of one cause one by one' }],
    [staffMail, { zh: '员工端通知同时发送邮件', en: 'Notices of the desk by mail, too' }],
  ]),
);

/** What a new user gets. */
export const defaultChoices = names.flatMap((name) =>
  noticeEvents[name].on.map((channel) => noticeChoice(name, channel)),
);

/** What nobody can switch off. */
export const lockedChoices = names.flatMap((name) =>
  noticeEvents[name].locked.map((channel) => noticeChoice(name, channel)),
);

function choicesOf(name: NoticeEventName): [string, Text][] {
  const { zh, en } = noticeEvents[name];
  return codesOf(noticeChannels).map((channel) => {
    const by = noticeChannels.codes[channel];
    return [noticeChoice(name, channel), { zh: `${zh}（${by.zh}）`, en: `${en} (${by.en})` }];
  });
}
