import assert from 'node:assert/strict';
import { test } from 'node:test';
import { templateHeader } from '@loadline/contract/imports/import.header';
import type { ImportKey } from '@loadline/contract/orders/order-import.columns';
import { columnList, columnOf, importKeys } from '@loadline/contract/orders/order-import.columns';
import type { SheetRow } from '../../kernel/sheet.cell.ts';
import { WORKBOOK_LIMITS } from '../../kernel/workbook.refusal.ts';
import { readWorkbook } from '../../kernel/workbook.ts';
import { openTestHouse } from '../../testing/house.ts';
import {
  act,
  addChannels,
  ask,
  cellAt,
  ordersOf,
  sheetOf,
  upload,
  workbookOf,
} from './orders.import.factory.ts';

const house = await openTestHouse({ importMaxRows: 50, uploadsPerHour: 10_000 });
await addChannels(house);
const calls = await house.as(await house.person());

/** The sheets of a workbook that came back, by name. */
function sheetsOf(content: Buffer): Promise<Map<string, SheetRow[]>> {
  return readWorkbook(content, WORKBOOK_LIMITS, async (book) => {
    const sheets = new Map<string, SheetRow[]>();
    for (const { name, content: has } of book.sheets) {
      const rows: SheetRow[] = [];
      if (has === 'some') for await (const batch of book.rows(name)) rows.push(...batch);
      sheets.set(name, rows);
    }
    return sheets;
  });
}

test('the template has every column in both languages, the channels to choose from and the rules in words', async () => {
  const reply = await calls.get('/omsapi/orders/imports/template', { 'accept-language': 'zh-CN' });
  assert.match(String(reply.headers['content-disposition']), /filename\*=UTF-8''%E8%AE%A2%E5%8D%95/);
  const sheets = await sheetsOf(reply.bytes);
  assert.deepEqual([...sheets.keys()], ['订单', '填写说明', '选项']);
  assert.deepEqual(
    sheets.get('订单')?.[0]?.cells.map(({ text }) => text),
    columnList.map(templateHeader),
  );
  assert.equal(sheets.get('填写说明')?.length, importKeys.length + 1);
  const listed = sheets.get('选项')?.flatMap(({ cells }) => cells.map(({ text }) => text));
  for (const word of ['中美海运整箱', '美国', '是', '普货', '件']) assert.ok(listed?.includes(word), word);
});

test('the empty template is refused for being empty, not for its form', async () => {
  const template = await calls.get('/omsapi/orders/imports/template');
  const reply = await upload(calls, template.bytes);
  assert.deepEqual([reply.code, reply.message], [-1, 'The sheet is empty']);
});

test('columns in another order, English headings, a title above and columns of no meaning are no hindrance', async () => {
  const keys = importKeys.toReversed();
  const [cells = {}] = ordersOf(1, () => ({ referenceNumber: 'COL-1', cartonNo: 'COL1' }));
  const headingOf = (key: ImportKey) => (key === 'unitPriceUsd' ? 'Unit price (USD)' : columnOf(key).en);
  const headers = ['Checked by', ...keys.map(headingOf)];
  const title = headers.map((_, at) => (at === 0 ? 'November, third batch' : ''));
  const content = await sheetOf(title, [headers, ['Li', ...keys.map((key) => cells[key] ?? null)]]);
  const { data } = await upload(calls, content);
  assert.deepEqual([data.readyOrders, data.errorRows, data.layout], [1, 0, 'flat']);
  assert.deepEqual(data.columns[0], {
    place: 'A',
    header: 'Checked by',
    key: null,
    unit: null,
    isAsked: false,
    clash: null,
    hiddenAs: null,
  });
  assert.equal((await ask(calls, 'rows', { id: data.id })).data.rows[0].row, 3);
});

test('every file that is not a sound workbook is refused with its reason, and leaves nothing behind', async () => {
  const [before] = await house.rows<{ count: string }>('select count(*) from data_import');
  const sound = await workbookOf(ordersOf(2));
  const refusals: [string, Buffer, string, string][] = [
    [
      'a csv under another name',
      Buffer.from('客户参考号,渠道名称\nA,B\n'),
      'orders.xlsx',
      'Only .xlsx files are accepted, and this one is plain text or CSV',
    ],
    [
      'an old xls',
      Buffer.from('d0cf11e0a1b11ae1', 'hex'),
      'orders.xlsx',
      'Only .xlsx files are accepted, and this one is in the format of Excel 97–2003 (.xls)',
    ],
    [
      'a table of a web page',
      Buffer.from('\ufeff<html><table><tr><td>A</td></tr></table>'),
      'orders.xlsx',
      'Only .xlsx files are accepted, and this one is a web page',
    ],
    ['a PDF', Buffer.from('%PDF-1.7'), 'orders.xlsx', 'Only .xlsx files are accepted, and this one is a PDF'],
    ['a workbook under another name', sound, 'orders.xls', 'Only .xlsx files are accepted'],
    ['an empty file', Buffer.alloc(0), 'orders.xlsx', 'Only .xlsx files are accepted, and this one is empty'],
    [
      'half a workbook',
      sound.subarray(0, Math.floor(sound.length / 2)),
      'orders.xlsx',
      'The file is damaged and cannot be read',
    ],
    [
      'a workbook of something else',
      await sheetOf(['Name', 'Phone'], [['Li', '1']]),
      'orders.xlsx',
      'Missing columns: Reference no., Channel',
    ],
    [
      'missing columns',
      await workbookOf(
        ordersOf(1),
        importKeys.filter((key) => key !== 'cartonNo'),
      ),
      'orders.xlsx',
      'Missing columns: Carton no.',
    ],
    ['too many rows', await workbookOf(ordersOf(51)), 'orders.xlsx', 'More than 50 rows / 10 MB'],
    ['far too many rows', await workbookOf(ordersOf(500)), 'orders.xlsx', 'More than 50 rows / 10 MB'],
    ['no rows', await workbookOf([]), 'orders.xlsx', 'The sheet is empty'],
  ];
  for (const [what, content, name, message] of refusals) {
    const reply = await upload(calls, content, name);
    assert.deepEqual([reply.status, reply.code], [200, -1], what);
    assert.ok(reply.message.startsWith(message), `${what}: ${reply.message}`);
  }
  const [after] = await house.rows<{ count: string }>('select count(*) from data_import');
  assert.deepEqual(after, before);
  const [files] = await house.rows<{ count: string }>(
    'select count(*) from file f where not exists (select from data_import i where i.file_id = f.file_id)',
  );
  assert.equal(files?.count, '0');
});

test('a bit that flipped anywhere is refused or read, but breaks nothing', async () => {
  const sound = await workbookOf(
    ordersOf(3, (at) => ({ referenceNumber: `BIT-${at}`, cartonNo: `BIT${at}` })),
  );
  for (let at = 0; at < sound.length; at += Math.ceil(sound.length / 16)) {
    const flipped = Buffer.from(sound);
    flipped[at] = (flipped[at] ?? 0) ^ 0x10;
    const reply = await upload(calls, flipped);
    assert.ok(reply.status === 200, `${at}: ${reply.status} ${reply.message}`);
  }
});

test('the workbook comes back with its problems in words, and with what was changed in the preview', async () => {
  const rows = ordersOf(3, (at) => ({
    referenceNumber: `M-${at}`,
    cartonNo: `M${at}`,
    hsDest: at === 1 ? '94052' : '9617001000',
    cartonWeight: at === 2 ? '30' : '5',
  }));
  const content = await workbookOf(rows);
  const { data } = await upload(calls, content, '批次 3.xlsx');
  await act(calls, 'change', { id: data.id, cells: [{ row: 2, key: 'remark', value: 'fragile' }] });
  const reply = await calls.get(`/omsapi/orders/imports/marked?id=${data.id}`);
  assert.match(decodeURIComponent(String(reply.headers['content-disposition'])), /批次 3_errors\.xlsx/);
  const [sheet] = [...(await sheetsOf(reply.bytes)).values()];
  assert.deepEqual(
    sheet?.map(({ cells }) => cells[importKeys.length]?.text ?? ''),
    [
      'Import problems',
      'Remark was changed in the preview to: fragile',
      'Error [Destination HS code] HS code must have 6–10 digits',
      "Warning [Carton gross weight] Carton over Amazon's weight or size limit",
    ],
  );
  const file = await calls.get(`/omsapi/orders/imports/file?id=${data.id}`);
  assert.deepEqual(file.bytes, content);
  const again = await upload(calls, reply.bytes);
  assert.deepEqual([again.data.rows, again.data.errorRows], [3, 1]);
});

test('only as many uploads an hour as the installation allows', async () => {
  const limited = await openTestHouse({ uploadsPerHour: 2 });
  const person = await limited.as(await limited.person());
  const junk = Buffer.from('junk');
  const codes = [await upload(person, junk), await upload(person, junk), await upload(person, junk)].map(
    ({ code }) => code,
  );
  assert.deepEqual(codes, [-1, -1, 429]);
});

test('cells keep what spreadsheets say, full-width digits folded: formulas without a result, codes as text', async () => {
  const rows = ordersOf(1, () => ({
    referenceNumber: 'W-1',
    cartonNo: 'W1',
    declaredQty: '１２',
    hsDest: '#N/A',
  }));
  const { data } = await upload(calls, await workbookOf(rows));
  const [row] = (await ask(calls, 'rows', { id: data.id })).data.rows;
  assert.equal(cellAt(row, 'declaredQty'), '12');
  assert.deepEqual(row.findings, [
    { key: 'hsDest', code: 'E16', value: '#N/A', suggestion: null, isSafe: false },
  ]);
});
