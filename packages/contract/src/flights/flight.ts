import { shownFlightNo } from '../checks/flight-no.ts';
import { airports } from '../codes/place.ts';
import { texts } from '../facts/texts.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, flag, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { exported, flightDate, flightNo, local, seen, zone } from './flight.facts.ts';
import { availabilities, flightStates, slotStates } from './flight.lifecycle.ts';
import { stop, stopForm, stopsAtMost, stopsLabel } from './flight.stop.ts';
import { cubicMetres, kilograms, slotRoom } from './slot-room.ts';

/** The same of a flight that need not be in the schedule, typed in whatever way. */
export const flightNoTyped = text({ ...texts.flightNo, shown: shownFlightNo });

/** Flights go from and to any airport that is known: its clock says when. */
export const origin = code(airports, { label: { zh: '起运港', en: 'Origin' }, places: exported });
export const destination = code(airports, { label: { zh: '目的港', en: 'Destination' }, places: exported });

/**
 * A flight on its day, from its origin to its destination whatever lies between: `stops` are where it calls or where cargo
 * goes over to another flight. The date is the local one at the origin by the schedule, whenever it takes off in the end.
 */
export const flight = resource(
  'flight',
  { zh: '航班', en: 'Flight' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: seen }),
    version: whole({ label: { zh: '版本', en: 'Version' }, places: seen }),
    flightNo,
    flightDate,
    origin,
    originZone: text({ label: { zh: '起运港时区', en: 'Time zone of the origin' }, ...zone }),
    destination,
    destinationZone: text({ label: { zh: '目的港时区', en: 'Time zone of the destination' }, ...zone }),
    stops: list(stop, { label: stopsLabel, max: stopsAtMost, places: seen }),
    aircraft: optional(text({ label: { zh: '机型', en: 'Aircraft' }, max: 40, places: exported })),
    cutOff: instant({ label: { zh: '截单时间', en: 'Cut-off' }, places: exported }),
    etd: instant({ label: { zh: '预计起飞', en: 'ETD' }, places: exported }),
    eta: instant({ label: { zh: '预计到达', en: 'ETA' }, places: exported }),
    atd: optional(instant({ label: { zh: '实际起飞', en: 'ATD' }, places: exported })),
    ata: optional(instant({ label: { zh: '实际到达', en: 'ATA' }, places: exported })),
    state: code(flightStates, { label: { zh: '航班状态', en: 'Flight status' }, places: exported }),
    verified: flag({
      label: { zh: '已核实', en: 'Verified' },
      note: { zh: '已与航司核对时刻', en: 'Times checked with the airline' },
      places: exported,
    }),
    updatedAt: instant({ label: { zh: '更新时间', en: 'Updated' }, places: seen }),
  },
);

export type Flight = ValuesOf<typeof flight.fields>;

/** A flight as somebody who books sees it; without a slot there is no room to tell. */
export const bookableFlight = resource('bookable flight', flight.label, {
  ...flight.fields,
  availability: code(availabilities, { label: { zh: '订舱状态', en: 'Availability' }, places: seen }),
  room: optional(slotRoom),
});

export type BookableFlight = ValuesOf<typeof bookableFlight.fields>;

/** The same at the desk: the whole slot, what of it is promised, and how many bookings hold room. */
export const deskFlight = resource('flight at the desk', flight.label, {
  ...bookableFlight.fields,
  slotState: optional(code(slotStates, { label: { zh: '舱位状态', en: 'Slot status' }, places: exported })),
  allottedKg: kilograms({ zh: '包板重量', en: 'Weight allotted' }),
  allottedCbm: cubicMetres({ zh: '包板体积', en: 'Volume allotted' }),
  bookings: whole({ label: { zh: '订舱数', en: 'Bookings' }, places: exported }),
});

export type DeskFlight = ValuesOf<typeof deskFlight.fields>;

/** What a slot is sold up to; both or none. */
export const maxKg = optional(
  kilograms({ zh: '限重', en: 'Weight limit' }, ['create', 'update', 'list', 'detail', 'import'], '0.001'),
);
export const maxCbm = optional(
  cubicMetres(
    { zh: '限体积', en: 'Volume limit' },
    ['create', 'update', 'list', 'detail', 'import'],
    '0.000001',
  ),
);

/**
 * What staff write of a flight. Times are local: off and cut-off at the origin, on at the destination. A flight without
 * limits has no slot; a slot that nothing is booked on goes when both limits are taken away.
 */
export const flightForm = resource('flight form', flight.label, {
  flightNo,
  flightDate: flight.fields.flightDate,
  origin,
  destination,
  stops: optional(list(stopForm, { label: stopsLabel, max: stopsAtMost, places: ['create', 'update'] })),
  aircraft: flight.fields.aircraft,
  etd: local('预计起飞（起运港当地）', 'ETD, local at the origin'),
  eta: local('预计到达（目的港当地）', 'ETA, local at the destination'),
  cutOff: local('截单时间（起运港当地）', 'Cut-off, local at the origin'),
  atd: optional(local('实际起飞（起运港当地）', 'ATD, local at the origin')),
  ata: optional(local('实际到达（目的港当地）', 'ATA, local at the destination')),
  verified: flight.fields.verified,
  maxKg,
  maxCbm,
});

export type FlightForm = ValuesOf<typeof flightForm.fields>;
