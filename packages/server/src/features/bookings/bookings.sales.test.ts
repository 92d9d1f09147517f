import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { bookingOn, offerAir, submittedBy } from './bookings.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk());

const ningbo = { kind: 'salesCompany', code: 'NB', nameZh: '宁波公司', nameEn: 'Ningbo Ltd', active: true };

function keep(change: object) {
  return desk.post('/opsapi/dictionaries/save', { ...ningbo, ...change });
}

async function offered(): Promise<string[]> {
  const { data } = await customer.get('/omsapi/booking/choices');
  return data.salesCompanies.map(({ value }: { value: string }) => value);
}

function sold(content: ReturnType<typeof bookingOn>, salesCompany: string) {
  return { ...content, terms: { ...content.terms, salesCompany } };
}

test('a sales company that staff add is among the choices, and a booking that names it is read by its name', async () => {
  await keep({});
  assert.deepEqual(await offered(), ['HQ', 'NB']);
  const { data } = await submittedBy(customer, sold(bookingOn(await addFlight(house)), 'NB'));
  assert.deepEqual([data.content.terms.salesCompany, data.salesCompany.en], ['NB', 'Ningbo Ltd']);
  const read = await desk.get(`/opsapi/booking/detail?no=${data.booking.bookingNo}`);
  assert.equal(read.data.salesCompany.zh, '宁波公司');
  const { data: history } = await customer.get(`/omsapi/booking/history?no=${data.booking.bookingNo}`);
  const told = history.flatMap(({ changes }: { changes: { field: string; to: string }[] }) => changes);
  assert.ok(
    told.some(({ to }: { to: string }) => to === 'Ningbo Ltd'),
    JSON.stringify(told),
  );
});

test('one that is out of use sells nothing more: a new booking is refused at the field, an old one still tells its name and is confirmed', async () => {
  const flight = await addFlight(house);
  const old = (await submittedBy(customer, sold(bookingOn(flight), 'NB'))).data.booking;
  await keep({ version: 1, active: false });
  assert.deepEqual(await offered(), ['HQ']);
  for (const code of ['NB', 'NOWHERE']) {
    const refused = await submittedBy(customer, sold(bookingOn(flight), code));
    assert.deepEqual([refused.status, refused.data[0].path], [400, 'terms.salesCompany']);
  }
  const read = await customer.get(`/omsapi/booking/detail?no=${old.bookingNo}`);
  assert.equal(read.data.salesCompany.zh, '宁波公司');
  const confirmed = await desk.post('/opsapi/booking/decide', {
    decision: 'confirm',
    bookings: [{ id: old.id, version: old.version }],
  });
  assert.doesNotMatch(confirmed.data[0].message ?? '', /销售|company/);
});
