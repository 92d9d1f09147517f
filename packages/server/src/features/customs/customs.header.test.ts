import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderWithGoods, declarationImports, deskCalls } from './customs.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, save } = deskCalls(desk);
const { uploaded, imported } = declarationImports(desk);

async function declaration(more: object = {}) {
  const { orderNumber } = await addOrderWithGoods(house, { created_by: ana.userId });
  const [no] = (await make([orderNumber], more)).made;
  return String(no);
}

const keys = ['recordNo', 'maker', 'freightCharge', 'insuranceCharge', 'otherCharge', 'attachedPapers'];
const typedOf = (header: Record<string, unknown>) => keys.map((key) => header[key]);

test('record, maker, charges and attached documents are typed as people write them, and both sides read them as customs do', async () => {
  const no = await declaration();
  const { code } = await save(no, {
    recordNo: 'b5123 5000001',
    maker: '宁波北仑五金有限公司',
    freightCharge: 'usd 3,000',
    insuranceCharge: '0.3%',
    otherCharge: 'USD/-50/3',
    attachedPapers: 'Y：F26A001；4: 26-AA-100001',
  });
  assert.equal(code, 200);
  const written = [
    'B51235000001',
    '宁波北仑五金有限公司',
    'USD/3000/3',
    '/0.3/1',
    'USD/-50/3',
    'Y:F26A001; 4:26-AA-100001',
  ];
  assert.deepEqual(typedOf((await detail(no)).header), written);
  const { data } = await customer.get(`/omsapi/customs/detail?no=${no}`);
  assert.deepEqual(typedOf(data.header), written);
});

test('what customs would not take of them is refused by its name, and nothing of the header is kept', async () => {
  const no = await declaration();
  const refused = async (more: object) => (await save(no, { ...more, contractNo: 'X-1' })).message;
  assert.match(await refused({ recordNo: '123' }), /Record no/);
  assert.match(await refused({ freightCharge: 'XYZ/30/3' }), /Freight declared/);
  assert.match(await refused({ insuranceCharge: 'USD/30/2' }), /Insurance declared/);
  assert.match(await refused({ freightCharge: 'USD/-30/3' }), /Freight declared/);
  assert.match(await refused({ otherCharge: '120%' }), /Other charges declared/);
  assert.match(await refused({ attachedPapers: '原产地证' }), /Attached documents/);
  assert.deepEqual((await detail(no)).header.contractNo, null);
  const european = await declaration({
    direction: 'import',
    territory: 'EU',
    businessType: '1',
    currency: 'EUR',
  });
  assert.match((await save(european, { recordNo: 'B51235000001' })).message, /Record no/);
});

test('a workbook of declarations brings them, says in which cell one is wrong, and changes nothing the second time', async () => {
  const no = await declaration();
  const row = {
    fileNo: no,
    recordNo: 'B51235000001',
    maker: '宁波北仑五金有限公司',
    freightCharge: 'USD 3000.50',
    insuranceCharge: '0.3%',
    otherCharge: 'CNY/200/3',
    attachedPapers: 'Y:F26A001',
  };
  const wrong = await uploaded([{ ...row, recordNo: '1', attachedPapers: 'F26A001' }]);
  const errors = wrong.findings.filter((one) => / E/.test(one));
  assert.deepEqual(errors, ['2 recordNo E04', '2 attachedPapers E04']);
  assert.equal((await detail(no)).header.maker, null);
  assert.equal(await imported([row]), 1);
  assert.deepEqual(typedOf((await detail(no)).header), [
    'B51235000001',
    '宁波北仑五金有限公司',
    'USD/3000.50/3',
    '/0.3/1',
    'CNY/200/3',
    'Y:F26A001',
  ]);
  assert.equal(await imported([row]), 0);
  const european = await declaration({
    direction: 'import',
    territory: 'GB',
    businessType: '1',
    currency: 'GBP',
  });
  const { findings } = await uploaded([{ fileNo: european, freightCharge: 'GBP 30' }]);
  assert.ok(findings.includes('2 freightCharge E60'), findings.join());
});
