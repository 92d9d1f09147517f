import { carton } from '@loadline/contract/customers/carton';
import type { countCartons, listCartons } from '@loadline/contract/customers/carton.api';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Database, RawJson } from '../../kernel/database.ts';
import { countOfKept, pageOfKept } from '../../kernel/records.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export const keptCartons = { of: carton, table: 'carton', subject: 'carton' };

export function pageOfCartons(
  db: Database,
  viewer: Viewer,
  query: QueryOf<typeof listCartons>,
): Promise<RawJson> {
  return pageOfKept(db, viewer, keptCartons, query);
}

export function countOfCartons(
  db: Database,
  viewer: Viewer,
  filter: QueryOf<typeof countCartons>,
): Promise<RawJson> {
  return countOfKept(db, viewer, keptCartons, filter);
}
