import { zoneOf } from '@loadline/contract/codes/place';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { codesOf } from '@loadline/contract/kernel/code';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import fc from 'fast-check';
import { newId } from '../../kernel/database.ts';
import type { TestHouse } from '../../testing/house.ts';

/** Whose cargo a waybill carries: A's boss, A's colleague with authority over their own alone, B, or A and B both. */
type Share = 'A' | 'own' | 'B' | 'AB';

/** Weights in grams, volume in litres, billing weight in tenths of a kilogram: whole numbers, so that sums are exact. */
export interface LaidWaybill {
  readonly status: WaybillStatus;
  readonly gross: number;
  readonly volume: number;
  readonly billing: number;
  readonly share: Share;
}

export interface LaidFlight {
  readonly flightNo: string;
  readonly origin: string;
  readonly destination: string;
  readonly etd: Date;
  readonly atd: Date | null;
  readonly state: 'OPEN' | 'CANCELLED';
  /** The limit of its slot, and what of it is kept for A; kilograms. */
  readonly slot: number | null;
  readonly allotment: number | null;
  readonly waybills: readonly LaidWaybill[];
}

interface People {
  readonly orgA: string;
  readonly orgB: string;
  readonly person: string;
  readonly colleague: string;
}

const hour = 3_600_000;

const waybill: fc.Arbitrary<LaidWaybill> = fc.record({
  status: fc.constantFrom(...codesOf(waybillStatuses)),
  gross: fc.integer({ min: 0, max: 9_000_000 }),
  volume: fc.integer({ min: 0, max: 90_000 }),
  billing: fc.integer({ min: 0, max: 90_000 }),
  share: fc.constantFrom('A', 'own', 'B', 'AB'),
});

/** A day's flights of two numbers: some of days before, which have left, and some to come. */
export const generatedBoard: fc.Arbitrary<LaidFlight[]> = fc
  .uniqueArray(
    fc.record({
      number: fc.constantFrom('CK101', 'CK102'),
      day: fc.integer({ min: -4, max: 5 }),
      destination: fc.constantFrom('LAX', 'ORD'),
      state: fc.constantFrom<LaidFlight['state']>('OPEN', 'OPEN', 'OPEN', 'CANCELLED'),
      slot: fc.option(fc.integer({ min: 100, max: 20_000 })),
      allotment: fc.option(fc.integer({ min: 1, max: 100 })),
      waybills: fc.array(waybill, { maxLength: 5 }),
    }),
    { selector: ({ number, day }) => `${number} ${day}`, maxLength: 8 },
  )
  .map((flights) =>
    flights.map(({ number, day, ...flight }) => {
      const etd = new Date(Date.now() + day * 24 * hour + 2 * hour);
      return {
        ...flight,
        flightNo: number,
        origin: 'PVG',
        etd,
        atd: day < 0 ? etd : null,
        allotment: flight.slot === null ? null : flight.allotment,
      };
    }),
  );

export function flightDay(etd: Date, origin: string): string {
  return localTimeAt(etd.toISOString(), zoneOf(origin) ?? '').slice(0, 10);
}

export async function clearBoard(house: Pick<TestHouse, 'rows'>): Promise<void> {
  for (const table of ['mawb_share', 'mawb', 'slot', 'flight']) await house.rows(`delete from ${table}`);
}

export async function layFlight(
  house: Pick<TestHouse, 'rows'>,
  { flightNo, origin, destination, etd, atd, state, slot }: LaidFlight,
): Promise<string> {
  const id = newId();
  await house.rows(
    `insert into flight (id, flight_no, flight_date, origin, origin_zone, destination, destination_zone, cut_off, etd, eta, atd, state)
     values ($1, $2, $3, $4, $5, $6, $7, $8::timestamptz - interval '4 hours', $8, $8::timestamptz + interval '12 hours', $9, $10)`,
    [
      id,
      flightNo,
      flightDay(etd, origin),
      origin,
      zoneOf(origin),
      destination,
      zoneOf(destination),
      etd,
      atd,
      state,
    ],
  );
  if (slot !== null)
    await house.rows('insert into slot (flight_id, max_kg, max_cbm) values ($1, $2, 1000)', [id, slot]);
  return id;
}

let made = 1_000_000;

/** Lays flights, their waybills, and whose they are: what A and B share is split in halves, the odd unit being B's. */
export async function layBoard(
  house: Pick<TestHouse, 'rows'>,
  flights: readonly LaidFlight[],
  people: People,
): Promise<void> {
  for (const flight of flights) {
    const flightId = await layFlight(house, flight);
    if (flight.allotment !== null)
      await house.rows('insert into slot_allotment (org_id, flight_id, kg, cbm) values ($1, $2, $3, 1)', [
        people.orgA,
        flightId,
        flight.allotment,
      ]);
    for (const one of flight.waybills) {
      const id = newId();
      await house.rows(
        `insert into mawb (id, mawb_no, status, flight_id, flight_no, flight_date, origin, destination, pieces, gross_weight, volume, billing_weight)
         values ($1, $2, $3, $4, $5, $6, $7, $8, 1, $9::numeric / 1000, $10::numeric / 1000, $11::numeric / 10)`,
        [
          id,
          `999${made++}0`,
          one.status,
          flightId,
          flight.flightNo,
          flightDay(flight.etd, flight.origin),
          flight.origin,
          flight.destination,
          one.gross,
          one.volume,
          one.billing,
        ],
      );
      for (const [orgId, userId, part] of sharesOf(one, people))
        await house.rows(
          `insert into mawb_share (org_id, mawb_id, booking_id, created_by, pieces, gross_weight, volume, billing_weight)
           values ($1, $2, $3, $4, 1, $5::numeric / 1000, $6::numeric / 1000, $7::numeric / 10)`,
          [orgId, id, newId(), userId, part(one.gross), part(one.volume), part(one.billing)],
        );
    }
  }
}

export type Part = (whole: number) => number;

export const all: Part = (whole) => whole;
export const smallHalf: Part = (whole) => Math.floor(whole / 2);
const largeHalf: Part = (whole) => Math.ceil(whole / 2);

function sharesOf({ share }: LaidWaybill, people: People): [string, string, Part][] {
  const { orgA, orgB, person, colleague } = people;
  if (share === 'AB')
    return [
      [orgA, person, smallHalf],
      [orgB, person, largeHalf],
    ];
  if (share === 'B') return [[orgB, person, all]];
  return [[orgA, share === 'own' ? colleague : person, all]];
}
