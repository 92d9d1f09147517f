import {
  addRange,
  giveBackNumbers,
  listAirlines,
  saveAirline,
  stockApi,
  stockHistory,
  takeNumbers,
  voidNumbers,
} from '@loadline/contract/waybills/awb-stock.api';
import type { House } from '../../kernel/house.ts';
import { serveList } from '../../kernel/lists.ts';
import { serve } from '../../kernel/serve.ts';
import { airlines, giveBack, keepAirline, layRange, spoil, takeFromStock } from './stock.commands.ts';
import { historyOfStock, listedStock, overviewOfStock } from './stock.queries.ts';

export function stockRoutes(house: House) {
  const { staff } = house;
  serveList(house, staff, stockApi, listedStock);
  serve(house, stockApi.overview, ({ viewer }) => overviewOfStock(staff, viewer));
  serve(house, stockHistory, ({ query, viewer }) => historyOfStock(staff, viewer, query));
  serve(house, addRange, ({ body, viewer }) => layRange(staff, viewer, body));
  serve(house, takeNumbers, ({ body, viewer }) => takeFromStock(staff, viewer, body));
  serve(house, giveBackNumbers, ({ body, viewer }) => giveBack(staff, viewer, body));
  serve(house, voidNumbers, ({ body, viewer }) => spoil(staff, viewer, body));
  serve(house, listAirlines, ({ viewer }) => airlines(staff, viewer));
  serve(house, saveAirline, ({ body, viewer }) => keepAirline(staff, viewer, body));
}
