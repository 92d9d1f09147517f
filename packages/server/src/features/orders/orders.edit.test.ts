import assert from 'node:assert/strict';
import { test } from 'node:test';
import { orderStatuses } from '@loadline/contract/codes/stage';
import { codesOf } from '@loadline/contract/kernel/code';
import type { OrderForm } from '@loadline/contract/orders/order-form';
import { rightGoods } from '@loadline/contract/orders/order-form.factory';
import type { OrderPart } from '@loadline/contract/orders/order-part';
import { lockedParts, orderPartKeys } from '@loadline/contract/orders/order-part';
import { viewerOfJob } from '../../kernel/viewer.ts';
import { openTestHouse } from '../../testing/house.ts';
import { entered, formAt, freshForm } from './orders.edit.factory.ts';
import { addChannels } from './orders.import.factory.ts';
import { chargeUnchargedJob } from './orders.uncharged.commands.ts';

const house = await openTestHouse();
await addChannels(house);
const owner = await house.person();
const ana = await house.as(owner);
const clerk = await house.clerk();
const desk = await house.as(clerk);

test('an order entered by hand stands as it was typed, with its totals, first milestone and history', async () => {
  const { no, form } = await entered(house, ana, { services: ['pickup', 'insurance'] });
  const { order, goods, cartons, parties, events } = (await ana.get(`/omsapi/orders/detail?no=${no}`)).data;
  assert.deepEqual(
    [order.status, order.quantity, order.grossWeight, order.volume, order.transportType, order.services],
    ['ORDERED', 4, '50.000', '0.384000', '1', ['pickup', 'insurance']],
  );
  assert.deepEqual([goods.length, cartons.length, parties.length, events.length], [1, 1, 2, 1]);
  const [made] = (await ana.get(`/omsapi/orders/history?no=${no}`)).data;
  assert.deepEqual([made.action, made.who], ['Created', `Name ${owner.username}`]);
  assert.deepEqual((await formAt(ana, no)).form, form);
});

test('an order is charged by what was declared until it is measured, by the rule of its product, and follows each change', async () => {
  const { no, id, form } = await entered(house, ana);
  const charged = async () => {
    const { order } = (await ana.get(`/omsapi/orders/detail?no=${no}`)).data;
    return `${Number(order.chargingWeight)} ${order.chargingUnit}`;
  };
  // 0.384 m³ come to 64 kg by 6000, more than the 50 kg on the scale.
  assert.equal(await charged(), '64 kg');
  const heavier = form.cartons.map((carton) => ({ ...carton, weight: '30.200' }));
  const saved = await ana.post('/omsapi/orders/save', { no, version: 1, ...form, cartons: heavier });
  assert.equal(saved.code, 200, saved.message);
  assert.equal(await charged(), '121 kg');
  await house.rows('update orders set charging_weight = null where id = $1', [id]);
  await chargeUnchargedJob(house.house).work(viewerOfJob('0', 'nobody'), {});
  assert.equal(await charged(), '121 kg');
});

test('what is wrong with it stands at the field, by the same rules as in a file', async () => {
  const form = freshForm({
    destinationCountry: 'US',
    goods: [rightGoods(), rightGoods({ hsDest: '12' }), rightGoods({ cartonNo: 'C9' })],
    fbaNo: 'NOT-FBA',
  });
  const reply = await ana.post('/omsapi/orders/create', form);
  const paths: string[] = reply.data.map(({ path }: { path: string }) => path);
  assert.equal(reply.status, 400);
  for (const path of ['fbaNo', 'goods.1.hsDest', 'goods.2.cartonNo'])
    assert.ok(paths.includes(path), paths.join(' '));
  const empty = await ana.post('/omsapi/orders/create', { ...form, goods: [] });
  assert.deepEqual(
    empty.data.map(({ path }: { path: string }) => path),
    ['goods'],
  );
});

test('a reference is used once, and a product only by those it was opened for', async () => {
  const { form } = await entered(house, ana);
  const again = await ana.post('/omsapi/orders/create', form);
  assert.equal(again.data[0].path, 'referenceNumber');
  await house.rows('delete from customer_channel where org_id = $1', [house.orgB]);
  const bo = await house.as(await house.person({ orgId: house.orgB }));
  const closed = await bo.post('/omsapi/orders/create', freshForm());
  assert.deepEqual([closed.status, closed.data[0].path], [400, 'channelName']);
});

/** One change in each part that is locked on its own. */
const changes: Readonly<Record<OrderPart, (form: OrderForm) => Partial<OrderForm>>> = {
  channel: () => ({ channelName: '中美海运整箱' }),
  services: () => ({ services: ['pickup'] }),
  cartons: ({ cartons }) => ({ cartons: cartons.map((one) => ({ ...one, weight: '13.000' })) }),
  destination: () => ({ amazonRef: 'ABCD1234' }),
  goods: () => ({ goods: [rightGoods({ nameZh: '不锈钢保温杯' })] }),
  customs: () => ({ isCustoms: false }),
  sender: (form) => party(form, 'sender'),
  consignee: (form) => party(form, 'consignee'),
  notifier: ({ parties }) => ({
    parties: [
      ...parties,
      {
        role: 'notifier',
        company: 'Notify Inc',
        address: '1 Road',
        city: null,
        state: null,
        postCode: null,
        tel: null,
        fax: null,
        email: null,
      },
    ],
  }),
  tax: () => ({ ein: '91-1144442' }),
  reference: ({ referenceNumber }) => ({ referenceNumber: `${referenceNumber}-2` }),
  remark: () => ({ remark: '请轻放' }),
};

function party({ parties }: OrderForm, role: string): Partial<OrderForm> {
  return { parties: parties.map((one) => (one.role === role ? { ...one, tel: '0755-7654321' } : one)) };
}

for (const status of codesOf(orderStatuses)) {
  test(`${status}: each part is open to its customer or locked as the table says, and what is refused is not written`, async () => {
    const locked = new Set(lockedParts(status));
    const { no, id } = await entered(house, ana, { status });
    for (const part of orderPartKeys) {
      const { form, version } = await formAt(ana, no);
      const asked = { ...form, ...changes[part](form) };
      const reply = await ana.post('/omsapi/orders/save', { no, version, ...asked });
      if (locked.has(part)) {
        assert.equal(reply.code, -1, `${part} ${reply.message}`);
        assert.deepEqual((await formAt(ana, no)).form, form, part);
      } else
        assert.deepEqual([reply.code, reply.data?.version], [200, version + 1], `${part} ${reply.message}`);
    }
    const { locked: told } = await formAt(ana, no);
    assert.deepEqual(new Set(told), locked);
    const [row] = await house.rows<{ quantity: number }>('select quantity from orders where id = $1', [id]);
    assert.equal(row?.quantity, 4);
  });
}

test('two who save at once: one does, the other is shown both', async () => {
  const { no, form } = await entered(house, ana);
  const save = (remark: string) => ana.post('/omsapi/orders/save', { no, version: 1, ...form, remark });
  const replies = await Promise.all([save('one'), save('other')]);
  assert.deepEqual(
    replies.map(({ status }) => status).toSorted((one, other) => one - other),
    [200, 409],
  );
  const refused = replies.find(({ status }) => status === 409);
  const kept = (await formAt(ana, no)).form.remark;
  assert.deepEqual(
    new Set([refused?.data.current.remark, refused?.data.mine.remark]),
    new Set(['one', 'other']),
  );
  assert.equal(refused?.data.current.remark, kept);
});

test('saving what stands changes nothing, and a change is told in words', async () => {
  const { no, form } = await entered(house, ana);
  const same = await ana.post('/omsapi/orders/save', { no, version: 1, ...form });
  assert.equal(same.data.version, 1);
  await ana.post('/omsapi/orders/save', {
    no,
    version: 1,
    ...form,
    goods: [rightGoods({ declaredQty: 48, totalPriceUsd: '115.20' })],
  });
  const [deed] = (await ana.get(`/omsapi/orders/history?no=${no}`)).data;
  assert.deepEqual(deed.changes[0], { field: 'Line 1 Declared quantity', from: '24', to: '48' });
});

test('staff change what is locked, for a reason, which the customer reads without their name', async () => {
  const { no, id, form } = await entered(house, ana, { status: 'DEPARTED' });
  const asked = { ...form, isCustoms: false };
  const reply = await desk.post('/opsapi/orders/save', { id, version: 1, reason: '客户来电更正', ...asked });
  assert.deepEqual([reply.code, reply.data.version], [200, 2]);
  const [deed] = (await ana.get(`/omsapi/orders/history?no=${no}`)).data;
  const why = deed.changes.find(({ field }: { field: string }) => field === 'Reason');
  assert.deepEqual([deed.who, why.to], ['', '客户来电更正']);
  await house.rows(`update orders set status = 'CLOSED' where id = $1`, [id]);
  const closed = await desk.post('/opsapi/orders/save', { id, version: 2, reason: 'again', ...form });
  assert.equal(closed.code, -1);
});

test('staff enter an order for a customer they serve, and for no other', async () => {
  const form = freshForm();
  const forAcme = { 'for-customer': house.orgA };
  const { data } = await desk.post('/omsapi/orders/create', form, forAcme);
  assert.equal((await formAt(ana, data.orderNumber)).form.referenceNumber, form.referenceNumber);
  const other = await house.as(await house.clerk({ customers: [house.orgB] }));
  const refused = await other.post('/omsapi/orders/create', freshForm(), forAcme);
  assert.equal(refused.status, 404);
});

test('what a cancelled order was called is free for another one, entered or imported, and for one alone', async () => {
  const { no, form } = await entered(house, ana);
  assert.equal((await ana.post('/omsapi/orders/create', form)).status, 400);
  assert.equal((await ana.post('/omsapi/orders/cancel', { no, reason: 'twice' })).data.cancelled, true);
  const again = await ana.post('/omsapi/orders/create', form);
  assert.equal(again.code, 200, again.message);
  assert.equal((await ana.post('/omsapi/orders/create', form)).status, 400);
  const { rows } = (await ana.get(`/omsapi/orders?numbers=${form.referenceNumber}`)).data;
  assert.deepEqual(rows.map((row: { status: string }) => row.status).toSorted(), ['CANCELLED', 'ORDERED']);
});
