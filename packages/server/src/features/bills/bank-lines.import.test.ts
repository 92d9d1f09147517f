import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { anAccount, bankCalls, rightLine } from './bank-lines.factory.ts';
import { aCompany } from './money.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
await aCompany(house);
await aCompany(house, 'HK');
await anAccount(house);
for (const currency of ['USD', 'HKD'])
  await anAccount(house, { company: 'HK', currency, no: '012-875-2088' });
const { bring, imports, lineOf } = bankCalls(desk);

async function flawsOf(rows: Parameters<typeof bring>[0], file?: Buffer) {
  const { data } = file ? await imports.upload(file, 'a.csv') : await uploaded(rows);
  return imports.findings(data.id);
}

async function uploaded(rows: Parameters<typeof bring>[0]) {
  const { filled } = await import('../imports/imports.factory.ts');
  const { bankLineSubject } = await import('@loadline/contract/bills/bank-line-import');
  return imports.upload(await filled(bankLineSubject, rows), 'a.xlsx');
}

test('a statement is recorded once however often it is brought, and what went out is passed over', async () => {
  const rows = [
    rightLine({ bankRef: 'A-1' }),
    rightLine({ bankRef: 'A-2', amount: '', paidOut: '35.00' }),
    rightLine({ bankRef: 'A-3', amount: '-9.00' }),
  ];
  assert.equal((await bring(rows)).importedRecords, 1);
  assert.equal((await bring([...rows, rightLine({ bankRef: 'A-4' })])).importedRecords, 1);
  const line = await lineOf('A-1');
  assert.deepEqual(
    [line.day, line.amount, line.companyCode, line.fileName],
    ['2026-11-20', '1200.00', 'SZ', 'icbc.xlsx'],
  );
});

test('the account says to which company the money came; one that is kept in several currencies needs the currency named', async () => {
  const hongKong = { accountNo: '0128752088', currency: '美元' };
  await bring([rightLine({ ...hongKong, bankRef: 'H-1' })]);
  const { companyCode, currency } = await lineOf('H-1');
  assert.deepEqual([companyCode, currency], ['HK', 'USD']);
  assert.deepEqual(
    await flawsOf([
      rightLine({ ...hongKong, currency: '' }),
      rightLine({ accountNo: '999999' }),
      rightLine({ currency: 'EUR' }),
      rightLine({ day: '2099-01-01' }),
      rightLine({ amount: '' }),
      rightLine({ day: 'soon' }),
    ]),
    ['2 currency E86', '3 accountNo E85', '4 currency E86', '5 day E87', '6 amount E03', '7 day E04'],
  );
});

test('a reference that is recorded with another amount, or stands twice in a file, is a fault in its cell', async () => {
  await bring([rightLine({ bankRef: 'D-1' })]);
  assert.deepEqual(
    await flawsOf([
      rightLine({ bankRef: 'D-1', amount: '7' }),
      rightLine({ bankRef: 'D-2' }),
      rightLine({ bankRef: 'D-2' }),
    ]),
    ['2 bankRef E88', '4 accountNo E08'],
  );
});

const statement = `交易日期,收款账号,币种,贷方金额,借方金额,对方户名,对方账号,交易流水号,摘要\r
20261120,"=""400002321900""",人民币,"86,420.00",,"宁波澄岸家居用品有限公司, 宁波","\t39010012 ",B-1,"FB2611100021 ""运费"""\r
2026-11-20 14:02:11,400002321900,,0.00,35.00,工商银行,,B-2,账户管理费\r
`;

test('a CSV is read in UTF-8 with or without its mark and in GBK, by the headings that banks use', async () => {
  const gbk = encodedInGbk(statement);
  for (const file of [Buffer.from(statement), Buffer.from(`\ufeff${statement}`), gbk]) {
    const { data, message } = await imports.upload(file, '工行流水.csv');
    assert.ok(data, message);
    assert.deepEqual([data.fileName, data.rows, data.errorCells], ['工行流水.xlsx', 2, 0]);
    await imports.importAll(data.id);
  }
  const line = await lineOf('B-1');
  assert.deepEqual(
    [line.amount, line.payer, line.payerAccount, line.note, line.day],
    ['86420.00', '宁波澄岸家居用品有限公司, 宁波', '39010012', 'FB2611100021 "运费"', '2026-11-20'],
  );
  assert.equal(await lineOf('B-2'), undefined);
});

test('what is called .csv and is no text is refused, and other imports take no CSV', async () => {
  const { message } = await imports.upload(Buffer.from([0x50, 0x4b, 3, 4, 0, 0, 0]), 'a.csv');
  assert.match(message, /damaged/i);
  const flights = await desk.upload('/opsapi/flights/imports', 'a.csv', Buffer.from('a,b'));
  assert.match(flights.message, /\.xlsx/);
});

test('three lines of a statement with English headings, parted by semicolons', async () => {
  const { data } = await imports.upload(
    Buffer.from(
      'Value date;Account No.;Currency;Credit;Payer;Reference;Description\n2026-11-19;400002321900;CNY;12.5;Maple Ltd;E-1;freight\n',
    ),
    'hsbc.CSV',
  );
  await imports.importAll(data.id);
  assert.equal((await lineOf('E-1')).amount, '12.50');
});

/** The characters of a text in GBK, found by decoding every pair of bytes. */
function encodedInGbk(text: string): Buffer {
  const decoder = new TextDecoder('gbk');
  const known = new Map<string, Buffer>();
  for (let high = 0x81; high <= 0xfe; high++)
    for (let low = 0x40; low <= 0xfe; low++) {
      const bytes = Buffer.from([high, low]);
      known.set(decoder.decode(bytes), bytes);
    }
  return Buffer.concat(
    [...text].map((sign) => (sign < '\u0080' ? Buffer.from(sign) : (known.get(sign) ?? Buffer.from('?')))),
  );
}
