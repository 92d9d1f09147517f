import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { offerProduct, soundContent, soundLine, submittedBy } from '../trusts/trusts.factory.ts';
import { addOrderWithGoods, deskCalls } from './customs.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { make } = deskCalls(desk);

async function declared(facts: object = {}, more: object = {}) {
  const way = { created_by: ana.userId, transport_type: '1', origin: 'PVG', destination: 'LAX' };
  const order = await addOrderWithGoods(house, { ...way, ...facts });
  await house.rows(
    `insert into order_party (org_id, order_id, role, company, address) values ($1, $2, 'sender', '宁波北仑五金有限公司', '北仑'),
       ($1, $2, 'consignee', 'Shore FBA', '1 Harbor Way')`,
    [house.orgA, order.id],
  );
  const { made } = await make([order.orderNumber], more);
  return { order, no: String(made[0]) };
}

const carriedOf = async (no: string) => (await customer.get(`/omsapi/customs/detail?no=${no}`)).data.carried;

test('the header of an export names who sends and receives, how and where the goods leave, as its orders know it', async () => {
  const { order, no } = await declared();
  const before = await carriedOf(no);
  assert.deepEqual(before, {
    partyInChina: '宁波北仑五金有限公司',
    partyAbroad: 'Shore FBA',
    transport: '5',
    conveyance: null,
    crossedOn: null,
    placesInChina: ['PVG'],
    placesAbroad: ['LAX'],
    countryAbroad: 'US',
    tradeMode: null,
    marks: null,
    quotedFreight: null,
    insuredValue: null,
  });
  await house.rows(
    `insert into shipment_event (org_id, event_id, subject, subject_id, code, stage, classifier, occurred_at, zone, flight_or_vessel, source)
     values ($1, $3, 'order', $2, 'DEPARTED', 'DEPARTED', 'ACT', '2026-11-19T20:30:00Z', 'Asia/Shanghai', 'CK221', 'operator')`,
    [house.orgA, order.id, newId()],
  );
  const after = await carriedOf(no);
  // Half past four in the morning of the twentieth, by the clocks of China.
  assert.deepEqual([after.conveyance, after.crossedOn], ['CK221', '2026-11-20']);
});

test('of an import the sender is abroad, and the port in China is where it arrives', async () => {
  const { no } = await declared(
    { transport_type: '2', origin: 'USLAX', destination: 'CNNGB', destination_country: 'CN' },
    { direction: 'import', businessType: '8' },
  );
  const carried = await carriedOf(no);
  assert.deepEqual(
    [carried.partyAbroad, carried.partyInChina, carried.transport],
    ['宁波北仑五金有限公司', 'Shore FBA', '2'],
  );
  assert.deepEqual([carried.placesInChina, carried.placesAbroad], [['CNNGB'], ['USLAX']]);
});

test('orders that go several ways have no transport in common, and each place stands once', async () => {
  const by = { created_by: ana.userId, destination: 'LAX' };
  const one = await addOrderWithGoods(house, { ...by, transport_type: '1', origin: 'PVG' });
  const other = await addOrderWithGoods(house, { ...by, transport_type: '2', origin: 'CNNGB' });
  const { made } = await make([one.orderNumber, other.orderNumber], { together: true });
  const carried = await carriedOf(String(made[0]));
  assert.equal(carried.transport, null);
  assert.deepEqual([carried.placesInChina, carried.placesAbroad], [['CNNGB', 'PVG'], ['LAX']]);
});

test('the trade mode and marks are those that the trust order says, and Europe asks for none of it', async () => {
  const { order, no } = await declared();
  const content = soundContent([soundLine()]);
  const { trust } = await submittedBy(customer, {
    ...content,
    service: { ...content.service, exportMode: '9810' },
    cargo: { ...content.cargo, marks: 'N/M' },
    terms: { ...content.terms, insuranceValue: '8800' },
  });
  await house.rows('update orders set trust_id = $2 where id = $1', [order.id, trust.id]);
  await house.rows(`update trust set quote = '{"currency": "USD", "amount": "3000.50"}' where id = $1`, [
    trust.id,
  ]);
  const carried = await carriedOf(no);
  assert.deepEqual([carried.tradeMode, carried.marks], ['9810', 'N/M']);
  assert.deepEqual([carried.quotedFreight, carried.insuredValue], ['USD 3000.50', 'USD 8800.00']);
  const toBerlin = await declared(
    { destination_country: 'DE', destination: 'FRA' },
    { direction: 'import', businessType: '1', territory: 'EU', currency: 'EUR' },
  );
  assert.equal(await carriedOf(toBerlin.no), null);
});
