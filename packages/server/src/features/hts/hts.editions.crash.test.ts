import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { listDeskEditions } from '@loadline/contract/hts/hts-edition.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { killableDesk } from '../../testing/crash.ts';

const server = await killableDesk();
after(() => server.close());
await server.start();

const rows = 30_000;
const two = (count: number) => String(count).padStart(2, '0');
const numbers = Array.from(
  { length: rows },
  (_, at) => `${1000 + Math.floor(at / 1000)}.${two(Math.floor(at / 100) % 10)}.${two(at % 100)}`,
);
const file = [
  'HTS Number,Indent,Description,Unit of Quantity,General Rate of Duty,Special Rate of Duty,Column 2 Rate of Duty',
  ...numbers.map((no) => `${no},0,Articles of number ${no},"[""kg""]",5%,Free (AU),40%`),
].join('\n');

async function edition(): Promise<AnswerOf<typeof listDeskEditions>[number]> {
  const { data } = await server.get('/opsapi/hts/editions');
  assert.equal(data.length, 1);
  return data[0];
}

async function until(is: (one: Awaited<ReturnType<typeof edition>>) => boolean) {
  for (let look = 0; look < 2_400; look += 1) {
    const one = await edition();
    if (is(one)) return one;
    await sleep(25);
  }
  throw new Error('the edition does not get on');
}

test('a load whose program was killed goes on after its last rows, holds nowhere before somebody publishes it, and ends whole', async () => {
  const brought = await server.upload(
    '/opsapi/hts/editions/upload?name=2026%20Rev%2010&effective=2026-06-08',
    Buffer.from(file),
    'hts.csv',
  );
  assert.equal(brought.code, 200, brought.message);
  await until(({ laid }) => laid > 0);
  await server.kill();
  const [left] = await server.rows<{ state: string; laid: number; lines: number }>(
    `select e.state, e.rows_laid as laid, (select count(*)::int from hts_line l where l.edition_id = e.edition_id) as lines from hts_edition e`,
  );
  assert.ok(left && left.laid > 0 && left.laid < rows, JSON.stringify(left));
  // What is told is what lies there.
  assert.deepEqual([left.state, left.lines], ['LOADING', left.laid]);
  await server.start();
  const ended = await until(({ state }) => state !== 'LOADING');
  assert.deepEqual([ended.state, ended.laid, ended.resumed], ['DRAFT', rows, 1]);
  const [laid] = await server.rows<{ count: number; numbers: number; last: number }>(
    'select count(*)::int as count, count(distinct hts_no)::int as numbers, max(place) as last from hts_line',
  );
  assert.deepEqual(laid, { count: rows, numbers: rows, last: rows - 1 });
  const published = await server.rows(`select 1 from hts_edition where state = 'PUBLISHED'`);
  assert.equal(published.length, 0);
});
