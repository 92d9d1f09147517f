import {
  confirmReceipt,
  findArriving,
  listReceipts,
  receiptLabels,
  receiptsOfOrder,
  saveReceipt,
  voidReceipt,
} from '@loadline/contract/receipts/receipt.api';
import type { House } from '../../kernel/house.ts';
import { serve } from '../../kernel/serve.ts';
import { confirm, keepReceipt, makeVoid } from './receipts.commands.ts';
import { labelsOf } from './receipts.labels.ts';
import { arrivingAs, measuredOf, pageOfReceipts } from './receipts.queries.ts';

export function receiptRoutes(house: House) {
  const { db, staff } = house;
  serve(house, findArriving, ({ query, viewer }) => arrivingAs(staff, viewer, query));
  serve(house, listReceipts, ({ query, viewer }) => pageOfReceipts(staff, viewer, query));
  serve(house, saveReceipt, ({ body, viewer }) => keepReceipt(staff, viewer, body));
  serve(house, confirmReceipt, ({ body, viewer }) => confirm(staff, viewer, body));
  serve(house, voidReceipt, ({ body, viewer }) => makeVoid(staff, viewer, body));
  serve(house, receiptLabels, ({ query, viewer }) => labelsOf(staff, viewer, query));
  serve(house, receiptsOfOrder, ({ query, viewer }) => measuredOf(db, viewer, query.id));
}
