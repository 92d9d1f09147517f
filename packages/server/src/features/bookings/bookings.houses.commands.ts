import { houseNoTaken } from '@loadline/contract/bookings/booking.submit';
import type { HouseRow } from '@loadline/contract/bookings/booking-rows';
import { houseRow } from '@loadline/contract/bookings/booking-rows';
import { whole } from '@loadline/contract/kernel/field';
import type { Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { writtenRows } from '../../kernel/written.ts';
import { takeHouseNo } from '../ops/dictionaries.public.ts';
import { chargeOrders } from '../orders/orders.charged.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import type { FoundBooking } from './bookings.found.ts';
import { houseNumbersTaken } from './bookings.houses.public.ts';
import { flawsOfOrders } from './bookings.linked.queries.ts';
import { isBookedOn } from './bookings.rows.public.ts';

const { orderNumber: orderOfHouse, ...ownFields } = houseRow.fields;
const position = whole({ label: houseRow.label });

/** The house waybills of what is handed in, in place of those of an earlier time. An order flies with one booking. */
export async function writeHouses(tx: Tx, { orgId, booking, content }: FoundBooking): Promise<void> {
  const rows = content.houses.rows;
  await requireOwnNumbers(tx, booking.id, rows);
  await lockParts(tx, orgId, rows);
  await tx.rows(sql`delete from hawb h where h.org_id = ${orgId} and h.booking_id = ${booking.id}`);
  const house = placed(rows);
  const written = await tx.rows(sql`
    insert into hawb (org_id, booking_id, order_id, ${house.columns})
    select ${orgId}, ${booking.id}, o.id, ${house.values} from ${house.rows}
    left join ${orderView} o on o.org_id = ${orgId} and o.order_number = x."orderNumber"
    on conflict do nothing returning id`);
  // The id of another booking's row, or an order that somebody has booked this very moment.
  if (written.length < rows.length) throw new Problem('stale');
  // From here on nobody cancels the orders; who has this very moment is seen now.
  const flaws = await flawsOfOrders(tx, { orgId, bookingId: booking.id, content });
  if (flaws.length > 0) throw wrongFields(flaws);
  if (rows.some(({ orderNumber }) => orderNumber !== null))
    await chargeOrders(tx, isBookedOn(orgId, booking.id));
}

function placed(rows: readonly HouseRow[]) {
  const records = rows.map((row, at) => ({ ...row, position: at + 1 }));
  return writtenRows({ ...ownFields, position }, records, 'x', { orderNumber: orderOfHouse });
}

const measuredColumns = [
  ...['wms', 'weighed'].flatMap((side) =>
    ['pkgs_num', 'gross_weight', 'volume'].map((figure) => `${side}_${figure}`),
  ),
  'wms_told_at',
];

/**
 * Puts the house waybills of a booking that is split where they are now. One that is smaller than it was has been measured
 * by nobody; one that is new carries a part of the order that the whole carried.
 */
export async function placeHouses(
  tx: Tx,
  {
    orgId,
    bookingId,
    rows,
    from,
  }: {
    readonly orgId: string;
    readonly bookingId: string;
    readonly rows: readonly HouseRow[];
    /** The booking that was split. */
    readonly from: string;
  },
): Promise<void> {
  const house = placed(rows);
  const measured = sql.join(
    measuredColumns.map(
      (column) =>
        sql`${sql.ref(column)} = case when h.booking_pkgs_num = excluded.booking_pkgs_num then ${sql.ref(`h.${column}`)} end`,
    ),
  );
  await tx.rows(sql`
    insert into hawb as h (org_id, booking_id, order_id, ${house.columns})
    select ${orgId}, ${bookingId}, o.id, ${house.values} from ${house.rows}
    left join ${orderView} o on o.org_id = ${orgId} and o.order_number = x."orderNumber"
      and exists (select from hawb was where was.org_id = o.org_id and was.booking_id = ${from} and was.order_id = o.id)
    on conflict (org_id, id) do update set booking_id = excluded.booking_id, position = excluded.position, hawb_no = excluded.hawb_no, order_pieces = excluded.order_pieces,
      booking_pkgs_num = excluded.booking_pkgs_num, booking_gross_weight = excluded.booking_gross_weight, booking_volume = excluded.booking_volume, ${measured}`);
  await chargeOrders(tx, isBookedOn(orgId, bookingId));
}

/** Who books parts of the same order at the same time waits: together they may not be more than it has. */
async function lockParts(tx: Tx, orgId: string, rows: readonly HouseRow[]): Promise<void> {
  const orders = rows.flatMap(({ orderNumber, orderPieces }) =>
    orderPieces === null ? [] : (orderNumber ?? []),
  );
  if (orders.length === 0) return;
  await tx.rows(sql`
    select pg_advisory_xact_lock(hashtextextended('parts ' || ${orgId} || ' ' || n, 0))
    from (select distinct x as n from unnest(${orders}::text[]) x order by 1) asked`);
}

/** One number, one house waybill, among all customers' bookings that go on; who asks for the same one waits. */
async function requireOwnNumbers(tx: Tx, bookingId: string, rows: readonly HouseRow[]): Promise<void> {
  const numbers = rows.flatMap(({ hawbNo }) => (hawbNo === null ? [] : [hawbNo]));
  if (numbers.length === 0) return;
  await tx.rows(sql`
    select pg_advisory_xact_lock(hashtextextended('house waybill ' || n, 0))
    from (select distinct plain_number(x) as n from unnest(${numbers}::text[]) x order by 1) asked`);
  const taken = await houseNumbersTaken(tx, numbers, [bookingId]);
  const findings = rows.filter(({ hawbNo }) => hawbNo !== null && taken.has(hawbNo));
  if (findings.length > 0)
    throw wrongFields(findings.map(({ id }) => houseNoTaken(`houses.rows.${id}.hawbNo`)));
}

/**
 * Gives the house waybills that came without a number the next ones of the company that sells, none of which has ever stood
 * on another, or all rows one where they are one house waybill; what was numbered, by path, for the history.
 */
export async function numberHouses(
  tx: Tx,
  { orgId, booking, content }: FoundBooking,
): Promise<Readonly<Record<string, unknown>>> {
  const numbers: Record<string, string> = {};
  const { rows, together } = content.houses;
  let shared = together ? rows.find(({ hawbNo }) => hawbNo !== null)?.hawbNo : undefined;
  for (const { id } of rows.filter(({ hawbNo }) => hawbNo === null)) {
    const number = shared ?? (await freeHouseNo(tx, content.terms.salesCompany));
    if (together) shared = number;
    numbers[id] = number;
  }
  await tx.rows(sql`select number_houses(${orgId}, ${booking.id}, ${JSON.stringify(numbers)}::jsonb)`);
  return Object.fromEntries(
    Object.entries(numbers).map(([id, to]) => [`houses.rows.${id}.hawbNo`, { from: null, to }]),
  );
}

async function freeHouseNo(tx: Tx, company: string | null): Promise<string> {
  const number = await takeHouseNo(tx, company);
  const taken = await houseNumbersTaken(tx, [number], [], []);
  return taken.size > 0 ? freeHouseNo(tx, company) : number;
}
