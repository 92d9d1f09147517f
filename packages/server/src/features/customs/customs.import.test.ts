import assert from 'node:assert/strict';
import { test } from 'node:test';
import { customsImportSubject } from '@loadline/contract/customs/customs-import';
import { openTestHouse } from '../../testing/house.ts';
import { filled, importCalls } from '../imports/imports.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { addOrderWithGoods, deskCalls } from './customs.factory.ts';

const house = await openTestHouse();
const clerk = await house.as(await house.clerk());
const imports = importCalls(clerk, customsImportSubject);
const { make, detail } = deskCalls(clerk);

type Row = Readonly<Record<string, string>>;

const right = (sequence: number, orders: string, more: Row = {}): Row => ({
  declarationNo: `22332026104${String(sequence).padStart(7, '0')}`,
  orders,
  businessType: '空运进口清关',
  currency: 'USD',
  customsDate: '2026-11-17',
  tariff: '6625.38',
  vat: '13165.58',
  totalTax: '19790.96',
  ...more,
});

async function uploaded(rows: readonly Row[]) {
  const { data, message } = await imports.upload(
    await filled(customsImportSubject, rows),
    'declarations.xlsx',
  );
  assert.ok(data?.id, message);
  return { id: String(data.id), findings: await imports.findings(String(data.id)) };
}

const countOf = async () => Number((await clerk.get('/opsapi/customs/count')).data.total);

test('500 declarations come in one go, with the goods of their orders, and the same file once more changes nothing', async () => {
  const rows: Row[] = [];
  for (let at = 0; at < 500; at += 1) {
    const { orderNumber } = await addOrder(house);
    rows.push(right(at, orderNumber));
  }
  const { orderNumber } = await addOrderWithGoods(house);
  rows[0] = right(0, `${rows[0]?.['orders'] ?? ''}, ${orderNumber}`);
  const { id, findings } = await uploaded(rows);
  assert.deepEqual(findings, []);
  assert.equal((await imports.importAll(id)).importedRecords, 500);
  assert.equal(await countOf(), 500);
  const [first] = (await clerk.get(`/opsapi/customs?numbers=${orderNumber}`)).data.rows;
  assert.deepEqual(
    [first.declarationNo, first.direction, first.status, first.totalTax, first.customsDate, first.quantity],
    ['223320261040000000', 'import', 'SUBMITTED', '19790.96', '2026-11-17', 620],
  );
  const again = await uploaded(rows);
  assert.deepEqual(again.findings, []);
  assert.equal((await imports.importAll(again.id)).importedRecords, 0);
});

test('what was made before is brought up to date by its own number, where a row says something else', async () => {
  const { orderNumber } = await addOrderWithGoods(house);
  const [no] = (await make([orderNumber])).made;
  const row = {
    declarationNo: '223320260050000001',
    fileNo: String(no),
    customsDate: '2026-11-18',
    contractNo: 'QH-1',
  };
  const { id, findings } = await uploaded([row]);
  assert.deepEqual(findings, ['2 declarationNo W05', '2 customsDate W05', '2 contractNo W05']);
  await imports.importAll(id);
  const { file, header } = await detail(String(no));
  assert.deepEqual(
    [file.declarationNo, file.status, header.contractNo],
    ['223320260050000001', 'SUBMITTED', 'QH-1'],
  );
});

test('every row that cannot be is told with its reason, and nothing of it is written', async () => {
  const [ours, theirs] = [await addOrder(house), await addOrder(house, { org_id: house.orgB })];
  const before = await countOf();
  const { id, findings } = await uploaded([
    right(900, ours.orderNumber, { totalTax: '19790.95' }),
    right(901, ours.orderNumber, { declarationNo: '12345' }),
    right(902, 'NOPE'),
    right(903, `${ours.orderNumber}, ${theirs.orderNumber}`),
    right(904, ours.orderNumber, { businessType: '' }),
    right(905, ours.orderNumber, { fileNo: 'CD2601010001' }),
  ]);
  assert.deepEqual(findings, [
    '2 totalTax E41',
    '3 declarationNo E04',
    '4 orders E17',
    '5 orders E43',
    '6 businessType E03',
    '7 fileNo E42',
  ]);
  assert.equal((await imports.act('commit', { id })).code, -1);
  assert.equal(await countOf(), before);
});
