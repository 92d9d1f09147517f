import { houseNoTaken } from '@loadline/contract/bookings/booking.submit';
import type { HouseRow } from '@loadline/contract/bookings/booking-rows';
import { houseRow } from '@loadline/contract/bookings/booking-rows';
import { whole } from '@loadline/contract/kernel/field';
import type { Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { writtenRows } from '../../kernel/written.ts';
import { takeHouseNo } from '../ops/dictionaries.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import type { FoundBooking } from './bookings.found.ts';
import { houseNumbersTaken } from './bookings.houses.public.ts';
import { flawsOfOrders } from './bookings.linked.queries.ts';

const { orderNumber: orderOfHouse, ...ownFields } = houseRow.fields;
const position = whole({ label: houseRow.label });

/** The house waybills of what is handed in, in place of those of an earlier time. An order flies with one booking. */
export async function writeHouses(tx: Tx, { orgId, booking, content }: FoundBooking): Promise<void> {
  const rows = content.houses.rows;
  await requireOwnNumbers(tx, booking.id, rows);
  await tx.rows(sql`delete from hawb h where h.org_id = ${orgId} and h.booking_id = ${booking.id}`);
  const placed = rows.map((row, at) => ({ ...row, position: at + 1 }));
  const house = writtenRows({ ...ownFields, position }, placed, 'x', {
    orderNumber: orderOfHouse,
  });
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
 * on another; what was numbered, by path, for the history.
 */
export async function numberHouses(
  tx: Tx,
  { orgId, booking, content }: FoundBooking,
): Promise<Readonly<Record<string, unknown>>> {
  const numbers: Record<string, string> = {};
  for (const { id, hawbNo } of content.houses.rows)
    if (hawbNo === null) numbers[id] = await freeHouseNo(tx, content.terms.salesCompany);
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
