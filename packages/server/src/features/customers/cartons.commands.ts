import type { deleteCartons, saveCarton } from '@loadline/contract/customers/carton.api';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database } from '../../kernel/database.ts';
import { dropKept, saveKept } from '../../kernel/records.save.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { keptCartons } from './cartons.queries.ts';

export function keepCarton(
  db: Database,
  viewer: Viewer,
  saved: BodyOf<typeof saveCarton>,
): Promise<AnswerOf<typeof saveCarton>> {
  return db.inTransaction(viewer, (tx) => saveKept(tx, keptCartons, saved));
}

export function dropCartons(
  db: Database,
  viewer: Viewer,
  { ids }: BodyOf<typeof deleteCartons>,
): Promise<number> {
  return db.inTransaction(viewer, (tx) => dropKept(tx, keptCartons, ids));
}
