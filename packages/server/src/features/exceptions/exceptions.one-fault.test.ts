import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { openChain } from '../waybills/waybills.chain.factory.ts';

const house = await openTestHouse();
const { ana, acme, desk, confirmed } = await openChain(house);

async function receive(orderId: string, pieces: number): Promise<void> {
  const lines = [{ pieces, length: '50', width: '60', height: '40', weight: '120.5' }];
  const asked = { id: newId(), version: null, orderId, warehouse: 'PVG-W2', photos: [], remark: null, lines };
  const { data, message } = await desk.post('/opsapi/receipt/save', asked);
  assert.ok(data, message);
  const done = await desk.post('/opsapi/receipt/confirm', {
    id: data.id,
    version: data.version,
    complete: true,
  });
  assert.equal(done.code, 200, done.message);
}

test('a carton that is missing from the warehouse on is one sheet, told once, however often its absence is counted on the way', async () => {
  const { orders, mawb, mawbNo } = await confirmed({ created_by: ana.userId });
  const [short, whole] = orders;
  assert.ok(short && whole);
  await receive(short.id, 9);
  await receive(whole.id, 10);
  const at = new Date().toISOString();
  const stored = await desk.post('/opsapi/mawb/move', { ...mawb, to: '32', data: { at } });
  assert.equal(stored.code, 200, stored.message);
  // Weighed and flown with what was there; the first part of it is picked up before the rest.
  await house.rows(`update mawb set status = '34', final_pieces = 19 where id = $1`, [mawb.id]);
  for (const [time, pieces] of [
    ['1830', 'P12'],
    ['1930', 'P7'],
  ]) {
    const text = `FSU/12\n${mawbNo}PVGLAX\nDLV/20NOV${time}/LAX/${pieces}K90`;
    const { data } = await desk.post('/opsapi/feeds/bring', { text });
    assert.equal(data.state, 'APPLIED', JSON.stringify(data.reasons));
  }
  const [now] = await house.rows<{ status: string }>('select status from mawb where id = $1', [mawb.id]);
  assert.equal(now?.status, '8', 'what the weighbridge counted was picked up');
  const openOf = async (no: string) =>
    (await acme.get(`/omsapi/exceptions/ofOrder?no=${no}`)).data
      .filter(({ state }: { state: string }) => state !== 'RESOLVED')
      .map(({ kind, orderNumber }: { kind: string; orderNumber: string | null }) => [kind, orderNumber]);
  // The part that stayed behind for an hour is over with the rest; what was never there is still one case.
  assert.deepEqual(await openOf(short.orderNumber), [['shortage', short.orderNumber]]);
  assert.deepEqual(await openOf(whole.orderNumber), []);
  const [{ sheets } = { sheets: 0 }] = await house.rows<{ sheets: number }>(
    'select count(*)::int as sheets from exception_sheet where order_id = any($1)',
    [[short.id, whole.id]],
  );
  assert.equal(sheets, 1);
  const told = await house.rows<{ event: string }>(
    `select event from notice where user_id = $1 and event in ('exception', 'warehouseDifference')
     and (subject_id = $2 or subject_id in (select id from exception_sheet where order_id = $2))`,
    [ana.userId, short.id],
  );
  assert.deepEqual(told, [{ event: 'warehouseDifference' }]);
});
