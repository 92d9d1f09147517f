import type { Transport } from '@loadline/contract/codes/transport';
import type { Weighing } from '@loadline/contract/freight/weighing';
import type { Text } from '@loadline/contract/kernel/text';

/** A way the forwarder sends cargo, with what is usual on it. */
export interface Lane {
  readonly channel: Text;
  /** Null where the forwarder decides on the mode only when the cargo is in. */
  readonly transport: Transport | null;
  readonly weight: Weighing;
  /** Of one order, in m³. */
  readonly volume: readonly [least: number, most: number];
  readonly from: readonly string[];
  readonly to: readonly string[];
  /** Hours that usually pass before each of the stages after ORDERED. */
  readonly hours: readonly number[];
  /** Flights, vessels with voyages, trains or convoys. */
  readonly carriers: readonly string[];
}

const per6000: Weighing = {
  basis: 'divisor',
  factor: '6000',
  step: '0.5',
  wholeAbove: null,
  rounds: 'shipment',
  leastWeight: '0',
};
const per6000Whole: Weighing = { ...per6000, step: '1' };
const per5000: Weighing = { ...per6000, factor: '5000' };
const density333: Weighing = { ...per6000Whole, basis: 'density', factor: '333' };
const density500: Weighing = { ...density333, factor: '500' };

// Real airlines, whose prefixes their waybills have; the numbers of the flights are invented.
const flightsToUs = ['CZ4517', 'CX9821', '5Y8833', 'CK0472'];
const flightsToEurope = ['CX7705', 'CV7709', 'CZ0518', 'CK0522'];
const vessels = ['Northern Crane 118E', 'Jade Meridian 042E', 'Pacific Lantern 067E', 'Harbour Swift 213E'];
const fastVessels = ['Tern Express 031E', 'Cedar Arrow 019E'];
const trains = ['RX8402', 'RX8416', 'RX9057'];
const convoys = ['TKE 0612', 'TKE 0618', 'TKE 0625'];

const westCoast: string[] = ['USLAX', 'USLGB'];
const usPorts: string[] = [...westCoast, 'USNYC', 'USSAV'];
const seaPorts: string[] = ['CNYTN', 'CNNGB', 'CNSHA'];
const airports: string[] = ['SZX', 'CAN', 'PVG', 'HKG'];

export const lanes = {
  oceanFull: {
    channel: { zh: '中美海运整箱', en: 'China–US ocean FCL' },
    transport: '2',
    weight: per6000Whole,
    volume: [50, 66],
    from: seaPorts,
    to: usPorts,
    hours: [40, 36, 44, 30, 384, 30, 92, 28],
    carriers: vessels,
  },
  oceanShared: {
    channel: { zh: '中美海运拼箱', en: 'China–US ocean LCL' },
    transport: '2',
    weight: per6000Whole,
    volume: [2, 14],
    from: seaPorts,
    to: usPorts,
    hours: [44, 52, 44, 36, 400, 36, 110, 32],
    carriers: vessels,
  },
  oceanFast: {
    channel: { zh: '中美海运专线', en: 'China–US ocean express line' },
    transport: '2',
    weight: per6000Whole,
    volume: [1, 9],
    from: ['CNYTN', 'CNNGB'],
    to: westCoast,
    hours: [36, 40, 32, 26, 288, 24, 66, 26],
    carriers: fastVessels,
  },
  airUs: {
    channel: { zh: '中美空运专线', en: 'China–US air line' },
    transport: '1',
    weight: per6000,
    volume: [0.4, 4.5],
    from: airports,
    to: ['LAX', 'ORD', 'JFK', 'DFW'],
    hours: [26, 22, 16, 20, 16, 22, 36, 26],
    carriers: flightsToUs,
  },
  airEurope: {
    channel: { zh: '中欧空运专线', en: 'China–Europe air line' },
    transport: '1',
    weight: per6000,
    volume: [0.3, 3],
    from: airports,
    to: ['LGG', 'FRA', 'AMS'],
    hours: [26, 22, 16, 22, 14, 24, 40, 28],
    carriers: flightsToEurope,
  },
  airBritain: {
    channel: { zh: '中英空派快线', en: 'China–UK air courier' },
    transport: '1',
    weight: per5000,
    volume: [0.1, 1.2],
    from: ['HKG', 'SZX'],
    to: ['LHR'],
    hours: [22, 18, 14, 18, 15, 18, 30, 24],
    carriers: flightsToEurope,
  },
  truckEurope: {
    channel: { zh: '中欧卡运专线', en: 'China–Europe truck line' },
    transport: '3',
    weight: density333,
    volume: [3, 18],
    from: ['CNSZX', 'CNYIW'],
    to: ['DECGN', 'PLWAW', 'FRPAR', 'CZPRG'],
    hours: [38, 40, 34, 24, 360, 30, 40, 28],
    carriers: convoys,
  },
  railShared: {
    channel: { zh: '中欧班列拼箱', en: 'China–Europe rail LCL' },
    transport: '4',
    weight: density500,
    volume: [2, 15],
    from: ['CNYIW', 'CNCKG'],
    to: ['DEDUI', 'DEHAM', 'PLWAW'],
    hours: [44, 48, 40, 36, 432, 36, 52, 30],
    carriers: trains,
  },
  railFull: {
    channel: { zh: '中欧班列整箱', en: 'China–Europe rail FCL' },
    transport: '4',
    weight: density500,
    volume: [48, 64],
    from: ['CNYIW', 'CNCKG'],
    to: ['DEDUI', 'DEHAM'],
    hours: [40, 40, 40, 36, 408, 32, 48, 28],
    carriers: trains,
  },
  undecided: {
    channel: { zh: '美国海外仓中转', en: 'US overseas-warehouse transfer' },
    transport: null,
    weight: per6000Whole,
    volume: [0.5, 6],
    from: ['CNSZX'],
    to: westCoast,
    hours: [34, 40, 40, 36, 336, 30, 72, 28],
    carriers: vessels,
  },
} as const satisfies Record<string, Lane>;

export type LaneName = keyof typeof lanes;
