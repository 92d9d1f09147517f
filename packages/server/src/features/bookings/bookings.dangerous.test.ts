import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import type { DangerousRow } from '@loadline/contract/bookings/booking-dangerous';
import { blankDangerous } from '@loadline/contract/bookings/booking-dangerous';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { paper, uploadTo } from '../files/files.factory.ts';
import { addFlight } from '../flights/flights.factory.ts';
import { soundLine, soundContent as soundTrust, draftOf as trustDraft } from '../trusts/trusts.factory.ts';
import { bookingOn, confirming, draftOf, offerAir, stockNumbers, submittedBy } from './bookings.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
await stockNumbers(house, { code: 'CK', prefix: '112' });
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk());

function batteries(change: Partial<DangerousRow> = {}): DangerousRow {
  return {
    ...blankDangerous(newId()),
    entry: 'UN3481-contained',
    instruction: '967-II',
    packages: 18,
    netQuantity: '1.5',
    ...change,
  };
}

async function bookingWith(rows: readonly DangerousRow[]): Promise<BookingContent> {
  const content = bookingOn(await addFlight(house));
  return { ...content, dangerous: { ...content.dangerous, special: ['battery'], rows: [...rows] } };
}

test('a booking with batteries is handed in once each row of them is declared, and names the field until then', async () => {
  const none = await submittedBy(customer, await bookingWith([]));
  assert.deepEqual(
    [none.status, none.data.map((one: { path: string }) => one.path)],
    [400, ['dangerous.rows']],
  );
  const open = batteries({ entry: 'UN3480', instruction: '967-II', netQuantity: null });
  const wrong = await submittedBy(customer, await bookingWith([open]));
  assert.deepEqual(
    wrong.data.map((one: { path: string }) => one.path),
    [`dangerous.rows.${open.id}.netQuantity`, `dangerous.rows.${open.id}.instruction`],
  );
  assert.deepEqual(wrong.data[1].label, {
    zh: '危险品第 1 行 包装说明',
    en: 'Dangerous goods, row 1: Packing instruction',
  });
  const right = await submittedBy(customer, await bookingWith([batteries()]));
  assert.equal(right.code, 200, right.message);
  assert.deepEqual(right.data.content.dangerous.special, ['battery']);
});

test('goods that nobody has asked about cannot be handed in', async () => {
  const content = bookingOn(await addFlight(house));
  const silent = { ...content, dangerous: { ...content.dangerous, special: [] } };
  const refused = await submittedBy(customer, silent);
  assert.deepEqual(
    refused.data.map((one: { path: string }) => one.path),
    ['dangerous.special'],
  );
});

test('a trust order with batteries gives its booking the number, the packages and the property', async () => {
  const line = soundLine({ special: ['battery', 'magnetic'], unNo: 'UN3480' });
  const { trust } = await trustDraft(customer, soundTrust([line]));
  const { data } = await customer.post('/omsapi/booking/make', { trust: trust.trustNo });
  assert.deepEqual(data.content.dangerous.special, ['battery', 'magnetic']);
  const [row, ...more] = data.content.dangerous.rows;
  assert.deepEqual([row.entry, row.packages, more.length], ['UN3480', line.cartons, 0]);
});

test('a copy declares its goods under its own house waybills', async () => {
  const content = await bookingWith([]);
  const [first] = content.houses.rows;
  const declared = { ...content.dangerous, rows: [batteries({ house: first?.id ?? null })] };
  const { booking } = await draftOf(customer, { ...content, dangerous: declared });
  const { data } = await customer.post('/omsapi/booking/make', { copyOf: booking.bookingNo });
  const [row] = data.content.dangerous.rows;
  assert.equal(row.house, data.content.houses.rows[0].id);
  assert.notEqual(row.house, first?.id);
  assert.equal(row.entry, 'UN3481-contained');
});

test('a booking with batteries is confirmed once their papers are in, or somebody answers for it', async () => {
  const { data } = await submittedBy(customer, await bookingWith([batteries()]));
  const { id, bookingNo } = data.booking;
  const papers = ['UN383', 'MSDS', 'APPRAISAL'];
  assert.deepEqual(
    data.papers,
    papers.map((document) => ({ document, isThere: false })),
  );
  const asked = await desk.post('/opsapi/booking/confirm', confirming(data.booking));
  assert.deepEqual([asked.code, asked.data.reasons], [-1, ['papers']]);
  assert.match(asked.message, /UN38\.3.*MSDS/);
  for (const type of papers)
    assert.equal(
      (await uploadTo(customer, id, `${type}.pdf`, paper, { subject: 'booking', type })).code,
      200,
    );
  const seen = await desk.get(`/opsapi/booking/detail?no=${bookingNo}`);
  assert.ok(seen.data.papers.every(({ isThere }: { isThere: boolean }) => isThere));
  const done = await desk.post('/opsapi/booking/confirm', confirming(seen.data.booking));
  assert.equal(done.code, 200, done.message);
  const other = (await submittedBy(customer, await bookingWith([batteries()]))).data;
  const reason = 'The carrier has the papers';
  const passed = await desk.post('/opsapi/booking/confirm', { ...confirming(other.booking), reason });
  assert.equal(passed.code, 200, passed.message);
});

test('batteries that are not declared are confirmed by nobody', async () => {
  const row = batteries();
  const { booking } = (await submittedBy(customer, await bookingWith([row]))).data;
  await house.rows(
    `update booking set content = jsonb_set(content, '{dangerous,rows,0,instruction}', 'null') where id = $1`,
    [booking.id],
  );
  const refused = await desk.post('/opsapi/booking/confirm', { ...confirming(booking), reason: 'must go' });
  assert.deepEqual(
    [refused.status, refused.data.map((one: { path: string }) => one.path)],
    [400, [`dangerous.rows.${row.id}.instruction`]],
  );
});

test('how batteries are packed says whether a declaration of the shipper is called for', async () => {
  const rows = [batteries({ entry: 'UN3480', instruction: '965-IB' })];
  const { data } = await submittedBy(customer, await bookingWith(rows));
  assert.deepEqual(
    data.papers.map(({ document }: { document: string }) => document),
    ['UN383', 'MSDS', 'APPRAISAL', 'DGD'],
  );
});
