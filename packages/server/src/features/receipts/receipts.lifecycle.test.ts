import assert from 'node:assert/strict';
import { test } from 'node:test';
import { codesOf } from '@loadline/contract/kernel/code';
import type { ReceiptState } from '@loadline/contract/receipts/receipt';
import { receiptLifecycle, receiptStates } from '@loadline/contract/receipts/receipt';
import { newId } from '../../kernel/database.ts';
import type { Reply } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';

const house = await openTestHouse();
const desk = await house.as(await house.clerk());
const states = codesOf(receiptStates);
const lines = [{ pieces: 10, length: '50', width: '60', height: '40', weight: '120.5' }];

interface Receipt {
  readonly id: string;
  readonly version: number;
  readonly orderId: string;
}

type Ask = (receipt: Receipt) => Promise<Reply>;

const kept = { warehouse: 'PVG-W2', photos: [], remark: null };
const measured = (receipt: Receipt | object) => ({ ...kept, ...receipt, lines });
const of = ({ id, version }: Receipt) => ({ id, version });

/** How each state is asked for. Saving again keeps a receipt open. */
const asks: Readonly<Record<ReceiptState, Ask>> = {
  OPEN: (receipt) => desk.post('/opsapi/receipt/save', measured({ ...receipt, remark: 'again' })),
  RECEIVED: (receipt) => desk.post('/opsapi/receipt/confirm', { ...of(receipt), complete: true }),
  VOID: (receipt) => desk.post('/opsapi/receipt/void', { ...of(receipt), reason: 'wrong pallet' }),
};

/** A receipt that has come to a state as they do. */
async function receiptIn(state: ReceiptState): Promise<Receipt> {
  const { id: orderId } = await addOrder(house, { quantity: 10, gross_weight: '120.5', volume: '1.2' });
  const asked = measured({ id: newId(), version: null, orderId });
  const { data, message } = await desk.post('/opsapi/receipt/save', asked);
  assert.equal(data?.state, 'OPEN', message);
  const receipt = { id: data.id, version: data.version, orderId };
  if (state === 'OPEN') return receipt;
  const moved = await asks[state](receipt);
  assert.equal(moved.code, 200, moved.message);
  return { ...receipt, version: (moved.data.receipt ?? moved.data).version };
}

/** Everything that a move could have written. */
async function everything({ id, orderId }: Receipt): Promise<string> {
  const parts = await house.rows(
    `select (select w::text from warehouse_receipt w where w.id = $1) as receipt, (select o::text from orders o where o.id = $2) as "order",
       (select string_agg(e::text, '|' order by e.event_id) from shipment_event e where e.subject_id = $2) as events,
       (select count(*) from audit a where a.subject_id in ($1, $2)) as deeds, (select count(*) from exception_sheet s where s.order_id = $2) as sheets,
       (select count(*) from notice n where n.subject_id = $2) as told`,
    [id, orderId],
  );
  return JSON.stringify(parts);
}

for (const from of states)
  for (const to of states)
    test(`${from} to ${to}: as the lifecycle says, or refused in words with nothing written`, async () => {
      const receipt = await receiptIn(from);
      const before = await everything(receipt);
      const reply = await asks[to](receipt);
      const legal =
        receiptLifecycle.moves.some((move) => move.from === from && move.to === to) ||
        (from === 'OPEN' && to === 'OPEN');
      assert.equal(reply.status, 200, reply.message);
      assert.equal(reply.code, legal ? 200 : -1, reply.message);
      if (legal) assert.equal((reply.data.receipt ?? reply.data).state, to);
      else assert.equal(await everything(receipt), before);
      if (!legal && to !== 'OPEN')
        assert.ok(reply.message.includes(receiptStates.codes[from].en), reply.message);
    });

test('of 200 who receive one pallet at the same time one does: one milestone, and the others are told', async () => {
  const receipt = await receiptIn('OPEN');
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? asks.RECEIVED(receipt) : asks.VOID(receipt))),
  );
  assert.equal(replies.filter(({ code }) => code === 200).length, 1);
  assert.ok(replies.every(({ code }) => [200, -1, 409, 503].includes(code)));
  const [row] = await house.rows<{ state: string; entries: number }>(
    `select w.state, (select count(*)::int from shipment_event e where e.subject_id = w.order_id and e.code = 'WMS_IN') as entries
     from warehouse_receipt w where w.id = $1`,
    [receipt.id],
  );
  assert.equal(row?.entries, row?.state === 'RECEIVED' ? 1 : 0);
});
