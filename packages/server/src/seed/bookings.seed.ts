import type { BookingStatus } from '@loadline/contract/bookings/booking.status';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';

/** One booking of the demo: where it stands, on which flight, how much of it, and what is odd about it. */
export interface BookingCase {
  /** What is shown of it; beyond 29 it is the status of the waybill that the seed of waybills hangs it on. */
  readonly status: BookingStatus;
  readonly customer: 'QHDEMO' | 'SGDEMO';
  readonly flightNo: string;
  /** Days from today on which the flight leaves. */
  readonly days: number;
  /** What it comes to, or nearly: cartons are whole. */
  readonly kg: number;
  readonly cbm: number;
  readonly houses: number;
  /** Not booked yet, it holds room on that flight; what is booked holds it anyway. */
  readonly holds?: true;
  readonly position?: BookingContent['flight']['position'];
  readonly service?: BookingContent['pickup']['service'];
  readonly specialPrice?: string;
  readonly unknownFlight?: string;
  readonly reason?: string;
  /** Of its first house waybill, or of the whole. */
  readonly corrections?: readonly (readonly [field: string, reason: string])[];
  readonly ending?: 'withdrawn' | 'rejected';
  readonly confirmReason?: string;
  /** It carries batteries in equipment, few enough to fly undeclared. */
  readonly batteries?: true;
  /** Bookings of one name hang on one waybill. */
  readonly waybill?: string;
}

const shared = 'CK257 tomorrow';

/** Every status; what a booking desk finds on a Monday morning. */
export const bookingCases: readonly BookingCase[] = [
  {
    flightNo: 'CK257',
    days: -1,
    customer: 'QHDEMO',
    kg: 5480,
    cbm: 32.8,
    status: '3',
    houses: 3,
    position: '0',
    confirmReason: '平台大促补货，已与航司确认必走',
  },
  { flightNo: 'CK257', days: 0, customer: 'QHDEMO', kg: 4260.5, cbm: 25.5, status: '45', houses: 3 },
  { flightNo: 'CK257', days: 0, customer: 'SGDEMO', kg: 3120, cbm: 18.7, status: '44', houses: 2 },
  {
    flightNo: 'CK257',
    days: 1,
    customer: 'QHDEMO',
    kg: 3480,
    cbm: 20.8,
    status: '43',
    houses: 2,
    waybill: shared,
  },
  {
    flightNo: 'CK257',
    days: 1,
    customer: 'SGDEMO',
    kg: 8950,
    cbm: 53.6,
    status: '43',
    houses: 1,
    waybill: shared,
  },
  { flightNo: 'CK221', days: 1, customer: 'QHDEMO', kg: 12640, cbm: 74.3, status: '33', houses: 4 },
  { flightNo: 'CK221', days: 1, customer: 'SGDEMO', kg: 1875.5, cbm: 11.25, status: '32', houses: 1 },
  {
    flightNo: 'CK221',
    days: 2,
    customer: 'QHDEMO',
    kg: 15200,
    cbm: 91,
    status: '31',
    houses: 3,
    service: 'selfDelivery',
  },
  { flightNo: 'CZ481', days: 0, customer: 'QHDEMO', kg: 11060, cbm: 66.3, status: '41', houses: 3 },
  { flightNo: 'CZ481', days: 1, customer: 'QHDEMO', kg: 7420, cbm: 44.5, status: '42', houses: 2 },
  {
    flightNo: 'CZ481',
    days: 1,
    customer: 'SGDEMO',
    kg: 2380,
    cbm: 13.9,
    status: '31',
    houses: 1,
    service: 'ownPickup',
  },
  {
    flightNo: 'CZ481',
    days: 3,
    customer: 'QHDEMO',
    kg: 14250,
    cbm: 83.6,
    holds: true,
    status: '29',
    houses: 4,
    position: '0',
  },
  {
    flightNo: 'CA8407',
    days: 1,
    customer: 'SGDEMO',
    kg: 2940,
    cbm: 17.6,
    holds: true,
    status: '29',
    houses: 1,
    service: 'ownPickup',
  },
  {
    flightNo: 'CA8407',
    days: 2,
    customer: 'QHDEMO',
    kg: 3615,
    cbm: 21.6,
    holds: true,
    status: '29',
    houses: 2,
  },
  {
    status: '29',
    customer: 'QHDEMO',
    flightNo: 'CK257',
    days: 4,
    kg: 1326,
    cbm: 6.543,
    houses: 3,
    position: '1',
  },
  {
    status: '29',
    customer: 'SGDEMO',
    flightNo: 'CK221',
    days: 5,
    kg: 602.5,
    cbm: 3.6,
    houses: 1,
    holds: true,
  },
  {
    status: '29',
    customer: 'QHDEMO',
    flightNo: 'CZ481',
    days: 3,
    kg: 2180,
    cbm: 12.4,
    houses: 2,
    specialPrice: '长期客户，申请 29.5 元/kg，并请协调加位 1,400 kg',
  },
  {
    status: '29',
    customer: 'SGDEMO',
    flightNo: 'CK257',
    days: 5,
    kg: 468,
    cbm: 2.7,
    houses: 1,
    unknownFlight: 'Y87429',
  },
  {
    status: '30',
    customer: 'QHDEMO',
    flightNo: 'CK257',
    days: 3,
    kg: 1310.5,
    cbm: 7.6,
    houses: 2,
    reason: '请核对后重新提交',
    corrections: [
      ['bookingGrossWeight', '与装箱单不符，装箱单为 602.5 kg'],
      ['parties.consignee.address', '请补充门牌号与邮编'],
    ],
  },
  {
    status: '30',
    customer: 'SGDEMO',
    flightNo: 'CK221',
    days: 4,
    kg: 188,
    cbm: 1.1,
    houses: 1,
    reason: '品名过于笼统，请按商品写明英文品名',
  },
  { status: 'DRAFT', customer: 'QHDEMO', flightNo: 'CK257', days: 4, kg: 735, cbm: 4.2, houses: 2 },
  { status: 'DRAFT', customer: 'QHDEMO', flightNo: 'CX5701', days: 5, kg: 412, cbm: 2.31, houses: 1 },
  { status: 'DRAFT', customer: 'SGDEMO', flightNo: 'CK221', days: 6, kg: 96.5, cbm: 0.55, houses: 1 },
  {
    status: '0',
    customer: 'QHDEMO',
    flightNo: 'CZ481',
    days: 1,
    kg: 971,
    cbm: 5.6,
    houses: 1,
    ending: 'withdrawn',
    reason: '工厂延期，改下周出货',
  },
  {
    status: '0',
    customer: 'SGDEMO',
    flightNo: 'CA8407',
    days: -2,
    kg: 540,
    cbm: 3.1,
    houses: 1,
    ending: 'rejected',
    reason: '货物含未申报锂电池，不予承运',
  },
  { status: '4', customer: 'QHDEMO', flightNo: 'CK257', days: -2, kg: 2916, cbm: 16.8, houses: 2 },
  { status: '40', customer: 'SGDEMO', flightNo: 'CK221', days: -3, kg: 1488.5, cbm: 8.4, houses: 1 },
  { status: '34', customer: 'QHDEMO', flightNo: 'CZ481', days: -4, kg: 1174, cbm: 6.7, houses: 2 },
  { status: '8', customer: 'QHDEMO', flightNo: 'CK257', days: -6, kg: 985, cbm: 5.4, houses: 2 },
  { status: '8', customer: 'SGDEMO', flightNo: 'CK221', days: -8, kg: 416, cbm: 2.4, houses: 1 },
  { status: '8', customer: 'QHDEMO', flightNo: 'CZ481', days: -9, kg: 1402, cbm: 8, houses: 2 },
  // Over Hong Kong, where it changes flights.
  { status: '3', customer: 'QHDEMO', flightNo: 'CX5701', days: -1, kg: 1640, cbm: 9.4, houses: 1 },
  {
    status: '41',
    customer: 'QHDEMO',
    flightNo: 'CK257',
    days: 0,
    kg: 960,
    cbm: 4,
    houses: 1,
    batteries: true,
  },
];
