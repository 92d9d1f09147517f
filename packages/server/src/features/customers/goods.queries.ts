import { goods } from '@loadline/contract/customers/goods';
import type { countGoods, listGoods } from '@loadline/contract/customers/goods.api';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Database, RawJson } from '../../kernel/database.ts';
import { countOfKept, pageOfKept } from '../../kernel/records.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export const keptGoods = { of: goods, table: 'goods', subject: 'goods' };

export function pageOfGoods(
  db: Database,
  viewer: Viewer,
  query: QueryOf<typeof listGoods>,
): Promise<RawJson> {
  return pageOfKept(db, viewer, keptGoods, query);
}

export function countOfGoods(
  db: Database,
  viewer: Viewer,
  filter: QueryOf<typeof countGoods>,
): Promise<RawJson> {
  return countOfKept(db, viewer, keptGoods, filter);
}
