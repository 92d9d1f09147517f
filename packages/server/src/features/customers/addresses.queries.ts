import { address } from '@loadline/contract/customers/address';
import type { countAddresses, listAddresses } from '@loadline/contract/customers/address.api';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Database, RawJson } from '../../kernel/database.ts';
import { countOfKept, pageOfKept } from '../../kernel/records.ts';
import type { Viewer } from '../../kernel/viewer.ts';

export const keptAddresses = { of: address, table: 'address', subject: 'address' };

export function pageOfAddresses(
  db: Database,
  viewer: Viewer,
  query: QueryOf<typeof listAddresses>,
): Promise<RawJson> {
  return pageOfKept(db, viewer, keptAddresses, query);
}

export function countOfAddresses(
  db: Database,
  viewer: Viewer,
  filter: QueryOf<typeof countAddresses>,
): Promise<RawJson> {
  return countOfKept(db, viewer, keptAddresses, filter);
}
