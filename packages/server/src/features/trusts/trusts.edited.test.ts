import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import type { TrustLine } from '@loadline/contract/trusts/trust-line';
import type { TrustParty } from '@loadline/contract/trusts/trust-party';
import { openTestHouse } from '../../testing/house.ts';
import { offerProduct, signed, soundContent, soundLine, submittedBy } from './trusts.factory.ts';

const house = await openTestHouse();
await offerProduct(house, house.orgA);
const calls = await house.as(await house.person());
const desk = await house.as(await house.clerk());

const reason = '客户要求更改';

/** Hands in, accepts, and gives the order that became of it. */
async function orderMadeOf(content: TrustContent): Promise<{ no: string; id: string }> {
  const { trust } = await submittedBy(calls, content);
  const reply = await desk.post('/opsapi/trust/accept', { id: trust.id, version: trust.version, orders: [] });
  assert.equal(reply.code, 200, reply.message);
  const no = reply.data.orders[0].orderNumber;
  const [row] = await house.rows<{ id: string }>('select id from orders where order_number = $1', [no]);
  assert.ok(row);
  return { no, id: row.id };
}

async function formOf(no: string) {
  return (await calls.get(`/omsapi/orders/form?no=${no}`)).data;
}

/** Its customer edits it, staff edit it, and once it has left its customer has it amended: all of that works. */
async function isEdited({ no, id }: { no: string; id: string }): Promise<void> {
  const first = await formOf(no);
  const saved = await calls.post('/omsapi/orders/save', {
    no,
    version: first.version,
    ...first.form,
    remark: '请打托',
  });
  assert.equal(saved.code, 200, saved.message);
  const byDesk = { id, version: saved.data.version, reason, ...first.form, remark: '轻放' };
  const changed = await desk.post('/opsapi/orders/save', byDesk);
  assert.equal(changed.code, 200, changed.message);
  await house.rows("update orders set status = 'DEPARTED' where id = $1", [id]);
  const { form, version } = await formOf(no);
  const asked = await calls.post('/omsapi/orders/amend', {
    no,
    version,
    reason,
    ...form,
    ein: '91-1144442',
    remark: null,
  });
  assert.equal(asked.code, 200, asked.message);
  const decided = await desk.post('/opsapi/orders/requests/decide', {
    requestId: asked.data.requestId,
    version: 1,
    accepted: true,
  });
  assert.equal(decided.code, 200, decided.message);
  const after = (await formOf(no)).form;
  assert.deepEqual([after.remark, after.ein], [null, '91-1144442']);
  assert.deepEqual(after.goods, form.goods);
  assert.deepEqual(after.cartons, form.cartons);
}

function containing(lines: TrustLine[], change: Partial<TrustContent> = {}): TrustContent {
  return { ...soundContent(lines), ...change };
}

test('an order of plain goods, of which nothing special was said, is edited and amended like any other', async () => {
  await isEdited(await orderMadeOf(containing([soundLine({ special: [] })])));
});

test('cargo at every limit of a trust order makes an order that is edited and amended with nothing lost', async () => {
  const lines = [
    soundLine({
      nameZh: '保'.repeat(100),
      nameEn: 'x'.repeat(200),
      hsCn: '9617001000123',
      hsDest: '9617001000',
      brand: '牌'.repeat(100),
      model: 'm'.repeat(100),
      material: '钢'.repeat(100),
      usage: '用'.repeat(100),
      origin: 'DE',
      special: ['general'],
    }),
    soundLine({
      cartons: 99_999,
      grossWeight: '0.001',
      netWeight: null,
      length: '0.1',
      width: '0.1',
      height: '0.1',
    }),
    soundLine({ cartons: 1, grossWeight: '99999', length: '2000', width: '2000', height: '2000' }),
    soundLine({ quantity: 99_999_999, unitPriceUsd: '0.0001' }),
    soundLine({ quantity: 1, unitPriceUsd: '9999999' }),
  ];
  const order = await orderMadeOf(containing(lines));
  const { form } = await formOf(order.no);
  assert.equal(form.goods[0].nameEn.length, 200);
  assert.deepEqual(form.goods[3], { ...form.goods[3], declaredQty: 99_999_999, totalPriceUsd: '10000.00' });
  const large = form.cartons.find(({ length }: { length: string }) => length === '2000.0');
  assert.deepEqual([large?.weight, large?.height], ['99999.000', '2000.0']);
  await isEdited(order);
});

test('companies, references and requests at every limit go with the order, whole', async () => {
  const company: TrustParty = {
    company: '公'.repeat(200),
    contact: '人'.repeat(60),
    phone: '1'.repeat(40),
    email: `${'a'.repeat(60)}@${'b'.repeat(51)}.example`,
    country: 'DE',
    state: '州'.repeat(60),
    city: '市'.repeat(100),
    address: '址'.repeat(300),
    postCode: '9'.repeat(20),
  };
  const sound = soundContent();
  const customerRef = `PO-${'R'.repeat(47)}`;
  const order = await orderMadeOf({
    ...sound,
    service: { ...sound.service, customerRef },
    parties: { ...sound.parties, shipper: company, consignee: company, notify: company },
    route: { ...sound.route, deliveryType: 'commercial', warehouseCode: 'W'.repeat(16), fbaIds: [] },
    terms: { ...sound.terms, specialHandling: '轻'.repeat(500) },
  });
  const { form } = await formOf(order.no);
  assert.deepEqual(
    [form.referenceNumber, form.remark.length, form.warehouseCode.length],
    [customerRef, 500, 16],
  );
  const { company: name, address, city, state, postCode, email, phone: tel } = company;
  for (const party of form.parties)
    assert.deepEqual(party, {
      role: party.role,
      company: name,
      address,
      city,
      state,
      postCode,
      email,
      tel,
      fax: null,
    });
  await isEdited(order);
});

test('what no order could carry is refused where it is typed, before anything is handed in', async () => {
  const heavy = soundLine({ cartons: 99_999, grossWeight: '99999' });
  const dear = soundLine({ quantity: 99_999_999, unitPriceUsd: '9999999' });
  for (const [line, path] of [
    [heavy, `cargo.lines.${heavy.id}.cartons`],
    [dear, `cargo.lines.${dear.id}.unitPriceUsd`],
  ] as const) {
    const made = await calls.post('/omsapi/trust/make', {});
    const { id, version } = made.data.trust;
    const saved = await calls.post('/omsapi/trust/save', { id, version, ...containing([line]) });
    const refused = await calls.post('/omsapi/trust/submit', signed(saved.data.trust));
    assert.equal(refused.status, 400);
    assert.deepEqual(
      refused.data.map((one: { path: string }) => one.path),
      [path],
    );
    const { data } = await calls.get(`/omsapi/trust/detail?no=${made.data.trust.trustNo}`);
    assert.equal(data.trust.state, 'DRAFT');
  }
});
