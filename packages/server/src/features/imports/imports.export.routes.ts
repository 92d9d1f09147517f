import { exportAddresses } from '@loadline/contract/customers/address-export.api';
import { addressSubject } from '@loadline/contract/customers/address-import';
import { exportGoods } from '@loadline/contract/customers/goods-export.api';
import { goodsSubject } from '@loadline/contract/customers/goods-import';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { sheetOfRecords } from './imports.export.queries.ts';

export function recordExportRoutes(house: House) {
  const { db } = house;
  serve(house, exportGoods, ({ query, viewer }) => sheetOfRecords(db, viewer, goodsSubject, query));
  serve(house, exportAddresses, ({ query, viewer }) => sheetOfRecords(db, viewer, addressSubject, query));
}
