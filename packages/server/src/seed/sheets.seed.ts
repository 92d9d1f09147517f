import type { OrderStatus, Stage } from '@loadline/contract/codes/stage';
import type { Transport } from '@loadline/contract/codes/transport';
import type { SheetState } from '@loadline/contract/exceptions/sheet.lifecycle';
import type { SheetKind } from '@loadline/contract/exceptions/sheet-kind';

/** Who speaks or acts: a username of the demo, or the program. */
type Voice = 'demo' | 'small.admin' | 'op.service' | 'op.sales' | 'system';

interface Word {
  readonly by: Voice;
  readonly hoursAgo: number;
  readonly body: string;
  readonly internal?: true;
  /** Which word it answers, by its place in the conversation. */
  readonly answers?: number;
}

/**
 * A case of the demo: an order that stands there, what went wrong, its life and what was said. Texts may name the order's
 * {pieces}, two {more} and three {less}.
 */
export interface Case {
  readonly customer: 'QHDEMO' | 'SGDEMO';
  readonly order: OrderStatus;
  readonly mode?: Transport;
  readonly toAmazon?: true;
  /** Where the order was when the sheet was opened, unless it stands there still. */
  readonly stages?: readonly Stage[];
  readonly kind: SheetKind;
  readonly source: 'customer' | 'operator' | 'system';
  readonly zh: string;
  readonly en: string;
  readonly action?: { readonly zh: string; readonly en: string; readonly dueInHours: number };
  readonly handler?: Voice;
  readonly steps: readonly (readonly [state: SheetState, hoursAgo: number, by: Voice])[];
  readonly talk: readonly Word[];
  readonly costs?: readonly (readonly [name: string, amount: string, published: boolean])[];
  /** Until how many hours ago each side has read. */
  readonly read?: { readonly customer?: number; readonly forwarder?: number };
}

/** One case in every state, and two of those that fill a day. Every name and figure is invented. */
export const cases: readonly Case[] = [
  {
    customer: 'QHDEMO',
    order: 'IN_CLEARANCE',
    mode: '2',
    kind: 'packingList',
    source: 'system',
    zh: '箱单件数与提单不符，多 2 箱',
    en: 'The packing list has two cartons more than the bill of lading',
    action: {
      zh: '重传箱单，改为 {pieces} 箱',
      en: 'Upload the packing list again with {pieces} cartons',
      dueInHours: 27,
    },
    handler: 'op.service',
    steps: [
      ['OPEN', 22.4, 'system'],
      ['PROCESSING', 22.1, 'op.service'],
      ['WAITING_CUSTOMER', 21.7, 'op.service'],
      ['PROCESSING', 5.4, 'demo'],
      ['WAITING_CUSTOMER', 2.9, 'op.service'],
    ],
    talk: [
      {
        by: 'op.service',
        hoursAgo: 22,
        body: '提单 {pieces} 箱，箱单合计 {more} 箱。请确认哪份为准并重传。',
      },
      { by: 'demo', hoursAgo: 5.4, body: '以提单为准，工厂少装 2 箱。箱单我让工厂盖章后传。', answers: 0 },
      {
        by: 'op.service',
        hoursAgo: 5.2,
        body: '收到。报关行今天 17:00 前要，先发扫描件也可以。',
        answers: 0,
      },
      {
        by: 'op.service',
        hoursAgo: 3.1,
        body: '柜已在堆场，免堆期到后天。若明天还没箱单，先按 {pieces} 箱出改单申请，费用我司先垫。',
        internal: true,
      },
      {
        by: 'op.service',
        hoursAgo: 2.9,
        body: '费用预计见右侧，超过免堆期按天计。麻烦在截止时间前上传盖章箱单。',
      },
    ],
    costs: [
      ['改单费', '300.00', true],
      ['堆存费 2 天', '860.00', true],
      ['报关行加急', '200.00', false],
    ],
    read: { customer: 20, forwarder: 5 },
  },
  {
    customer: 'QHDEMO',
    order: 'WH_IN',
    kind: 'damage',
    source: 'customer',
    zh: '工厂反馈装车时 2 箱外箱受潮，请入仓时拍照确认',
    en: 'The factory says two cartons got wet while loading; please photograph them at receipt',
    steps: [['OPEN', 1.6, 'demo']],
    talk: [{ by: 'demo', hoursAgo: 1.6, body: '箱号 1、2，里面的东西怕水。' }],
  },
  {
    customer: 'QHDEMO',
    order: 'DEPARTED',
    mode: '1',
    kind: 'rolled',
    source: 'system',
    zh: '承运人报告差异（DIS/OFLD）：航班超载，部分货物被拉下',
    en: 'The carrier reports a discrepancy (DIS/OFLD): the flight was overloaded and part of the goods was offloaded',
    handler: 'op.service',
    steps: [
      ['OPEN', 9.5, 'system'],
      ['PROCESSING', 8.8, 'op.service'],
    ],
    talk: [
      { by: 'op.service', hoursAgo: 8.7, body: '已改配明天同航线航班，预计晚 1 天到港，确定后在这里更新。' },
      { by: 'op.sales', hoursAgo: 8.2, body: '这票赶 Prime Day，舱位优先给它。', internal: true },
    ],
    read: { customer: 8 },
  },
  {
    customer: 'QHDEMO',
    order: 'DEPARTED',
    mode: '2',
    kind: 'delay',
    source: 'system',
    zh: '5 天没有新的物流节点',
    en: 'No milestone for 5 days',
    handler: 'op.service',
    steps: [
      ['OPEN', 76, 'system'],
      ['PROCESSING', 75, 'op.service'],
    ],
    talk: [{ by: 'demo', hoursAgo: 6, body: '货到哪里了？客户在催。' }],
    read: { forwarder: 70 },
  },
  {
    customer: 'QHDEMO',
    order: 'IN_CLEARANCE',
    kind: 'inspection',
    source: 'operator',
    zh: '海关布控查验，等待现场安排',
    en: 'Customs ordered an inspection; waiting for the slot',
    handler: 'op.service',
    steps: [
      ['OPEN', 54, 'op.service'],
      ['PROCESSING', 53.6, 'op.service'],
      ['RESOLVED', 20, 'op.service'],
    ],
    talk: [
      {
        by: 'op.service',
        hoursAgo: 53.5,
        body: '查验由海关安排，我们的现场人员配合，查验费按凭证实报实销。',
      },
      { by: 'demo', hoursAgo: 50, body: '好的，请尽快。', answers: 0 },
      {
        by: 'op.service',
        hoursAgo: 20,
        body: '查验通过，已放行，今天安排提柜。如仍有问题请在 7 天内点“未解决”。',
      },
    ],
    costs: [['查验费', '620.00', true]],
    read: { customer: 18, forwarder: 49 },
  },
  {
    customer: 'QHDEMO',
    order: 'SIGNED',
    toAmazon: true,
    kind: 'shortage',
    source: 'customer',
    zh: '亚马逊签收少 3 箱',
    en: 'Amazon received three cartons less',
    handler: 'op.service',
    steps: [
      ['OPEN', 120, 'demo'],
      ['PROCESSING', 119, 'op.service'],
      ['RESOLVED', 46, 'op.service'],
      ['REOPENED', 3.2, 'demo'],
    ],
    talk: [
      { by: 'op.service', hoursAgo: 46, body: '派送签收单显示 {pieces} 箱全部签收，请与亚马逊核对。' },
      { by: 'demo', hoursAgo: 3.2, body: '后台仍是 {less} 箱，已开 case，需要带箱号的签收单。' },
    ],
    read: { customer: 40 },
  },
  {
    customer: 'QHDEMO',
    order: 'SIGNED',
    stages: ['DEPARTED', 'ARRIVED', 'IN_CLEARANCE', 'DELIVERED'],
    kind: 'address',
    source: 'operator',
    zh: '派送地址门牌不存在，尾程要求更正',
    en: 'The house number does not exist; the last mile asks for the right one',
    handler: 'op.sales',
    steps: [
      ['OPEN', 320, 'op.sales'],
      ['PROCESSING', 319, 'op.sales'],
      ['WAITING_CUSTOMER', 318, 'op.sales'],
      ['PROCESSING', 316, 'demo'],
      ['RESOLVED', 310, 'op.sales'],
      ['CLOSED', 142, 'system'],
    ],
    talk: [
      { by: 'op.sales', hoursAgo: 318, body: '请确认门牌号，尾程预约前要更正。' },
      { by: 'demo', hoursAgo: 316, body: '应为 1408，Suite B，已和收货人确认。', answers: 0 },
      { by: 'op.sales', hoursAgo: 310, body: '已按新地址预约派送。' },
    ],
    read: { customer: 300, forwarder: 312 },
  },
  {
    customer: 'SGDEMO',
    order: 'WH_IN',
    toAmazon: true,
    kind: 'wrongLabel',
    source: 'operator',
    zh: '4 箱 FBA 标签与箱单不符',
    en: 'The FBA labels of four cartons do not match the packing list',
    action: { zh: '上传正确的 FBA 标签', en: 'Upload the right FBA labels', dueInHours: 20 },
    handler: 'op.sales',
    steps: [
      ['OPEN', 6, 'op.sales'],
      ['PROCESSING', 5.8, 'op.sales'],
      ['WAITING_CUSTOMER', 5.5, 'op.sales'],
    ],
    talk: [{ by: 'op.sales', hoursAgo: 5.5, body: '箱号 3、4、9、10 的标签扫不到，请补传 PDF，我们代贴。' }],
    costs: [['贴标费', '20.00', true]],
  },
];
