import { houseRow } from '../bookings/booking-rows.ts';
import { specialHandling } from '../codes/special-handling.ts';
import { orderStatuses } from '../codes/stage.ts';
import { waybillStatuses } from '../codes/waybill-status.ts';
import { sheetStates } from '../exceptions/sheet.lifecycle.ts';
import { sheetKinds } from '../exceptions/sheet-kind.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { recordFileFields } from '../files/record-file.ts';
import { stop, stopsAtMost, stopsLabel } from '../flights/flight.stop.ts';
import { chargedIn, weightUnits } from '../freight/weight-basis.ts';
import { codeTable } from '../kernel/code.ts';
import type { Fields } from '../kernel/field.ts';
import { code, decimal, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { uldFields } from './waybill.move-data.ts';

/** What a thing weighs by somebody's word; a figure nobody has told is null. */
const cargo = {
  pieces: optional(whole({ label: { zh: '件数', en: 'Pieces' } })),
  grossWeight: optional(decimal(figures.grossWeight)),
  volume: optional(decimal(figures.volume)),
};

function figuresOf(zh: string, en: string) {
  return group(cargo, { label: { zh, en } });
}

/** How much more (+) or less (−) than booked in percent with one place; `over`: beyond the tolerance. */
const difference = optional(
  group(
    {
      percent: text({ label: { zh: '差异', en: 'Difference' }, max: 12 }),
      over: flag({ label: { zh: '超出允许误差', en: 'Beyond the tolerance' } }),
    },
    { label: { zh: '差异', en: 'Difference' } },
  ),
);

/** The four words on the same cargo side by side, and how the later ones differ from what was booked. */
const fourSides = {
  booked: figuresOf('订舱', 'Booked'),
  warehouse: figuresOf('入库', 'Warehouse'),
  weighbridge: figuresOf('磅重', 'Weighbridge'),
  /** The larger of weight and volume weight, of the latest word on each; of several bookings only where all are charged in one unit. */
  billing: optional(decimal({ label: { zh: '计费重', en: 'Chargeable weight' }, scale: 3 })),
  billingUnit: optional(code(weightUnits, { label: chargedIn })),
  warehousePieces: difference,
  warehouseWeight: difference,
  warehouseVolume: difference,
  weighbridgeWeight: difference,
};

export const waybillTotals = group(fourSides, { label: { zh: '合计', en: 'Totals' } });

const waybillHouse = {
  hawbId: id({ label: { zh: '分单编号', en: 'House waybill id' } }),
  hawbNo: optional(text({ label: { zh: '分单号', en: 'HAWB no.' }, max: 20 })),
  bookingNo: text({ label: { zh: '订舱号', en: 'Booking no.' }, max: 20 }),
  orderNumber: optional(text(texts.orderNo)),
  orderPieces: houseRow.fields.orderPieces,
  goodsName: optional(text({ label: { zh: '品名', en: 'Goods name' }, max: 200 })),
  handlingCodes: list(code(specialHandling, { label: { zh: '特殊操作代码', en: 'Special handling code' } }), {
    label: { zh: '特殊操作代码', en: 'Special handling codes' },
    max: 30,
  }),
  consignee: optional(text({ label: { zh: '收货人', en: 'Consignee' }, max: 200 })),
  customsType: optional(text({ label: { zh: '报关类型', en: 'Customs type' }, max: 40 })),
  ...fourSides,
};

export const whose = {
  customerId: id({ label: { zh: '客户编号', en: 'Customer id' } }),
  customerCode: text({ label: { zh: '客户代码', en: 'Customer code' }, max: 12, min: 0 }),
  // Empty for a customer whom the caller's team does not serve.
  customer: text({ ...texts.customer, min: 0 }),
  customerEn: text({ ...texts.customerEn, min: 0 }),
};

export const deskHouse = { ...waybillHouse, ...whose };

/** Equal pieces of a house waybill as a warehouse has measured them: sides of one, weight of all. */
export const waybillPiece = {
  hawbNo: optional(text({ label: { zh: '分单号', en: 'HAWB no.' }, max: 20 })),
  orderNumber: text(texts.orderNo),
  receiptNo: text({ label: { zh: '入仓单号', en: 'Receipt no.' }, max: 20 }),
  warehouse: text({ label: { zh: '仓库', en: 'Warehouse' }, max: 30 }),
  receivedAt: optional(instant({ label: { zh: '入仓时间', en: 'Received' } })),
  pieces: whole({ label: { zh: '件数', en: 'Pieces' } }),
  length: decimal(figures.length),
  width: decimal(figures.width),
  height: decimal(figures.height),
  weight: decimal(figures.measuredWeight),
};

/** How a step came about. */
export const eventSources = codeTable('waybill event source', {
  manual: { zh: '人工', en: 'Staff' },
  customer: { zh: '客户', en: 'Customer' },
  fsu: { zh: '承运人报文', en: 'Carrier message' },
  import: { zh: '导入', en: 'Import' },
});

/** What an entry of the way tells. */
export const eventKinds = codeTable('waybill event kind', {
  registered: { zh: '登记主单', en: 'Registered' },
  moved: { zh: '状态变更', en: 'Moved' },
  steppedBack: { zh: '退步', en: 'Stepped back' },
  flightChanged: { zh: '改配航班', en: 'Flight changed' },
  cargoChanged: { zh: '配货变更', en: 'Cargo changed' },
  partPickedUp: { zh: '部分提货', en: 'Part picked up' },
  figuresCorrected: { zh: '更正实测数据', en: 'Measured figures corrected' },
  told: { zh: '承运人节点', en: 'Told by the carrier' },
});

/** One entry of its life, never changed afterwards. `said` is what was told with it, field by field, in the caller's language. */
export const waybillEvent = {
  id: id({ label: { zh: '编号', en: 'Id' } }),
  kind: code(eventKinds, { label: { zh: '类型', en: 'Kind' } }),
  code: optional(text({ label: { zh: '节点代码', en: 'Event code' }, max: 24 })),
  from: optional(code(waybillStatuses, { label: { zh: '原状态', en: 'From' } })),
  to: optional(code(waybillStatuses, { label: { zh: '新状态', en: 'To' } })),
  /** When it happened, as far as it was told; `at` is when we wrote it down. */
  occurredAt: optional(instant({ label: { zh: '发生时间', en: 'Happened' } })),
  at: instant({ label: { zh: '记录时间', en: 'Recorded' } }),
  zone: text({ label: { zh: '时区', en: 'Time zone' }, max: 40 }),
  place: optional(text(texts.place)),
  source: code(eventSources, { label: { zh: '来源', en: 'Source' } }),
  /** Empty for the program, and for the forwarder's people at the customer's. */
  who: text({ label: { zh: '操作人', en: 'Who' }, max: 64, min: 0 }),
  outOfSequence: flag({ label: { zh: '次序不符', en: 'Out of sequence' } }),
  /** It has been stepped back since. */
  undone: flag({ label: { zh: '已退步', en: 'Stepped back since' } }),
  reason: optional(text({ label: { zh: '原因', en: 'Reason' }, max: 500 })),
  said: list(
    group(
      {
        field: text(texts.field),
        value: text({ label: { zh: '内容', en: 'Value' }, max: 2_000 }),
      },
      { label: { zh: '内容', en: 'Said' } },
    ),
    { label: { zh: '内容', en: 'Said' }, max: 60 },
  ),
};

/** A tile of the way: when it was reached; passed by without a record (`skipped`) where an event jumped over it. */
const waybillStep = {
  status: code(waybillStatuses, { label: { zh: '状态', en: 'Status' } }),
  at: optional(instant({ label: { zh: '时间', en: 'Time' } })),
  isCurrent: flag({ label: { zh: '当前', en: 'Current' } }),
  skipped: flag({ label: { zh: '未记录', en: 'Not recorded' } }),
};

/** A step that the caller may make now; `blocked` says what is still missing, `passable`: it takes `override` and a reason. */
const nextStep = {
  to: code(waybillStatuses, { label: { zh: '新状态', en: 'To' } }),
  blocked: list(text({ label: { zh: '条件', en: 'Condition' }, max: 200 }), {
    label: { zh: '未满足的条件', en: 'Conditions not met' },
    max: 10,
  }),
  passable: flag({ label: { zh: '可越过', en: 'Can be passed' } }),
};

export const waybillException = {
  sheetNo: text({ label: { zh: '异常单号', en: 'Sheet no.' }, max: 24 }),
  orderNumber: optional(text(texts.orderNo)),
  stage: optional(code(orderStatuses, { label: { zh: '订单阶段', en: 'Stage of the order' } })),
  kind: code(sheetKinds, { label: { zh: '类型', en: 'Kind' } }),
  state: code(sheetStates, { label: { zh: '状态', en: 'Status' } }),
  description: text({ label: { zh: '说明', en: 'Description' }, max: 2_000, min: 0 }),
  openedAt: instant({ label: { zh: '开单时间', en: 'Opened' } }),
};

/** A word between the forwarder and one customer about one waybill; no other customer reads it. */
export const waybillMessage = {
  id: id({ label: { zh: '编号', en: 'Id' } }),
  side: code(
    codeTable('side of a message', {
      customer: { zh: '客户', en: 'Customer' },
      forwarder: { zh: '货代', en: 'Forwarder' },
    }),
    { label: { zh: '哪一方', en: 'Side' } },
  ),
  who: text({ label: { zh: '姓名', en: 'Who' }, max: 64, min: 0 }),
  body: text(texts.body),
  at: instant({ label: { zh: '时间', en: 'Time' } }),
};

export const messageThread = list(group(waybillMessage, { label: { zh: '留言', en: 'Message' } }), {
  label: { zh: '留言', en: 'Messages' },
  max: 1_000,
});

export function listOf<F extends Fields>(fields: F, zh: string, en: string, max = 500) {
  return list(group(fields, { label: { zh, en } }), { label: { zh, en }, max });
}

/** What was said at steps and stays with the waybill. */
export const waybillBase = {
  terminal: optional(text({ label: { zh: '货站', en: 'Terminal' }, max: 60 })),
  party: optional(text({ label: { zh: '通知对象', en: 'Notified party' }, max: 100 })),
  deadline: optional(instant({ label: { zh: '提货期限', en: 'Pick up before' } })),
  receiver: optional(text({ label: { zh: '提货人', en: 'Receiver' }, max: 100 })),
  pickedUpAt: optional(instant({ label: { zh: '提货时间', en: 'Picked up' } })),
  /** Null: several customers have cargo on it, and whose pieces they are nobody has said. */
  pickedUpPieces: optional(whole({ label: { zh: '已提件数', en: 'Pieces picked up' } })),
};

/** What customers and staff see alike, each of the part that is theirs. */
export const detailParts = {
  base: group(waybillBase, { label: { zh: '基本信息', en: 'Base' } }),
  /** Where its flight calls or goes over to another; none where it flies directly or is not in the schedule. */
  stops: list(stop, { label: stopsLabel, max: stopsAtMost }),
  path: listOf(waybillStep, '状态路径', 'Way', 20),
  next: listOf(nextStep, '下一步', 'Next steps', 16),
  totals: waybillTotals,
  /** Percent by which a later figure may differ before it is flagged. */
  tolerance: decimal(figures.tolerance),
  pieces: listOf(waybillPiece, '货物明细', 'Pieces', 2_000),
  ulds: listOf(uldFields, '集装器', 'ULDs', 100),
  events: listOf(waybillEvent, '节点', 'Events', 1_000),
  exceptions: listOf(waybillException, '异常', 'Exceptions', 200),
};

export const customerParts = {
  ...detailParts,
  houses: listOf(waybillHouse, '分单', 'House waybills'),
  documents: listOf(recordFileFields, '文件', 'Documents', 200),
  messages: messageThread,
};
