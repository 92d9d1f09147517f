import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addOrderToAmerica, complete, entryCalls } from './clearance.factory.ts';

const house = await openTestHouse();
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make, detail, save, move, estimate } = entryCalls(desk);

async function entered(written: object = {}, facts: object = {}) {
  const order = await addOrderToAmerica(house, { created_by: ana.userId, ...facts });
  const no = String((await make([order.orderNumber])).data.file.fileNo);
  const { code, message } = await save(no, { ...complete, entryNo: null, ...written });
  assert.equal(code, 200, message);
  return { no, order };
}

const own = async (no: string) => (await customer.get(`/omsapi/entries/detail?no=${no}`)).data;

test('a continuous bond is measured by the duties of its importer in twelve months, this entry among them', async () => {
  const importer = { importerNo: '91-114444211', bondNo: '250007391', bondAmount: '50000' };
  const [first, second, old] = [await entered(importer), await entered(importer), await entered(importer)];
  await entered({ importerNo: '82-123456788' });
  for (const { no } of [first, second, old]) assert.equal((await estimate(no)).code, 200);
  for (const { no } of [first, old]) await move(no, 'SUBMITTED', { reason: '海关已接受' });
  await house.rows(
    `update us_entry_step p set at = now() - interval '13 months' from us_entry e where e.id = p.entry_id and e.file_no = $1`,
    [old.no],
  );
  // What is filed in these months counts, and the entry one looks at; what is only prepared, or older, does not.
  assert.deepEqual((await own(first.no)).bond, { duties: '786.66', entries: 1 });
  assert.deepEqual((await detail(second.no)).bond, { duties: '1573.32', entries: 2 });
  assert.deepEqual((await own(second.no)).bond, { duties: '1573.32', entries: 2 });
  const { bondNo, bondAmount } = (await own(first.no)).file;
  assert.deepEqual([bondNo, bondAmount], ['250007391', '50000.00']);
});

test('a bond for one entry, and one whose importer nobody knows, is measured by nothing', async () => {
  assert.equal((await own((await entered({ bondType: 'single' })).no)).bond, null);
  assert.equal((await own((await entered({ importerNo: null })).no)).bond, null);
});

test('an entry says its vessel and when it left and arrived, as events tell', async () => {
  const { no, order } = await entered({}, { transport_type: '2', origin: 'CNNGB', destination: 'USLAX' });
  for (const [code, at, zone] of [
    ['DEPARTED', '2026-10-20T04:00:00Z', 'Asia/Shanghai'],
    ['ARRIVED', '2026-11-04T16:00:00Z', 'America/Los_Angeles'],
  ])
    await house.rows(
      `insert into shipment_event (org_id, event_id, subject, subject_id, code, stage, classifier, occurred_at, zone, flight_or_vessel, source)
         values ($1, gen_random_uuid(), 'order', $2, $3, $3, 'ACT', $4, $5, 'COSCO SHIPPING ARIES 032E', 'operator')`,
      [house.orgA, order.id, code, at, zone],
    );
  const { file, isf } = await own(no);
  assert.deepEqual(
    [file.flight, file.departedAt, file.arrivedAt],
    ['COSCO SHIPPING ARIES 032E', '2026-10-20T04:00:00.000Z', '2026-11-04T16:00:00.000Z'],
  );
  assert.equal(isf.isfLateDue, '2026-11-03T16:00:00.000Z');
});

test('the day on which customs closed an entry is written once, and read by its customer', async () => {
  const { no } = await entered({ liquidatedOn: '2027-09-30' });
  assert.equal((await own(no)).file.liquidatedOn, '2027-09-30');
});
