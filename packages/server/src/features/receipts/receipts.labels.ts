import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { receiptLabels } from '@loadline/contract/receipts/receipt.api';
import type { Content } from 'pdfmake/interfaces.js';
import { code128, qrCode } from '../../kernel/barcode.ts';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import { paperOf } from '../../kernel/paper.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

interface Labelled {
  readonly number: string;
  readonly pieces: number;
  readonly customer: string;
  readonly channel: string;
  readonly destination: string;
  readonly warehouse: string | null;
  readonly fba: string | null;
  readonly reference: string;
}

// 100 × 100 mm, the roll that label printers in warehouses take.
const side = 283.5;
const margin = 14;

/** The labels of an order as one PDF, a page for each piece. */
export async function labelsOf(
  staff: Database,
  viewer: Viewer,
  { orderId, from, pieces }: QueryOf<typeof receiptLabels>,
): Promise<FileAnswer> {
  const { results } = await staff.read(viewer, labelled(orderId));
  const order: Labelled | undefined = results[0]?.rows[0];
  if (!order) throw new Problem('notFound');
  const all = Math.max(order.pieces, from + pieces - 1);
  const numbers = Array.from({ length: pieces }, (_, at) => from + at);
  const pdf = await paperOf({
    title: order.number,
    language: viewer.language,
    size: { width: side, height: side, margin },
    content: numbers.map((piece, at) => label(order, `${piece} / ${all}`, at > 0)),
  });
  return new FileAnswer(`${order.number}-labels.pdf`, 'pdf', pdf);
}

function labelled(orderId: string) {
  return sql`
    select o.order_number as number, coalesce(o.actual_pks_num, o.quantity) as pieces, c.code || ' ' || c.name_zh as customer, o.channel_name as channel,
      concat_ws(' ', o.destination, o.destination_country) as destination, o.warehouse_code as warehouse, o.fba_no as fba, o.reference_number as reference
    from orders o join organisation c on c.org_id = o.org_id where o.id = ${orderId}`;
}

function label(order: Labelled, piece: string, isNext: boolean): Content {
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
      { svg: code128(order.number, 14), width: wide, height: 62 },
      { text: order.number, fontSize: 14, bold: true, alignment: 'center', margin: [0, 3, 0, 6] },
      {
        columns: [
          { width: 78, svg: qrCode(order.number) },
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
