import {
  addRange,
  countStock,
  exportStock,
  giveBackNumbers,
  listAirlines,
  listStock,
  saveAirline,
  stockHistory,
  stockOverview,
  takeNumbers,
  voidNumbers,
} from '@loadline/contract/waybills/awb-stock.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { airlines, giveBack, keepAirline, layRange, spoil, takeFromStock } from './stock.commands.ts';
import { sheetOfStock } from './stock.export.queries.ts';
import { countOfStock, historyOfStock, overviewOfStock, pageOfStock } from './stock.queries.ts';

export function stockRoutes(house: House) {
  const { staff } = house;
  serve(house, listStock, ({ query, viewer }) => pageOfStock(staff, viewer, query));
  serve(house, countStock, ({ query, viewer }) => countOfStock(staff, viewer, query));
  serve(house, exportStock, ({ query, viewer }) => sheetOfStock(staff, viewer, query));
  serve(house, stockOverview, ({ viewer }) => overviewOfStock(staff, viewer));
  serve(house, stockHistory, ({ query, viewer }) => historyOfStock(staff, viewer, query));
  serve(house, addRange, ({ body, viewer }) => layRange(staff, viewer, body));
  serve(house, takeNumbers, ({ body, viewer }) => takeFromStock(staff, viewer, body));
  serve(house, giveBackNumbers, ({ body, viewer }) => giveBack(staff, viewer, body));
  serve(house, voidNumbers, ({ body, viewer }) => spoil(staff, viewer, body));
  serve(house, listAirlines, ({ viewer }) => airlines(staff, viewer));
  serve(house, saveAirline, ({ body, viewer }) => keepAirline(staff, viewer, body));
}
