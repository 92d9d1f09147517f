import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TrustLine } from '@loadline/contract/trusts/trust-line';
import { openTestHouse } from '../../testing/house.ts';
import { offerProduct, soundContent, soundLine, submittedBy, testProduct } from './trusts.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const calls = await house.as(await house.person());
const desk = await house.as(await house.clerk());

test('every FBA shipment goes with an order: all with one, those that staff say with each of several', async () => {
  const ids = ['FBA15MMD8E01', 'FBA15MMD8E02', 'FBA15MMD8E03'];
  const content = soundContent([soundLine(), soundLine({ nameZh: '台灯' })]);
  const service = { ...content.service, customerRef: null };
  const asked = { ...content, service, route: { ...content.route, fbaIds: ids } };
  const fbaOf = async (shares: readonly object[] | null) => {
    const { trust, content: kept } = await submittedBy(calls, asked);
    const orders = shares?.map((share, at) => {
      const { id: lineId, cartons, quantity } = kept.cargo.lines[at];
      return { referenceNumber: null, parts: [{ lineId, cartons, quantity }], ...share };
    });
    const body = { id: trust.id, version: trust.version, orders: orders ?? [] };
    const { code, data, message } = await desk.post('/opsapi/trust/accept', body);
    if (code !== 200) return [message, data.map(({ path }: { path: string }) => path)];
    const made = await Promise.all(
      data.trust.orders.map((no: string) => calls.get(`/omsapi/orders/detail?no=${no}`)),
    );
    const found: { referenceNumber: string; fbaNo: string }[] = made.map(({ data: { order } }) => order);
    return found
      .toSorted((a, b) => a.referenceNumber.localeCompare(b.referenceNumber))
      .map(({ fbaNo }) => fbaNo);
  };
  assert.deepEqual(await fbaOf(null), [ids.join(', ')]);
  assert.deepEqual(await fbaOf([{}, {}]), ['FBA15MMD8E01, FBA15MMD8E03', 'FBA15MMD8E02']);
  const chosen = [{ fbaIds: ['FBA15MMD8E03'] }, { fbaIds: ['FBA15MMD8E01', 'FBA15MMD8E02'] }];
  assert.deepEqual(await fbaOf(chosen), ['FBA15MMD8E03', 'FBA15MMD8E01, FBA15MMD8E02']);
  const [, paths] = await fbaOf([{ fbaIds: ['FBA15FOREIGN'] }, {}]);
  assert.deepEqual(paths, ['orders.0']);

  // Each of them is a number of its order, wherever people look for it.
  for (const id of ids) {
    const { rows } = (await calls.get(`/omsapi/orders?search=${id}`)).data;
    assert.deepEqual(
      rows.map(({ fbaNo }: { fbaNo: string }) => fbaNo.includes(id)),
      [true, true, true],
      id,
    );
  }
});

test('an amendment adds and takes away shipments of the trust order, and leaves each order those it was given', async () => {
  const content = soundContent([soundLine(), soundLine({ nameZh: '台灯' })]);
  const asked = { ...content, route: { ...content.route, fbaIds: ['FBA15MMD8F01', 'FBA15MMD8F02'] } };
  const { trust, content: kept } = await submittedBy(calls, asked);
  const orders = kept.cargo.lines.map((line: TrustLine, at: number) => ({
    parts: [{ lineId: line.id, cartons: line.cartons, quantity: line.quantity }],
    referenceNumber: `FOLLOWS-${at + 1}`,
    fbaIds: at === 0 ? ['FBA15MMD8F02'] : ['FBA15MMD8F01'],
  }));
  const accepted = await desk.post('/opsapi/trust/accept', { id: trust.id, version: trust.version, orders });
  assert.equal(accepted.code, 200, accepted.message);
  const route = { ...kept.route, fbaIds: ['FBA15MMD8F02', 'FBA15MMD8F03'] };
  const wish = { id: trust.id, version: accepted.data.trust.version, why: 'replanned' };
  const wished = await calls.post('/omsapi/trust/amend', { ...wish, ...kept, route });
  assert.equal(wished.code, 200, wished.message);
  const [{ id: amendmentId }] = wished.data.amendments;
  const answers = [{ path: 'route.fbaIds', accepted: true, reason: null }];
  const answer = { id: trust.id, version: wished.data.trust.version, amendmentId, answers };
  const answered = await desk.post('/opsapi/trust/amendment', answer);
  assert.equal(answered.code, 200, answered.message);
  const rows = await house.rows<{ fba: string | null }>(
    `select fba_no as fba from orders where trust_id = $1 order by reference_number`,
    [trust.id],
  );
  assert.deepEqual(
    rows.map(({ fba }) => fba),
    ['FBA15MMD8F02, FBA15MMD8F03', null],
  );
});

test('the master bill that a customer brings along is a number of each order by sea, and of none by air before it is booked', async () => {
  const made = async (mode: '1' | '2', masterNo: string) => {
    await house.rows('update channel set transport = $2 where name = $1', [testProduct, mode]);
    const content = soundContent();
    const ports = mode === '2' ? { origin: 'CNYTN', destination: 'USLAX' } : {};
    const { trust } = await submittedBy(calls, {
      ...content,
      service: { ...content.service, mode, load: mode === '2' ? 'lcl' : null },
      route: { ...content.route, ...ports, masterNo },
    });
    const body = { id: trust.id, version: trust.version, orders: [] };
    const { data, message } = await desk.post('/opsapi/trust/accept', body);
    assert.ok(data?.trust, `${message} ${JSON.stringify(data)}`);
    const typed = encodeURIComponent(masterNo);
    const found = (await calls.get(`/omsapi/orders?search=${typed}`)).data.rows;
    return [data.trust.orders, found.map(({ orderNumber }: { orderNumber: string }) => orderNumber)];
  };
  const [bySea, found] = await made('2', 'COSU 6412-345670');
  assert.deepEqual(found, bySea);
  assert.deepEqual((await made('1', '784-12345675'))[1], []);
});
