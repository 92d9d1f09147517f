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

/** A blank cell leaves what is there: without stops a flight is by this word. */
const direct = '直飞 DIRECT';

function isDirect(typed: string): boolean {
  return /^(?:直飞)?\s*(?:direct)?$/i.test(typed.trim());
}

function stored(column: ViaColumn): (typed: string) => string {
  return (typed) => partsOf(typed).map(columns[column].read).join('; ');
}

function partsOf(typed: string | null | undefined): string[] {
  const said = typed ?? '';
  return isDirect(said) ? [] : said.split(/[;；\n]/).filter((part) => part.trim() !== '');
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
      zh: '机场三字码，例如 HKG；以分号隔开，最多三个；或“直飞”',
      en: 'airport codes, e.g. HKG, parted by semicolons, three at most; or “direct”',
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
  zh: '多个中转港以分号隔开，各列顺序一致；已有航班留空则不变，改为直飞时中转港填“直飞”',
  en: 'Several transfers parted by semicolons, in the same order in each column; blank leaves a known flight as it is, “direct” as the transfer airport makes it direct',
};

export const viaStored = {
  via: (typed: string) => stored('via')(typed) || direct,
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

/** The same as a row is compared with them. */
export function viaBefore(stops: readonly StopForm[] | null): Record<ViaColumn, string | null> {
  const there = viaOf(stops);
  return { ...there, via: there.via ?? direct };
}

/** The columns of a row, those that it leaves blank as the stops are that are there; of another way it tells all. */
export function viaBeside(typed: ViaValues, stops: readonly StopForm[] | null): ViaValues {
  const there = viaOf(stops);
  const isSameWay = !typed.via || viaStored.via(typed.via) === viaBefore(stops).via;
  const of = (column: ViaColumn) => typed[column] || (isSameWay ? there[column] : null);
  return {
    via: typed.via || there.via,
    viaEta: of('viaEta'),
    onwardNo: of('onwardNo'),
    viaEtd: of('viaEtd'),
  };
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
    // On another day than the one that was told it is the flight of that day.
    const isSameFlight = known?.flightNo === flightNo && known?.etd.slice(0, 10) === etd?.slice(0, 10);
    return {
      airport,
      eta: eta ?? '',
      flightNo: flightNo ?? '',
      flightDate: (isSameFlight && known?.flightDate) || null,
      etd: etd ?? '',
      ata: known?.ata ?? null,
      atd: known?.atd ?? null,
    };
  });
}
