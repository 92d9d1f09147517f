import { waybillStatuses } from '../codes/waybill-status.ts';
import { historyAnswer } from '../documents/document.history.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { deskFileFields } from '../files/record-file.ts';
import { flightNoTyped } from '../flights/flight.ts';
import { reasonField, versionField } from '../kernel/change.ts';
import { codesOf } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, decimal, flag, group, id, list, optional, text, whole } from '../kernel/field.ts';
import { sortsOf } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { choice } from '../trusts/trust.api.ts';
import { mawbNoField, messageBody, overviewFields, waybillFilter } from './waybill.api.ts';
import { figureSides, noteFields } from './waybill.correction.ts';
import { moveData, moveFields, uldFields } from './waybill.move-data.ts';
import { deskWaybill } from './waybill.ts';
import { waybillQueues } from './waybill-desk.queue.ts';
import { deskHouse, detailParts, listOf, messageThread, whose } from './waybill-detail.ts';
import { reviewAnswer } from './waybill-finding.ts';

const queue = optional(code(waybillQueues, { label: { zh: '队列', en: 'Queue' } }));

/** `abnormal` leaves those with an open exception or without a flight since theirs was cancelled, `customerId` those with a share of the customer. */
export const deskFilter = {
  ...waybillFilter,
  queue,
  customerId: optional(list(id({ label: { zh: '客户', en: 'Customer' } }), { ...texts.customer })),
  prefix: optional(
    list(text({ label: { zh: '主单前缀', en: 'Prefix' }, max: 3 }), {
      label: { zh: '主单前缀', en: 'Prefix' },
      max: 50,
    }),
  ),
  abnormal: optional(flag({ label: { zh: '有异常', en: 'With exceptions' } })),
};

const thread = { ...whose, messages: messageThread };

const deskDetail = group(
  {
    waybill: group(deskWaybill.fields, { label: deskWaybill.label }),
    ...detailParts,
    houses: listOf(deskHouse, '分单', 'House waybills'),
    documents: listOf(deskFileFields, '文件', 'Documents', 200),
    /** The points that are looked at before it goes out, passed and failed. */
    review: reviewAnswer,
    /** One thread per customer with a share. */
    threads: listOf(thread, '留言', 'Messages', 200),
    /** Which step of staff it waits for. */
    queue,
    /** It can be stepped back by one: to where, or null. */
    backTo: optional(code(waybillStatuses, { label: { zh: '可退回到', en: 'Steps back to' } })),
  },
  { label: deskWaybill.label },
);

/** Those without cargo yet, and those with cargo of a customer in the caller's scope. Counters follow the filter, but for what they count. */
export const deskWaybillApi = recordsApi({
  path: '/opsapi/mawb',
  access: 'op:mawb:view',
  called: { zh: '客户主单', one: "a customer's master waybill", many: "customers' master waybills" },
  of: deskWaybill,
  filter: deskFilter,
  sorts: sortsOf(deskWaybill),
  overview: {
    query: deskFilter,
    answer: group(
      {
        ...overviewFields,
        queues: listOf(
          {
            queue: code(waybillQueues, { label: { zh: '队列', en: 'Queue' } }),
            count: whole({ label: { zh: '票数', en: 'Waybills' } }),
          },
          '队列',
          'Queues',
          codesOf(waybillQueues).length,
        ),
        customers: list(choice, { label: { zh: '客户', en: 'Customers' } }),
      },
      { label: { zh: '主单概况', en: 'Overview' } },
    ),
  },
  exported: { access: 'op:mawb:view', query: chosen },
  by: { no: mawbNoField },
  detail: deskDetail,
  history: historyAnswer,
});

const airport = { label: { zh: '机场', en: 'Airport' }, max: 3, min: 3 };

/** What staff write of a waybill by hand. */
const written = {
  origin: text({ ...airport, label: { zh: '起运港', en: 'Origin' } }),
  destination: text({ ...airport, label: { zh: '目的港', en: 'Destination port' } }),
  selfDelivery: deskWaybill.fields.selfDelivery,
  remark: deskWaybill.fields.remark,
};

/**
 * Registers a waybill by hand. Without a number the next free one of the prefix is taken. With a flight it is booked (31)
 * at once, without one it awaits booking (29).
 */
export const registerWaybill = endpoint('POST /opsapi/mawb/register', {
  access: 'op:mawb:move',
  title: { zh: '登记主单', en: 'Register a master waybill' },
  body: {
    mawbNo: optional(mawbNoField),
    prefix: optional(text({ label: { zh: '主单前缀', en: 'Prefix' }, max: 3, min: 3 })),
    flightNo: optional(flightNoTyped),
    flightDate: optional(date({ label: { zh: '航班日期', en: 'Flight date' } })),
    ...written,
    quantity: whole({ label: { zh: '件数', en: 'Quantity' }, max: figures.pieces.max }),
    grossWeight: decimal({ ...figures.grossWeight, min: '0' }),
    volume: decimal({ ...figures.volume, min: '0' }),
  },
  answer: deskDetail,
});

const which = { id: deskWaybill.fields.id, version: versionField };

export const editWaybill = endpoint('POST /opsapi/mawb/edit', {
  access: 'op:mawb:move',
  title: { zh: '修改主单', en: 'Edit a master waybill' },
  body: { ...which, ...written },
  answer: deskDetail,
});

const to = code(waybillStatuses, { label: { zh: '新状态', en: 'To' } });

/** One step, with the data it needs (`waybillMoves`). 409 with `data.current` when somebody changed it meanwhile. */
export const moveDeskWaybill = endpoint('POST /opsapi/mawb/move', {
  access: 'op:mawb:move',
  title: { zh: '主单流转', en: 'Move a master waybill' },
  body: { ...which, to, data: moveData },
  answer: deskDetail,
});

const batch = list(group(which, { label: deskWaybill.label }), {
  label: { zh: '主单', en: 'Waybills' },
  max: 200,
});

/** Of which of these waybills the step would be refused as they stand, whatever is told with it; moves none. */
export const tryDeskMoves = endpoint('POST /opsapi/mawb/moves/try', {
  access: 'op:mawb:move',
  title: { zh: '预检批量流转', en: 'Try a step of several waybills' },
  body: { waybills: batch, to },
  answer: listOf(
    { id: deskWaybill.fields.id, message: text({ label: { zh: '说明', en: 'Message' }, max: 1_000 }) },
    '会被拒绝的主单',
    'Waybills refused',
    200,
  ),
  deadline: 60_000,
});

/** The same step of many, each for itself: what is refused of one keeps none of the others back. */
export const moveDeskWaybills = endpoint('POST /opsapi/mawb/moves', {
  access: 'op:mawb:move',
  title: { zh: '批量流转主单', en: 'Move master waybills' },
  body: {
    waybills: batch,
    to,
    data: moveData,
  },
  answer: listOf(
    {
      id: deskWaybill.fields.id,
      mawbNo: optional(deskWaybill.fields.mawbNo),
      moved: flag({ label: { zh: '已流转', en: 'Moved' } }),
      message: optional(text({ label: { zh: '说明', en: 'Message' }, max: 1_000 })),
      status: optional(deskWaybill.fields.status),
      version: optional(whole({ label: { zh: '版本', en: 'Version' } })),
    },
    '结果',
    'Outcome',
    200,
  ),
  deadline: 60_000,
});

/** Takes the last step back: the waybill stands where it stood before, what followed from it counts no more. */
export const stepBackWaybill = endpoint('POST /opsapi/mawb/back', {
  access: 'op:mawb:revert',
  title: { zh: '主单退步', en: 'Step a master waybill back' },
  body: { ...which, reason: reasonField },
  answer: deskDetail,
});

/** Another flight, or the same one later: status stays, customers are told, each order gets an exception sheet. */
export const changeFlight = endpoint('POST /opsapi/mawb/flight', {
  access: 'op:mawb:move',
  title: { zh: '改配航班', en: 'Change the flight' },
  body: {
    ...which,
    flightNo: flightNoTyped,
    flightDate: date({ label: { zh: '航班日期', en: 'Flight date' } }),
    /** The airline has left the cargo behind. */
    offloaded: flag({ label: { zh: '拉货', en: 'Offloaded' } }),
    reason: reasonField,
  },
  answer: deskDetail,
});

export const sendDeskMessage = endpoint('POST /opsapi/mawb/message', {
  access: 'op:mawb:view',
  title: { zh: '主单留言（员工）', en: 'Message about a waybill, staff' },
  body: { id: deskWaybill.fields.id, customerId: whose.customerId, body: messageBody },
  answer: messageThread,
});

export const saveUlds = endpoint('POST /opsapi/mawb/ulds', {
  access: 'op:mawb:move',
  title: { zh: '保存集装器', en: 'Save the ULDs' },
  body: { ...which, ulds: listOf(uldFields, '集装器', 'ULDs', 100) },
  answer: deskDetail,
});

/** Takes a booking off a waybill that is only booked (31): it waits again, its room on the flight is given back. */
export const takeBookingOff = endpoint('POST /opsapi/mawb/takeOff', {
  access: 'op:mawb:move',
  title: { zh: '订舱移出主单', en: 'Take a booking off a master waybill' },
  body: {
    ...which,
    bookingNo: text({ label: { zh: '订舱号', en: 'Booking no.' }, max: 20 }),
    reason: reasonField,
  },
  answer: deskDetail,
});

/**
 * Puts right what the warehouse or the weighbridge is said to have measured, after its step: each house waybill whose
 * figures are wrong, and of the weighbridge what its note says of the whole. Weights, flags and sheets follow.
 */
export const correctFigures = endpoint('POST /opsapi/mawb/figures', {
  access: 'op:mawb:revert',
  title: { zh: '更正实测数据', en: 'Correct measured figures' },
  body: {
    ...which,
    side: code(figureSides, { label: { zh: '更正哪一方', en: 'Whose figures' } }),
    houses: optional(moveFields.houses),
    note: optional(group(noteFields, { label: { zh: '磅单合计', en: 'Weighbridge note' } })),
    reason: reasonField,
  },
  answer: deskDetail,
});
