import { documentTypes } from '../codes/document-type.ts';
import { orderStatuses } from '../codes/stage.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { bookableFlight } from '../flights/flight.ts';
import { slotRoom } from '../flights/slot-room.ts';
import { weighingOfProduct } from '../freight/weighing.ts';
import { weightUnits } from '../freight/weight-basis.ts';
import { codeTable } from '../kernel/code.ts';
import { code, decimal, flag, group, instant, list, optional, text, whole } from '../kernel/field.ts';
import { bookingStatuses } from './booking.status.ts';
import { booking } from './booking.ts';
import { bookingContent } from './booking-content.ts';
import { houseRow } from './booking-rows.ts';

const pathField = text({
  ...texts.field,
  note: {
    zh: '如 flight.product、parties.consignee.name、houses.rows.<行编号>.bookingGrossWeight',
    en: 'such as flight.product, parties.consignee.name, houses.rows.<row id>.bookingGrossWeight',
  },
});

/** What was sent back to be corrected: where, and why. */
export const corrections = list(
  group(
    { path: pathField, reason: text({ label: { zh: '原因', en: 'Reason' }, max: 500 }) },
    { label: { zh: '需修改', en: 'To correct' } },
  ),
  { label: { zh: '需修改', en: 'To correct' }, max: 100 },
);

/** The figures of a booking, as `bookingTotals` gives them. */
const totalsAnswer = group(
  {
    quantity: whole({ label: { zh: '件数', en: 'Pieces' } }),
    grossWeight: decimal({ ...figures.grossWeight, unit: 'kg' }),
    volume: decimal({ ...figures.volume, unit: 'm³' }),
    volumeWeight: decimal({ label: { zh: '体积重', en: 'Volume weight' }, scale: 3 }),
    billingWeight: decimal({ label: { zh: '订舱计费重', en: 'Booked chargeable weight' }, scale: 3 }),
    unit: code(weightUnits, {
      label: { zh: '单位', en: 'Unit' },
    }),
    by: code(
      codeTable('decided by', {
        gross: { zh: '毛重', en: 'Gross weight' },
        volume: { zh: '体积', en: 'Volume' },
        minimum: { zh: '最低计费重', en: 'Minimum' },
      }),
      { label: { zh: '取值', en: 'Decided by' } },
    ),
    /** What the booking takes of a slot: the larger of gross and billing weight, and its volume. */
    slotKg: decimal({ label: { zh: '占舱重量', en: 'Takes of the slot' }, scale: 3, unit: 'kg' }),
    slotCbm: decimal({ label: { zh: '占舱体积', en: 'Takes of the slot' }, scale: 3, unit: 'm³' }),
  },
  { label: { zh: '合计', en: 'Totals' } },
);

/** A flight as whoever books on it sees it, with its room as it stands. */
export const flightAnswer = group(bookableFlight.fields, { label: bookableFlight.label });

/** A house waybill as booked beside what the warehouse has measured. */
const houseFigures = group(
  {
    ...houseRow.fields,
    wmsPkgsNum: optional(whole({ label: { zh: '入仓件数', en: 'Warehouse pieces' } })),
    wmsGrossWeight: optional(
      decimal({ label: { zh: '入仓毛重', en: 'Warehouse gross weight' }, scale: 3, unit: 'kg' }),
    ),
    wmsVolume: optional(decimal({ label: { zh: '入仓体积', en: 'Warehouse volume' }, scale: 3, unit: 'm³' })),
  },
  { label: houseRow.label },
);

const linkedOrder = group(
  {
    orderNumber: text(texts.orderNo),
    referenceNumber: text({ label: { zh: '客户参考号', en: 'Reference no.' }, max: 50 }),
    status: code(orderStatuses, { label: { zh: '订单状态', en: 'Order status' } }),
    hawbNo: optional(text({ label: { zh: '分单号', en: 'HAWB no.' }, max: 20 })),
  },
  { label: { zh: '订单', en: 'Order' } },
);

const finding = group(
  {
    path: pathField,
    label: text({ label: { zh: '字段名', en: 'Field' }, max: 200 }),
    says: text({ label: { zh: '问题', en: 'What is wrong' }, max: 1_000 }),
  },
  { label: { zh: '提示', en: 'Finding' } },
);

/** Who ended a booking that stands at 0. */
const endings = codeTable('ending', {
  withdrawn: { zh: '客户撤回', en: 'Withdrawn by the customer' },
  rejected: { zh: '货代拒绝', en: 'Refused by the forwarder' },
});

/** What staff have accepted; null until it is booked. */
const accepted = group(
  {
    pieces: whole({ label: { zh: '确认件数', en: 'Accepted pieces' } }),
    grossWeight: decimal(figures.acceptedWeight),
    volume: decimal(figures.acceptedVolume),
    at: instant({ label: { zh: '确认时间', en: 'Confirmed' } }),
  },
  { label: { zh: '确认舱位', en: 'Accepted' } },
);

const reached = group(
  {
    status: code(bookingStatuses, { label: { zh: '状态', en: 'Status' } }),
    at: instant({ label: { zh: '时间', en: 'Time' } }),
  },
  { label: { zh: '已达状态', en: 'Status reached' } },
);

/** What customers and staff see of one booking alike. Texts are in the caller's language. */
export const detailFields = {
  booking: group(booking.fields, { label: booking.label }),
  content: bookingContent,
  totals: totalsAnswer,
  weighing: weighingOfProduct,
  houses: list(houseFigures, { label: houseRow.label, max: 200 }),
  flight: optional(flightAnswer),
  /** What that flight has for this booking, its own reservation not counted; null without a slot. */
  room: optional(slotRoom),
  /** Why it was sent back, refused or withdrawn. */
  reason: optional(text({ label: { zh: '原因', en: 'Reason' }, max: 500 })),
  ending: optional(code(endings, { label: { zh: '终止方式', en: 'How it ended' } })),
  corrections,
  accepted: optional(accepted),
  /** The statuses that its waybill came to, as they were recorded. */
  reached: list(reached, { label: { zh: '已达状态', en: 'Statuses reached' }, max: 16 }),
  orders: list(linkedOrder, { label: { zh: '关联订单', en: 'Linked orders' } }),
  /** The name of the company that sells, also of one that is out of use. */
  salesCompany: optional(
    group(
      {
        zh: text(texts.zh),
        en: text(texts.en),
      },
      { label: { zh: '销售公司', en: 'Sales company' } },
    ),
  ),
  /** The papers that its goods call for: on the booking, its orders or its trust order. */
  papers: list(
    group(
      {
        document: code(documentTypes, { label: { zh: '资料', en: 'Document' } }),
        isThere: flag({ label: { zh: '已上传', en: 'Is there' } }),
      },
      { label: { zh: '资料', en: 'Document' } },
    ),
    { label: { zh: '货物所需资料', en: 'Documents of the goods' }, max: 20 },
  ),
  /** The trust order that it was made from. */
  trustNo: optional(text({ label: { zh: '委托单号', en: 'Trust order no.' }, max: 20 })),
  /** What is merely odd about it. */
  warnings: list(finding, { label: { zh: '提醒', en: 'Warnings' }, max: 2_000 }),
};

/** A booking as its customer sees it. */
export const bookingDetailAnswer = group(detailFields, { label: { zh: '订舱', en: 'Booking' } });
