import { shownFlightNo } from '../checks/flight-no.ts';
import { waybillStatuses } from '../codes/waybill-status.ts';
import { figures } from '../facts/figures.ts';
import { texts } from '../facts/texts.ts';
import { airport, stopsAtMost, stopsLabel } from '../flights/flight.stop.ts';
import { chargedIn, weightUnits } from '../freight/weight-basis.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, date, decimal, flag, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

const shown: Place[] = ['list', 'detail', 'export'];
const found: Place[] = [...shown, 'search'];
const chosen: Place[] = [...shown, 'filter'];
const sorted: Place[] = [...shown, 'sort'];
const looked: Place[] = ['list', 'detail'];

/** What a row of the customer's list is: a waybill with their share of it, or a booking that is not booked yet. */
const waybillRowKinds = codeTable('waybill row', {
  waybill: { zh: '主单', en: 'Waybill' },
  booking: { zh: '订舱', en: 'Booking' },
});

const facts = {
  id: id({ label: { zh: '编号', en: 'Id' }, places: looked }),
  version: whole({ label: { zh: '版本', en: 'Version' }, places: looked }),
  status: code(waybillStatuses, { label: { zh: '状态', en: 'Status' }, places: chosen }),
  /** Since when it is in this status. */
  statusAt: instant({ label: { zh: '状态时间', en: 'In status since' }, places: sorted }),
};

const flight = {
  flightNo: optional(
    text({ label: { zh: '航班号', en: 'Flight number' }, max: 10, shown: shownFlightNo, places: found }),
  ),
  // The local day at the origin.
  flightDate: optional(date({ label: { zh: '航班日期', en: 'Flight date' }, places: [...chosen, 'sort'] })),
  /** Its flight was cancelled before it left: it has to be put on another one. */
  flightCancelled: flag({ label: { zh: '航班已取消', en: 'Flight cancelled' }, places: looked }),
  departureDate: optional(instant({ label: { zh: '起飞日期', en: 'Departure date' }, places: sorted })),
  arrivalDate: optional(instant({ label: { zh: '到达日期', en: 'Arrival date' }, places: sorted })),
  origin: optional(text({ label: { zh: '起运港', en: 'Origin' }, max: 3, places: chosen })),
  destination: optional(text({ label: { zh: '目的港', en: 'Destination port' }, max: 3, places: chosen })),
  /** The airports between them at which its flight stops. */
  via: list(airport, { label: stopsLabel, max: stopsAtMost, places: [] }),
  originZone: text({ label: { zh: '起运港时区', en: 'Zone of the origin' }, max: 40, places: looked }),
  destinationZone: text({
    label: { zh: '目的港时区', en: 'Zone of the destination' },
    max: 40,
    places: looked,
  }),
};

const cargo = {
  quantity: whole({ label: { zh: '件数', en: 'Quantity' }, places: sorted }),
  grossWeight: decimal({ ...figures.grossWeight, places: sorted }),
  volume: decimal({ ...figures.volume, places: sorted }),
  billingWeight: decimal({
    ...figures.billingWeight,
    places: sorted,
  }),
  hawbCount: whole({ label: { zh: '分单数', en: 'House waybills' }, places: shown }),
  /** Weight of the house waybills as part of the weight that was accepted; null while nothing is. */
  filled: optional(whole({ label: { zh: '配载率', en: 'Filled' }, unit: '%', max: 9_999, places: shown })),
  isCustoms: flag({ label: { zh: '报关', en: 'Customs declaration' }, places: chosen }),
};

const updatedAt = instant({ label: { zh: '更新时间', en: 'Updated' }, places: [...shown, 'sort'] });
const remark = optional(text({ ...texts.remark, places: shown }));

/**
 * A line of the customer's list (spec §3, Mawb list): its totals are the customer's share alone. `airlineBill` is the
 * master waybill's number, `176-12345675`; null on a booking, which shows its `bookingNo`.
 */
export const waybill = resource(
  'waybill',
  { zh: '主单', en: 'Master waybill' },
  {
    ...facts,
    kind: code(waybillRowKinds, { label: { zh: '类型', en: 'Kind' }, places: shown }),
    airlineBill: optional(text({ label: { zh: '航空主单', en: 'Airline bill' }, max: 20, places: found })),
    bookingNos: list(text({ label: { zh: '订舱号', en: 'Booking no.' }, max: 20 }), {
      label: { zh: '订舱号', en: 'Booking nos.' },
      places: found,
    }),
    ...flight,
    ...cargo,
    /** Null where their bookings on it are charged in different units: those are not added up. */
    billingWeight: optional(
      decimal({ label: { zh: '计费重', en: 'Chargeable weight' }, scale: 3, places: sorted }),
    ),
    billingUnit: optional(code(weightUnits, { label: chargedIn, places: shown })),
    remark,
    updatedAt,
  },
);

/** The same as staff list it: the whole of it, and whose cargo it is. */
export const deskWaybill = resource('waybill', waybill.label, {
  ...facts,
  mawbNo: text({ ...texts.mawbNo, places: found }),
  airline: optional(text({ label: { zh: '航司', en: 'Airline' }, max: 60, places: chosen })),
  airlineEn: optional(
    text({ label: { zh: '航司（英文）', en: 'Airline, English' }, max: 60, places: looked }),
  ),
  ...flight,
  etd: optional(instant({ label: { zh: '预计起飞', en: 'ETD' }, places: shown })),
  eta: optional(instant({ label: { zh: '预计到达', en: 'ETA' }, places: shown })),
  /** The flight is not in our schedule: its number and date are free text. */
  unverified: flag({ label: { zh: '航班未核实', en: 'Flight unverified' }, places: looked }),
  selfDelivery: flag({ label: { zh: '自送机场', en: 'Self-delivery to airport' }, places: shown }),
  ...cargo,
  customers: list(text(texts.customer), {
    label: { zh: '客户', en: 'Customers' },
    places: shown,
  }),
  /** The same customers by their English names. */
  customersEn: list(text(texts.customer), {
    label: { zh: '客户（英文）', en: 'Customers, English' },
    places: [],
  }),
  /** Open exception sheets of its orders. */
  exceptions: whole({ label: { zh: '异常', en: 'Exceptions' }, places: shown }),
  remark,
  updatedAt,
});
