import assert from 'node:assert/strict';
import { test } from 'node:test';
import { asOwner } from '../../kernel/owner.ts';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { textsOf } from '../../testing/workbook-texts.ts';
import { layTariff } from './tariff.commands.ts';
import { shippedTariff } from './tariff-data.ts';
import { loadVectorEditions } from './tariffs.factory.ts';
import { tariffOfProgram } from './tariffs.public.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
await loadVectorEditions(house);

const asked = {
  mode: 'ocean',
  entryType: '01',
  entryDate: '2026-07-20',
  otherDate: '2026-08-03',
  lines: [
    { hts: '6109100012', origin: 'CN', value: '10000', claimed: [] },
    { hts: '6102100000', origin: 'VN', value: '12000', quantity: '30', claimed: [] },
  ],
};

async function keep(title: string): Promise<string> {
  const { status, data } = await customer.post('/omsapi/tariff/keep', { title, ...asked });
  assert.equal(status, 200);
  return data.id;
}

test('a kept calculation reads and prints the same when measures and editions have changed since', async () => {
  const id = await keep('Spring shirts');
  const detail = async () => (await customer.get(`/omsapi/tariff/kept/detail?id=${id}`)).data;
  const printed = async () => {
    const paper = await customer.get(`/omsapi/tariff/kept/paper?id=${id}`, { 'accept-language': 'en' });
    const sheet = await customer.get(`/omsapi/tariff/kept/sheet?id=${id}`, { 'accept-language': 'zh-cn' });
    assert.deepEqual([paper.status, sheet.status], [200, 200], paper.message);
    const pages = await textOfPdf(paper.bytes);
    return { text: pages.join(' ').replaceAll('\n', ' '), rows: await textsOf(sheet.bytes) };
  };
  const [before, first] = [await detail(), await printed()];
  assert.deepEqual(
    before.answer.results.map(({ duty }: { duty: string | null }) => duty),
    [null, null],
  );
  assert.equal(before.answer.results[0].lines[0].duty, '3400.00');
  await asOwner(house.ownerUrl, (tx) =>
    layTariff(tx, '2030-01-01', 'x', () => ({ measures: [], scopes: [], exclusions: [], fees: [] })),
  );
  await house.rows(`update hts_line set general = '99%' where hts_no = '6109100012'`);
  assert.deepEqual(await detail(), before);
  const anew = await customer.post('/omsapi/tariff/calculate', asked);
  assert.notEqual(anew.data.results[0].lines[0].duty, '3400.00');

  const later = await printed();
  assert.deepEqual(later, first);
  const { text, rows } = later;
  for (const said of [
    'Spring shirts',
    'Estimate, not customs advice',
    '9903.88.15',
    '3,400.00',
    '3,650.00',
    'not known',
    'measures as of 2026-11-22',
    'not due: ',
    'Does not apply',
  ])
    assert.ok(text.includes(said), `${said} in ${text}`);
  const shirt = rows.filter(
    (row) => row[2] === '6109.10.00.12' && row[0] === '2026-08-03' && row[9] !== '不适用',
  );
  assert.deepEqual(
    shirt.map((row) => [row[5], row[9]]),
    [
      ['9903.88.15', '750'],
      ['9903.05.31', '1250'],
      ['6109.10.00.12', '1650'],
    ],
  );
  assert.ok(rows.some((row) => row[6] === '应付合计' && row[9] === '未知'));
  await house.rows(`update hts_line set general = '16.5%' where hts_no = '6109100012'`);
  await asOwner(house.ownerUrl, (tx) =>
    layTariff(tx, tariffOfProgram.release, tariffOfProgram.digest, shippedTariff),
  );
});

test('a kept calculation is its organisation’s, the newest first, and of who has own data only their own', async () => {
  const titles = async (calls: typeof customer) =>
    (await calls.get('/omsapi/tariff/kept')).data.map(({ title }: { title: string }) => title);
  const id = await keep('Second');
  assert.deepEqual((await titles(customer)).slice(0, 1), ['Second']);
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  assert.deepEqual(await titles(stranger), []);
  for (const path of ['detail', 'paper', 'sheet'])
    assert.equal((await stranger.get(`/omsapi/tariff/kept/${path}?id=${id}`)).status, 404);
  const own = await house.as(await house.person({ authority: 'own' }));
  assert.deepEqual(await titles(own), []);
});

test('what cannot be reckoned is not kept', async () => {
  const refused = await customer.post('/omsapi/tariff/keep', {
    title: 'Wrong',
    ...asked,
    lines: [{ hts: '9999999999', origin: 'CN', value: '1', claimed: [] }],
  });
  assert.equal(refused.status, 400);
  assert.equal((await house.rows(`select from tariff_kept where title = 'Wrong'`)).length, 0);
});
