import assert from 'node:assert/strict';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { BAD_WORKBOOKS } from './testing/bad-workbooks.ts';
import { craftedWorkbook } from './testing/crafted-workbook.ts';
import { fixture } from './testing/fixture.ts';
import { workbookOutcome } from './testing/workbook-outcome.ts';
import { WORKBOOK_LIMITS, type WorkbookLimits, WorkbookRefusal } from './workbook.refusal.ts';
import { readWorkbook } from './workbook.ts';

for (const { title, reason, bytes } of BAD_WORKBOOKS) {
  test(`${title} is refused as ${reason}`, async () => {
    const outcome = await workbookOutcome(bytes());
    assert.equal('refused' in outcome ? outcome.refused : 'accepted', reason);
  });
}

/** What a thread of its own makes of a file. */
async function reasonInThread(
  source: string | Buffer,
  limits: Partial<WorkbookLimits> = {},
): Promise<string> {
  try {
    return await readWorkbook(source, { ...WORKBOOK_LIMITS, ...limits }, async (book) => {
      let rows = 0;
      for (const { name } of book.sheets) for await (const batch of book.rows(name)) rows += batch.length;
      return `${rows} rows`;
    });
  } catch (error) {
    assert.ok(error instanceof WorkbookRefusal, String(error));
    return error.reason;
  }
}

test('the reading thread gives the same reasons as the reader itself, one of each', async () => {
  const firsts = [...new Map(BAD_WORKBOOKS.map((bad) => [bad.reason, bad])).values()];
  const found = await Promise.all(firsts.map(({ bytes }) => reasonInThread(bytes())));
  assert.deepEqual(
    found,
    firsts.map(({ reason }) => reason),
  );
});

test('a file on disk and its bytes read alike, a damaged one is refused alike', async () => {
  const whole = fixture('libreoffice-orders.xlsx');
  const path = join(tmpdir(), `workbook-${process.pid}.xlsx`);
  await writeFile(path, whole);
  assert.equal(await reasonInThread(path), await reasonInThread(whole));
  await writeFile(path, whole.subarray(0, 3_000));
  assert.equal(await reasonInThread(path), 'damaged');
});

test('a file over the limit of bytes is refused before it is read', async () => {
  assert.equal(await reasonInThread(fixture('openpyxl-orders.xlsx'), { bytes: 7_000 }), 'too-large');
});

test('one row or one column too many is refused, empty ones are not counted', async () => {
  const sheet = `<sheetData>${'<row/>'.repeat(7)}${'<row><c/><c><v>1</v></c><c s="1"/></row>'.repeat(3)}</sheetData>`;
  const bytes = craftedWorkbook({ sheet });
  assert.equal(await reasonInThread(bytes, { rows: 3, columns: 2 }), '3 rows');
  assert.equal(await reasonInThread(bytes, { rows: 2, columns: 2 }), 'too-many-rows');
  assert.equal(await reasonInThread(bytes, { rows: 3, columns: 1 }), 'too-many-columns');
});

test('a file that takes longer than its deadline is given up, and the next one is read', async () => {
  assert.equal(await reasonInThread(fixture('openpyxl-orders.xlsx'), { seconds: 0.001 }), 'too-slow');
  assert.equal(await reasonInThread(fixture('openpyxl-1904.xlsx')), '1 rows');
});

test('more files than there are threads wait for their turn', async () => {
  const bytes = fixture('openpyxl-1904.xlsx');
  const found = await Promise.all(Array.from({ length: 5 }, () => reasonInThread(bytes)));
  assert.deepEqual(
    found,
    Array.from({ length: 5 }, () => '1 rows'),
  );
});

test('pictures are neither counted nor inflated', async () => {
  const pictures = Array.from({ length: 300 }, (_, at) => ({
    name: `xl/media/image${at}.png`,
    body: 'x',
    declaredSize: 2e9,
  }));
  assert.equal(await reasonInThread(craftedWorkbook({ more: pictures })), '1 rows');
});

test('a caller that fails or stops early ends the thread', async () => {
  const bytes = fixture('libreoffice-orders.xlsx');
  await assert.rejects(
    readWorkbook(bytes, WORKBOOK_LIMITS, async () => {
      throw new Error('the caller failed');
    }),
    /the caller failed/,
  );
  const first = await readWorkbook(bytes, WORKBOOK_LIMITS, async (book) => {
    for await (const [row] of book.rows(book.sheets[0]?.name ?? '')) return row?.row;
    return undefined;
  });
  assert.equal(first, 1);
});
