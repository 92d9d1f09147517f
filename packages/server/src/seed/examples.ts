import { buffer } from 'node:stream/consumers';
import { templateHeader } from '@loadline/contract/imports/import.header';
import { columnOf, importKeys } from '@loadline/contract/orders/order-import.columns';
import type { FindingCode } from '@loadline/contract/orders/order-import.finding';
import { orderSubject } from '@loadline/contract/orders/order-import.subject';
import { templateOf } from '../features/imports/imports.template.ts';
import { listsOf } from '../features/orders/orders.import.ts';
import { writeSheet } from '../kernel/sheet.ts';
import { type Chance, chanceOf } from './chance.ts';
import { customerWorkbook } from './examples.customers.ts';
import { declarationLinesWorkbook, declarationsWorkbook } from './examples.declarations.ts';
import { dispositionsWorkbook } from './examples.dispositions.ts';
import { headWorkbook } from './examples.head.ts';
import { labelArtwork, labelPacking, labelStyles } from './examples.labels.ts';
import { numbersWorkbook } from './examples.numbers.ts';
import { packingWorkbook } from './examples.packing.ts';
import {
  type Cells,
  cartonCells,
  cartonRange,
  exampleOrder,
  goodsCells,
  handyGoods,
  valuesIn,
} from './examples.rows.ts';
import { sentWorkbook } from './examples.sent.ts';
import { lanes } from './lanes.seed.ts';

/** One order or more for every kind of finding that a row can have (domain.md §6), among right ones. */
const flaws: readonly Flaw[] = [
  { code: 'right', rows: [{}, {}] },
  { code: 'E03', rows: [{ material: '' }] },
  { code: 'E04', rows: [{ cartonWeight: '12,5' }] },
  { code: 'E24', rows: [{ unitPriceUsd: '12.5元' }] },
  { code: 'E05', rows: [{}, { 'sender.tel': '+86 755 0000 9999' }] },
  // The first order of the demo's large customer.
  { code: 'E06', rows: [{ referenceNumber: 'PO-90101' }] },
  { code: 'E07', rows: [{ destinationCountry: 'USA' }] },
  { code: 'E07', rows: [{ destinationCountry: 'USA' }] },
  { code: 'E07', rows: [{ channelName: '中美空运' }] },
  { code: 'right', rows: [{}] },
  { code: 'E08', rows: [{ cartonNo: 'DUP-001' }] },
  { code: 'E08', rows: [{ cartonNo: 'DUP-001' }] },
  { code: 'E09', rows: [{ cartonNo: 'RANGE-001-010', cartonCount: '9' }] },
  { code: 'E10', rows: [{ totalPriceUsd: '1.00' }] },
  { code: 'E11', rows: [{ hsDest: '94052' }] },
  { code: 'E12', rows: [{ fbaNo: 'FB18QX10' }] },
  { code: 'E13', rows: [{ isSelfClearance: '是', ein: '', eoriNo: '' }] },
  { code: 'E16', rows: [{ declaredQty: '#REF!' }] },
  { code: 'right', rows: [{}, {}, {}] },
  { code: 'W01', rows: [{ hsCn: '9617001900', hsDest: '7323930080' }] },
  { code: 'W02', rows: [{ cartonWeight: '24.8' }] },
  { code: 'W03', rows: [{ nameZh: '礼品', nameEn: 'Gift' }] },
  { code: 'W06', rows: [{ cartonWeight: '27.5 lbs' }] },
  { code: 'W04', rows: [{ isSelfClearance: '否', vatNo: 'DE136695977' }] },
];

const channels = Object.values(lanes).map(({ channel }) => ({ name: channel.zh, nameEn: channel.en }));
const mostRows = 5_000;

function workbook(rows: readonly Cells[]): Promise<Buffer> {
  return templateOf(orderSubject, listsOf(channels), mostRows, 'zh-cn', valuesIn(rows));
}

/** Every example file by its name. Those in `refused/` are refused whole, each for the reason in its name. */
export const exampleFiles: Readonly<Record<string, () => Promise<Buffer>>> = {
  'orders-clean-1000.xlsx': () => workbook(cleanRows(1_000)),
  'orders-every-error.xlsx': () => workbook(errorRows()),
  'orders-head-layout.xlsx': headWorkbook,
  'orders-as-sent.xlsx': sentWorkbook,
  'customers.xlsx': customerWorkbook,
  'order-numbers.xlsx': numbersWorkbook,
  'declarations.xlsx': declarationsWorkbook,
  'declaration-lines.xlsx': declarationLinesWorkbook,
  'dispositions.xlsx': dispositionsWorkbook,
  'packing-list.xlsx': packingWorkbook,
  'label-styles.xlsx': labelStyles,
  'label-packing.xlsx': labelPacking,
  'label-artwork.zip': labelArtwork,
  'refused/E01-not-a-workbook.xlsx': async () =>
    Buffer.from(`\ufeff客户参考号,渠道名称\nEX26-0001,${lanes.airUs.channel.zh}\n`),
  'refused/E02-missing-columns.xlsx': withoutCartonNumbers,
  'refused/E14-too-many-rows.xlsx': () =>
    workbook(Array.from({ length: mostRows + 1 }, (_, at) => ({ referenceNumber: `EX26-${at}` }))),
  'refused/E15-empty.xlsx': () => workbook([]),
};

async function withoutCartonNumbers(): Promise<Buffer> {
  const keys = importKeys.filter((key) => key !== 'cartonNo');
  const columns = keys.map((key) => ({ header: templateHeader(columnOf(key)), kind: 'text' as const }));
  const rows = cleanRows(3).map((cells) => keys.map((key) => cells[key] || null));
  return buffer(writeSheet({ name: '订单', columns }, rows));
}

/**
 * Rows of a file that has nothing wrong in it: orders of one to six rows, ranges of cartons, cartons with several goods,
 * repeated facts left blank as people do. The same rows every time.
 */
function cleanRows(count: number): Cells[] {
  const chance = chanceOf('examples clean');
  const rows: Cells[] = [];
  for (let number = 1; rows.length < count; number += 1) {
    const order = orderRows(chance, `EX26-${String(number).padStart(4, '0')}`, count - rows.length);
    rows.push(...order);
  }
  return rows;
}

function orderRows(chance: Chance, reference: string, most: number): Cells[] {
  const order = exampleOrder(chance, reference);
  const lines = Math.min(most, chance.whole(1, 6));
  const rows: Cells[] = [];
  let lastCarton = 0;
  while (rows.length < lines) {
    const cartons = chance.whole(1, 24);
    const range = cartonRange(order, lastCarton + 1, lastCarton + cartons);
    lastCarton += cartons;
    const several = Math.min(lines - rows.length, chance.happens(0.2) ? 2 : 1);
    const [first = handyGoods[0], second] = several === 2 ? pair(chance) : [chance.pick(handyGoods)];
    if (!first) throw new Error('no goods fit a carton');
    const start = rows.length === 0 ? { ...order.facts } : {};
    rows.push({
      ...start,
      referenceNumber: reference,
      ...cartonCells(first, range, cartons),
      ...goodsCells(chance, first, order.receiver, cartons, 1 / several),
    });
    if (second)
      rows.push({
        referenceNumber: reference,
        cartonNo: range,
        ...goodsCells(chance, second, order.receiver, cartons, 1 / several),
      });
  }
  return rows;
}

function pair(chance: Chance) {
  const [one, other] = [chance.pick(handyGoods), chance.pick(handyGoods)];
  return [one, other];
}

interface Flaw {
  readonly code: FindingCode | 'right';
  /** One change per row of the order. */
  readonly rows: readonly Cells[];
}

/** Rows with every kind of error and warning, each order's remark saying which. The same rows every time. */
function errorRows(): Cells[] {
  const chance = chanceOf('examples errors');
  return flaws.flatMap(({ code, rows }, at) => {
    const order = exampleOrder(chance, `ERR-${String(at + 1).padStart(3, '0')}`);
    return rows.map((change, index) => {
      const goods = chance.pick(handyGoods.filter(({ special }) => special.includes('general')));
      const carton = cartonCells(goods, cartonRange(order, index + 1, index + 1), 1);
      const facts = index === 0 ? { ...order.facts, remark: code === 'right' ? '' : `示例 ${code}` } : {};
      return {
        ...facts,
        referenceNumber: order.reference,
        ...carton,
        ...goodsCells(chance, goods, order.receiver, 1, 1),
        ...change,
      };
    });
  });
}
