import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderWithGoods, declarationImports, deskCalls } from './customs.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { uploaded, imported } = declarationImports(desk);
const { make, detail } = deskCalls(desk);

const ordered = () => addOrderWithGoods(house, { created_by: ana.userId, destination_country: 'DE' });
const union = { businessType: '欧洲空运专线', currency: 'EUR' };
const valued = { cifValue: '10000', tariff: '650', vatRate: '19', vatWay: '进口时缴纳' };

async function fileOf(orderNumber: string) {
  const [row] = (await desk.get(`/opsapi/customs?numbers=${orderNumber}`)).data.rows;
  return detail(String(row.fileNo));
}

test('an MRN brings a declaration in Europe: its territory, VAT worked out, steps by the clocks there, once', async () => {
  const [{ orderNumber }, british] = [await ordered(), await ordered()];
  const rows = [
    {
      ...union,
      ...valued,
      orders: orderNumber,
      declarationNo: '26BE000000000ABCD5',
      office: 'BE101000',
      status: '清关中',
      statusAt: '2026-11-20 10:00',
    },
    {
      ...union,
      currency: 'GBP',
      orders: british.orderNumber,
      declarationNo: '26GB000000000ABCD5',
      tariff: '5',
      vat: '0',
      vatWay: '递延申报（PVA / 第 23 条）',
    },
  ];
  assert.equal(await imported(rows), 2);
  const { file, header, steps } = await fileOf(orderNumber);
  assert.deepEqual(
    [file.territory, file.direction, file.taxCurrency, file.vat, file.totalTax, header.office, file.status],
    ['EU', 'import', 'EUR', '2023.50', '2673.50', 'BE101000', 'CLEARING'],
  );
  assert.equal(
    steps.find(({ step }: { step: string }) => step === 'CLEARING').at,
    '2026-11-20T09:00:00.000Z',
  );
  assert.equal((await fileOf(british.orderNumber)).file.territory, 'GB');
  const own = (await customer.get(`/omsapi/customs/detail?no=${file.fileNo}`)).data;
  assert.equal(own.file.totalTax, '2673.50');
  assert.equal(await imported(rows), 0);
});

test('what customs in Europe would not take stands at its cell, and nothing of the row is kept', async () => {
  const { orderNumber } = await ordered();
  const row = { ...union, ...valued, orders: orderNumber, declarationNo: '26BE000000000ABCD5' };
  const found = async (more: object) =>
    (await uploaded([{ ...row, declarationNo: '26DE0000000000XYZ1', ...more }])).findings;
  assert.deepEqual(await found({ vat: '2000' }), ['2 vat E53']);
  assert.deepEqual(await found({ office: '5316' }), ['2 office E04']);
  assert.deepEqual(await found({ vatWay: '延期账户缴纳' }), ['2 defermentNo E03']);
  assert.deepEqual(await found({ vatWay: 'ioss', currency: 'GBP' }), ['2 currency E52']);
  assert.deepEqual(await found({ vatWay: 'postponed', vat: '10' }), ['2 vat E53']);
  assert.deepEqual((await desk.get(`/opsapi/customs?numbers=${orderNumber}`)).data.rows, []);
});

test('what only Europe has is refused of a declaration in China, in its cell and at the desk', async () => {
  const { orderNumber } = await addOrderWithGoods(house, { created_by: ana.userId });
  const row = {
    orders: orderNumber,
    declarationNo: '223320261050000008',
    businessType: '空运出口',
    currency: 'USD',
  };
  const { findings } = await uploaded([{ ...row, cifValue: '10000', vatRate: '19', vatWay: '进口时缴纳' }]);
  assert.deepEqual(findings, ['2 cifValue E54', '2 vatRate E54', '2 vatWay E54']);
  assert.deepEqual((await desk.get(`/opsapi/customs?numbers=${orderNumber}`)).data.rows, []);
  assert.equal(await imported([row]), 1);
});

test('a file in Europe is filled by its own number, and takes no number of another territory', async () => {
  const { orderNumber } = await ordered();
  const european = { direction: 'import', territory: 'EU', businessType: '1', currency: 'EUR' };
  const fileNo = String((await make([orderNumber], european)).made[0]);
  const { findings } = await uploaded([{ fileNo, declarationNo: '223320261050000009' }]);
  assert.ok(findings.includes('2 declarationNo E04'), findings.join());
  assert.equal(await imported([{ ...valued, fileNo, declarationNo: '26FR000000000ABCD5' }]), 1);
  const { file } = await detail(fileNo);
  assert.deepEqual(
    [file.declarationNo, file.vat, file.status],
    ['26FR000000000ABCD5', '2023.50', 'SUBMITTED'],
  );
});
