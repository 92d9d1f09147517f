import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { deskWaybill, waybill } from '@loadline/contract/waybills/waybill';
import type { exportWaybills } from '@loadline/contract/waybills/waybill.api';
import type { exportDeskWaybills } from '@loadline/contract/waybills/waybill-desk.api';
import { chinaZone } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import type { FileAnswer } from '../../kernel/file-answer.ts';
import { sheetOfList } from '../../kernel/list-sheet.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deskMatching, deskSorting } from './waybills.desk.queries.ts';
import { everything, ownMatching, ownRow, ownSorting } from './waybills.queries.ts';
import { deskRow } from './waybills.rows.queries.ts';

/** The viewer's filtered or chosen waybills and bookings. */
export function sheetOfOwn(
  db: Database,
  viewer: Viewer,
  { columns, ids, sort, ...filter }: QueryOf<typeof exportWaybills>,
): Promise<FileAnswer> {
  return sheetOfList(db, viewer, {
    of: waybill,
    columns,
    ids,
    zone: chinaZone,
    from: everything,
    where: ownMatching(filter),
    row: ownRow,
    by: ownSorting(sort),
  });
}

/** The same across the waybills that the caller serves. */
export function sheetOfDesk(
  staff: Database,
  viewer: Viewer,
  { columns, ids, sort, ...filter }: QueryOf<typeof exportDeskWaybills>,
): Promise<FileAnswer> {
  return sheetOfList(staff, viewer, {
    of: deskWaybill,
    columns,
    ids,
    zone: chinaZone,
    from: sql`mawb r`,
    where: deskMatching(filter),
    row: deskRow,
    by: deskSorting(sort),
  });
}
