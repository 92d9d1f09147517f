import type { Schedule } from '@loadline/contract/flights/schedule';

/** A flight of every week in the demo, with the part of it that the forwarder has. */
export type DemoSchedule = Pick<
  Schedule,
  | 'flightNo'
  | 'origin'
  | 'destination'
  | 'weekdays'
  | 'departs'
  | 'arrives'
  | 'arrivesAfterDays'
  | 'cutOffHours'
  | 'aircraft'
  | 'maxKg'
  | 'maxCbm'
>;

const daily: Schedule['weekdays'] = ['1', '2', '3', '4', '5', '6', '7'];

export const schedules: readonly DemoSchedule[] = [
  {
    flightNo: 'CK257',
    origin: 'PVG',
    destination: 'ORD',
    weekdays: daily,
    departs: '21:50',
    arrives: '21:25',
    arrivesAfterDays: 0,
    cutOffHours: 10,
    aircraft: 'B777F',
    maxKg: '18000',
    maxCbm: '110',
  },
  {
    flightNo: 'CK221',
    origin: 'PVG',
    destination: 'LGG',
    weekdays: daily,
    departs: '02:15',
    arrives: '06:40',
    arrivesAfterDays: 0,
    cutOffHours: 9,
    aircraft: 'B777F',
    maxKg: '24000',
    maxCbm: '140',
  },
  {
    flightNo: 'CZ481',
    origin: 'CAN',
    destination: 'LAX',
    weekdays: daily,
    departs: '20:30',
    arrives: '17:55',
    arrivesAfterDays: 0,
    cutOffHours: 8,
    aircraft: 'B777F',
    maxKg: '15000',
    maxCbm: '95',
  },
  {
    flightNo: 'CA8407',
    origin: 'CKG',
    destination: 'FRA',
    weekdays: daily,
    departs: '09:20',
    arrives: '13:40',
    arrivesAfterDays: 0,
    cutOffHours: 12,
    aircraft: 'A330-200F',
    maxKg: '12000',
    maxCbm: '78',
  },
  {
    flightNo: 'CZ467',
    origin: 'CTU',
    destination: 'LGG',
    weekdays: ['1', '3', '5', '7'],
    departs: '23:30',
    arrives: '04:20',
    arrivesAfterDays: 1,
    cutOffHours: 12,
    aircraft: 'A330-200F',
    maxKg: '10000',
    maxCbm: '70',
  },
  {
    flightNo: 'CK265',
    origin: 'NKG',
    destination: 'ORD',
    weekdays: ['2', '4', '6', '7'],
    departs: '11:10',
    arrives: '10:35',
    arrivesAfterDays: 0,
    cutOffHours: 10,
    aircraft: 'B747-400F',
    maxKg: '20000',
    maxCbm: '125',
  },
  {
    flightNo: 'CA1043',
    origin: 'PVG',
    destination: 'JFK',
    weekdays: ['1', '3', '4', '6'],
    departs: '00:50',
    arrives: '23:40',
    arrivesAfterDays: -1,
    cutOffHours: 10,
    aircraft: 'B777F',
    maxKg: '16000',
    maxCbm: '100',
  },
  {
    flightNo: 'CA1019',
    origin: 'PVG',
    destination: 'FRA',
    weekdays: ['2', '4', '6'],
    departs: '14:30',
    arrives: '19:25',
    arrivesAfterDays: 0,
    cutOffHours: 9,
    aircraft: 'B777F',
    maxKg: '14000',
    maxCbm: '88',
  },
];

/** A flight of the demo by its number and how many days from today, at its origin, it leaves. */
export interface DemoDay {
  readonly flightNo: string;
  readonly days: number;
}

/** What is not as usual. Each of these flies every day, so that it is there whatever day today is. */
export const oddFlights = {
  cancelled: { flightNo: 'CA8407', days: 2 },
  closed: { flightNo: 'CK221', days: 2 },
  withoutSlot: { flightNo: 'CA8407', days: 4 },
  /** The airline took space back after it had been booked. */
  overLimit: { flightNo: 'CZ481', days: 1 },
} as const satisfies Record<string, DemoDay>;

/** What the airline has left of the slot that is over its limit. */
export const cutDown = { maxKg: '9000', maxCbm: '60' };

/** What is kept for a customer on every flight of a number. */
export const allotments = [
  { flightNo: 'CK257', customer: 'QHDEMO', kg: '6000', cbm: '38' },
  { flightNo: 'CK221', customer: 'SGDEMO', kg: '2500', cbm: '16' },
  { flightNo: 'CA1043', customer: 'QHDEMO', kg: '4000', cbm: '26' },
] as const;

/** What bookings of the demo hold: the booking called `name` is of these figures and stands on this flight. */
export const heldRooms = [
  { name: 'room 1', flightNo: 'CK257', days: -1, customer: 'QHDEMO', kg: '5480', cbm: '32.8' },
  { name: 'room 2', flightNo: 'CK257', days: 0, customer: 'QHDEMO', kg: '4260.5', cbm: '25.5' },
  { name: 'room 3', flightNo: 'CK257', days: 0, customer: 'SGDEMO', kg: '3120', cbm: '18.7' },
  { name: 'room 4', flightNo: 'CK257', days: 1, customer: 'QHDEMO', kg: '3480', cbm: '20.8' },
  { name: 'room 5', flightNo: 'CK257', days: 1, customer: 'SGDEMO', kg: '8950', cbm: '53.6' },
  { name: 'room 6', flightNo: 'CK221', days: 1, customer: 'QHDEMO', kg: '12640', cbm: '74.3' },
  { name: 'room 7', flightNo: 'CK221', days: 1, customer: 'SGDEMO', kg: '1875.5', cbm: '11.25' },
  { name: 'room 8', flightNo: 'CK221', days: 2, customer: 'QHDEMO', kg: '15200', cbm: '91' },
  { name: 'room 9', flightNo: 'CZ481', days: 0, customer: 'QHDEMO', kg: '11060', cbm: '66.3' },
  { name: 'room 10', flightNo: 'CZ481', days: 1, customer: 'QHDEMO', kg: '7420', cbm: '44.5' },
  { name: 'room 11', flightNo: 'CZ481', days: 1, customer: 'SGDEMO', kg: '2380', cbm: '13.9' },
  { name: 'room 12', flightNo: 'CZ481', days: 3, customer: 'QHDEMO', kg: '14250', cbm: '83.6' },
  { name: 'room 13', flightNo: 'CA8407', days: 1, customer: 'SGDEMO', kg: '2940', cbm: '17.6' },
  { name: 'room 14', flightNo: 'CA8407', days: 2, customer: 'QHDEMO', kg: '3615', cbm: '21.6' },
] as const;
