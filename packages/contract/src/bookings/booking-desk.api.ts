import { historyAnswer } from '../documents/document.history.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import type { Fields } from '../kernel/field.ts';
import {
  code,
  date,
  decimal,
  flag,
  group,
  id,
  instant,
  list,
  optional,
  text,
  whole,
} from '../kernel/field.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { resource } from '../kernel/resource.ts';
import { bookingFilter, bookingNoField, bookingSorts, choice, overviewFields } from './booking.api.ts';
import { booking } from './booking.ts';
import { corrections, detailFields, flightAnswer } from './booking-detail.ts';

const customerFields = {
  customerId: id({ label: { zh: '客户编号', en: 'Customer id' }, places: ['list', 'detail'] }),
  customerCode: text({
    label: { zh: '客户代码', en: 'Customer code' },
    max: 12,
    places: ['list', 'detail', 'export', 'search'],
  }),
  customerName: text({
    ...texts.customer,
    places: ['list', 'detail', 'export', 'filter'],
  }),
  customerNameEn: text({
    ...texts.customerEn,
    places: ['list', 'detail'],
  }),
};

/** A booking as staff list it: whose it is, and how long it waits for them. */
export const deskBooking = resource('booking', booking.label, {
  ...booking.fields,
  ...customerFields,
  /** Since when it waits for a decision; null when it does not. */
  waitingSince: optional(instant({ label: { zh: '等待自', en: 'Waiting since' }, places: ['list', 'sort'] })),
  waitingMinutes: optional(
    whole({
      label: { zh: '等待（工作分钟）', en: 'Waiting, working minutes' },
      unit: 'min',
      places: ['list'],
    }),
  ),
  late: flag({ label: { zh: '超时', en: 'Late' }, places: ['list'] }),
  /** By how many working minutes it is late. */
  overMinutes: optional(
    whole({ label: { zh: '超时（工作分钟）', en: 'Late, working minutes' }, unit: 'min', places: ['list'] }),
  ),
  creditOnHold: flag({
    label: { zh: '信用冻结', en: 'Credit on hold' },
    places: ['list', 'detail', 'export'],
  }),
});

/**
 * What waits for staff: all of it, what has lost its flight (booked or not), what must go, what waits for room that is left
 * over, what has no slot although it should, what flies on a flight nobody knows.
 */
const queues = codeTable('booking queue', {
  waiting: { zh: '待确认', en: 'To decide' },
  flightCancelled: { zh: '航班取消', en: 'Flight cancelled' },
  mustGo: { zh: '必走', en: 'Must go' },
  standBy: { zh: '候补', en: 'Stand by' },
  withoutSlot: { zh: '未占舱位', en: 'Without a slot' },
  unverified: { zh: '航班未核实', en: 'Flight unverified' },
});

const deskBookingFilter = {
  ...bookingFilter,
  customerId: optional(list(id({ label: { zh: '客户', en: 'Customer' } }), { ...texts.customer })),
  queue: optional(code(queues, { label: { zh: '队列', en: 'Queue' } })),
  submittedFrom: optional(date({ label: { zh: '提交日期起', en: 'Submitted from' } })),
  submittedTo: optional(date({ label: { zh: '提交日期止', en: 'Submitted to' } })),
};

const deskOverviewAnswer = group(
  {
    ...overviewFields,
    waiting: whole({ label: { zh: '待确认', en: 'To decide' } }),
    flightCancelled: whole({ label: { zh: '航班取消', en: 'Flight cancelled' } }),
    mustGo: whole({ label: { zh: '必走', en: 'Must go' } }),
    standBy: whole({ label: { zh: '候补', en: 'Stand by' } }),
    withoutSlot: whole({ label: { zh: '未占舱位', en: 'Without a slot' } }),
    unverified: whole({ label: { zh: '航班未核实', en: 'Flight unverified' } }),
    late: whole({ label: { zh: '超时', en: 'Late' } }),
    lateAfterHours: whole({ label: { zh: '时限（工作小时）', en: 'Late after working hours' } }),
    customers: list(choice, { label: { zh: '客户', en: 'Customers' } }),
  },
  { label: { zh: '概况', en: 'Overview' } },
);

/** Why a booking was confirmed although something was out of the ordinary: among staff. */
const confirmReason = text({ label: { zh: '确认说明', en: 'Reason of the confirmation' }, max: 500 });

/** The fields by which the audit log tells of bookings. */
export const bookingAudited: Fields = { ...deskBooking.fields, confirmReason };

/** The customer's side, whose it is, who decided, and the next flights with room for it. */
const deskBookingAnswer = group(
  {
    ...detailFields,
    ...customerFields,
    creditOnHold: flag({ label: { zh: '信用冻结', en: 'Credit on hold' } }),
    decidedBy: optional(text({ label: { zh: '处理人', en: 'Decided by' }, max: 64 })),
    decidedAt: optional(instant({ label: { zh: '处理时间', en: 'Decided' } })),
    confirmReason: optional(confirmReason),
    next: list(flightAnswer, { label: { zh: '可改航班', en: 'Next flights with room' } }),
  },
  { label: { zh: '订舱', en: 'Booking' } },
);

/** The bookings of the customers in the caller's scope; drafts are the customers' own and not among them. */
export const deskBookingApi = recordsApi({
  path: '/opsapi/booking',
  access: 'op:booking:view',
  called: { zh: '客户订舱', one: "a customer's booking", many: "customers' bookings" },
  of: deskBooking,
  filter: deskBookingFilter,
  sorts: bookingSorts,
  overview: { answer: deskOverviewAnswer },
  exported: { access: 'op:booking:view', query: chosen },
  by: { no: bookingNoField },
  detail: deskBookingAnswer,
  history: historyAnswer,
});

export const which = {
  id: id({ label: { zh: '订舱', en: 'Booking' } }),
  version: whole({ label: { zh: '版本', en: 'Version' }, min: 1 }),
};
export const reason = text({ label: { zh: '原因', en: 'Reason' }, max: 500 });

/** What staff take on: pieces, kg and m³. */
export const acceptedFields = {
  pieces: whole({ label: { zh: '确认件数', en: 'Accepted pieces' }, min: 1, max: figures.pieces.max }),
  grossWeight: decimal({
    ...figures.acceptedWeight,
    min: '0.001',
  }),
  volume: decimal({
    ...figures.acceptedVolume,
    min: '0.001',
  }),
};

/**
 * Books it: the accepted figures take their room of the slot (refused over the limit), and it hangs on a waybill: the
 * next number of the stock, a typed one (check digit), or a waybill that is still 31. `reason` is needed when something
 * is out of the ordinary (`reasonsToExplain`).
 */
export const confirmBooking = endpoint('POST /opsapi/booking/confirm', {
  access: 'op:booking:confirm',
  title: { zh: '确认订舱', en: 'Confirm a booking' },
  body: {
    ...which,
    accepted: group(acceptedFields, { label: { zh: '确认舱位', en: 'Accepted' } }),
    /** Another flight than the reserved one, or the right one of an unverified booking. */
    flightId: optional(id({ label: { zh: '航班', en: 'Flight' } })),
    mawbNo: optional(text(texts.mawbNo)),
    mawbId: optional(id({ label: { zh: '主单', en: 'Waybill' } })),
    reason: optional(reason),
  },
  answer: deskBookingAnswer,
  deadline: 30_000,
});

/** Sends it back with what is wrong, by field and in all: at least one of the two. Its room of the slot is free at once. */
export const returnBooking = endpoint('POST /opsapi/booking/return', {
  access: 'op:booking:confirm',
  title: { zh: '退回订舱', en: 'Return a booking' },
  body: { ...which, corrections, reason: optional(reason) },
  answer: deskBookingAnswer,
});

/** Refuses it for good. */
export const rejectBooking = endpoint('POST /opsapi/booking/reject', {
  access: 'op:booking:confirm',
  title: { zh: '拒绝订舱', en: 'Refuse a booking' },
  body: { ...which, reason },
  answer: deskBookingAnswer,
});

/** What of a house waybill leaves a booking that is split. */
export const splitHouseFields = {
  id: id({ label: { zh: '分单', en: 'House waybill' } }),
  pieces: whole({ label: { zh: '分出件数', en: 'Pieces that leave' }, min: 1, max: figures.pieces.max }),
  grossWeight: decimal({
    ...figures.bookedWeight,
    label: { zh: '分出毛重', en: 'Weight that leaves' },
    min: '0.001',
  }),
  volume: decimal({
    ...figures.bookedVolume,
    label: { zh: '分出体积', en: 'Volume that leaves' },
    min: '0.001',
  }),
};

export const splitHouse = group(splitHouseFields, { label: { zh: '分单', en: 'House waybill' } });

/**
 * Splits a booking that waits or is on a waybill whose documents are not out, or whose cargo the airline has and leaves some
 * of behind: the pieces that leave wait under a booking of their own for another flight and waybill. An order of which some pieces leave flies under two house waybills from then on.
 */
export const splitBooking = endpoint('POST /opsapi/booking/split', {
  access: 'op:booking:confirm',
  title: { zh: '拆分订舱', en: 'Split a booking' },
  body: {
    ...which,
    houses: list(splitHouse, { label: { zh: '分出的分单', en: 'House waybills that leave' }, max: 200 }),
    reason,
  },
  answer: group({ bookingNo: bookingNoField }, { label: { zh: '新订舱', en: 'New booking' } }),
  deadline: 30_000,
});

/** The same of a customer's booking. */
export const deskBookingDeliveryNote = endpoint('GET /opsapi/booking/delivery-note', {
  access: 'op:booking:view',
  title: { zh: '打印客户送仓单', en: 'Delivery note of a booking as PDF, for staff' },
  query: { no: bookingNoField },
  answer: { kind: 'file', type: 'pdf' } as const,
  deadline: 40_000,
});
