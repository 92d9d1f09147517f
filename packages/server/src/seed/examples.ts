import { templateHeader } from '@loadline/contract/imports/import.header';
import { columnOf, importKeys } from '@loadline/contract/orders/order-import.columns';
import { orderSubject } from '@loadline/contract/orders/order-import.subject';
import { templateOf } from '../features/imports/imports.template.ts';
import { listsOf } from '../features/orders/orders.import.ts';
import { writeSheet } from '../kernel/sheet.ts';
import { cleanRows } from './examples.clean.ts';
import { errorRows } from './examples.errors.ts';
import { headWorkbook } from './examples.head.ts';
import type { Cells } from './examples.rows.ts';
import { valuesIn } from './examples.rows.ts';
import { lanes } from './lanes.seed.ts';

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
  const pieces: Buffer[] = [];
  for await (const piece of writeSheet({ name: '订单', columns }, rows)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}
