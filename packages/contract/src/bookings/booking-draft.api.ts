import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { destination } from '../flights/flight.ts';
import { overweightFields as overSlot, slotRoom } from '../flights/slot-room.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { date, decimal, flag, group, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { deletedCount } from '../kernel/listing.ts';
import { bookingNoField } from './booking.api.ts';
import { contentFields } from './booking-content.ts';
import { bookingDetailAnswer, flightAnswer } from './booking-detail.ts';
import { flightNoField } from './booking-flight-no.ts';

const bookingId = id({ label: { zh: '订舱', en: 'Booking' } });
const version = whole({ label: { zh: '版本', en: 'Version' }, min: 1 });
const which = { id: bookingId, version };
const orderNumber = text(texts.orderNo);

/**
 * Makes a draft with a number of its own: empty, or from one thing: another booking (`copyOf`), a template, a selection
 * of orders (each becomes a linked house waybill), or a trust order. Files of another one are not taken along.
 */
export const makeBooking = endpoint('POST /omsapi/booking/make', {
  access: 'book:add',
  forCustomer: true,
  title: { zh: '新建订舱', en: 'Make a draft' },
  body: {
    copyOf: optional(bookingNoField),
    templateId: optional(id({ label: { zh: '模板', en: 'Template' } })),
    orders: optional(list(orderNumber, { label: { zh: '订单', en: 'Orders' }, max: 200 })),
    trust: optional(text({ label: { zh: '委托单号', en: 'Trust order no.' }, max: 20 })),
  },
  answer: bookingDetailAnswer,
});

/** Saves a draft, or what was sent back, as far as it has got. 409 with both contents when it has changed meanwhile. */
export const saveBooking = endpoint('POST /omsapi/booking/save', {
  access: 'book:edit',
  forCustomer: true,
  title: { zh: '保存订舱', en: 'Save a draft' },
  versioned: true,
  body: { ...which, ...contentFields },
  answer: bookingDetailAnswer,
});

/** Throws a draft away; only one that was never submitted. */
export const discardBooking = endpoint('POST /omsapi/booking/discard', {
  access: 'book:edit',
  forCustomer: true,
  title: { zh: '删除草稿', en: 'Discard a draft' },
  body: which,
  answer: flag({ label: { zh: '已删除', en: 'Discarded' } }),
});

/**
 * Hands it in, for the first time or corrected, and takes its room of the slot in the same transaction. Over the limit:
 * refused with `overweightAnswer`, unless a special price is requested: then it waits for staff without a slot. A flight
 * that is not known is refused as 'No flight info' unless `unverified` says that it may wait without a slot.
 */
export const submitBooking = endpoint('POST /omsapi/booking/submit', {
  access: 'book:edit',
  forCustomer: true,
  title: { zh: '提交订舱', en: 'Submit a booking' },
  body: { ...which, unverified: flag({ label: { zh: '航班待核实', en: 'Flight to be verified' } }) },
  answer: bookingDetailAnswer,
});

/** Takes it back for good: its room of the slot is free at once. */
export const withdrawBooking = endpoint('POST /omsapi/booking/withdraw', {
  access: 'book:edit',
  title: { zh: '撤回订舱', en: 'Withdraw a booking' },
  body: { ...which, reason: optional(text({ label: { zh: '原因', en: 'Reason' }, max: 500 })) },
  answer: bookingDetailAnswer,
});

const asked = {
  kg: optional(decimal({ ...figures.weight, min: '0', unit: 'kg' })),
  cbm: optional(decimal({ ...figures.volume, min: '0', unit: 'm³' })),
};

/**
 * What a flight has left while a booking is typed: the flight (null: 'No flight info'), its slot without the asking
 * booking's own reservation (null: no slot), and the next flights of the route with room for `kg` and `cbm`.
 */
export const bookingRoom = endpoint('GET /omsapi/booking/room', {
  access: 'booking:view',
  forCustomer: true,
  title: { zh: '航班余量', en: 'Room of a flight' },
  query: {
    flightNo: flightNoField,
    flightDate: date({ label: { zh: '航班日期', en: 'Flight date' } }),
    origin: optional(text({ label: { zh: '起运港', en: 'Origin' }, max: 3 })),
    destination: optional(destination),
    ...asked,
    bookingId: optional(bookingId),
  },
  answer: group(
    {
      flight: optional(flightAnswer),
      room: optional(slotRoom),
      /** Whether the whole slot takes `kg` and `cbm` when nobody holds anything of it; true where there is no slot. */
      withinSlot: flag({ label: { zh: '不超过舱位限额', en: 'Within the whole slot' } }),
      next: list(flightAnswer, { label: { zh: '可改航班', en: 'Next flights with room' } }),
      /** When these figures held. */
      at: instant({ label: { zh: '更新时间', en: 'As of' } }),
    },
    { label: { zh: '航班余量', en: 'Room of a flight' } },
  ),
});

/** The `data` of 'Overweight, booking refused': what is left, by how much it is over, and the ways out. */
export const overweightAnswer = {
  ...overSlot,
  /** As `reductionsFor` gives them. */
  reductions: list(
    group(
      {
        rowId: id({ label: { zh: '行编号', en: 'Row id' } }),
        place: whole({ label: { zh: '第几行', en: 'Row' } }),
        grossWeight: optional(
          decimal({ label: { zh: '毛重减至', en: 'Gross weight down to' }, scale: 3, unit: 'kg' }),
        ),
        volume: optional(decimal({ label: { zh: '体积减至', en: 'Volume down to' }, scale: 3, unit: 'm³' })),
      },
      { label: { zh: '减少', en: 'Reduction' } },
    ),
    { label: { zh: '减少', en: 'Reductions' } },
  ),
  next: list(flightAnswer, { label: { zh: '可改航班', en: 'Next flights with room' } }),
};

const templateName = text({ label: { zh: '模板名称', en: 'Template name' }, max: 60 });

const template = group(
  {
    id: id({ label: { zh: '模板', en: 'Template' } }),
    name: templateName,
    product: optional(text({ label: { zh: '产品', en: 'Product' }, max: 60 })),
    productEn: optional(text({ label: { zh: '产品（英文）', en: 'Product, English' }, max: 60 })),
    origin: optional(text({ label: { zh: '起运港', en: 'Origin' }, max: 3 })),
    destination: optional(text({ label: { zh: '目的港', en: 'Destination' }, max: 3 })),
    consignee: optional(text({ label: { zh: '收货人', en: 'Consignee' }, max: 200 })),
    houses: whole({ label: { zh: '分单数', en: 'House waybills' } }),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' } }),
  },
  { label: { zh: '模板', en: 'Template' } },
);

export const listBookingTemplates = endpoint('GET /omsapi/booking/templates', {
  access: 'booking:view',
  forCustomer: true,
  title: { zh: '订舱模板', en: 'Templates of bookings' },
  answer: list(template, { label: { zh: '模板', en: 'Templates' }, max: 200 }),
});

/** Keeps what a booking asks for under a name, without flight date, deadline, numbers of its own and linked orders. A name that is there is laid over. */
export const saveBookingTemplate = endpoint('POST /omsapi/booking/templates/save', {
  access: 'book:add',
  forCustomer: true,
  title: { zh: '存为模板', en: 'Save as a template' },
  body: { no: bookingNoField, name: templateName },
  answer: template,
});

export const deleteBookingTemplates = endpoint('POST /omsapi/booking/templates/delete', {
  access: 'book:add',
  title: { zh: '删除模板', en: 'Delete templates' },
  body: {
    ids: list(id({ label: { zh: '模板', en: 'Template' } }), {
      label: { zh: '模板', en: 'Templates' },
      max: 200,
    }),
  },
  answer: deletedCount,
});
