import {
  listEntries,
  listProducts,
  orderEntries,
  saveEntry,
  saveProduct,
} from '@loadline/contract/ops/dictionary.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { keepEntry, putInOrder } from './dictionaries.commands.ts';
import { dictionaryOf, everyProduct } from './dictionaries.queries.ts';
import { keepProduct } from './products.commands.ts';

export function dictionaryRoutes(house: House) {
  const { staff } = house;
  serve(house, listEntries, ({ query, viewer }) => dictionaryOf(staff, viewer, query.kind));
  serve(house, saveEntry, ({ body, viewer }) => keepEntry(staff, viewer, body));
  serve(house, orderEntries, ({ body, viewer }) => putInOrder(staff, viewer, body));
  serve(house, listProducts, ({ viewer }) => everyProduct(staff, viewer));
  serve(house, saveProduct, ({ body, viewer }) => keepProduct(staff, viewer, body));
}
