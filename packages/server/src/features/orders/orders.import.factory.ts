import { setTimeout } from 'node:timers/promises';
import { templateHeader } from '@loadline/contract/imports/import.header';
import type { ImportKey } from '@loadline/contract/orders/order-import.columns';
import { columnOf, importKeys, positionOf } from '@loadline/contract/orders/order-import.columns';
import type { Cells } from '@loadline/contract/orders/order-import.factory';
import { right } from '@loadline/contract/orders/order-import.factory';
import { newId } from '../../kernel/database.ts';
import type { SheetValue } from '../../kernel/sheet.markup.ts';
import { writeSheet } from '../../kernel/sheet.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';

export type { Cells };

/** A row without an error, but for its reference and its carton, which every row needs its own of. */
const { referenceNumber: _ofEach, cartonNo: _ofEachToo, ...shared } = right;
export const rightCells: Cells = { ...shared, isCustoms: '是' };

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

/** Two products, open to every customer. */
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
  await house.rows(
    'insert into customer_channel (org_id, channel_id) select c.org_id, x.channel_id from customer c, channel x on conflict do nothing',
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
