import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { billCalls, layBilling } from './bills.factory.ts';
import { invoiceCalls, layHeading } from './invoices.factory.ts';

const house = await openTestHouse();
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk());
const { orgA, orgB } = house;
await layBilling(house);
await layHeading(house, orgA);
const { bill, ask, deed, issue, uninvoiced } = invoiceCalls(house, customer, desk);
const { drop } = billCalls(desk, orgA);

const told = async (org: string) =>
  (
    await house.rows<{ decision: string }>(
      `select words ->> 'decision' as decision from notice where org_id = $1 and event = 'invoiceIssued' order by created_at, 1`,
      [org],
    )
  ).map(({ decision }) => decision);

test('an invoice is asked for, approved, issued with its file and sent; its customer hears of each step and takes the file', async () => {
  const [one, other] = [await bill('1000.00'), await bill('234.50')];
  const { data: offer } = await customer.get(`/omsapi/invoices/offer?nos=${one.no}&nos=${other.no}`);
  assert.deepEqual(
    offer.bills.map((of: Record<string, string>) => of['uninvoicedAmount']),
    ['1000.00', '234.50'],
  );
  assert.deepEqual(offer.headings[0].taxNumber, '91440300MA5QHDEM2B');
  assert.equal(offer.headings[0].bankAccount, '***********0917');

  const asked = await ask([
    { billId: one.id, amount: '600.00' },
    { billId: other.id, amount: '234.50' },
  ]);
  const { invoice, parts } = asked.data;
  assert.match(invoice.requestNo, /^KP\d{10}$/);
  assert.deepEqual(
    [invoice.status, invoice.netAmount, invoice.taxAmount, invoice.actualInvoiceAmount, invoice.bills],
    ['REQUESTED', '834.50', '50.07', '884.57', 2],
  );
  assert.deepEqual([invoice.invoiceHeader, invoice.taxPoint], ['深圳启航示例', '6.00']);
  assert.deepEqual(
    parts.map((part: Record<string, string>) => [part['billNo'], part['billAmount'], part['amount']]),
    [
      [one.no, '1000.00', '600.00'],
      [other.no, '234.50', '234.50'],
    ],
  );
  assert.deepEqual([await uninvoiced(one.no), await uninvoiced(other.no)], ['400.00', '0.00']);

  const no = invoice.requestNo;
  const approved = await deed('approve', no);
  assert.equal(approved.data.invoice.bankAccount, '622200000000917');
  const issued = await issue(no, '24442000000012345678');
  assert.equal(issued.data.invoice.status, 'ISSUED', issued.message);
  assert.equal((await deed('send', no)).data.invoice.status, 'SENT');
  assert.deepEqual(await told(orgA), ['approved', 'invoiced', 'sent']);

  const own = (await customer.get(`/omsapi/invoices/detail?no=${no}`)).data.invoice;
  assert.deepEqual([own.invoiceNo, own.invoiceDate], ['24442000000012345678', '2026-11-20']);
  const file = await customer.get(`/omsapi/files/download?fileId=${own.fileId}`);
  assert.equal(file.status, 200);
  assert.match(file.bytes.toString('latin1'), /^%PDF/);
  const list = (await customer.get(`/omsapi/invoices?billNo=${one.no}`)).data.rows;
  assert.deepEqual(
    list.map(({ requestNo }: { requestNo: string }) => requestNo),
    [no],
  );
  const history = (await customer.get(`/omsapi/invoices/history?no=${no}`)).data;
  assert.ok(history.length >= 4);
  assert.ok(!JSON.stringify(history).includes('Clerk'), JSON.stringify(history));
});

test('tax that is added becomes a charge to bill, and what bills it is not invoiced once more', async () => {
  const { id, no } = await bill('500.00');
  const asked = await ask([{ billId: id, amount: '500.00' }]);
  await deed('approve', asked.data.invoice.requestNo);
  const charges = (await desk.get(`/opsapi/bills/charges?orgId=${orgA}&currency=CNY`)).data;
  const tax = charges.find(({ orderFee }: { orderFee: string }) => orderFee === '30.00');
  assert.equal(tax.feeEn, 'Tax on an invoice');
  const taxed = await billCalls(desk, orgA).issued([tax.id]);
  assert.deepEqual([await uninvoiced(taxed), await uninvoiced(no)], ['0.00', '0.00']);
  const refused = await deed('reject', asked.data.invoice.requestNo, { reason: 'late' });
  assert.match(refused.message, /Its tax stands on a bill already/);
});

test('a type whose tax is included asks for no more than was billed', async () => {
  const taxes = (await desk.get('/opsapi/invoice-taxes')).data;
  const normal = taxes.find(({ invoiceType }: { invoiceType: string }) => invoiceType === 'normal');
  const saved = { ...normal, taxPoint: '6', taxWay: 'included', changedWho: undefined, changedAt: undefined };
  const reply = await desk.post('/opsapi/invoice-taxes/save', saved);
  assert.equal(reply.code, 200, reply.message);
  assert.equal((await desk.post('/opsapi/invoice-taxes/save', saved)).status, 409);
  const { id } = await bill('100.00');
  const { invoice } = (await ask([{ billId: id, amount: '100.00' }], { invoiceType: 'normal' })).data;
  assert.deepEqual(
    [invoice.netAmount, invoice.taxAmount, invoice.actualInvoiceAmount],
    ['94.34', '5.66', '100.00'],
  );
  const before = (await desk.get(`/opsapi/bills/charges?orgId=${orgA}&currency=CNY`)).data.length;
  await deed('approve', invoice.requestNo);
  assert.equal((await desk.get(`/opsapi/bills/charges?orgId=${orgA}&currency=CNY`)).data.length, before);
});

test('no more is asked for than is left, and what is rejected can be asked for again', async () => {
  const { id, no } = await bill('300.00');
  assert.match(
    (await ask([{ billId: id, amount: '300.01' }])).message,
    new RegExp(`At most CNY 300.00 of bill ${no}`),
  );
  const first = (await ask([{ billId: id, amount: '200.00' }])).data.invoice;
  assert.match((await ask([{ billId: id, amount: '100.01' }])).message, /At most CNY 100.00/);
  const rejected = await deed('reject', first.requestNo, { reason: 'wrong header' });
  assert.deepEqual(
    [rejected.data.invoice.status, rejected.data.invoice.rejectedBecause],
    ['REJECTED', 'wrong header'],
  );
  assert.equal(await uninvoiced(no), '300.00');
  assert.match((await deed('approve', first.requestNo)).message, /rejected|final/i);
  const again = await ask([{ billId: id, amount: '300.00' }]);
  assert.equal(again.code, 200, again.message);
});

test('bills of two companies or currencies are not invoiced together, and a bill that is void or a credit note not at all', async () => {
  const [here, hongKong] = [
    await bill('10.00'),
    await bill('10.00', { companyCode: 'HK' }).catch(() => undefined),
  ];
  const dollars = await bill('10.00', { currency: 'USD' });
  const both = await ask([
    { billId: here.id, amount: '1.00' },
    { billId: dollars.id, amount: '1.00' },
  ]);
  assert.match(both.message, /one receiving company in one currency/);
  assert.ok(hongKong === undefined || hongKong.id !== here.id);
  const gone = await bill('10.00');
  await drop(gone.no);
  assert.match((await ask([{ billId: gone.id, amount: '1.00' }])).message, /cannot be invoiced/);
  const [credit] = await house.rows<{ id: string }>('select id from bill where credits_bill_id = $1', [
    gone.id,
  ]);
  assert.match((await ask([{ billId: credit?.id ?? '', amount: '1.00' }])).message, /cannot be invoiced/);
});

test('a bill that is being invoiced is not voided; after a rejection it is', async () => {
  const { id, no } = await bill('80.00');
  const { requestNo } = (await ask([{ billId: id, amount: '10.00' }])).data.invoice;
  assert.match((await drop(no)).message, new RegExp(`being invoiced \\(${requestNo}\\)`));
  await deed('reject', requestNo, { reason: 'to be voided' });
  assert.equal((await drop(no)).code, 200);
});

test('twenty requests at once take no cent of a bill twice, and one that is sent twice is one', async () => {
  const { id, no } = await bill('100.00');
  const replies = await Promise.all(Array.from({ length: 20 }, () => ask([{ billId: id, amount: '30.00' }])));
  assert.equal(replies.filter(({ code }) => code === 200).length, 3);
  assert.equal(await uninvoiced(no), '10.00');
  const twice = newId();
  const same = await Promise.all([1, 2].map(() => ask([{ billId: id, amount: '10.00' }], { id: twice })));
  assert.deepEqual(
    same.map(({ code }) => code),
    [200, 200],
  );
  assert.equal(await uninvoiced(no), '0.00');
});

test('whoever is connected, the database refuses more than a bill and a change of what was asked for', async () => {
  const { id } = await bill('50.00');
  const { id: invoiceId } = (await ask([{ billId: id, amount: '20.00' }])).data.invoice;
  const add = () =>
    house.rows(
      `with i as (insert into invoice (org_id, id, request_no, company_code, currency, invoice_type, tax_point, tax_way, invoice_header, tax_number, mail_to, created_by)
         values ($1, gen_random_uuid(), gen_random_uuid()::text, 'SZ', 'CNY', 'special', 6, 'added', 'x', 'x', 'x', gen_random_uuid()) returning org_id, id)
       insert into invoice_part select i.org_id, i.id, $2, 20 from i`,
      [orgA, id],
    );
  const outcomes = await Promise.allSettled(Array.from({ length: 6 }, add));
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1);
  await assert.rejects(
    house.rows('update invoice_part set amount = 1 where bill_id = $1', [id]),
    /is invoiced/,
  );
  await assert.rejects(house.rows('delete from invoice where id = $1', [invoiceId]), /is invoiced/);
  await assert.rejects(house.rows(`update bill set status = 'VOID' where id = $1`, [id]), /is invoiced/);
});

test('a file and a number belong to an issued invoice, and a number is given out once', async () => {
  const { id } = await bill('60.00');
  const [one, other] = [
    (await ask([{ billId: id, amount: '10.00' }])).data.invoice,
    (await ask([{ billId: id, amount: '10.00' }])).data.invoice,
  ];
  assert.match((await issue(one.requestNo)).message, /Approved|Requested/);
  for (const { requestNo } of [one, other]) await deed('approve', requestNo);
  const missing = { invoiceNo: '24442000000099', invoiceDate: '2026-11-20', fileId: newId() };
  assert.equal((await deed('issue', one.requestNo, missing)).status, 404);
  assert.equal((await issue(one.requestNo, '24442000000099')).code, 200);
  assert.match((await issue(other.requestNo, '24442000000099')).message, /entered already/);
});

test('another customer sees nothing of it; without tax info nothing is asked for', async () => {
  const stranger = await house.as(await house.person({ orgId: orgB }));
  const { id, no } = await bill('70.00');
  const { requestNo } = (await ask([{ billId: id, amount: '10.00' }])).data.invoice;
  assert.equal((await stranger.get(`/omsapi/invoices/detail?no=${requestNo}`)).status, 404);
  assert.equal((await stranger.get(`/omsapi/invoices/offer?nos=${no}`)).status, 404);
  assert.deepEqual((await stranger.get('/omsapi/invoices')).data.rows, []);
  const theirs = invoiceCalls(house, stranger, desk, orgB);
  assert.equal((await theirs.ask([{ billId: id, amount: '1.00' }])).status, 404);
  const own = await theirs.bill('20.00');
  assert.match((await theirs.ask([{ billId: own.id, amount: '1.00' }])).message, /tax info first/);
  const elsewhere = await house.as(await house.clerk({ customers: [orgB] }));
  assert.equal((await elsewhere.get(`/opsapi/invoices/detail?no=${requestNo}`)).status, 404);
  const looking = await house.as(await house.person({ permissions: ['bill:view'] }));
  assert.equal((await looking.get(`/omsapi/invoices/offer?nos=${no}`)).status, 403);
});
