import assert from 'node:assert/strict';
import { test } from 'node:test';
import { elementsOfSummary, missingOfSummary } from '@loadline/contract/clearance/entry-summary.rules';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import type { OrderFacts } from '../orders/orders.factory.ts';
import { addOrderToAmerica, complete, entryCalls } from './clearance.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const foreign = await house.as(await house.person({ orgId: house.orgB }));
const desk = await house.as(await house.clerk());
const { make, detail, save, move, summary, file10and2, lock } = entryCalls(desk);

async function made(facts: OrderFacts = {}, written: object = {}) {
  const order = await addOrderToAmerica(house, { created_by: ana.userId, origin: 'PVG', ...facts });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  assert.equal((await save(no, { ...complete, entryNo: null, ...written })).code, 200);
  await house.rows(
    `insert into order_party (org_id, order_id, role, company, address, city, state, post_code)
     values ($1, $2, 'consignee', 'Shore FBA', '1 Harbor Way', 'Long Beach', 'CA', '90802')`,
    [house.orgA, order.id],
  );
  return { order, no };
}

/** The blocks as their customer reads them, by number. */
async function blocksOf(no: string): Promise<Record<string, string | null>> {
  const of = (await customer.get(`/omsapi/entries/detail?no=${no}`)).data;
  return Object.fromEntries(elementsOfSummary(of, 'en').map(({ block, value }) => [block, value]));
}

test('the data of the summary are read from orders, events, filing and profile, and nothing of them is typed again', async () => {
  const { order, no } = await made({ tracking_no: '160-11111111' }, { entryNo: '231-1234567-5' });
  await house.rows(`update orders set ein = '91-1144442' where id = $1`, [order.id]);
  await house.rows(
    `insert into tax_info (org_id, region, title, address, ein) values ($1, 'us', 'Harbor Imports LLC', '9 Ocean Ave, Los Angeles', '91-1144442')
     on conflict (org_id, region) do update set title = excluded.title, address = excluded.address, ein = excluded.ein`,
    [house.orgA],
  );
  const blocks = await blocksOf(no);
  assert.deepEqual(
    ['1', '2', '6', '9', '10', '12', '14', '21', '22', '23', '25', '26'].map((block) => blocks[block]),
    [
      '231-1234567-5',
      '01 Consumption, free and dutiable',
      '2720 L.A. INT. AIRPORT, CALIF.',
      '40 Air, non-container',
      'China',
      '160-11111111',
      'China',
      'W123',
      '91-1144442',
      '91-114444200',
      'Shore FBA, 1 Harbor Way, Long Beach, CA, 90802',
      'Harbor Imports LLC, 9 Ocean Ave, Los Angeles',
    ],
  );
  assert.match(blocks['19'] ?? '', /^PVG /);
  assert.match(blocks['20'] ?? '', /^LAX /);
  assert.equal(blocks['3'], null);
});

test('what nobody knows is typed by the desk, counts before what is known, and stands on the paper', async () => {
  const { no } = await made();
  const unknown = missingOfSummary(await detail(no), 'en').map(({ block }) => block);
  for (const block of ['3', '4', '13', '32', '41', '42'])
    assert.ok(
      unknown.some((one) => one === block),
      block,
    );
  const typed = {
    summaryOn: '2026-12-04',
    suretyNo: '036',
    transportMode: '41',
    unlading: '2704',
    itNo: '123456789',
    itOn: '2026-11-30',
    missingPapers: '01',
    consigneeNo: '91-114444200',
    importerName: 'Pacific Imports Inc., 5 Pier St, Long Beach',
    charges: '210.50',
    relationship: 'N',
    refundNo: '12-345678900',
    declarant: 'Ann Lee, attorney-in-fact',
    filer: 'Harbor Brokers Inc., 8 Dock St, Long Beach, +1 562 555 0100',
  };
  const saved = await summary(no, typed);
  assert.equal(saved.code, 200, saved.message);
  const blocks = await blocksOf(no);
  for (const [block, value] of [
    ['3', '2026-12-04'],
    ['4', '036'],
    ['9', '41 Air, container'],
    ['16', '123456789'],
    ['17', '2026-11-30'],
    ['18', '01'],
    ['22', '91-114444200'],
    ['26', 'Pacific Imports Inc., 5 Pier St, Long Beach'],
    ['32', 'USD 3,111.00 · USD 210.50 · Not related'],
    ['24', '12-345678900'],
    ['41', 'Ann Lee, attorney-in-fact'],
    ['42', 'Harbor Brokers Inc., 8 Dock St, Long Beach, +1 562 555 0100'],
    ['43', no],
  ] as const)
    assert.equal(blocks[block], value, block);
  assert.match(blocks['20'] ?? '', /^2704 /);
  const paper = await customer.get(`/omsapi/entries/paper?no=${no}`, { 'accept-language': 'en' });
  const text = (await textOfPdf(paper.bytes)).join('\n').replaceAll('\n', ' ');
  for (const words of [
    '4 Surety no.',
    '036',
    '16 I.T. no.',
    '123456789',
    '41 Air, container',
    'USD 210.50',
    '24 Reference no. (refunds)',
    '12-345678900',
    '42 Broker or filer',
    'Harbor Brokers Inc.',
    '25 Ultimate consignee',
    'Shore FBA',
  ])
    assert.ok(text.includes(words), `${words} in ${text}`);
  const [deed] = (await customer.get(`/omsapi/entries/history?no=${no}`)).data;
  assert.match(JSON.stringify(deed.changes), /210\.50/);
});

test('a number of the wrong shape is refused at its field, and taking a value away leaves what is known', async () => {
  const { no } = await made();
  for (const [wrong, path] of [
    [{ suretyNo: '36' }, 'suretyNo'],
    [{ itNo: '12' }, 'itNo'],
    [{ consigneeNo: '91-1144442' }, 'consigneeNo'],
    [{ charges: '-1' }, 'charges'],
  ] as const) {
    const refused = await summary(no, wrong);
    assert.deepEqual([refused.status, refused.data[0].path], [400, path], JSON.stringify(wrong));
  }
  await summary(no, { transportMode: '41' });
  await summary(no, {});
  assert.equal((await blocksOf(no))['9'], '40 Air, non-container');
});

test('what goes by sea is in a container where one has a number, and has the consignee of its security filing', async () => {
  const { order, no } = await made(
    { transport_type: '2', origin: 'CNNGB', destination: 'USLAX' },
    { port: '2704' },
  );
  assert.equal((await blocksOf(no))['9'], null);
  await house.rows(
    `insert into shipment_reference (org_id, order_id, kind, number, source, since) values ($1, $2, 'container', 'CSQU3054383', 'desk', now())`,
    [house.orgA, order.id],
  );
  await file10and2(no, { consigneeNo: '123-45-6789' });
  const blocks = await blocksOf(no);
  assert.equal(blocks['9'], '11 Vessel, container');
  // A person's number is whole at the desk alone.
  assert.equal(blocks['22'], '*******6789');
  assert.equal((await detail(no)).summary.toldConsigneeNo, '123-45-6789');
  await summary(no, { consigneeNo: '123-45-6780', refundNo: '123-45-6781' });
  const shown = await blocksOf(no);
  assert.deepEqual([shown['22'], shown['24']], ['*******6780', '*******6781']);
  assert.equal((await detail(no)).summary.refundNo, '123-45-6781');
  const told = await house.rows(`select changes from audit where subject = 'clearance'`);
  assert.doesNotMatch(JSON.stringify(told), /123-45-67/);
});

test('lines of several origins and makers say so, and another company neither reads nor writes of it', async () => {
  const { order, no } = await made();
  await house.rows(`update goods_line set origin = 'VN' where order_id = $1 and line_no = 2`, [order.id]);
  assert.equal((await blocksOf(no))['10'], 'MULTI');
  await move(no, 'SUBMITTED', { reason: '已递交' });
  assert.equal((await foreign.get(`/omsapi/entries/detail?no=${no}`)).status, 404);
  const body = { ...(await lock(no)), suretyNo: '036' };
  assert.equal((await customer.post('/opsapi/entries/summary', body)).status, 403);
  const stale = await desk.post('/opsapi/entries/summary', { ...body, version: body.version - 1 });
  assert.equal(stale.status, 409);
});
