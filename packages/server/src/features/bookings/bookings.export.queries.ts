import { booking } from '@loadline/contract/bookings/booking';
import type { exportBookings } from '@loadline/contract/bookings/booking.api';
import type { exportDeskBookings } from '@loadline/contract/bookings/booking-desk.api';
import { deskBooking } from '@loadline/contract/bookings/booking-desk.api';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Database } from '../../kernel/database.ts';
import type { FileAnswer } from '../../kernel/file-answer.ts';
import { sheetOfList } from '../../kernel/list-sheet.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deskMatching, deskRow } from './bookings.desk.queries.ts';
import { asCustomer, matching, sortingOf } from './bookings.filter.queries.ts';
import { bookingZone, rowJson } from './bookings.rows.queries.ts';

/** The viewer's filtered or chosen bookings. */
export function sheetOfBookings(
  db: Database,
  viewer: Viewer,
  { columns, ids, sort, ...filter }: QueryOf<typeof exportBookings>,
): Promise<FileAnswer> {
  return sheetOfList(db, viewer, {
    of: booking,
    columns,
    ids,
    zone: bookingZone,
    from: sql`booking r`,
    where: matching(filter, asCustomer),
    row: rowJson,
    by: sortingOf(sort),
  });
}

/** The same across the customers that the caller serves. */
export function sheetOfDeskBookings(
  staff: Database,
  viewer: Viewer,
  { columns, ids, sort, ...filter }: QueryOf<typeof exportDeskBookings>,
): Promise<FileAnswer> {
  return sheetOfList(staff, viewer, {
    of: deskBooking,
    columns,
    ids,
    zone: bookingZone,
    from: sql`booking r`,
    where: deskMatching(filter),
    row: deskRow,
    by: sortingOf(sort),
  });
}
