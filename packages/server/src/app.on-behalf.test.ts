import assert from 'node:assert/strict';
import { test } from 'node:test';
import { bookingOn, handing, offerAir } from './features/bookings/bookings.factory.ts';
import { addFlight } from './features/flights/flights.factory.ts';
import {
  act,
  addChannels,
  ask,
  importAll,
  ordersOf,
  upload,
  workbookOf,
} from './features/orders/orders.import.factory.ts';
import { draftOf, offerProduct, signed, submittedBy } from './features/trusts/trusts.factory.ts';
import { onBehalfOf } from './testing/calls.ts';
import { openTestHouse } from './testing/house.ts';

const house = await openTestHouse();
await addChannels(house);
await offerProduct(house, house.orgA);
await offerAir(house, house.orgA);
const ana = await house.as(await house.person());
const bo = await house.as(await house.person({ orgId: house.orgB }));
const clerk = await house.clerk({ customers: [house.orgA] });
const desk = await house.as(clerk);
const forAcme = onBehalfOf(desk, house.orgA);
const name = `Name ${clerk.username}`;
const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

test('staff import a file for a customer in all three steps; the job that writes it is theirs, the orders the customer’s', async () => {
  const file = await workbookOf(ordersOf(3, (at) => ({ referenceNumber: `DESK-${at}`, cartonNo: `D${at}` })));
  const { data } = await upload(forAcme, file);
  assert.equal(data.readyOrders, 3);
  const cells = [{ row: 2, key: 'remark', value: 'by telephone' }];
  assert.equal((await act(forAcme, 'change', { id: data.id, cells })).code, 200);
  assert.equal((await ask(desk, 'detail', { id: data.id })).status, 403);
  const ended = await importAll(forAcme, data.id);
  assert.deepEqual([ended.state, ended.importedOrders], ['DONE', 3]);
  const theirs = (await ana.get(`/omsapi/orders?importId=${data.id}`)).data.rows;
  assert.equal(theirs.length, 3);
  const shown = (await desk.get(`/opsapi/orders?importId=${data.id}`)).data.rows;
  assert.deepEqual(
    new Set(shown.map((row: { customerCode: string }) => row.customerCode)),
    new Set(['ACME']),
  );
  assert.equal((await ask(ana, 'detail', { id: data.id })).code, 200);
  assert.equal((await ask(bo, 'detail', { id: data.id })).status, 404);
  const [deed] = (await ana.get(`/omsapi/orders/history?no=${theirs[0].orderNumber}`)).data;
  assert.deepEqual([deed.action, deed.who], ['Imported', name]);
});

test('an import begun for a customer is taken up again in their place when the program died', async () => {
  const file = await workbookOf(
    ordersOf(2, (at) => ({ referenceNumber: `AGAIN-${at}`, cartonNo: `A${at}` })),
  );
  const { data } = await upload(forAcme, file);
  await house.rows(
    `update data_import set state = 'COMMITTING', committed_by = created_by, committed_at = now(), taken_at = now() where id = $1`,
    [data.id],
  );
  for (;;) {
    const { state } = (await ask(ana, 'detail', { id: data.id })).data;
    if (state !== 'COMMITTING') {
      assert.equal(state, 'DONE');
      break;
    }
    await new Promise((next) => setTimeout(next, 20));
  }
});

test('a trust order is drafted and handed in for a customer, who sees the draft from the first key on', async () => {
  const { trust } = await draftOf(forAcme);
  const no = trust.trustNo;
  assert.equal((await ana.get(`/omsapi/trust/detail?no=${no}`)).data.trust.state, 'DRAFT');
  assert.equal((await desk.get(`/opsapi/trust/detail?no=${no}`)).status, 404);
  const filed = await forAcme.upload(
    `/omsapi/files/upload?subject=trust&id=${trust.id}&type=8`,
    'a.pdf',
    pdf,
  );
  assert.equal(filed.code, 200, filed.message);
  const submitted = await forAcme.post('/omsapi/trust/submit', signed(trust));
  assert.equal(submitted.code, 200, submitted.message);
  assert.equal((await desk.get(`/opsapi/trust/detail?no=${no}`)).data.trust.state, 'SUBMITTED');
  for (const history of [
    (await ana.get(`/omsapi/trust/history?no=${no}`)).data,
    (await desk.get(`/opsapi/trust/history?no=${no}`)).data,
  ]) {
    assert.deepEqual(new Set(history.map(({ who }: { who: string }) => who)), new Set([name]));
    const said = history[0].changes.find(({ field }: { field: string }) => field === 'On behalf of');
    assert.match(said.to, /ACME/);
  }
});

test('two on one draft, the customer and staff for them: the second is told what stands', async () => {
  const { trust, content } = await draftOf(ana);
  const save = { id: trust.id, version: trust.version, ...content };
  const mine = { ...save, service: { ...content.service, customerRef: 'PO-DESK' } };
  assert.equal((await forAcme.post('/omsapi/trust/save', mine)).code, 200);
  const late = await ana.post('/omsapi/trust/save', save);
  assert.deepEqual([late.status, late.data.current.service.customerRef], [409, 'PO-DESK']);
});

test('the booking draft that an accepted trust order prepared is completed by staff for its customer', async () => {
  const { trust } = await submittedBy(ana);
  const accepted = await desk.post('/opsapi/trust/accept', {
    id: trust.id,
    version: trust.version,
    orders: [],
    booking: true,
  });
  assert.equal(accepted.code, 200, accepted.message);
  const order = (await desk.get(`/opsapi/trust/detail?no=${trust.trustNo}`)).data;
  const prepared = order.bookings.find(({ draft }: { draft: boolean }) => draft);
  assert.ok(prepared);
  const draft = (await forAcme.get(`/omsapi/booking/detail?no=${prepared.bookingNo}`)).data.booking;
  const flight = await addFlight(house);
  const saved = await forAcme.post('/omsapi/booking/save', {
    id: draft.id,
    version: draft.version,
    ...bookingOn(flight),
  });
  assert.equal(saved.code, 200, saved.message);
  const submitted = await forAcme.post('/omsapi/booking/submit', handing(saved.data.booking));
  assert.equal(submitted.code, 200, submitted.message);
  assert.equal((await ana.get(`/omsapi/booking/detail?no=${prepared.bookingNo}`)).data.booking.status, '29');
  const [deed] = (await ana.get(`/omsapi/booking/history?no=${prepared.bookingNo}`)).data;
  assert.equal(deed.who, name);
  assert.equal((await desk.get(`/opsapi/booking/detail?no=${prepared.bookingNo}`)).code, 200);
  const found = (await ana.get(`/omsapi/booking?search=${prepared.bookingNo}`)).data.rows;
  assert.deepEqual(
    found.map(({ bookingNo }: { bookingNo: string }) => bookingNo),
    [prepared.bookingNo],
  );
  assert.equal((await bo.get(`/omsapi/booking/detail?no=${prepared.bookingNo}`)).status, 404);
});

test('staff begin a booking for a customer, hand it in, and it waits for the desk as the customer’s own', async () => {
  const made = await forAcme.post('/omsapi/booking/make', {});
  assert.equal(made.code, 200, made.message);
  const no = made.data.booking.bookingNo;
  assert.equal((await ana.get(`/omsapi/booking/detail?no=${no}`)).data.booking.status, 'DRAFT');
  assert.equal((await desk.get(`/opsapi/booking/detail?no=${no}`)).status, 404, 'a draft is the customer’s');
  const flight = await addFlight(house);
  const { id, version } = made.data.booking;
  const saved = await forAcme.post('/omsapi/booking/save', { id, version, ...bookingOn(flight) });
  assert.equal(saved.code, 200, saved.message);
  const handed = await forAcme.post('/omsapi/booking/submit', handing(saved.data.booking));
  assert.equal(handed.code, 200, handed.message);
  const theirs = (await ana.get(`/omsapi/booking/detail?no=${no}`)).data;
  assert.equal(theirs.booking.status, '29');
  const { rows } = (await desk.get(`/opsapi/booking?search=${no}`)).data;
  assert.deepEqual(
    rows.map(({ bookingNo, customerCode, status }: Record<string, string>) => [
      bookingNo,
      customerCode,
      status,
    ]),
    [[no, 'ACME', '29']],
  );
  const [held] = await house.rows<{ org_id: string }>(
    'select s.org_id from slot_reservation s where s.booking_id = $1 and s.flight_id = $2',
    [id, flight.id],
  );
  assert.equal(held?.org_id, house.orgA, 'it holds the customer’s room');
  const history = (await ana.get(`/omsapi/booking/history?no=${no}`)).data;
  assert.deepEqual(new Set(history.map(({ who }: { who: string }) => who)), new Set([name]));
  assert.ok(
    history.every(({ changes }: { changes: { field: string; to: string }[] }) =>
      changes.some(({ field, to }) => field === 'On behalf of' && to.includes('ACME')),
    ),
  );
  assert.equal((await bo.get(`/omsapi/booking/detail?no=${no}`)).status, 404);
});

test('who sees but their own finds what staff enter for them: order, import, trust order and its orders', async () => {
  const [own, other] = [await house.person({ authority: 'own' }), await house.person({ authority: 'own' })];
  const [eve, bea] = [await house.as(own), await house.as(other)];
  const forEve = onBehalfOf(desk, house.orgA, own.userId);
  const listed = async (calls: typeof eve, what: string) => (await calls.get(`/omsapi/${what}`)).data.rows;

  const file = await workbookOf(ordersOf(1, () => ({ referenceNumber: 'EVES-1', cartonNo: 'E1' })));
  const { data } = await upload(forEve, file);
  assert.equal((await importAll(forEve, data.id)).state, 'DONE');
  const [imported, ...none] = await listed(eve, 'orders');
  assert.deepEqual([imported.referenceNumber, none.length], ['EVES-1', 0]);
  const { order } = (await eve.get(`/omsapi/orders/detail?no=${imported.orderNumber}`)).data;
  assert.equal(order.contact, `Name ${own.username}`);
  assert.deepEqual(await listed(bea, 'orders'), []);

  const { trust } = await submittedBy(forEve);
  assert.equal((await listed(eve, 'trust'))[0].trustNo, trust.trustNo);
  const accepted = await desk.post('/opsapi/trust/accept', {
    id: trust.id,
    version: trust.version,
    orders: [],
  });
  assert.equal(accepted.code, 200, accepted.message);
  assert.equal((await listed(eve, 'orders')).length, 2, 'the import’s and the trust order’s');
  for (const what of ['orders', 'trust']) assert.deepEqual(await listed(bea, what), []);
});

test('nobody of another company is the contact, nor one who may not sign in: they are not there', async () => {
  const gone = await house.person();
  await house.rows('update app_user set enabled = false where user_id = $1', [gone.userId]);
  const stranger = await house.person({ orgId: house.orgB });
  for (const contact of [gone.userId, stranger.userId, clerk.userId, 'nonsense']) {
    const { status } = await onBehalfOf(desk, house.orgA, contact).get('/omsapi/trust');
    assert.equal(status, 404, contact);
  }
  const people = (await desk.get(`/opsapi/customers/enterForContact?customerId=${house.orgA}`)).data;
  assert.ok(people.length > 0 && !people.some(({ id }: { id: string }) => id === gone.userId));
  const theirs = await desk.get(`/opsapi/customers/enterForContact?customerId=${house.orgB}`);
  assert.deepEqual(theirs.data, [], 'of a customer of another team');
});
