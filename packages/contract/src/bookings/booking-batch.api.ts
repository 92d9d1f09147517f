import { texts } from '../facts/texts.ts';
import { overweightFields } from '../flights/slot-room.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, list, optional, text } from '../kernel/field.ts';
import { bookingNoField } from './booking.api.ts';
import { booking } from './booking.ts';
import { reason, which } from './booking-desk.api.ts';

/** What is decided about several bookings at once. */
const decisions = codeTable('decision', {
  confirm: { zh: '确认', en: 'Confirm' },
  return: { zh: '退回', en: 'Return' },
  reject: { zh: '拒绝', en: 'Refuse' },
});

/** Of one of the bookings: done, or why not; `room` where it was too heavy. */
const outcomeFields = {
  id: which.id,
  bookingNo: optional(bookingNoField),
  done: flag({ label: { zh: '已完成', en: 'Done' } }),
  message: optional(text({ label: { zh: '说明', en: 'Message' }, max: 1_000 })),
  mawbNo: optional(text(texts.mawbNo)),
  room: optional(group(overweightFields, { label: { zh: '舱位余量', en: 'Room' } })),
};

const outcomes = list(group(outcomeFields, { label: { zh: '结果', en: 'Outcome' } }), {
  label: { zh: '结果', en: 'Outcome' },
  max: 200,
});

/**
 * The same decision about several bookings, each for itself: what is refused of one keeps none of the others back, and of
 * none is anything half done. Confirmed is as booked, on the reserved flight, under the customer's own number or the next
 * of the stock; what would have to be explained is refused here and confirmed by itself. `reason` is needed to return or
 * refuse.
 */
export const decideBookings = endpoint('POST /opsapi/booking/decide', {
  access: 'op:booking:confirm',
  title: { zh: '批量处理订舱', en: 'Decide several bookings' },
  body: {
    decision: code(decisions, { label: { zh: '处理', en: 'Decision' } }),
    bookings: list(group(which, { label: booking.label }), {
      label: { zh: '订舱', en: 'Bookings' },
      max: 200,
    }),
    reason: optional(reason),
  },
  answer: outcomes,
  deadline: 60_000,
});

/**
 * Several bookings of one flight onto one master waybill: a typed number, the customer's own, or the next of the stock. All
 * of them or none: where one is refused, each is answered for itself and nothing is done. One alone is refused as it is when
 * it is confirmed.
 */
export const consolidateBookings = endpoint('POST /opsapi/booking/consolidate', {
  access: 'op:booking:confirm',
  title: { zh: '合并订舱为一张主单', en: 'Consolidate bookings on one waybill' },
  body: {
    bookings: list(group(which, { label: booking.label }), {
      label: { zh: '订舱', en: 'Bookings' },
      max: 100,
    }),
    mawbNo: optional(text({ label: { zh: '主单号', en: 'MAWB no.' }, max: 20 })),
  },
  answer: outcomes,
  deadline: 60_000,
});
