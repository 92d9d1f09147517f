import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { HouseForm } from '@loadline/contract/waybill-drafts/draft';
import { textOfPdf } from '../../kernel/testing/pdf-text.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import { layWaybill, sendVersion } from './drafts.factory.ts';

const house = await openTestHouse();
const [ana, bo] = [await house.person(), await house.person({ orgId: house.orgB })];
const [customerA, customerB] = [await house.as(ana), await house.as(bo)];
const desk = await house.as(await house.clerk());

/** A waybill with two house waybills of one customer and one of another, the first two of an order each. */
async function laid() {
  const waybill = await layWaybill(house, [
    { orgId: house.orgA, ownerId: ana.userId, houses: 2, words: 'ALL OF THE BOOKING' },
    { orgId: house.orgB, ownerId: bo.userId, houses: 1, words: 'CARGO OF B' },
  ]);
  const [[bottles = '', lamps = ''] = [], [others = ''] = []] = waybill.hawbIds;
  await carry(bottles, ['Steel bottle', 'Cup lid', 'Steel bottle'], 'FBA15BOTTLE1, FBA15BOTTLE2');
  await carry(lamps, ['Desk lamp'], null);
  return { ...waybill, bottles, lamps, others };
}

/** Puts an order with these goods under a house waybill. */
async function carry(hawbId: string, names: readonly string[], fba: string | null): Promise<void> {
  const { id } = await addOrder(house, { created_by: ana.userId, fba_no: fba });
  for (const [at, name] of names.entries())
    await house.rows(
      `insert into goods_line (org_id, order_id, line_no, name_zh, name_en, hs_dest, material, usage, special, declared_qty, unit_price_usd, total_price_usd)
       values ($1, $2, $3, '货物', $4, '7323930000', 'steel', 'home', '{general}', 10, 1, 10)`,
      [house.orgA, id, at + 1, name],
    );
  await house.rows('update hawb set order_id = $2 where id = $1', [hawbId, id]);
}

async function textAt(calls: typeof desk, address: string): Promise<string> {
  const { status, bytes, message } = await calls.get(address);
  assert.equal(status, 200, message);
  return (await textOfPdf(bytes)).join('\n');
}

test('house waybill, manifest and instruction name the goods of their own orders, else those of the booking', async () => {
  const { no, bottles, lamps, others } = await laid();
  const { proposed } = (await desk.get(`/opsapi/mawb/draft?no=${no}`)).data;
  const goodsOf = (id: string) =>
    proposed.houses.find(({ hawbId }: HouseForm) => hawbId === id)?.form.rateLines[0]?.goods;
  const own = 'Steel bottle, Cup lid\nFBA: FBA15BOTTLE1, FBA15BOTTLE2';
  assert.deepEqual([bottles, lamps, others].map(goodsOf), [own, 'Desk lamp', 'CARGO OF B']);

  const paper = `/omsapi/mawb/paper?no=${no}&paper=`;
  const letter = await textAt(customerA, `${paper}sli&hawbId=${bottles}`);
  assert.match(letter, /Steel bottle, Cup lid/);
  assert.match(letter, /FBA15BOTTLE2/);
  assert.doesNotMatch(letter, /Desk lamp/);
  await sendVersion(desk, no);
  const waybill = await textAt(customerA, `${paper}hawb&hawbId=${lamps}`);
  assert.match(waybill, /Desk lamp/);
  assert.doesNotMatch(waybill, /Steel/);
  const manifest = await textAt(desk, `/opsapi/mawb/paper?no=${no}&paper=manifest`);
  assert.match(manifest, /Steel bottle/);
  assert.match(manifest, /Desk lamp/);
});

test('pieces are numbered through the master, alike for staff and for each customer, before a version and after', async () => {
  const { no, bottles, lamps, others } = await laid();
  const barsAt = async (calls: typeof desk, side: 'ops' | 'oms', hawbId: string) => {
    const labels = await textAt(calls, `/${side}api/mawb/paper?no=${no}&paper=labels&hawbId=${hawbId}`);
    return labels.match(/\b784\d{13}\b/g) ?? [];
  };
  const allBars = async () => {
    const seen = [
      ...(await barsAt(customerA, 'oms', bottles)),
      ...(await barsAt(customerA, 'oms', lamps)),
      ...(await barsAt(customerB, 'oms', others)),
    ];
    const atDesk = [];
    for (const id of [bottles, lamps, others]) atDesk.push(...(await barsAt(desk, 'ops', id)));
    assert.deepEqual(seen, atDesk);
    return seen.map((bars) => Number(bars.slice(11))).toSorted((a, b) => a - b);
  };
  const each = Array.from({ length: 30 }, (_, at) => at + 1);
  assert.deepEqual(await allBars(), each);
  await sendVersion(desk, no);
  assert.deepEqual(await allBars(), each);
});
