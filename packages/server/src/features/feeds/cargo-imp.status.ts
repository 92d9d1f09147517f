import type { Shape } from './cargo-imp.segment.ts';

/** One part of a status line; an optional one may be missing or stand empty. */
interface Part {
  readonly shape: Shape;
  readonly isOptional: boolean;
}

interface StatusLine {
  readonly parts: readonly Part[];
  /** What the day of the line says: when it happened, or only which flight is meant. */
  readonly day: 'happened' | 'flight';
}

function line(day: StatusLine['day'], ...parts: string[]): StatusLine {
  return { day, parts: parts.map(partOf) };
}

function partOf(named: string): Part {
  const shape = named.replace('?', '');
  if (!isShape(shape)) throw new Error(`${named} is no part of a status line`);
  return { shape, isOptional: named.endsWith('?') };
}

const known: readonly Shape[] = [
  'flight',
  'carrier',
  'day',
  'moment',
  'leg',
  'airport',
  'quantity',
  'discrepancy',
];

function isShape(text: string): text is Shape {
  return known.some((shape) => shape === text);
}

const onFlight = ['flight', 'day', 'leg', 'quantity?'];
const atStation = ['moment', 'airport', 'quantity?'];
const byCarrier = ['carrier', 'moment', 'airport', 'quantity?'];
const offFlight = ['flight?', 'moment', 'airport', 'quantity?'];

/** The status lines of Cargo-IMP FSU: which parts follow the code, in which order. Times of the flight and names may come after them. */
export const statusLines: Readonly<Record<string, StatusLine>> = {
  BKD: line('flight', ...onFlight),
  PRE: line('flight', ...onFlight),
  MAN: line('flight', ...onFlight),
  DEP: line('happened', ...onFlight),
  ARR: line('happened', 'flight', 'day', 'airport', 'quantity?'),
  RCF: line('happened', 'flight', 'day', 'airport', 'quantity?'),
  AWR: line('happened', ...offFlight),
  RCS: line('happened', ...atStation),
  FOH: line('happened', ...atStation),
  NFD: line('happened', ...atStation),
  AWD: line('happened', ...atStation),
  DLV: line('happened', ...atStation),
  DDL: line('happened', ...atStation),
  CCD: line('happened', ...atStation),
  TGC: line('happened', ...atStation),
  CRC: line('happened', ...offFlight),
  RCT: line('happened', ...byCarrier),
  TFD: line('happened', ...byCarrier),
  TRM: line('happened', ...byCarrier),
  DIS: line('happened', 'flight?', 'moment', 'airport', 'discrepancy', 'quantity?'),
};
