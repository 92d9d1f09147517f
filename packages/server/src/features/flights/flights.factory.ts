import { zoneOf } from '@loadline/contract/codes/place';
import type { Stop } from '@loadline/contract/flights/flight.stop';
import { flightSubject } from '@loadline/contract/flights/flight-import';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import type { Permission } from '@loadline/contract/kernel/permission';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { hashOfToken } from '../../kernel/token.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';
import type { TestUser } from '../../testing/people.ts';
import type { Cells } from '../imports/imports.factory.ts';
import { filled, importCalls } from '../imports/imports.factory.ts';

/** A flight of the days to come, with a slot unless it is to have none. Hours are counted from now. */
interface Told {
  readonly flightNo?: string;
  readonly origin?: string;
  readonly destination?: string;
  readonly leavesIn?: number;
  readonly state?: string;
  readonly maxKg?: string | null;
  readonly maxCbm?: string;
  readonly slotState?: string;
  /** Where it goes over to other flights, as it is stored. */
  readonly stops?: readonly Stop[];
}

let made = 100;

/** Lays a flight down; its cut-off is two hours before it leaves. */
export async function addFlight(house: Pick<TestHouse, 'rows'>, told: Told = {}) {
  const {
    origin = 'PVG',
    destination = 'LAX',
    leavesIn = 48,
    state = 'OPEN',
    slotState = 'OPEN',
    stops = [],
  } = told;
  const { flightNo = `CK${made++}`, maxKg = '1000', maxCbm = '10' } = told;
  const id = newId();
  const [off, zone] = [new Date(Date.now() + leavesIn * 3_600_000), zoneOf(origin) ?? ''];
  const flightDate = localTimeAt(off.toISOString(), zone).slice(0, 10);
  await house.rows(
    `insert into flight (id, flight_no, flight_date, origin, origin_zone, destination, destination_zone, stops, cut_off, etd, eta, state)
     values ($1, $2, $3, $4, $5, $6, $7, $10, $8::timestamptz - interval '2 hours', $8, $8::timestamptz + interval '12 hours', $9)`,
    [
      id,
      flightNo,
      flightDate,
      origin,
      zone,
      destination,
      zoneOf(destination),
      off,
      state,
      JSON.stringify(stops),
    ],
  );
  if (maxKg !== null)
    await house.rows('insert into slot (flight_id, max_kg, max_cbm, state) values ($1, $2, $3, $4)', [
      id,
      maxKg,
      maxCbm,
      slotState,
    ]);
  return { id, flightNo, flightDate, origin, destination };
}

/** What is kept of a slot for a customer. */
export async function addAllotment(
  house: Pick<TestHouse, 'rows'>,
  flightId: string,
  orgId: string,
  kg: string,
  cbm: string,
): Promise<void> {
  await house.rows('insert into slot_allotment (org_id, flight_id, kg, cbm) values ($1, $2, $3, $4)', [
    orgId,
    flightId,
    kg,
    cbm,
  ]);
}

/** What a booking holds, laid down without asking whether it fits. */
export async function addReservation(
  house: Pick<TestHouse, 'rows'>,
  held: { readonly flightId: string; readonly orgId: string; readonly kg: string; readonly cbm: string },
): Promise<string> {
  const bookingId = newId();
  await house.rows(
    'insert into slot_reservation (org_id, booking_id, flight_id, kg, cbm) values ($1, $2, $3, $4, $5)',
    [held.orgId, bookingId, held.flightId, held.kg, held.cbm],
  );
  return bookingId;
}

/** Work in transactions of one customer's person, as a feature that books does it. */
export async function asCustomers(house: TestHouse, who: Parameters<TestHouse['person']>[0] = {}) {
  return workAs(house.house.db, await viewerOf(house, await house.person(who), 'book:add'));
}

/** The same for somebody of the forwarder's. */
export async function asStaff(house: TestHouse, who: Parameters<TestHouse['clerk']>[0] = {}) {
  return workAs(house.house.staff, await viewerOf(house, await house.clerk(who), 'op:work:view'));
}

function workAs(db: Database, viewer: Viewer) {
  return <T>(work: (tx: Tx) => Promise<T>) => db.inTransaction(viewer, work);
}

async function viewerOf(house: TestHouse, user: TestUser, access: Permission): Promise<Viewer> {
  const { token = '' } = await house.as(user);
  const asked = { language: 'en', address: 'test', device: 'test', entered: false } as const;
  return { by: { tokenHash: hashOfToken(token) }, access, ...asked };
}

/** What staff keep of their own: a flight, and an import of flights that was begun. */
export async function addFlightWork(house: TestHouse, desk: Calls) {
  const { id: flightId } = await addFlight(house);
  const { data } = await importCalls(desk, flightSubject).upload(
    await filled(flightSubject, [rightFlight()]),
  );
  return { flightId, flightImportId: String(data.id) };
}

/** A row of a workbook as it should be. */
export function rightFlight(change: Cells = {}): Cells {
  return {
    flightNo: 'CK 257',
    flightDate: '2026/11/28',
    origin: '上海浦东',
    destination: 'LAX',
    aircraft: 'B777F',
    etd: '2026-11-28 20:10',
    eta: '2026-11-28 17:05',
    cutOff: '2026-11-28 12:00',
    maxKg: '18000',
    maxCbm: '110',
    ...change,
  };
}
