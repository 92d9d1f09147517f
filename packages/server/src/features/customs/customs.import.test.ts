import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { sheetsOf } from '../imports/imports.factory.ts';
import { addOrder } from '../orders/orders.factory.ts';
import {
  addOrderWithGoods,
  type DeclarationRow,
  declarationImports,
  deskCalls,
  declarationRow as right,
} from './customs.factory.ts';

const house = await openTestHouse();
const clerk = await house.as(await house.clerk());
const imports = declarationImports(clerk);
const { uploaded } = imports;
const { make, detail } = deskCalls(clerk);

const countOf = async () => Number((await clerk.get('/opsapi/customs/count')).data.total);

test('500 declarations come in one go, with the goods of their orders, and the same file once more changes nothing', async () => {
  const rows: DeclarationRow[] = [];
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

test('an order is named by whatever it is called, and a file that has no declaration yet is filled by its own number', async () => {
  const named = await addOrder(house, { reference_number: 'PO-WB-1' });
  const flown = await addOrder(house, { tracking_no: '11244172311' });
  assert.equal(await imports.imported([right(950, 'PO-WB-1; 112-4417 2311')]), 1);
  const [row] = (await clerk.get('/opsapi/customs?numbers=PO-WB-1')).data.rows;
  const { orders } = await detail(row.fileNo);
  assert.deepEqual(
    orders.map(({ orderNumber }: { orderNumber: string }) => orderNumber),
    [named.orderNumber, flown.orderNumber],
  );
  const { orderNumber } = await addOrderWithGoods(house);
  const [no] = (await make([orderNumber])).made;
  const header = {
    office: '2248',
    taxNature: '101',
    licenceNo: 'L-7',
    tradeCountry: '美国',
    finalDestination: '美国',
    sourcePlace: '深圳特区',
    packageType: '纸箱',
    netWeight: '140.25',
    remark: '无',
  };
  assert.equal(await imports.imported([{ fileNo: String(no), ...header }]), 1);
  const filled = await detail(String(no));
  assert.deepEqual([filled.file.status, filled.file.declarationNo], ['PREPARING', null]);
  const { office, licenceNo, tradeCountry, finalDestination, sourcePlace, packageType, netWeight, remark } =
    filled.header;
  assert.deepEqual(
    [office, licenceNo, tradeCountry, finalDestination, sourcePlace, packageType, netWeight, remark],
    ['2248', 'L-7', 'US', 'US', '深圳特区', 'carton', '140.250', '无'],
  );
});

test('a file is brought up to date by one row, and a number is taken once by each customer', async () => {
  const { orderNumber } = await addOrderWithGoods(house);
  const [no] = (await make([orderNumber])).made;
  const fileNo = String(no);
  const twice = await uploaded([
    { fileNo, declarationNo: '223320260040000960' },
    { fileNo, declarationNo: '223320260040000961' },
    { businessType: '空运出口', remark: '无单号' },
  ]);
  assert.deepEqual(twice.findings, [
    '2 declarationNo W05',
    '3 declarationNo E08',
    '3 declarationNo W05',
    '4 declarationNo E03',
    '4 orders E03',
    '4 currency E03',
  ]);
  const [ours, theirs] = [await addOrder(house), await addOrder(house, { org_id: house.orgB })];
  const shared = [right(970, ours.orderNumber), right(970, theirs.orderNumber)];
  assert.equal(await imports.imported(shared), 2);
  assert.equal(await imports.imported(shared), 0);
  const { declarationNo = '' } = right(970, '');
  assert.deepEqual((await uploaded([{ declarationNo, remark: '谁的' }])).findings.slice(0, 1), [
    '2 declarationNo E48',
  ]);
  await house.rows(`update customs_file set status = 'VOID' where declaration_no = $1 and org_id = $2`, [
    declarationNo,
    house.orgA,
  ]);
  assert.deepEqual((await uploaded([right(970, ours.orderNumber)])).findings, ['2 declarationNo E23']);
});

test('the workbook comes back with what is wrong in each row, and is put right in the preview', async () => {
  const { orderNumber } = await addOrder(house);
  const { id } = await uploaded([
    right(980, orderNumber, { remark: '无误' }),
    right(981, orderNumber, { totalTax: '1' }),
  ]);
  const [rows = []] = await sheetsOf((await imports.ask('marked', { id })).bytes);
  const said = rows.map(({ cells }) => cells.at(-1)?.text ?? '');
  assert.match(said[2] ?? '', /19790\.96/);
  assert.doesNotMatch(said[1] ?? '', /19790\.96/);
  const cells = [{ row: 3, key: 'totalTax', value: '19790.96' }];
  assert.equal((await imports.act('change', { id, cells })).data.import.errorRows, 0);
  assert.equal((await imports.importAll(id)).importedRecords, 2);
});

test('a workbook of one desk reaches no customer of another, and nobody else opens it', async () => {
  const theirs = await addOrder(house, { org_id: house.orgB });
  assert.equal(await imports.imported([right(990, theirs.orderNumber)]), 1);
  const { declarationNo = '' } = right(990, '');
  const narrow = declarationImports(await house.as(await house.clerk({ customers: [house.orgA] })));
  const { findings } = await narrow.uploaded([
    right(991, theirs.orderNumber),
    { declarationNo, remark: '别人的' },
  ]);
  assert.deepEqual(findings, ['2 orders E17', '3 orders E03', '3 businessType E03', '3 currency E03']);
  const customer = await house.as(await house.person());
  assert.equal((await customer.get('/opsapi/customs/imports')).status, 403);
});
