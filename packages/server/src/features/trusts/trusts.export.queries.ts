import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { trust } from '@loadline/contract/trusts/trust';
import type { exportTrusts } from '@loadline/contract/trusts/trust.api';
import type { exportDeskTrusts } from '@loadline/contract/trusts/trust-desk.api';
import { deskTrust } from '@loadline/contract/trusts/trust-desk.api';
import type { Database } from '../../kernel/database.ts';
import type { FileAnswer } from '../../kernel/file-answer.ts';
import { sheetOfList } from '../../kernel/list-sheet.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deskMatching, deskRow } from './trusts.desk.queries.ts';
import { asCustomer, matching, sortingOf } from './trusts.filter.queries.ts';
import { rowJson, trustZone } from './trusts.rows.queries.ts';

/** The viewer's filtered or chosen trust orders. */
export function sheetOfTrusts(
  db: Database,
  viewer: Viewer,
  { columns, ids, sort, ...filter }: QueryOf<typeof exportTrusts>,
): Promise<FileAnswer> {
  return sheetOfList(db, viewer, {
    of: trust,
    columns,
    ids,
    zone: trustZone,
    from: sql`trust r`,
    where: matching(filter, asCustomer),
    row: rowJson,
    by: sortingOf(sort),
  });
}

/** The same across the customers that the caller serves. */
export function sheetOfDeskTrusts(
  staff: Database,
  viewer: Viewer,
  { columns, ids, sort, ...filter }: QueryOf<typeof exportDeskTrusts>,
): Promise<FileAnswer> {
  return sheetOfList(staff, viewer, {
    of: deskTrust,
    columns,
    ids,
    zone: trustZone,
    from: sql`trust r`,
    where: deskMatching(filter),
    row: deskRow,
    by: sortingOf(sort),
  });
}
