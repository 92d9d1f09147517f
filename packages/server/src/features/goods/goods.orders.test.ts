import assert from 'node:assert/strict';
import { test } from 'node:test';
import { rightForm, rightGoods } from '@loadline/contract/orders/order-form.factory';
import { openTestHouse } from '../../testing/house.ts';
import { midCalls } from '../mids/mids.factory.ts';
import {
  addChannels,
  ask,
  importAll,
  ordersOf,
  upload,
  workbookOf,
} from '../orders/orders.import.factory.ts';
import { goodsCalls } from './goods.factory.ts';

const house = await openTestHouse();
await addChannels(house);
const ana = await house.person();
const customer = await house.as(ana);
const desk = await house.as(await house.clerk());
const { keep, bind } = goodsCalls(customer);

const [hts, laterHts, hsCn, laterHsCn] = ['9617001000', '9617003000', '9617009000', '9617001900'];
const [hengtai, fir] = ['CNNINBEI266NIN', 'CNFIRWOR266NIN'];
const { inForce } = midCalls(customer, desk);
await inForce();
await inForce({ name: 'Fir Works' });
const bottle = await keep({ sku: 'BTL-1', nameZh: '保温杯', nameEn: 'Stainless bottle' });
await bind(bottle, 'hts', hts, { validFrom: '2026-01-01' });
await bind(bottle, 'hsCn', hsCn, { validFrom: '2026-01-01' });
await bind(bottle, 'mid', hengtai, { validFrom: '2026-01-01' });

interface Goods {
  readonly lineNo: number;
  readonly hsCn: string | null;
  readonly hsCnBound: string | null;
  readonly hsDest: string;
  readonly mid: string | null;
  readonly changes: readonly { kind: string; was: string; now: string; on: string }[];
}

const detail = async (no: string, calls = customer) =>
  (await calls.get(`/${calls === desk ? 'opsapi' : 'omsapi'}/orders/detail?no=${no}`)).data;
const goodsOf = async (no: string): Promise<Goods> => (await detail(no)).goods[0];
const take = async (no: string, lines: readonly number[], calls = customer) =>
  calls.post('/omsapi/orders/codes/take', { no, version: (await detail(no)).order.version, lines });

async function entered(referenceNumber: string, line: Parameters<typeof rightGoods>[0]): Promise<string> {
  const form = rightForm({ referenceNumber, goods: [rightGoods(line)] });
  const { data, message } = await customer.post('/omsapi/orders/create', { ...form });
  if (!data) throw new Error(message);
  return data.orderNumber;
}

test('an imported order takes blank codes from what its goods are bound to, and says so of each cell', async () => {
  const file = await workbookOf(
    ordersOf(2, (at) => ({
      referenceNumber: `BOUND-${at}`,
      hsCn: '',
      hsDest: '',
      ...(at === 1 && { nameZh: '别的杯子', nameEn: 'Another cup' }),
    })),
  );
  const { data } = await upload(customer, file);
  assert.equal(data.readyOrders, 1);
  const { data: rows } = await ask(customer, 'rows', { id: data.id });
  const found = JSON.stringify(rows);
  assert.match(found, /W09/);
  assert.match(found, new RegExp(`"value":"${hts}"`));
  const { importedOrders } = await importAll(customer, data.id);
  assert.equal(importedOrders, 1);
  const [made] = await house.rows<{ hsDest: string; hsCn: string }>(
    `select g.hs_dest as "hsDest", g.hs_cn as "hsCn" from goods_line g join orders o on o.org_id = g.org_id and o.id = g.order_id
     where o.reference_number = 'BOUND-0'`,
  );
  assert.deepEqual(made, { hsDest: hts, hsCn });
});

test('a number of the United States is not taken for another country', async () => {
  const file = await workbookOf(
    ordersOf(1, () => ({
      referenceNumber: 'BOUND-CA',
      hsDest: '',
      destinationCountry: 'CA',
      'consignee.state': 'ON',
      'consignee.postCode': 'M5H 2N2',
    })),
  );
  const { data } = await upload(customer, file);
  assert.equal(data.readyOrders, 0);
});

test('a typed order takes the China HS code and shows the MID of its goods, named by SKU or by both names', async () => {
  const bySku = await goodsOf(
    await entered('FORM-SKU', { sku: 'BTL-1', nameZh: '杯', nameEn: 'Cup', hsCn: null }),
  );
  assert.deepEqual([bySku.hsCn, bySku.mid], [hsCn, hengtai]);
  const written = await goodsOf(await entered('FORM-OWN', { hsCn: '9617001100' }));
  assert.deepEqual([written.hsCn, written.mid, written.changes], ['9617001100', hengtai, []]);
  const other = await goodsOf(
    await entered('FORM-OTHER', { nameZh: '别的杯子', nameEn: 'Another cup', hsCn: '9617009000' }),
  );
  assert.deepEqual([other.mid, other.changes], [null, []]);
});

test('an order says which of its goods are bound to other codes since, and its customer takes them over by one deed', async () => {
  const no = await entered('CHANGED', { hsCn });
  await bind(bottle, 'hts', laterHts, { validFrom: '2026-02-01' });
  await bind(bottle, 'hsCn', laterHsCn, { validFrom: '2026-03-01' });
  await bind(bottle, 'mid', fir, { validFrom: '2026-04-01' });
  const line = await goodsOf(no);
  assert.deepEqual(
    line.changes.map(({ kind, was, now, on }) => [kind, was, now, on]),
    [
      ['hts', hts, laterHts, '2026-02-01'],
      ['hsCn', hsCn, laterHsCn, '2026-03-01'],
    ],
  );
  assert.equal(line.mid, fir);
  assert.deepEqual((await detail(no, desk)).goods[0].changes, line.changes);
  assert.match((await take(no, [7])).message, /Lines: lines whose goods are bound to another code since/);
  const { code, message } = await take(no, [1]);
  assert.equal(code, 200, message);
  const after = await goodsOf(no);
  assert.deepEqual([after.hsDest, after.hsCn, after.changes], [laterHts, laterHsCn, []]);
  const history = await customer.get(`/omsapi/orders/history?no=${no}`);
  assert.match(
    history.bytes.toString(),
    new RegExp(`${laterHts}[^]*${laterHsCn}|${laterHsCn}[^]*${laterHts}`),
  );
  assert.match((await take(no, [1])).message, /Lines/);
});

test('an order that was written before anything was bound to its goods says what they are bound to since', async () => {
  const cup = await keep({ sku: 'CUP-1', nameZh: '马克杯', nameEn: 'Mug' });
  const line = { nameZh: '马克杯', nameEn: 'Mug', hsDest: laterHts };
  const [before, spite] = [await entered('BEFORE-CUP', line), 'SPITE-CUP'];
  assert.deepEqual((await goodsOf(before)).changes, []);
  await bind(cup, 'hts', hts, { validFrom: '2026-01-01' });
  const told = (await goodsOf(before)).changes.map(({ kind, was, now }) => [kind, was, now]);
  assert.deepEqual(told, [['hts', laterHts, hts]]);
  assert.deepEqual((await goodsOf(await entered(spite, line))).changes, []);
  const { code, message } = await take(before, [1]);
  assert.equal(code, 200, message);
  const after = await goodsOf(before);
  assert.deepEqual([after.hsDest, after.changes], [hts, []]);
});

test('a MID that its trust order names is the one of the order, and says when the goods are bound to another', async () => {
  const no = await entered('BY-TRUST', { hsDest: hts, hsCn: laterHsCn });
  await house
    .rows(
      `with t as (insert into trust (org_id, id, trust_no, state, content, created_by) select org_id, gen_random_uuid(), 'TN-BOUND', 'ACCEPTED',
        jsonb_build_object('cargo', jsonb_build_object('lines', jsonb_build_array(jsonb_build_object('hsDest', $2::text, 'nameZh', '保温杯',
          'nameEn', 'Stainless bottle', 'mid', $3::text)))), created_by from orders where order_number = $1 returning id)
     update orders set trust_id = (select id from t) where order_number = $1`,
      [no, hts, hengtai],
    )
    .catch((error: Error) => assert.fail(error.message));
  const line = await goodsOf(no);
  assert.equal(line.mid, hengtai);
  assert.deepEqual(
    line.changes.map(({ kind, now }) => [kind, now]),
    [
      ['hts', laterHts],
      ['mid', fir],
    ],
  );
});

test('goods that are locked are not written over, what is ended tells of nothing, and nobody else takes anything over', async () => {
  const no = await entered('LOCKED', { hsCn });
  const stranger = await house.as(await house.person({ orgId: house.orgB }));
  const version = (await detail(no)).order.version;
  assert.equal((await stranger.post('/omsapi/orders/codes/take', { no, version, lines: [1] })).status, 404);
  await house.rows(`update orders set status = 'WH_OUT' where order_number = $1`, [no]);
  assert.match((await take(no, [1])).message, /Goods/);
  assert.equal((await goodsOf(no)).changes.length, 2);
  await house.rows(`update orders set status = 'SIGNED' where order_number = $1`, [no]);
  const { changes, mid, hsCnBound } = await goodsOf(no);
  assert.deepEqual([changes, mid, hsCnBound], [[], null, null]);
});
