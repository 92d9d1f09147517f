import type { Schedule } from '@loadline/contract/flights/schedule';

/** A flight of every week in the demo, with the part of it that the forwarder has. */
export type DemoSchedule = Pick<
  Schedule,
  | 'flightNo'
  | 'origin'
  | 'destination'
  | 'stops'
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
    stops: null,
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
    stops: null,
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
    stops: null,
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
    stops: null,
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
    stops: null,
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
    // Freighters call at Anchorage for fuel and a fresh crew.
    stops: [
      {
        airport: 'ANC',
        arrives: '01:40',
        arrivesAfterDays: 0,
        flightNo: 'CK265',
        departs: '03:40',
        departsAfterDays: 0,
      },
    ],
    weekdays: ['2', '4', '6', '7'],
    departs: '11:10',
    arrives: '12:10',
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
    stops: null,
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
    stops: null,
    weekdays: ['2', '4', '6'],
    departs: '14:30',
    arrives: '19:25',
    arrivesAfterDays: 0,
    cutOffHours: 9,
    aircraft: 'B777F',
    maxKg: '14000',
    maxCbm: '88',
  },
  {
    flightNo: 'CX5701',
    origin: 'SZX',
    destination: 'LAX',
    stops: [
      {
        airport: 'HKG',
        arrives: '15:25',
        arrivesAfterDays: 0,
        flightNo: 'CX880',
        departs: '16:35',
        departsAfterDays: 1,
      },
    ],
    weekdays: daily,
    departs: '14:20',
    arrives: '13:30',
    arrivesAfterDays: 1,
    cutOffHours: 8,
    aircraft: 'B747-8F',
    maxKg: '6000',
    maxCbm: '38',
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
