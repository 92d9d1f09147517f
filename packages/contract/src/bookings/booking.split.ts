import { plainNumber } from '../checks/tracked-number.ts';
import type { SaidAt } from '../documents/document.path.ts';
import { exact, fixed, isLess, minus, over, plain, times, zero } from '../kernel/decimal.ts';
import type { Text } from '../kernel/text.ts';
import { rowsOfHouse } from './booking.dangerous.ts';
import { less, lessPieces } from './booking.leave.ts';
import type { BookingContent } from './booking-content.ts';
import type { DangerousRow } from './booking-dangerous.ts';
import type { HouseRow } from './booking-rows.ts';
import { withOwnNumber } from './house-waybill.ts';

/** What of a house waybill goes on separately: pieces, kg and m³, at most what it has. */
export interface SplitHouse {
  /** The house waybill's. */
  readonly id: string;
  readonly pieces: number;
  readonly grossWeight: string;
  readonly volume: string;
}

/** The pieces of a house waybill that leave, with their even share of its weight and volume. */
export function shareOf(row: HouseRow, pieces: number): SplitHouse {
  const all = exact(String(row.bookingPkgsNum ?? pieces));
  const part = (figure: string | null) =>
    plain(fixed(over(times(exact(figure ?? '0'), exact(String(pieces))), all), 3));
  return {
    id: row.id,
    pieces,
    grossWeight: part(row.bookingGrossWeight),
    volume: part(row.bookingVolume),
  };
}

/** Why a booking cannot be split so: nothing leaves, nothing stays, or more than there is. By paths of what was asked. */
export function findingsOfSplit({ houses }: BookingContent, asked: readonly SplitHouse[]): SaidAt[] {
  const faults = asked.flatMap((one) => {
    const row = houses.rows.find(({ id }) => id === one.id);
    return row ? faultsOf(row, one) : [{ path: `houses.${one.id}.pieces`, says: gone }];
  });
  if (faults.length > 0) return faults;
  const stays = houses.rows.some((row) => !asked.some((one) => one.id === row.id && isWhole(row, one)));
  return asked.length > 0 && stays
    ? []
    : [{ path: 'houses', says: asked.length > 0 ? nothingStays : nothingLeaves }];
}

const gone: Text = { zh: '该分单已不在本订舱中', en: 'this house waybill is not on the booking any more' };
const nothingLeaves: Text = { zh: '请填写分出的件数', en: 'say how many pieces leave' };
const nothingStays: Text = {
  zh: '不能分出全部货物；如需整票改配，请移出主单或改航班',
  en: 'some cargo has to stay; to move all of it, take it off the waybill or change the flight',
};

function faultsOf(row: HouseRow, asked: SplitHouse): SaidAt[] {
  const at = (key: string) => `houses.${row.id}.${key}`;
  const pieces = row.bookingPkgsNum ?? 0;
  if (asked.pieces > pieces) return [{ path: at('pieces'), says: atMost(String(pieces)) }];
  if (asked.pieces === pieces) return [];
  return (['grossWeight', 'volume'] as const).flatMap((key) => {
    const all = row[key === 'volume' ? 'bookingVolume' : 'bookingGrossWeight'] ?? '0';
    return isLess(exact(asked[key]), exact(all)) ? [] : [{ path: at(key), says: lessThan(plain(all)) }];
  });
}

function atMost(most: string): Text {
  return { zh: `最多 ${most} 件`, en: `at most ${most} pieces` };
}

function lessThan(all: string): Text {
  return { zh: `应小于分单的 ${all}`, en: `less than the ${all} of the house waybill` };
}

function isWhole(row: HouseRow, { pieces }: SplitHouse): boolean {
  return pieces === row.bookingPkgsNum;
}

/** A booking in two: what stays as it was booked, and what leaves and waits for a flight. */
export interface SplitContent {
  readonly stays: BookingContent;
  readonly leaves: BookingContent;
}

/**
 * Splits a booking. A row of which all pieces leave goes as it is, without its number where others of the same house waybill
 * stay; of which some do, stays with the others, and the new one under an id of `newId` has no number yet: both carry a part of
 * its order then. Dimensions are of the whole and
 * say nothing of either, the house waybills do.
 */
export function splitContent(
  content: BookingContent,
  asked: readonly SplitHouse[],
  newId: () => string,
): SplitContent {
  const { cargo, dangerous, flight, houses, pickup } = content;
  const wanted = (row: HouseRow) => asked.find(({ id }) => id === row.id);
  const stayingParts = houses.rows.flatMap((row): Part[] => {
    const one = wanted(row);
    if (one && isWhole(row, one)) return [];
    return [{ of: row, row: one ? restOf(row, one) : row }];
  });
  const numbersThatStay = new Set(stayingParts.map(({ row }) => plainNumber(row.hawbNo ?? '')));
  const leavingParts = houses.rows.flatMap((row): Part[] => {
    const one = wanted(row);
    if (!one) return [];
    if (!isWhole(row, one)) return [{ of: row, row: partOf(row, one, newId()) }];
    const isShared = houses.together || (row.hawbNo !== null && numbersThatStay.has(plainNumber(row.hawbNo)));
    return [{ of: row, row: isShared ? { ...row, hawbNo: null } : row }];
  });
  const leaving = leavingParts.map(({ row }) => row);
  const staying = withOwnNumber(
    stayingParts.map(({ row }) => row),
    houses,
  );
  const declaredOf = (parts: readonly Part[]) => ({
    ...dangerous,
    rows: parts.flatMap((part) => dangerousIn(content, part)),
  });
  return {
    stays: {
      ...content,
      houses: { ...houses, rows: staying },
      dangerous: declaredOf(stayingParts),
      cargo: {
        ...cargo,
        quantity: leaving.reduce((left, row) => lessPieces(left, row.bookingPkgsNum), cargo.quantity),
        grossWeight: leaving.reduce((left, row) => less(left, row.bookingGrossWeight), cargo.grossWeight),
        volume: leaving.reduce((left, row) => less(left, row.bookingVolume), cargo.volume),
        dimensions: [],
      },
    },
    leaves: {
      ...content,
      flight: { ...flight, reservedFlight: null, flightDate: null, mawbNo: null, specialPrice: null },
      houses: { ...houses, rows: leaving },
      dangerous: declaredOf(leavingParts),
      cargo: { ...cargo, quantity: null, grossWeight: null, volume: null, dimensions: [], items: [] },
      pickup: { ...pickup, deadline: null },
    },
  };
}

/** A house waybill, or a part of one. */
interface Part {
  readonly of: HouseRow;
  readonly row: HouseRow;
}

/** What is declared under a part; of a house waybill that holds other goods, too, nobody has said in which packages it is. */
function dangerousIn(content: BookingContent, { of, row }: Part): DangerousRow[] {
  const pieces = row.bookingPkgsNum;
  return rowsOfHouse(content, of.id).map((one) => {
    const isWholly = pieces === of.bookingPkgsNum;
    const packages = isWholly ? one.packages : one.packages === of.bookingPkgsNum ? pieces : null;
    return { ...one, house: row.id, packages };
  });
}

function partOf(row: HouseRow, { pieces, grossWeight, volume }: SplitHouse, id: string): HouseRow {
  return {
    ...row,
    id,
    hawbNo: null,
    shipBill: null,
    sealNo: null,
    bookingPkgsNum: pieces,
    bookingGrossWeight: grossWeight,
    bookingVolume: volume,
    orderPieces: orderPiecesOf(row),
  };
}

function restOf(row: HouseRow, { pieces, grossWeight, volume }: SplitHouse): HouseRow {
  const rest = (all: string | null, part: string) => {
    const left = minus(exact(all ?? '0'), exact(part));
    return isLess(zero, left) ? plain(fixed(left, 3)) : null;
  };
  return {
    ...row,
    bookingPkgsNum: (row.bookingPkgsNum ?? 0) - pieces,
    bookingGrossWeight: rest(row.bookingGrossWeight, grossWeight),
    bookingVolume: rest(row.bookingVolume, volume),
    orderPieces: orderPiecesOf(row),
  };
}

/** Of a house waybill in two: as many as the order was booked with before it was split first. */
function orderPiecesOf({ orderNumber, orderPieces, bookingPkgsNum }: HouseRow): number | null {
  return orderNumber === null ? null : (orderPieces ?? bookingPkgsNum);
}
