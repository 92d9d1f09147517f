import type { BookingStatus } from '@loadline/contract/bookings/booking.status';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';

/** A booking in one of these states needs its house waybill numbers no more. */
const ended: readonly BookingStatus[] = ['DRAFT', '0', '8'];

/** Which of these numbers stand on bookings that go on; `apart` from some bookings. */
export async function houseNumbersTaken(
  tx: Pick<Tx, 'rows'>,
  numbers: readonly string[],
  apart: readonly string[],
  over: readonly BookingStatus[] = ended,
): Promise<ReadonlySet<string>> {
  const taken = await tx.rows(sql.type({ number: text })`
    select t.number from house_numbers_taken(${numbers}::text[], ${apart}::uuid[], ${over}::text[]) t (number)`);
  return new Set(taken.map(({ number }) => number));
}
