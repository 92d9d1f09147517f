import { deliveryNote as words } from '@loadline/contract/documents/delivery-note';
import { volumeText, weightText } from '@loadline/contract/kernel/figures';
import type { Text } from '@loadline/contract/kernel/text';
import type { Forwarder } from '@loadline/contract/ops/forwarder';
import type { Content, TableCell } from 'pdfmake/interfaces.js';
import { code128 } from '../../kernel/barcode.ts';
import { json, orNull } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { Paper } from '../../kernel/paper.protocol.ts';
import { sql } from '../../kernel/sql.ts';
import { warehouseNamed } from './dictionaries.public.ts';
import { letterhead } from './letterhead.public.ts';

/** What is brought to a warehouse, whatever document says so; what nobody knows is null. */
export interface Delivered {
  readonly kind: Text;
  readonly number: string;
  readonly company: Text;
  readonly warehouse: Warehouse | null;
  /** By Beijing time. */
  readonly until: string | null;
  readonly route: string | null;
  readonly flight: string | null;
  readonly product: string | null;
  readonly pieces: number;
  readonly grossWeight: string;
  readonly volume: string;
  readonly goods: string | null;
  readonly marks: string | null;
  readonly fba: string | null;
  readonly orders: readonly { readonly orderNumber: string; readonly referenceNumber: string }[];
}

interface Warehouse {
  readonly code: string;
  readonly nameZh: string | null;
  readonly nameEn: string | null;
  readonly address: string | null;
  readonly hours: string | null;
}

/** The warehouse of a code; one that is in no list is called as somebody typed it. */
export async function warehouseCalled(tx: Pick<Tx, 'rows'>, code: string | null): Promise<Warehouse | null> {
  if (code === null) return null;
  const [found] = await tx.rows(
    sql.type({ entry: orNull(json<Warehouse>()) })`select ${warehouseNamed(code)} as entry`,
  );
  return found?.entry ?? { code, nameZh: null, nameEn: null, address: null, hours: null };
}

const grey = '#5A6E80';

/** The paper that goes along with cargo to the warehouse: scanned at the gate, read in either language. */
export function deliveryNotePaper(delivered: Delivered, forwarder: Forwarder): Paper {
  const { number, kind, warehouse, until, company, orders } = delivered;
  const title = `${words.title.zh} ${words.title.en}`;
  return {
    title: `${words.title.en} ${number}`,
    language: 'zh-cn',
    size: 'A4',
    footer: `${title} ${number}`,
    styles: { label: { color: grey, fontSize: 7.5 }, value: { fontSize: 10 } },
    content: [
      letterhead(forwarder),
      {
        columns: [
          {
            width: '*',
            stack: [
              { text: words.title.zh, fontSize: 20, bold: true },
              { text: words.title.en, fontSize: 11, color: grey },
            ],
          },
          {
            width: 230,
            stack: [bars(orders.length === 1 ? (orders[0]?.orderNumber ?? number) : number, 12)],
          },
        ],
        margin: [0, 4, 0, 12],
      },
      boxed([
        [fact(kind, number, true), fact(words.sender, `${company.zh}\n${company.en}`)],
        [
          {
            ...fact(words.warehouse, warehouseText(warehouse), true),
            colSpan: 2,
          },
          '',
        ],
        [fact(words.address, warehouse?.address), fact(words.hours, warehouse?.hours)],
        [
          fact(
            words.until,
            until === null ? null : `${until} (${words.beijing.zh} ${words.beijing.en})`,
            true,
          ),
          fact(words.product, delivered.product),
        ],
        [fact(words.route, delivered.route), fact(words.flight, delivered.flight)],
      ]),
      figures(delivered),
      boxed([
        [fact(words.goods, delivered.goods), fact(words.marks, delivered.marks)],
        ...(delivered.fba === null ? [] : [[{ ...fact(words.fba, delivered.fba), colSpan: 2 }, '']]),
        ...(orders.length === 1
          ? [[{ ...fact(words.reference, orders[0]?.referenceNumber), colSpan: 2 }, '']]
          : []),
      ]),
      { text: both(words.label), fontSize: 8, color: grey, margin: [0, 8, 0, 10] },
      handover(),
      ...(orders.length > 1 ? [ordersTable(orders)] : []),
    ],
  };
}

function warehouseText(warehouse: Warehouse | null): string | null {
  if (warehouse === null) return null;
  const { code, nameZh, nameEn } = warehouse;
  return [code, nameZh, nameEn].filter((part) => part !== null).join('  ');
}

function both({ zh, en }: Text): string {
  return `${zh} ${en}`;
}

/** A number as bars of so many millimetres, itself below them. */
function bars(number: string, height: number): Content {
  return {
    stack: [
      { svg: code128(number, height), fit: [230, 44], alignment: 'right' },
      {
        text: number,
        alignment: 'right',
        bold: true,
        fontSize: 11,
        characterSpacing: 0.6,
        margin: [0, 3, 0, 0],
      },
    ],
  };
}

function fact(label: Text, value: string | null | undefined, bold = false) {
  return {
    stack: [
      { text: both(label), style: 'label' },
      { text: value ?? '—', style: 'value', bold },
    ],
  };
}

function boxed(body: TableCell[][]): Content {
  return { layout: 'hair', table: { widths: ['*', '*'], body }, margin: [0, 0, 0, 8] };
}

/** What is brought, large enough to be read across a counter; below it what the warehouse counts. */
function figures({ pieces, grossWeight, volume }: Delivered): Content {
  const large = (label: Text, value: string): TableCell => ({
    stack: [
      { text: both(label), style: 'label' },
      { text: value, fontSize: 16, bold: true },
    ],
  });
  const open: TableCell = { text: ' ', fontSize: 16 };
  return {
    layout: 'hair',
    margin: [0, 0, 0, 8],
    table: {
      widths: ['*', '*', '*'],
      body: [
        [
          large(words.pieces, `${pieces}`),
          large(words.weight, `${weightText(grossWeight)} kg`),
          large(words.volume, `${volumeText(volume)} m³`),
        ],
        [{ text: both(words.received), style: 'label', colSpan: 3 }, '', ''],
        [open, open, open],
      ],
    },
  };
}

/** Each order with its own bars: the warehouse scans them one by one. */
function ordersTable(orders: Delivered['orders']): Content {
  const head = (label: Text): TableCell => ({ text: both(label), style: 'label' });
  return {
    layout: 'hair',
    margin: [0, 0, 0, 8],
    table: {
      headerRows: 1,
      dontBreakRows: true,
      widths: ['*', 230],
      body: [
        [head(words.reference), head(words.orders)],
        ...orders.map(({ orderNumber, referenceNumber }): TableCell[] => [
          { text: referenceNumber, margin: [0, 8, 0, 0] },
          { stack: [bars(orderNumber, 7)], margin: [0, 3, 0, 1] },
        ]),
      ],
    },
  };
}

function handover(): Content {
  const room = (label: Text): TableCell => ({ text: both(label), style: 'label', margin: [0, 0, 0, 34] });
  return {
    unbreakable: true,
    layout: 'hair',
    margin: [0, 0, 0, 10],
    table: { widths: ['*', '*', 110], body: [[room(words.driver), room(words.signature), room(words.time)]] },
  };
}
