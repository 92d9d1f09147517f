import assert from 'node:assert/strict';
import { Readable } from 'node:stream';
import { test } from 'node:test';
import { createGzip } from 'node:zlib';
import { editionRows } from './edition-file.ts';
import { NoEdition } from './edition-flaw.ts';

const head =
  'HTS Number,Indent,Description,Unit of Quantity,General Rate of Duty,Special Rate of Duty,Column 2 Rate of Duty\n';

/** Sound rows until so many megabytes are written; of all of them as many were asked for as were read. */
function rowsOf(megabytes: number, text: (row: number) => string) {
  const given = { bytes: 0 };
  function* pieces() {
    yield head;
    for (let row = 0; given.bytes < megabytes * 1_000_000; row += 1) {
      const piece = `,1,${text(row)},,Free,,\n`;
      given.bytes += piece.length;
      yield piece;
    }
  }
  return { given, content: Readable.from(pieces()) };
}

async function flawOf(content: Readable): Promise<string> {
  try {
    const rows = editionRows(content);
    while (!(await rows.next()).done);
  } catch (error) {
    if (error instanceof NoEdition) return error.message;
    throw error;
  }
  return 'none';
}

const dull = 'x'.repeat(20_000);
// What packs to a tenth: no bomb, but too much all the same.
const lively = (row: number) =>
  Array.from({ length: 400 }, (_, at) => ((row * 7_919 + at * 104_729) % 999_983).toString(36)).join(' ') +
  dull.slice(0, 8_000);

test('a file of 200 MB is refused by its size, and no more of it is read than it may have', async () => {
  const { given, content } = rowsOf(200, () => dull);
  assert.match(await flawOf(content), /larger than 100 MB/);
  assert.ok(given.bytes < 110_000_000, `${given.bytes} bytes were asked for`);
});

test('one that is packed and unpacks to 200 MB is refused before it has done so', async () => {
  const { given, content } = rowsOf(200, lively);
  assert.match(await flawOf(content.pipe(createGzip({ level: 1 }))), /unpacked it is larger than 100 MB/);
  assert.ok(given.bytes < 130_000_000, `${given.bytes} bytes were asked for`);
});
