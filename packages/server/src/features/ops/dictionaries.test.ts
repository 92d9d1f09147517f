import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());

const entry = (change: object) => ({
  kind: 'airport',
  code: 'ZQZ',
  nameZh: '张家口宁远',
  nameEn: 'Zhangjiakou',
  country: 'CN',
  zone: 'Asia/Shanghai',
  active: true,
  ...change,
});
const save = (change: object) => desk.post('/opsapi/dictionaries/save', entry(change));

test('a new entry stands at the end, twice it is refused, and a change keeps its code', async () => {
  const made = await save({});
  assert.equal(made.data.at(-1).code, 'ZQZ');
  assert.match((await save({})).message, /ZQZ is taken/);
  const changed = await save({ version: 1, nameEn: 'Zhangjiakou Ningyuan', active: false });
  const { nameEn, active, version } = changed.data.at(-1);
  assert.deepEqual([nameEn, active, version], ['Zhangjiakou Ningyuan', false, 2]);
  assert.equal((await save({ version: 1 })).status, 409);
});

test('both languages are needed, and a code has the shape of its dictionary', async () => {
  assert.equal((await save({ code: 'HKG', nameEn: ' ' })).status, 400);
  const wrong = [
    { kind: 'airport', code: 'szx1' },
    { kind: 'country', code: 'CHN' },
    { kind: 'country', code: 'ZZ' },
    { kind: 'port', code: 'SZX' },
    { kind: 'bank', code: 'x' },
    { kind: 'timeZone', code: 'Asia/Nowhere' },
    { kind: 'timeZone', code: 'GMT+8' },
    { kind: 'warehouse', code: 'a b' },
  ];
  for (const change of wrong) {
    const reply = await save(change);
    assert.deepEqual([reply.status, reply.data?.[0].path], [400, 'code'], change.code);
  }
  assert.equal(
    (await save({ kind: 'timeZone', code: 'Europe/Lisbon', nameZh: '里斯本', nameEn: 'Lisbon' })).code,
    200,
  );
});

test('entries are put in order, and what is not named follows as it was', async () => {
  const before = (await desk.get('/opsapi/dictionaries?kind=bank')).data.map(
    (one: { code: string }) => one.code,
  );
  const reply = await desk.post('/opsapi/dictionaries/order', { kind: 'bank', codes: ['HSBC', 'CMB'] });
  const rest = before.filter((code: string) => !['HSBC', 'CMB'].includes(code));
  assert.deepEqual(
    reply.data.map((one: { code: string }) => one.code),
    ['HSBC', 'CMB', ...rest],
  );
});

/** As air freight weighs. */
const perKilogram = {
  basis: 'divisor',
  factor: '6000',
  step: '0.5',
  wholeAbove: null,
  rounds: 'shipment',
  leastWeight: '0',
  billsAt: 'DEPARTED',
};

test('a product that is renamed keeps its orders', async () => {
  const made = await desk.post('/opsapi/products/save', {
    nameZh: '中美空派',
    nameEn: 'US air',
    transport: '1',
    active: true,
    code: 'US-AIR',
    ...perKilogram,
    countries: ['US', 'CA'],
  });
  const product = made.data.find((one: { nameZh: string }) => one.nameZh === '中美空派');
  const renamed = await desk.post('/opsapi/products/save', {
    ...product,
    nameZh: '美国空派',
    descriptionEn: 'Eight days',
  });
  assert.deepEqual(product.countries, ['US', 'CA']);
  assert.ok(
    renamed.data.some(
      (one: { nameZh: string; descriptionEn: string }) =>
        one.nameZh === '美国空派' && one.descriptionEn === 'Eight days',
    ),
  );
  const twice = await desk.post('/opsapi/products/save', {
    nameZh: '另一',
    nameEn: 'Other',
    active: true,
    code: 'US-AIR',
    ...perKilogram,
  });
  assert.match(twice.message, /US-AIR is taken/);
  assert.equal((await desk.post('/opsapi/products/save', product)).status, 409);
});

test('a product that weighs by a divisor says which; revenue tons have none', async () => {
  const saved = (weighing: object) =>
    desk.post('/opsapi/products/save', {
      nameZh: '中欧海运拼箱',
      nameEn: 'Europe LCL',
      transport: '2',
      active: true,
      ...perKilogram,
      ...weighing,
    });
  assert.match((await saved({ factor: null })).message, /Factor or density: the factor or density is needed/);
  assert.match((await saved({ basis: 'revenueTon' })).message, /revenue tons have no factor/);
  const { data } = await saved({ basis: 'revenueTon', factor: null, step: '0.001', leastWeight: '1' });
  const made = data.find((one: { nameZh: string }) => one.nameZh === '中欧海运拼箱');
  assert.deepEqual(
    [made.basis, made.factor, made.step, made.leastWeight],
    ['revenueTon', null, '0.001', '1'],
  );
});

test('a warehouse has clocks of its own, and none is kept without', async () => {
  const warehouse = { kind: 'warehouse', code: 'LAX-W9', nameZh: '洛杉矶仓', nameEn: 'Los Angeles W9' };
  const without = await save({ ...warehouse, zone: null });
  assert.deepEqual([without.status, without.data[0].path], [400, 'zone']);
  assert.equal((await save({ ...warehouse, zone: 'America/Los_Angeles' })).code, 200);
  const { data } = await desk.get('/opsapi/dictionaries?kind=warehouse');
  const kept = data.find(({ code }: { code: string }) => code === 'LAX-W9');
  assert.equal(kept.zone, 'America/Los_Angeles');
});
