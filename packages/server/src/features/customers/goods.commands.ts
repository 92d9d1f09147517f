import { hsDigits } from '@loadline/contract/checks/hs';
import type { deleteGoods, saveGoods } from '@loadline/contract/customers/goods.api';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database } from '../../kernel/database.ts';
import { dropKept, saveKept } from '../../kernel/records.save.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { keptGoods } from './goods.queries.ts';

/** A tariff number is kept without its dots. */
export function keepGoods(
  db: Database,
  viewer: Viewer,
  { hsCode, ...saved }: BodyOf<typeof saveGoods>,
): Promise<AnswerOf<typeof saveGoods>> {
  return db.inTransaction(viewer, (tx) => saveKept(tx, keptGoods, { ...saved, hsCode: hsDigits(hsCode) }));
}

export function dropGoods(
  db: Database,
  viewer: Viewer,
  { ids }: BodyOf<typeof deleteGoods>,
): Promise<number> {
  return db.inTransaction(viewer, (tx) => dropKept(tx, keptGoods, ids));
}
