import { setTimeout } from 'node:timers/promises';
import { templateHeader } from '@loadline/contract/imports/import.header';
import type { ImportKey } from '@loadline/contract/orders/order-import.columns';
import { columnOf, importKeys, positionOf } from '@loadline/contract/orders/order-import.columns';
import { newId } from '../../kernel/database.ts';
import type { SheetValue } from '../../kernel/sheet.markup.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';

export type Cells = Partial<Record<ImportKey, string>>;

/** A row without an error, but for its reference and its carton, which every row needs its own of. */
export const rightCells: Cells = {
  channelName: '中美空运专线',
  destinationCountry: 'US',
  isCustoms: '是',
  isSelfClearance: '否',
  'sender.company': '深圳市远航电子有限公司',
  'sender.address': '深圳市宝安区福海街道和平路 1 号',
  'sender.tel': '0755-12345678',
  'consignee.company': 'Harbour Trading LLC',
  'consignee.address': '100 Main Street',
  'consignee.city': 'Los Angeles',
  'consignee.state': 'CA',
  'consignee.postCode': '90001',
  cartonCount: '1',
  cartonWeight: '12.5',
  cartonLength: '60',
  cartonWidth: '40',
  cartonHeight: '40',
  nameZh: '保温杯',
  nameEn: 'Stainless bottle',
  hsCn: '9617001000',
  hsDest: '9617001000',
  material: '不锈钢',
  usage: '饮水',
  special: '普货',
  declaredQty: '24',
  unitPriceUsd: '2.4',
};

/** As many right orders of one row each as told; `change` differs from order to order. */
export function ordersOf(count: number, change: (at: number) => Cells = () => ({})): Cells[] {
  return Array.from({ length: count }, (_, at) => ({
    ...rightCells,
    referenceNumber: `PO-${at + 1}`,
    cartonNo: `C${at + 1}`,
    ...change(at),
  }));
}

/** A workbook in the template's form. */
export function workbookOf(rows: readonly Cells[], keys: readonly ImportKey[] = importKeys): Promise<Buffer> {
  const headers = keys.map((key) => templateHeader(columnOf(key)));
  return sheetOf(
    headers,
    rows.map((cells) => keys.map((key) => cells[key] ?? null)),
  );
}

export async function sheetOf(
  headers: readonly string[],
  rows: readonly (readonly SheetValue[])[],
): Promise<Buffer> {
  const columns = headers.map((header) => ({ header, kind: 'text' as const }));
  const pieces: Buffer[] = [];
  for await (const piece of writeSheet({ name: '订单', columns }, rows)) pieces.push(Buffer.from(piece));
  return Buffer.concat(pieces);
}

export async function addChannels(house: Pick<TestHouse, 'rows'>): Promise<void> {
  const channels = [
    ['中美空运专线', 'China-US air', '1'],
    ['中美海运整箱', 'China-US ocean full container', '2'],
  ];
  for (const [name, nameEn, transport] of channels)
    await house.rows(
      `insert into channel (channel_id, name, name_en, transport) values ($1, $2, $3, $4) on conflict do nothing`,
      [newId(), name, nameEn, transport],
    );
}

const imports = '/omsapi/orders/imports';

export function upload(calls: Calls, content: Buffer, name = 'orders.xlsx') {
  return calls.upload(imports, name, content);
}

export function ask(calls: Calls, what: string, query: Record<string, string>) {
  return calls.get(`${imports}/${what}?${new URLSearchParams(query).toString()}`);
}

export function act(calls: Calls, what: string, body: object) {
  return calls.post(`${imports}/${what}`, body);
}

/** Starts an import and waits for its end. */
export async function importAll(calls: Calls, id: string) {
  const started = await act(calls, 'commit', { id });
  if (started.code !== 200) throw new Error(started.message);
  for (;;) {
    const { data } = await ask(calls, 'detail', { id });
    if (data.state !== 'COMMITTING') return data;
    await setTimeout(20);
  }
}

/** The text of one cell of a previewed row. */
export function cellAt(row: { cells: string[] }, key: ImportKey): string | undefined {
  return row.cells[positionOf(key)];
}
