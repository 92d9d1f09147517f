import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bySigns } from '@loadline/contract/kernel/text';
import { openTestHouse } from '../../testing/house.ts';
import type { CustomerWorkbook } from './orders.import.corpus.factory.ts';
import { ofCells, ofHeadings } from './orders.import.corpus.factory.ts';
import { act, addChannels, ask, importAll, upload } from './orders.import.factory.ts';
import { ofFormats, ofHiddenRows } from './orders.import.formats.factory.ts';
import { ofEnds, ofMerged, ofSheets } from './orders.import.tables.factory.ts';

const house = await openTestHouse({ uploadsPerHour: 10_000 });
await addChannels(house);
const calls = await house.as(await house.person());

const corpus: readonly CustomerWorkbook[] = [
  ...ofHeadings,
  ...ofCells,
  ...ofMerged,
  ...ofEnds,
  ...ofSheets,
  ...ofFormats,
  ...ofHiddenRows,
];

test('at least forty kinds of workbooks are tried', () => {
  assert.ok(corpus.length >= 40, String(corpus.length));
  assert.equal(new Set(corpus.map(({ about }) => about)).size, corpus.length);
});

/** Figures of the orders that an import has stored, as the database adds them up. */
async function storedBy(importId: string): Promise<unknown[][]> {
  const rows = await house.rows<{ pieces: string; kg: string; cbm: string; usd: string }>(
    `select c.pieces::text, round(c.kg, 3)::text as kg, round(c.cbm, 6)::text as cbm, round(g.usd, 2)::text as usd from orders o
     cross join lateral (select sum(carton_count) as pieces, sum(carton_count * weight) as kg, sum(carton_count * length * width * height) / 1000000 as cbm
       from carton_group c where c.org_id = o.org_id and c.order_id = o.id) c
     cross join lateral (select sum(total_price_usd) as usd from goods_line g where g.org_id = o.org_id and g.order_id = o.id) g
     where o.import_id = $1 order by o.id`,
    [importId],
  );
  return rows.map(({ pieces, kg, cbm, usd }) => [Number(pieces), kg, cbm, usd]);
}

for (const { about, file, finds = [], leftOut = [], ...wanted } of corpus)
  test(`a customer's workbook: ${about}`, async () => {
    // Each is tried as the first of its customer.
    await house.rows('update orders set reference_number = order_number');
    const { data, message } = await upload(calls, file);
    assert.ok(data, message);
    const { rows } = (await ask(calls, 'rows', { id: data.id })).data;
    const found = rows.flatMap((row: { findings: { key: string; code: string }[] }) =>
      row.findings.map(({ key, code }) => `${key} ${code}`),
    );
    for (const one of finds) assert.ok(found.includes(one), `${one} of ${found.join(', ')}`);
    const isAsked = finds.some((one) => / E/.test(one));
    if (!isAsked) assert.deepEqual([...new Set<string>(found)].toSorted(bySigns), finds.toSorted(bySigns));
    const outside = rows.filter((row: { leftOut: string | null }) => row.leftOut !== null);
    assert.deepEqual(
      outside.map((row: { row: number; leftOut: string }) => `${row.row} ${row.leftOut}`),
      leftOut,
    );
    const ready = wanted.ready ?? (isAsked ? 0 : 1);
    assert.equal(data.readyOrders, ready, found.join(', '));
    if (ready === 0) {
      assert.equal((await act(calls, 'commit', { id: data.id })).code, -1);
    } else {
      assert.equal((await importAll(calls, data.id)).importedOrders, ready);
      assert.deepEqual(await storedBy(data.id), wanted.stores);
    }
  });
