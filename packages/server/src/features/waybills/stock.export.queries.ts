import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import { stockNumber } from '@loadline/contract/waybills/awb-stock';
import type { exportStock } from '@loadline/contract/waybills/awb-stock.api';
import { chinaZone } from '../../kernel/clock.ts';
import type { Database } from '../../kernel/database.ts';
import type { FileAnswer } from '../../kernel/file-answer.ts';
import { sheetOfList } from '../../kernel/list-sheet.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { stock, stockMatching, stockRow, stockSorting } from './stock.queries.ts';

/** The filtered numbers. */
export function sheetOfStock(
  staff: Database,
  viewer: Viewer,
  filter: QueryOf<typeof exportStock>,
): Promise<FileAnswer> {
  return sheetOfList(staff, viewer, {
    of: stockNumber,
    zone: chinaZone,
    from: stock,
    where: stockMatching(filter),
    row: stockRow,
    by: stockSorting,
  });
}
