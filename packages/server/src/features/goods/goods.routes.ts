import { bindCode, boundGoodsApi } from '@loadline/contract/goods/goods-code.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { bindTyped } from './goods.commands.ts';
import { detailOfOwn, overviewOfOwn, ownGoods } from './goods.queries.ts';

export function goodsCodeRoutes(house: House) {
  const { db } = house;
  serveList(house, db, boundGoodsApi, ownGoods);
  serve(house, boundGoodsApi.overview, ({ query, viewer }) => overviewOfOwn(db, viewer, query));
  serve(house, boundGoodsApi.detail, ({ query, viewer }) => detailOfOwn(db, viewer, query.id));
  serve(house, bindCode, ({ body, viewer }) => bindTyped(db, viewer, body));
}
