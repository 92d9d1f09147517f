import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderWithGoods, deskCalls } from './customs.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, save, move, noteOf } = deskCalls(desk);

const european = { direction: 'import', territory: 'EU', businessType: '1', currency: 'EUR' };
const valued = { cifValue: '10000', tariff: '650', vatRate: '19', vat: '2023.5', vatWay: 'paid' };

/** An order for Germany with its importer's number, and its declaration at the Union's border. */
async function made(facts: object = {}, terms: object = european) {
  const order = await addOrderWithGoods(house, {
    created_by: ana.userId,
    destination_country: 'DE',
    eori_no: 'DE4820017',
    ...facts,
  });
  const { made: files } = await make([order.orderNumber], terms);
  return { ...order, no: String(files[0]) };
}

test('goods come into the Union by the codes of their destination, with the importer that their order names and taxes in euro', async () => {
  const { no } = await made();
  const { file, header, lines } = await detail(no);
  assert.deepEqual([file.territory, file.taxCurrency, file.eoriNo], ['EU', 'EUR', 'DE4820017']);
  assert.deepEqual(
    lines.map(({ hs, finalDestination, elements }: Record<string, unknown>) => [
      hs,
      finalDestination,
      elements,
    ]),
    [
      ['61091000', 'DE', []],
      ['94052100', 'DE', []],
    ],
  );
  assert.equal(header.vatWay, null);
  const saved = await save(no, { ...valued, totalTax: '2673.5', declarationNo: '26be 0000 0000 0abc d5' });
  assert.equal(saved.code, 200, saved.message);
  const own = (await customer.get(`/omsapi/customs/detail?no=${no}`)).data;
  assert.deepEqual(
    [own.file.declarationNo, own.file.totalTax, own.header.cifValue, own.header.vatRate],
    ['26BE000000000ABCD5', '2673.50', '10000.00', '19.00'],
  );
});

test('what customs in Europe would not take is refused at its field and nothing is kept', async () => {
  const { no, orderNumber } = await made();
  const refused = async (more: object) => {
    const reply = await save(no, more);
    assert.equal(reply.code, 400, JSON.stringify(more));
    return reply.data.map(({ path }: { path: string }) => path);
  };
  assert.deepEqual(await refused({ ...valued, vat: '2000' }), ['vat']);
  assert.deepEqual(await refused({ ...valued, declarationNo: '26GB000000000ABCD5' }), ['declarationNo']);
  assert.deepEqual(await refused({ ...valued, office: '2248' }), ['office']);
  assert.deepEqual(await refused({ vatWay: 'deferred' }), ['defermentNo']);
  assert.equal((await detail(no)).file.version, 1);
  const out = await desk.post('/opsapi/customs/make', {
    numbers: [orderNumber],
    together: false,
    ...european,
    direction: 'export',
  });
  assert.deepEqual([out.code, out.data[0].path], [400, 'direction']);
});

test('papers go to a European office when value, rate and importer are known, and low values by IOSS', async () => {
  const { no } = await made({ eori_no: null });
  const early = await move(no, 'SUBMITTED');
  assert.match(early.message, /Customs office, CIF value, VAT rate, Import VAT, EORI/);
  await save(no, { ...valued, office: 'BE101000' });
  assert.match((await move(no, 'SUBMITTED')).message, /EORI/);
  const low = await made({ eori_no: null, ioss_no: 'IM2760000001' });
  await save(low.no, { office: 'BE101000', cifValue: '148', vatRate: '19', vatWay: 'ioss' });
  assert.match((await move(low.no, 'SUBMITTED')).message, /unit price/i);
});

test('a European release is told of the order by the clocks there, apart from what China released, and not twice', async () => {
  const { no, orderNumber, id } = await made();
  const { made: china } = await make([orderNumber], { direction: 'import', businessType: '4' });
  await save(no, { ...valued, office: 'BE101000' });
  for (const to of ['SUBMITTED', 'CLEARING', 'TAX_DUE', 'TAX_PAID']) {
    const moved = await move(no, to, { reason: 'urgent' });
    assert.equal(moved.code, 200, `${to}: ${moved.message}`);
  }
  const [notice] = await house.rows<{ words: { amount: string } }>(
    `select words from notice where number = $1 and event = 'dutyToApprove'`,
    [no],
  );
  assert.equal(notice?.words.amount, 'EUR 2673.50');
  await noteOf(no);
  assert.equal((await move(no, 'RELEASED')).code, 200);
  // The declaration in China is still open, and keeps nothing back here.
  assert.equal(china.length, 1);
  const told = await house.rows<{ code: string; zone: string }>(
    `select code, zone from shipment_event where subject_id = $1 and source = 'system' and source_id like 'customs %' order by code`,
    [id],
  );
  assert.deepEqual(told, [
    { code: 'CUS_IN', zone: 'Europe/Brussels' },
    { code: 'CUS_RELEASED', zone: 'Europe/Brussels' },
  ]);
});

test('declarations are found by their territory, on both sides', async () => {
  const { no } = await made({}, { ...european, territory: 'GB', currency: 'GBP' });
  for (const [calls, path] of [
    [desk, '/opsapi/customs'],
    [customer, '/omsapi/customs'],
  ] as const) {
    const rows = (await calls.get(`${path}?territory=GB`)).data.rows;
    assert.deepEqual(
      rows.map(({ fileNo, territory }: Record<string, unknown>) => [fileNo, territory]),
      [[no, 'GB']],
    );
  }
});
