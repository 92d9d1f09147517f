import { flightNumber, isFlightNo } from '../checks/flight-no.ts';
import { airports } from '../codes/place.ts';
import { isCode } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { optional, text } from '../kernel/field.ts';
import { isLocalTime, localTimeTyped } from '../kernel/local-time.ts';
import type { Text } from '../kernel/text.ts';
import type { StopForm, StopKey } from './flight.stop.ts';
import { stopsAtMost } from './flight.stop.ts';

const places: Place[] = ['import'];

/** The stops of a flight in a row of a workbook: a column for each of their facts, those of several parted by `;`. */
const columns = {
  via: { key: 'airport', read: (typed: string) => typed.trim().toUpperCase() },
  viaEta: { key: 'eta', read: readTime },
  onwardNo: { key: 'flightNo', read: flightNumber },
  viaEtd: { key: 'etd', read: readTime },
} as const satisfies Record<string, { key: StopKey; read: (typed: string) => string }>;

export type ViaColumn = keyof typeof columns;
type ViaValues = { readonly [K in ViaColumn]?: string | null };

function readTime(typed: string): string {
  return localTimeTyped(typed) ?? typed.trim();
}

function stored(column: ViaColumn): (typed: string) => string {
  return (typed) => partsOf(typed).map(columns[column].read).join('; ');
}

function partsOf(typed: string | null | undefined): string[] {
  return (typed ?? '').split(/[;；\n]/).filter((part) => part.trim() !== '');
}

function several(
  label: Text,
  max: number,
  says: Text,
  column: ViaColumn,
  isRight: (part: string) => boolean,
) {
  const test = (typed: string) => {
    const parts = partsOf(typed).map(columns[column].read);
    return parts.length <= stopsAtMost && parts.every(isRight);
  };
  return optional(text({ label, max, places, rule: { test, says } }));
}

const aTime: Text = {
  zh: '日期时间，例如 2026-11-20 14:30；多个中转港以分号隔开，最多三个',
  en: 'a day and time, e.g. 2026-11-20 14:30; of several airports parted by semicolons, three at most',
};

export const viaFields = {
  via: several(
    { zh: '中转港', en: 'Transfer airport' },
    60,
    {
      zh: '机场三字码，例如 HKG；以分号隔开，最多三个',
      en: 'airport codes, e.g. HKG, parted by semicolons, three at most',
    },
    'via',
    (part) => isCode(airports, part),
  ),
  viaEta: several(
    { zh: '到达中转港（当地）', en: 'ETA at transfer, local' },
    100,
    aTime,
    'viaEta',
    isLocalTime,
  ),
  onwardNo: several(
    { zh: '续程航班号（各程）', en: 'Onward flight nos.' },
    60,
    {
      zh: '航班号，例如 CX880；以分号隔开，最多三个',
      en: 'flight numbers, e.g. CX880, parted by semicolons, three at most',
    },
    'onwardNo',
    isFlightNo,
  ),
  viaEtd: several(
    { zh: '离开中转港（当地）', en: 'ETD from transfer, local' },
    100,
    aTime,
    'viaEtd',
    isLocalTime,
  ),
};

export const viaNote: Text = {
  zh: '直飞留空；多个中转港以分号隔开，各列顺序一致',
  en: 'Blank when direct; of several transfers parted by semicolons, in the same order in each column',
};

export const viaStored = {
  via: stored('via'),
  viaEta: stored('viaEta'),
  onwardNo: stored('onwardNo'),
  viaEtd: stored('viaEtd'),
};

/** The stops as a row has them. */
export function viaOf(stops: readonly StopForm[] | null): Record<ViaColumn, string | null> {
  const said = (key: StopKey) =>
    stops && stops.length > 0 ? stops.map((one) => one[key] ?? '').join('; ') : null;
  return { via: said('airport'), viaEta: said('eta'), onwardNo: said('flightNo'), viaEtd: said('etd') };
}

/** The columns of a row, those that it leaves blank as the stops are that are there. */
export function viaBeside(typed: ViaValues, stops: readonly StopForm[] | null): ViaValues {
  const there = viaOf(stops);
  const of = (column: ViaColumn) => typed[column] || there[column];
  return { via: of('via'), viaEta: of('viaEta'), onwardNo: of('onwardNo'), viaEtd: of('viaEtd') };
}

export const viaColumns = ['via', 'viaEta', 'onwardNo', 'viaEtd'] as const satisfies readonly ViaColumn[];

/** The column in which a fact of a stop stands. */
export function columnOfStop(key: StopKey): ViaColumn {
  return viaColumns.find((column) => columns[column].key === key) ?? 'via';
}

/** The first column that tells of another number of stops than the airports are. */
export function unevenColumn(values: ViaValues): ViaColumn | undefined {
  const count = partsOf(values.via).length;
  return viaColumns.find((column) => partsOf(values[column]).length !== count);
}

/** The stops of a row whose columns agree; what has happened at an airport that stays on the way stays told. */
export function stopsIn(values: ViaValues, before: readonly StopForm[] | null = null): StopForm[] | null {
  const [airportsOn, etas, numbers, etds] = viaColumns.map((column) => partsOf(values[column]));
  if (!airportsOn || airportsOn.length === 0) return null;
  return airportsOn.map((typed, at) => {
    const airport = columns.via.read(typed);
    const [eta, flightNo, etd] = [etas?.[at] ?? '', numbers?.[at] ?? '', etds?.[at] ?? ''].map((part) =>
      part.trim(),
    );
    const known = before?.find((one) => one.airport === airport);
    const flightDate = known?.flightNo === flightNo ? known?.flightDate : null;
    return {
      airport,
      eta: eta ?? '',
      flightNo: flightNo ?? '',
      flightDate: flightDate ?? null,
      etd: etd ?? '',
      ata: known?.ata ?? null,
      atd: known?.atd ?? null,
    };
  });
}
