import type { Figures } from './policy.figure.ts';

function quiet(zh: string, en: string, days: string) {
  return {
    zh: `无节点天数：${zh}`,
    en: `Quiet days: ${en}`,
    unit: 'days',
    initial: days,
    min: '1',
    max: '120',
    decides: {
      zh: '在途订单超过这么多天没有新的物流节点，系统自动开异常单。',
      en: 'An order on its way without an event for more days gets an exception sheet by itself.',
    },
    existing: {
      zh: '下一次检查（每半小时）按新值；已开的异常单不变。',
      en: 'It holds at the next round, within half an hour; sheets that are open stay as they are.',
    },
  } as const;
}

export const watchFigures = [
  ['quiet.1', quiet('空运', 'air', '4')],
  ['quiet.2', quiet('海运', 'ocean', '21')],
  ['quiet.3', quiet('卡航', 'truck', '4')],
  ['quiet.4', quiet('铁路', 'rail', '10')],
  [
    'slipHours',
    {
      zh: 'ETA 推迟开异常单',
      en: 'ETA slip that opens a sheet',
      unit: 'hours',
      initial: '24',
      min: '1',
      max: '720',
      decides: {
        zh: '预计到达比最初晚这么多小时，系统自动开异常单。',
        en: 'An ETA that is so much later than first said opens an exception sheet by itself.',
      },
      existing: {
        zh: '下一次检查（每半小时）按新值；已开的异常单不变。',
        en: 'It holds at the next round, within half an hour; sheets that are open stay as they are.',
      },
    },
  ],
  [
    'movedHours',
    {
      zh: 'ETA 变动通知客户',
      en: 'ETA change that customers are told',
      unit: 'hours',
      initial: '12',
      max: '240',
      decides: {
        zh: '预计到达提前或推迟超过这么多小时，通知订单的客户。',
        en: 'Customers are told when what is expected moves by more, either way.',
      },
      existing: { zh: '用于之后收到的节点与航班变动。', en: 'It holds for what is recorded from now on.' },
    },
  ],
  [
    'silentDays',
    {
      zh: '待办“无新节点”',
      en: 'Work list: orders without news',
      unit: 'days',
      initial: '3',
      min: '1',
      max: '60',
      decides: {
        zh: '订单这么多天没有节点，进入客服待办。',
        en: 'An order without an event for so long waits on the work list.',
      },
      existing: { zh: '待办立即按新值显示。', en: 'The work list follows at once.' },
    },
  ],
  [
    'urgedHours',
    {
      zh: '待办“截单前缺资料”',
      en: 'Work list: documents missing before the cut-off',
      unit: 'hours',
      initial: '48',
      min: '1',
      max: '480',
      decides: {
        zh: '截单前这么多小时起，缺资料的订单进入客服待办。',
        en: 'So long before its cut-off an order that misses documents begins to wait on the work list.',
      },
      existing: { zh: '待办立即按新值显示。', en: 'The work list follows at once.' },
    },
  ],
  [
    'papersHours',
    {
      zh: '截单前提醒客户补资料',
      en: 'Customers are reminded of missing documents',
      unit: 'hours',
      initial: '24',
      min: '1',
      max: '480',
      decides: {
        zh: '截单前这么多小时，系统提醒客户补齐订单资料，每次截单一次。',
        en: 'So long before a cut-off its customer is told once what the order still misses.',
      },
      existing: { zh: '下一次检查按新值。', en: 'It holds at the next round.' },
    },
  ],
  [
    'bookingDueHours',
    {
      zh: '订舱“即将截单”',
      en: 'Bookings: deadline is near',
      unit: 'hours',
      initial: '24',
      min: '1',
      max: '240',
      decides: {
        zh: '距交单截止不足这么多小时仍未订妥的订舱，列入即将截单。',
        en: 'A booking that is not booked so long before its deadline is shown as due.',
      },
      existing: { zh: '列表立即按新值显示。', en: 'Lists follow at once.' },
    },
  ],
  [
    'onTimeDays',
    {
      zh: '工作台：准时宽限',
      en: 'Dashboard: grace of "on time"',
      unit: 'days',
      initial: '0',
      max: '30',
      decides: {
        zh: '实际到港日不晚于首次预计到港日加这么多天，算准时。',
        en: 'Who arrives no later than so many days after the first promised day is on time.',
      },
      existing: {
        zh: '工作台下次刷新即按新值计算。',
        en: 'The dashboard counts by it with its next refresh.',
      },
    },
  ],
  [
    'boardUrgentHours',
    {
      zh: '看板：临近起飞',
      en: 'Data board: about to take off',
      unit: 'hours',
      initial: '6',
      max: '72',
      decides: {
        zh: '距起飞不足这么多小时的航班标红。',
        en: 'A flight that takes off sooner is marked.',
      },
      existing: { zh: '看板下次刷新即生效。', en: 'The board follows with its next refresh.' },
    },
  ],
  [
    'boardDepartedHours',
    {
      zh: '看板：起飞后保留',
      en: 'Data board: after take-off',
      unit: 'hours',
      initial: '6',
      max: '48',
      decides: {
        zh: '航班起飞后仍在看板显示这么多小时。',
        en: 'So long after take-off a flight is still shown.',
      },
      existing: { zh: '看板下次刷新即生效。', en: 'The board follows with its next refresh.' },
    },
  ],
] as const satisfies Figures;
