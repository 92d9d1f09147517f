import type { bindCode } from '@loadline/contract/goods/goods-code.api';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database } from '../../kernel/database.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { bindGoods } from './goods.public.ts';
import type { GoodsDetail } from './goods.queries.ts';
import { ownDetailIn } from './goods.queries.ts';

/** Binds what somebody of the company typed. */
export function bindTyped(
  db: Database,
  viewer: Viewer,
  { id, ...typed }: BodyOf<typeof bindCode>,
): Promise<GoodsDetail> {
  return db.inTransaction(viewer, async (tx) => {
    await ownDetailIn(tx, id);
    await bindGoods(tx, { ...typed, goodsId: id, source: 'typed' });
    return ownDetailIn(tx, id);
  });
}
