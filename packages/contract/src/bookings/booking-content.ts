import { freightPayments } from '../codes/trade-terms.ts';
import { figures } from '../facts/figures.ts';
import { party as partyFacts } from '../facts/party.ts';
import { texts } from '../facts/texts.ts';
import { destination, origin } from '../flights/flight.ts';
import { lengthUnits } from '../freight/chargeable-weight.ts';
import { blankOf, called, placed } from '../kernel/compose.ts';
import type { Field, Place, ValuesOf } from '../kernel/field.ts';
import { code, date, decimal, flag, group, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { billTypes, pickupServices, positions, waybillKinds } from './booking.codes.ts';
import { bookingDangerous } from './booking-dangerous.ts';
import { flightNoField } from './booking-flight-no.ts';
import type { BookingParty } from './booking-party.ts';
import { bookingParty, bookingRoles } from './booking-party.ts';
import { dimensionRow, houseRow, itemRow } from './booking-rows.ts';

const written: Place[] = ['detail', 'create', 'update'];

/** Block 1: product and flight. */
const bookingFlight = resource(
  'booking flight',
  { zh: '航班与产品', en: 'Flight and product' },
  {
    // The name of a product as orders keep it; which ones there are says `bookingChoices`.
    product: optional(text({ label: { zh: '产品', en: 'Product' }, max: 60, places: written })),
    origin: optional({ ...origin, places: written }),
    destination: optional({ ...destination, places: written }),
    reservedFlight: optional(flightNoField),
    // A day at the origin.
    flightDate: optional(date({ label: { zh: '航班日期', en: 'Flight date' }, places: written })),
    position: optional(
      code(positions, { label: { zh: '舱位要求', en: 'Position requirement' }, places: written }),
    ),
    waybillKind: optional(
      code(waybillKinds, { label: { zh: '运单类型', en: 'Direct or house waybills' }, places: written }),
    ),
    mawbNo: optional(
      text({
        label: { zh: '主单号', en: 'MAWB no.' },
        max: 20,
        note: { zh: '仅自带主单时填写', en: 'Only if you bring your own waybill' },
        places: written,
      }),
    ),
    specialPrice: optional(
      text({
        label: { zh: '特价申请', en: 'Special price request' },
        max: 500,
        note: {
          zh: '特价或加位；舱位不足时不占舱，由人工确认',
          en: 'A special price or extra room; on a full slot nothing is reserved until staff decide',
        },
        places: written,
      }),
    ),
    remark: optional(text({ ...texts.remark, places: written })),
  },
);

function party(role: keyof typeof bookingRoles.codes): Field<BookingParty | null> {
  const { zh, en } = bookingRoles.codes[role];
  return optional(group(bookingParty.fields, { label: { zh, en }, places: written }));
}

/** Block 2: the cargo by house waybills, a row for each order; none on a direct waybill. Rows under one number are one. */
const bookingHouses = resource(
  'booking houses',
  { zh: '分单', en: 'House waybills' },
  {
    rows: list(group(houseRow.fields, { label: houseRow.label }), {
      label: { zh: '分单', en: 'House waybills' },
      max: 200,
      places: written,
    }),
    together: flag({ label: { zh: '合并为一份分单', en: 'One house waybill for all' }, places: written }),
  },
);

/** Block 3: who is on the waybill. */
const bookingParties = resource(
  'booking parties',
  { zh: '当事人', en: 'Parties' },
  {
    shipper: party('shipper'),
    consignee: party('consignee'),
    notify: party('notify'),
    alsoNotify: party('alsoNotify'),
  },
);

/** Block 4: the cargo. What is left open of the totals follows from the dimensions, else from the house waybills. */
const bookingCargo = resource(
  'booking cargo',
  { zh: '货物与尺寸', en: 'Cargo and dimensions' },
  {
    goodsName: optional(
      text({
        label: { zh: '英文品名', en: 'Goods name' },
        max: 200,
        places: written,
      }),
    ),
    marks: optional(text({ label: { zh: '唛头', en: 'Marks' }, max: 500, places: written })),
    quantity: optional(whole({ ...figures.pieces, min: 1, places: written })),
    grossWeight: optional(
      decimal({
        ...figures.grossWeight,
        min: '0.001',
        unit: 'kg',
        places: written,
      }),
    ),
    volume: optional(
      decimal({
        ...figures.volume,
        min: '0.001',
        unit: 'm³',
        places: written,
      }),
    ),
    unit: code(lengthUnits, { label: { zh: '尺寸单位', en: 'Unit of dimensions' }, places: written }),
    dimensions: list(group(dimensionRow.fields, { label: dimensionRow.label }), {
      label: { zh: '尺寸', en: 'Dimensions' },
      max: 200,
      places: written,
    }),
    items: list(group(itemRow.fields, { label: itemRow.label }), {
      label: { zh: '商品明细', en: 'Items' },
      max: 200,
      places: written,
    }),
  },
);

/** Block 5: who pays. */
const bookingTerms = resource(
  'booking terms',
  { zh: '付款', en: 'Payment' },
  {
    paymentType: optional(
      code(freightPayments, { label: { zh: '付款方式', en: 'Payment type' }, places: written }),
    ),
    billType: optional(code(billTypes, { label: { zh: '结算方式', en: 'Bill type' }, places: written })),
    // A code of the dictionary; which ones are in use says `bookingChoices`.
    salesCompany: optional(
      text({ label: { zh: '销售公司', en: 'Sales company' }, max: 100, places: written }),
    ),
  },
);

/** Block 6: how the cargo reaches the airport, and until when. Each kind of service has fields of its own. */
const bookingPickup = resource(
  'booking pickup',
  { zh: '提货服务', en: 'Pickup service' },
  {
    service: optional(
      code(pickupServices, { label: { zh: '提货服务', en: 'Pickup service' }, places: written }),
    ),
    warehouseCode: placed(written, optional(partyFacts.warehouse)),
    pickupAddress: placed(
      written,
      optional(called({ zh: '提货地址', en: 'Pickup address' }, partyFacts.postalAddress)),
    ),
    pickupContact: placed(
      written,
      optional(called({ zh: '提货联系人', en: 'Pickup contact' }, partyFacts.contact)),
    ),
    pickupPhone: placed(
      written,
      optional(called({ zh: '提货联系电话', en: 'Pickup phone' }, partyFacts.phone)),
    ),
    transferAddress: placed(
      written,
      optional(called({ zh: '送货地址', en: 'Transfer address' }, partyFacts.postalAddress)),
    ),
    transferPhone: placed(
      written,
      optional(called({ zh: '送货联系电话', en: 'Transfer phone' }, partyFacts.phone)),
    ),
    deadline: optional(instant({ label: { zh: '截单时间', en: 'Deadline (cut-off)' }, places: written })),
  },
);

/** All that a customer asks for, block by block: what is saved, copied and kept as a template as one. */
export const contentFields = {
  flight: group(bookingFlight.fields, { label: bookingFlight.label }),
  houses: group(bookingHouses.fields, { label: bookingHouses.label }),
  parties: group(bookingParties.fields, { label: bookingParties.label }),
  cargo: group(bookingCargo.fields, { label: bookingCargo.label }),
  dangerous: group(bookingDangerous.fields, { label: bookingDangerous.label }),
  terms: group(bookingTerms.fields, { label: bookingTerms.label }),
  pickup: group(bookingPickup.fields, { label: bookingPickup.label }),
};

export const bookingContent = group(contentFields, { label: { zh: '订舱内容', en: 'What is booked' } });

export type BookingContent = ValuesOf<typeof contentFields>;

/** The blocks in their order, by the keys of the content. */
export const bookingBlocks = {
  flight: bookingFlight,
  houses: bookingHouses,
  parties: bookingParties,
  cargo: bookingCargo,
  dangerous: bookingDangerous,
  terms: bookingTerms,
  pickup: bookingPickup,
} as const;

export type BookingBlock = keyof typeof bookingBlocks;

/** The lists of a content, whose rows are known by their ids. */
export const rowLists = ['houses.rows', 'cargo.dimensions', 'cargo.items', 'dangerous.rows'] as const;

export type RowList = (typeof rowLists)[number];

const blank = blankOf(contentFields);

/** A new draft: nothing is known yet. */
export const emptyContent: BookingContent = { ...blank, cargo: { ...blank.cargo, unit: 'cm' } };
