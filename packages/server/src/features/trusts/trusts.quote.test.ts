import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { aRate } from '../rates/rates.factory.ts';
import { offerProduct } from './trusts.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const calls = await house.as(await house.person());
const desk = await house.as(await house.clerk());

const line = { count: '2', length: '60', width: '40', height: '40', weight: '14' };
const cargo = { unit: 'cm', lines: [line] };

async function cardOf(change: object) {
  const rate = await aRate(house, { published: true, ...change });
  const saved = await desk.post('/opsapi/rates/save', rate);
  assert.equal(saved.code, 200, saved.message);
  return rate;
}

const make = (rateId: string, day: string, more: object = { cargo }) =>
  calls.post('/omsapi/trust/make', { ...more, priced: { rateId, day } });

test('a price of the calculator stays on the trust order with its validity, worked out by the rate card itself', async () => {
  const rate = await cardOf({});
  const made = await make(rate.id, '2026-12-01');
  assert.equal(made.code, 200, made.message);
  const { content, quote, trust } = made.data;
  assert.deepEqual(
    [content.service.mode, content.service.channelName, content.route.origin, content.cargo.lines.length],
    ['1', `中美空运 ${rate.productId}`, 'SZX', 1],
  );
  const expected = {
    amount: '1507.20',
    weight: '32.0',
    unit: 'kg',
    currency: 'CNY',
    productZh: `中美空运 ${rate.productId}`,
    productEn: 'China–US air',
    zoneZh: '美国西岸',
    zoneEn: 'US West',
    validFrom: '2026-01-01',
    validTo: '2099-12-31',
  };
  assert.deepEqual(quote, expected);
  // Another price afterwards changes nothing of what was quoted, nor does what is typed.
  await desk.post('/opsapi/rates/save', { ...rate, version: 1, minimumCharge: '9000' });
  const { id, version } = trust;
  const saved = await calls.post('/omsapi/trust/save', {
    id,
    version,
    ...content,
    quote: { amount: '1.00' },
  });
  assert.deepEqual(saved.code === 200 ? saved.data.quote : expected, expected);
  const read = await calls.get(`/omsapi/trust/detail?no=${trust.trustNo}`);
  assert.deepEqual(read.data.quote, expected);
  const [told] = (await calls.get(`/omsapi/trust/history?no=${trust.trustNo}`)).data.slice(-1);
  assert.ok(JSON.stringify(told).includes('1507.20'), JSON.stringify(told));
  const copied = await calls.post('/omsapi/trust/make', { copyOf: trust.trustNo });
  assert.equal(copied.data.quote, null);
});

test('the paper of a trust order prints the price that was kept, its weight and how long it holds', async () => {
  const rate = await cardOf({});
  const { trust } = (await make(rate.id, '2026-12-01')).data;
  const printed = async (language: string) => {
    const { bytes } = await calls.get(`/omsapi/trust/paper?no=${trust.trustNo}`, {
      'accept-language': language,
    });
    return (await textOfPdf(bytes)).join(' ').replaceAll(/\s+/g, ' ');
  };
  assert.match(await printed('zh-CN'), /CNY 1,507\.20 .*32\.0 kg .*美国西岸 .*2026-01-01 .*2099-12-31/);
  assert.match(await printed('en'), /CNY 1,507\.20 .*32\.0 kg .*US West .*2026-01-01 .*2099-12-31/);
});

test('no price comes along of a rate that is over, holds not on the day, is nobody’s to see, or for cargo it does not take', async () => {
  const over = await cardOf({ validTo: '2026-01-31' });
  const from = await make(over.id, '2026-01-15');
  assert.deepEqual([from.data.quote, from.data.content.route.origin], [null, 'SZX']);
  const current = await cardOf({ validFrom: '2026-06-01', heaviestPiece: '30' });
  assert.equal((await make(current.id, '2026-05-31')).data.quote, null);
  assert.notEqual((await make(current.id, '2026-06-01')).data.quote, null);
  const heavy = { cargo: { unit: 'cm', lines: [{ ...line, weight: '31' }] } };
  assert.equal((await make(current.id, '2026-06-01', heavy)).data.quote, null);
  assert.equal((await make(current.id, '2026-06-01', {})).data.quote, null);
  const hidden = await cardOf({ published: false });
  for (const unknown of [await make(hidden.id, '2026-12-01'), await make(newId(), '2026-12-01')])
    assert.deepEqual([unknown.data.quote, unknown.data.content.service.channelName], [null, null]);
});
