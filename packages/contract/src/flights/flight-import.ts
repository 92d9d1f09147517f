import { flightNumber, isFlightNo, shownFlightNo } from '../checks/flight-no.ts';
import { airports } from '../codes/place.ts';
import { texts } from '../facts/texts.ts';
import { recordSubject } from '../imports/record.ts';
import type { Place } from '../kernel/field.ts';
import { code, text } from '../kernel/field.ts';
import { isLocalTime, localTimeTyped } from '../kernel/local-time.ts';
import { resource } from '../kernel/resource.ts';
import { flightNoText } from './flight.facts.ts';
import { destination, flight, maxCbm, maxKg } from './flight.ts';
import { viaFields, viaNote, viaStored } from './flight-via.ts';

const written: Place[] = ['import'];

function local(zh: string, en: string) {
  return text({
    label: { zh, en },
    max: 30,
    rule: {
      test: (typed) => isLocalTime(localTimeTyped(typed) ?? ''),
      says: { zh: '日期时间，例如 2026-11-20 14:30', en: 'a day and time, e.g. 2026-11-20 14:30' },
    },
    places: written,
  });
}

/** A row of a workbook of flights: a flight on its day with the slot it is sold with. */
const importedFlight = resource('flight row', flight.label, {
  flightNo: text({
    ...texts.flightNo,
    shown: shownFlightNo,
    rule: {
      test: (typed) => isFlightNo(flightNumber(typed)),
      says: flightNoText,
    },
    places: written,
  }),
  flightDate: text({
    label: flight.fields.flightDate.label,
    max: 20,
    rule: {
      test: (typed) => /^.{10}$/.test(localTimeTyped(typed) ?? ''),
      says: { zh: '日期，例如 2026-11-20', en: 'a day, e.g. 2026-11-20' },
    },
    places: written,
  }),
  origin: code(airports, { label: flight.fields.origin.label, places: written }),
  destination: { ...destination, places: written },
  ...viaFields,
  aircraft: { ...flight.fields.aircraft, places: written },
  etd: local('预计起飞（起运港当地）', 'ETD, local at the origin'),
  eta: local('预计到达（目的港当地）', 'ETA, local at the destination'),
  cutOff: local('截单时间（起运港当地）', 'Cut-off, local at the origin'),
  maxKg,
  maxCbm,
});

/** Flights as something that is imported, by staff. A flight that is there already is brought up to date. */
export const flightSubject = recordSubject({
  of: importedFlight,
  name: 'flights',
  path: '/opsapi/flights/imports',
  access: 'op:slot:manage',
  label: { zh: '航班与舱位', en: 'Flights and slots' },
  one: { zh: '航班', en: 'flight' },
  sameBy: ['flightNo', 'flightDate', 'origin', 'destination'],
  alsoCalled: {
    flightNo: ['航班', '班次', 'Flight', 'Flight number', 'FLT'],
    flightDate: ['日期', '起飞日期', 'Date', 'Departure date'],
    origin: ['起飞港', '始发港', '起运地', 'From', 'POL', 'Departure airport'],
    destination: ['目的地', '到达港', 'To', 'POD', 'Arrival airport'],
    via: ['经停', '中转', 'Via', 'Transfer', 'Stop', 'Stops'],
    viaEta: ['中转到达', 'Via ETA', 'Transfer ETA'],
    onwardNo: ['续程航班', '二程航班', 'Onward flight', 'Second flight', '2nd flight'],
    viaEtd: ['中转起飞', 'Via ETD', 'Transfer ETD'],
    aircraft: ['飞机型号', 'Type', 'Aircraft type'],
    etd: ['起飞时间', 'ETD', 'STD', 'Departure'],
    eta: ['到达时间', 'ETA', 'STA', 'Arrival'],
    cutOff: ['截单', '截货时间', '截载时间', 'Cut-off', 'Cutoff', 'LAT'],
    maxKg: ['重量', '舱位重量', '可订重量', 'Max kg', 'Weight'],
    maxCbm: ['体积', '舱位体积', '可订体积', 'Max CBM', 'Volume'],
  },
  notes: {
    flightDate: {
      zh: '起运港当地的计划起飞日期',
      en: 'The scheduled day of departure at the origin',
    },
    via: viaNote,
    viaEta: viaNote,
    onwardNo: viaNote,
    viaEtd: viaNote,
    etd: { zh: '起运港当地时间', en: 'By the clocks of the origin' },
    eta: { zh: '目的港当地时间', en: 'By the clocks of the destination' },
    maxKg: { zh: '留空则该航班没有舱位', en: 'Blank: the flight has no slot' },
  },
  stored: {
    flightNo: flightNumber,
    flightDate: (typed) => localTimeTyped(typed) ?? typed,
    etd: (typed) => localTimeTyped(typed) ?? typed,
    eta: (typed) => localTimeTyped(typed) ?? typed,
    cutOff: (typed) => localTimeTyped(typed) ?? typed,
    ...viaStored,
  },
});
