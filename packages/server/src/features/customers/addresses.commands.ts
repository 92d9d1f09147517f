import type { deleteAddresses, saveAddress } from '@loadline/contract/customers/address.api';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database } from '../../kernel/database.ts';
import { dropKept, saveKept } from '../../kernel/records.save.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { keptAddresses } from './addresses.queries.ts';

export function keepAddress(
  db: Database,
  viewer: Viewer,
  saved: BodyOf<typeof saveAddress>,
): Promise<AnswerOf<typeof saveAddress>> {
  return db.inTransaction(viewer, (tx) => saveKept(tx, keptAddresses, saved));
}

export function dropAddresses(
  db: Database,
  viewer: Viewer,
  { ids }: BodyOf<typeof deleteAddresses>,
): Promise<number> {
  return db.inTransaction(viewer, (tx) => dropKept(tx, keptAddresses, ids));
}
