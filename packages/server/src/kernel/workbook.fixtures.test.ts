import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Cell, SheetRow } from './sheet.cell.ts';
import { mergedFiller } from './sheet.merged.ts';
import { halfWidth } from './sheet.text.ts';
import { fixture } from './testing/fixture.ts';
import { firstRows } from './testing/workbook-outcome.ts';
import { WORKBOOK_LIMITS } from './workbook.refusal.ts';
import { readWorkbook } from './workbook.ts';

interface ReadOrders {
  readonly heads: readonly string[];
  readonly rows: readonly SheetRow[];
}

async function ordersOf(name: string): Promise<ReadOrders> {
  return readWorkbook(fixture(name), WORKBOOK_LIMITS, async (book) => {
    assert.deepEqual(
      book.sheets.map(({ name: sheet, visibility, content }) => `${sheet} ${visibility} ${content}`),
      ['订单 shown some', '列表 hidden some', 'Sheet3 shown none'],
    );
    const filled = mergedFiller(book.sheets[0]?.merged ?? [], WORKBOOK_LIMITS.columns);
    const rows: SheetRow[] = [];
    for await (const batch of book.rows('订单')) rows.push(...batch.map(filled));
    return { heads: rows[0]?.cells.map(({ text }) => text) ?? [], rows };
  });
}

function cellOf({ heads, rows }: ReadOrders, row: number, head: string): Cell | undefined {
  return rows.find((found) => found.row === row)?.cells[heads.indexOf(head)];
}

for (const name of ['openpyxl-orders.xlsx', 'libreoffice-orders.xlsx']) {
  test(`${name}: 58 columns in any order, rows with the file's own numbers, no empty ones at the end`, async () => {
    const { heads, rows } = await ordersOf(name);
    assert.equal(heads.length, 58);
    assert.equal(heads[57], 'Reference no.');
    assert.deepEqual(
      rows.map(({ row }) => row),
      [1, 2, 3, 4, 5, 6, 7],
    );
  });

  test(`${name}: codes stored as numbers keep all digits, and zeros where the sheet shows them`, async () => {
    const orders = await ordersOf(name);
    assert.deepEqual(cellOf(orders, 2, 'China HS code'), { kind: 'number', text: '8517620001' });
    assert.deepEqual(cellOf(orders, 3, 'China HS code'), { kind: 'number', text: '8517620002' });
    assert.deepEqual(cellOf(orders, 2, 'Consignee postcode'), { kind: 'number', text: '01234' });
    assert.deepEqual(cellOf(orders, 2, 'Carton gross weight (KG)'), {
      kind: 'number',
      text: '12.345',
      sign: 'KG',
    });
  });

  test(`${name}: date serials are dates, with a time where there is one`, async () => {
    const orders = await ordersOf(name);
    const remarks = [2, 3, 4].map((row) => cellOf(orders, row, 'Remark'));
    assert.deepEqual(remarks, [
      { kind: 'date', text: '2026-11-03' },
      { kind: 'date', text: '2026-11-03T14:30:00' },
      { kind: 'date', text: '14:30:00' },
    ]);
  });

  test(`${name}: a merged carton repeats on each of its rows, the hidden one as well`, async () => {
    const orders = await ordersOf(name);
    for (const row of [2, 3, 4]) {
      assert.equal(halfWidth(cellOf(orders, row, 'Carton no.')?.text ?? ''), 'FBA15ABCD-U00001');
      assert.equal(cellOf(orders, row, 'Cartons')?.text, '1');
    }
    assert.equal(cellOf(orders, 5, 'Cartons')?.text, '4');
  });

  test(`${name}: text keeps its signs and booleans are told from text`, async () => {
    const orders = await ordersOf(name);
    assert.equal(cellOf(orders, 2, 'English name')?.text, 'Stainless steel bottle & cup <500ml>');
    assert.deepEqual(cellOf(orders, 6, 'Remark'), { kind: 'boolean', text: 'TRUE' });
  });
}

test('a formula gives its stored result, an error is an error, an empty text is empty', async () => {
  const orders = await ordersOf('libreoffice-orders.xlsx');
  assert.deepEqual(cellOf(orders, 2, 'Total price (USD)'), { kind: 'number', text: '239.9952' });
  assert.deepEqual(cellOf(orders, 5, 'Remark'), { kind: 'error', text: '#N/A' });
  assert.deepEqual(cellOf(orders, 7, 'Remark'), { kind: 'empty', text: '' });
});

test('a formula whose result was never stored is an error that shows the formula', async () => {
  const orders = await ordersOf('openpyxl-orders.xlsx');
  assert.deepEqual(cellOf(orders, 2, 'Total price (USD)'), { kind: 'error', text: '=K2*I2' });
});

for (const name of ['openpyxl-1904.xlsx', 'libreoffice-1904.xlsx']) {
  test(`${name}: days count from 1904`, async () => {
    assert.deepEqual(await firstRows(fixture(name)), [
      '1: date 2026-11-03 | date 1904-01-02T06:00:00 | number 41',
    ]);
  });
}
