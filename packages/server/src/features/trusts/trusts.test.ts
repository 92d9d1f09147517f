import assert from 'node:assert/strict';
import { test } from 'node:test';
import { openTestHouse } from '../../testing/house.ts';
import { draftOf, offerProduct, signed, soundContent, soundLine, submittedBy } from './trusts.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const ana = await house.person();
const calls = await house.as(ana);
const desk = await house.as(await house.clerk());

test('a draft gets a number at once, keeps whatever has been filled in, and tells its totals', async () => {
  const made = await calls.post('/omsapi/trust/make', {});
  assert.equal(made.code, 200, made.message);
  assert.match(made.data.trust.trustNo, /^WT\d{6}\d{4,}$/);
  assert.equal(made.data.trust.state, 'DRAFT');
  const { id, version } = made.data.trust;
  const line = soundLine({ unitPriceUsd: null });
  const content = soundContent([line]);
  const saved = await calls.post('/omsapi/trust/save', {
    id,
    version,
    ...content,
    service: { ...content.service, incoterm: null },
  });
  assert.equal(saved.code, 200, saved.message);
  assert.equal(saved.data.content.service.incoterm, null);
  assert.equal(saved.data.totals.cartons, 24);
  assert.equal(saved.data.totals.gross, '350.400');
  assert.equal(saved.data.totals.volume, '2.339');
  assert.equal(saved.data.totals.chargeable, '390.0');
  const { trust } = (await calls.get(`/omsapi/trust/detail?no=${made.data.trust.trustNo}`)).data;
  assert.deepEqual(
    [trust.pieces, trust.grossWeight, trust.volume, trust.fbaIds],
    [24, '350.400', '2.339', ['FBA15MMD8D01']],
  );
});

test('two windows on one draft: the second is told what stands and what it asked, and nothing is lost', async () => {
  const { trust, content } = await draftOf(calls);
  const early = { ...content, service: { ...content.service, customerRef: 'PO-EARLY' } };
  const first = await calls.post('/omsapi/trust/save', { id: trust.id, version: trust.version, ...early });
  assert.equal(first.data.trust.version, trust.version + 1);
  const late = { ...content, route: { ...content.route, warehouseCode: 'LGB8' } };
  const second = await calls.post('/omsapi/trust/save', { id: trust.id, version: trust.version, ...late });
  assert.equal(second.status, 409);
  assert.equal(second.data.current.route.warehouseCode, 'ONT8');
  assert.equal(second.data.current.service.customerRef, 'PO-EARLY');
  assert.equal(second.data.mine.route.warehouseCode, 'LGB8');
});

test('what is missing is named at its field, all at once, and nothing is handed in', async () => {
  const battery = soundLine({ special: ['battery'], netWeight: '20' });
  const { trust } = await draftOf(calls, {
    ...soundContent([battery]),
    route: { ...soundContent().route, warehouseCode: null, fbaIds: ['FB18QZ33'] },
  });
  const reply = await calls.post('/omsapi/trust/submit', { ...signed(trust), declared: false });
  assert.equal(reply.status, 400);
  const paths = reply.data.map(({ path }: { path: string }) => path);
  assert.deepEqual(
    paths.toSorted(),
    [
      'declared',
      'route.warehouseCode',
      'route.fbaIds',
      `cargo.lines.${battery.id}.netWeight`,
      `cargo.lines.${battery.id}.unNo`,
      `cargo.lines.${battery.id}.un383File`,
      `cargo.lines.${battery.id}.msdsFile`,
    ].toSorted(),
  );
  const after = await calls.get(`/omsapi/trust/detail?no=${trust.trustNo}`);
  assert.equal(after.data.trust.state, 'DRAFT');
});

test('a product that does not go where the goods do is told on the draft, handed in all the same, and told to who decides', async () => {
  const product = `中日空运 ${soundLine().id}`;
  await house.rows(
    `with c as (insert into channel (channel_id, name, name_en, transport, countries)
       values (gen_random_uuid(), $1, 'China to Japan air', '1', '{JP}') returning channel_id)
     insert into customer_channel (org_id, channel_id) select $2, channel_id from c`,
    [product, house.orgA],
  );
  const offered = await calls.get('/omsapi/trust/products');
  const found = offered.data.find((one: { channelName: string }) => one.channelName === product);
  assert.deepEqual(found.countries, ['JP']);
  const content = soundContent();
  const elsewhere = { ...content, service: { ...content.service, channelName: product } };
  const { trust, warnings } = await draftOf(calls, elsewhere);
  const paths = warnings.map(({ path }: { path: string }) => path);
  assert.ok(paths.includes('service.channelName'), JSON.stringify(warnings));
  assert.equal((await calls.post('/omsapi/trust/submit', signed(trust))).code, 200);
  const { data: handedIn } = await desk.get(`/opsapi/trust/detail?no=${trust.trustNo}`);
  const told = handedIn.warnings.find(({ path }: { path: string }) => path === 'service.channelName');
  assert.match(told?.says ?? '', /does not go to United States/, JSON.stringify(handedIn.warnings));
});

test('handing in keeps who signed, when, from where and which text', async () => {
  const { trust, signature } = await submittedBy(calls);
  assert.equal(trust.state, 'SUBMITTED');
  assert.equal(signature.name, '林知夏');
  assert.equal(signature.edition, '2026-09');
  assert.ok(signature.address.length > 0);
  assert.ok(Math.abs(Date.now() - Date.parse(signature.at)) < 60_000);
});

test('a returned trust order shows each reason at its field, is corrected and handed in again', async () => {
  const { trust, content } = await submittedBy(calls);
  const [line] = content.cargo.lines;
  const path = `cargo.lines.${line.id}.hsDest`;
  const back = await desk.post('/opsapi/trust/return', {
    id: trust.id,
    version: trust.version,
    corrections: [{ path, reason: '归类不对' }],
    reason: null,
  });
  assert.equal(back.code, 200, back.message);
  const seen = (await calls.get(`/omsapi/trust/detail?no=${trust.trustNo}`)).data;
  assert.equal(seen.trust.state, 'RETURNED');
  assert.deepEqual(seen.corrections, [{ path, reason: '归类不对' }]);
  const saved = await calls.post('/omsapi/trust/save', {
    id: trust.id,
    version: seen.trust.version,
    ...content,
  });
  const again = await calls.post('/omsapi/trust/submit', signed(saved.data.trust));
  assert.equal(again.data.trust.state, 'SUBMITTED', again.message);
  assert.deepEqual(again.data.corrections, []);
});

test('accepting makes the order with all that was asked for, and its customer finds it linked', async () => {
  const content = soundContent([soundLine(), soundLine({ nameZh: '台灯', cartons: 18, quantity: 432 })]);
  const { trust } = await submittedBy(calls, content);
  const reply = await desk.post('/opsapi/trust/accept', { id: trust.id, version: trust.version, orders: [] });
  assert.equal(reply.code, 200, reply.message);
  assert.equal(reply.data.trust.state, 'ACCEPTED');
  const [number] = reply.data.trust.orders;
  const { order, parties, goods, cartons } = (await calls.get(`/omsapi/orders/detail?no=${number}`)).data;
  assert.equal(order.referenceNumber, content.service.customerRef);
  assert.deepEqual([order.quantity, order.grossWeight, order.fbaNo], [42, '613.200', 'FBA15MMD8D01']);
  assert.deepEqual(
    parties.map(({ role }: { role: string }) => role),
    ['sender', 'consignee'],
  );
  assert.deepEqual(
    goods.map(({ totalPriceUsd }: { totalPriceUsd: string }) => totalPriceUsd),
    ['3456.00', '1036.80'],
  );
  assert.deepEqual(cartons.map(({ cartonNo }: { cartonNo: string }) => cartonNo).toSorted(), [
    '1-24',
    '25-42',
  ]);
});

test('a split shares out every carton: what does not add up makes no order at all', async () => {
  const line = soundLine();
  const { trust } = await submittedBy(calls, soundContent([line]));
  const part = (cartons: number, quantity: number) => ({
    parts: [{ lineId: line.id, cartons, quantity }],
    referenceNumber: null,
  });
  const body = { id: trust.id, version: trust.version };
  const uneven = await desk.post('/opsapi/trust/accept', { ...body, orders: [part(10, 600), part(10, 600)] });
  assert.equal(uneven.status, 400);
  assert.equal(uneven.data[0].path, `cargo.lines.${line.id}`);
  assert.deepEqual(await house.rows('select 1 from orders where trust_id = $1', [trust.id]), []);
  const split = await desk.post('/opsapi/trust/accept', { ...body, orders: [part(10, 600), part(14, 840)] });
  assert.equal(split.code, 200, split.message);
  assert.equal(split.data.orders.length, 2);
  assert.deepEqual(
    split.data.orders.map(({ quantity }: { quantity: number }) => quantity),
    [10, 14],
  );
});

test('when the second order cannot be made, the first was not either and it is still to be decided', async () => {
  const line = soundLine();
  const { trust } = await submittedBy(calls, soundContent([line]));
  const taken = (await submittedBy(calls)).trust;
  await desk.post('/opsapi/trust/accept', { id: taken.id, version: taken.version, orders: [] });
  const half = (referenceNumber: string | null) => ({
    parts: [{ lineId: line.id, cartons: 12, quantity: 720 }],
    referenceNumber,
  });
  const reply = await desk.post('/opsapi/trust/accept', {
    id: trust.id,
    version: trust.version,
    orders: [half(null), half(taken.customerRef)],
  });
  assert.equal(reply.code, -1, reply.message);
  assert.deepEqual(await house.rows('select 1 from orders where trust_id = $1', [trust.id]), []);
  const { data } = await desk.get(`/opsapi/trust/detail?no=${trust.trustNo}`);
  assert.equal(data.trust.state, 'SUBMITTED');
});

test('a credit hold only warns who submits, and stops who accepts until it is lifted', async () => {
  await house.rows(`update customer set on_hold = true, hold_reason = '逾期 30 天' where org_id = $1`, [
    house.orgA,
  ]);
  const { trust, creditOnHold } = await submittedBy(calls);
  assert.deepEqual([trust.state, creditOnHold], ['SUBMITTED', true]);
  const body = { id: trust.id, version: trust.version, orders: [] };
  const held = await desk.post('/opsapi/trust/accept', body);
  assert.equal(held.code, -1);
  assert.match(held.message, /ACME.*逾期 30 天|逾期 30 天/);
  await house.rows('update customer set on_hold = false, hold_reason = null where org_id = $1', [house.orgA]);
  assert.equal((await desk.post('/opsapi/trust/accept', body)).code, 200);
});

test('its orders drive it on: the first beyond ordered begins the execution, the last signed completes it', async () => {
  const [one, other] = [soundLine(), soundLine()];
  const { trust } = await submittedBy(calls, soundContent([one, other]));
  const whole = (id: string) => ({
    parts: [{ lineId: id, cartons: 24, quantity: 1440 }],
    referenceNumber: null,
  });
  await desk.post('/opsapi/trust/accept', {
    id: trust.id,
    version: trust.version,
    orders: [whole(one.id), whole(other.id)],
  });
  const stateNow = async () => (await calls.get(`/omsapi/trust/detail?no=${trust.trustNo}`)).data.trust.state;
  const orders = await house.rows<{ id: string }>('select id from orders where trust_id = $1 order by id', [
    trust.id,
  ]);
  const move = (at: number, status: string) =>
    house.rows('update orders set status = $2 where id = $1', [orders[at]?.id, status]);
  assert.equal(await stateNow(), 'ACCEPTED');
  await move(0, 'WH_IN');
  assert.equal(await stateNow(), 'IN_EXECUTION');
  await move(0, 'SIGNED');
  assert.equal(await stateNow(), 'IN_EXECUTION');
  await move(1, 'SIGNED');
  assert.equal(await stateNow(), 'COMPLETED');
});
