import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import {
  confirmReceipt,
  findArriving,
  listExpected,
  listReceipts,
  receiptLabels,
  receiptsOfOrder,
  saveReceipt,
  voidReceipt,
} from '@loadline/contract/receipts/receipt.api';
import type { Content } from 'pdfmake/interfaces.js';
import { code128, qrCode } from '../../kernel/barcode.ts';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { House } from '../../kernel/house.ts';
import { paperOf } from '../../kernel/paper.ts';
import { serve } from '../../kernel/serve.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { confirm, keepReceipt, makeVoid } from './receipts.commands.ts';
import { expectedNow } from './receipts.expected.queries.ts';
import type { Carriers } from './receipts.public.ts';
import {
  arrivingAs,
  type LabelledOrder,
  labelledOrder,
  measuredOf,
  pageOfReceipts,
} from './receipts.queries.ts';

// 100 × 100 mm, the roll that label printers in warehouses take.
const side = 283.5;

const margin = 14;

export function receiptRoutes(house: House, carriers: Carriers) {
  const { db, staff } = house;
  serve(house, findArriving, ({ query, viewer }) => arrivingAs(staff, viewer, query));
  serve(house, listExpected, ({ viewer }) => expectedNow(house, viewer));
  serve(house, listReceipts, ({ query, viewer }) => pageOfReceipts(staff, viewer, query));
  serve(house, saveReceipt, ({ body, viewer }) => keepReceipt(staff, viewer, body));
  serve(house, confirmReceipt, ({ body, viewer }) => confirm({ staff, carriers }, viewer, body));
  serve(house, voidReceipt, ({ body, viewer }) => makeVoid({ staff, carriers }, viewer, body));
  serve(house, receiptLabels, ({ query, viewer }) => labelsOf(staff, viewer, query));
  serve(house, receiptsOfOrder, ({ query, viewer }) => measuredOf(db, viewer, query.id));
}

/** The labels of an order as one PDF, a page for each piece. */
async function labelsOf(
  staff: Database,
  viewer: Viewer,
  { orderId, from, pieces }: QueryOf<typeof receiptLabels>,
): Promise<FileAnswer> {
  const order = await labelledOrder(staff, viewer, orderId);
  const all = Math.max(order.pieces, from + pieces - 1);
  const numbers = Array.from({ length: pieces }, (_, at) => from + at);
  // Drawn once for all labels: in this thread everybody waits for it.
  const codes = { bars: code128(order.number, 14), square: qrCode(order.number) };
  const pdf = await paperOf({
    title: order.number,
    language: viewer.language,
    size: { width: side, height: side, margin },
    content: numbers.map((piece, at) => label(order, codes, `${piece} / ${all}`, at > 0)),
  });
  return new FileAnswer(`${order.number}-labels.pdf`, 'pdf', pdf);
}

interface Codes {
  readonly bars: string;
  readonly square: string;
}

function label(order: LabelledOrder, { bars, square }: Codes, piece: string, isNext: boolean): Content {
  const wide = side - 2 * margin;
  return {
    ...(isNext ? { pageBreak: 'before' as const } : {}),
    stack: [
      {
        columns: [
          { text: order.destination, fontSize: 22, bold: true },
          { text: piece, fontSize: 22, bold: true, alignment: 'right' },
        ],
      },
      { text: order.channel, fontSize: 11, margin: [0, 0, 0, 6] },
      { svg: bars, width: wide, height: 62 },
      { text: order.number, fontSize: 14, bold: true, alignment: 'center', margin: [0, 3, 0, 6] },
      {
        columns: [
          { width: 78, svg: square },
          {
            width: '*',
            margin: [10, 0, 0, 0],
            fontSize: 10,
            stack: [order.customer, order.reference, order.fba ?? '', order.warehouse ?? ''].filter(Boolean),
          },
        ],
      },
    ],
  };
}
