import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { placeOf, waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { codesOf } from '@loadline/contract/kernel/code';
import type { WaybillActor } from '@loadline/contract/waybills/waybill.lifecycle';
import { jumpTargets, moveOf, waybillMoves } from '@loadline/contract/waybills/waybill.lifecycle';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import type { Calls } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addOrder } from '../orders/orders.factory.ts';
import type { LaidWaybill } from './waybills.factory.ts';
import { layDraft, layMawb, layPaper } from './waybills.factory.ts';
import { waybillEvent } from './waybills.public.ts';

const house = await openTestHouse();
const ana = await house.person();
const bo = await house.person({ orgId: house.orgB });
const desk = await house.as(await house.clerk());
const [customer, stranger] = [await house.as(ana), await house.as(bo)];
const statuses = codesOf(waybillStatuses);

/** Everything a step can ask for, and every condition met as far as one state can meet them. */
const met = {
  draft_version: 1,
  approved: true,
  final_pieces: 10,
  final_gross_weight: '125.4',
  weighbridge_file: null,
};

async function laid(status: WaybillStatus, to: WaybillStatus, actor: WaybillActor) {
  const { id: orderId } = await addOrder(house, { created_by: ana.userId, status: 'ORDERED' });
  const guards = moveOf(actor, status, to)?.guards ?? [];
  const waybill = await layMawb(house, {
    status,
    selfDelivery: guards.includes('selfDelivery'),
    cargo: [{ orgId: house.orgA, ownerId: ana.userId, orders: [orderId] }],
    columns: met,
  });
  const paper = await layPaper(house, house.orgF, waybill.id);
  await house.rows('update mawb set weighbridge_file = $2 where id = $1', [waybill.id, paper]);
  if (guards.includes('draftThere')) await layDraft(house, waybill.id);
  if (guards.includes('allAgreed'))
    await house.rows('update mawb_share set agreed_at = now() where mawb_id = $1', [waybill.id]);
  return { ...waybill, orderId, paper };
}

function everything(paper: string, { hawbIds: [hawbId] }: LaidWaybill) {
  return {
    at: '2026-11-20T08:00:00.000Z',
    flightNo: 'CZ433',
    flightDate: '2026-11-24',
    pieces: 10,
    grossWeight: '120.5',
    volume: '1.2',
    houses: hawbId ? [{ hawbId, pieces: 10, grossWeight: '121', volume: '1.2' }] : null,
    ulds: [{ uldNo: 'PMC12345CZ', pieces: 10, grossWeight: '120', remark: null }],
    terminal: 'PACTL',
    weighbridgeFile: paper,
    returnFile: paper,
    evidenceFile: paper,
    change: 'another consignee',
    party: 'Broker',
    deadline: '2026-11-30T08:00:00.000Z',
    receiver: 'M. Reyes',
    photoFile: paper,
    reason: 'because',
  };
}

/** Everything that a move could have written. */
async function stateOf(mawbId: string, orderId: string): Promise<string> {
  const parts = await house.rows(
    `select (select m::text from mawb m where m.id = $1) as mawb, (select count(*) from mawb_event e where e.mawb_id = $1) as events,
       (select count(*) from audit a where a.subject_id = $1) as audit, (select count(*) from notice n where n.subject_id in ($1, $2)) as notices,
       (select o.status from orders o where o.id = $2) as stage, (select count(*) from shipment_event s where s.subject_id = $2) as shipment,
       (select string_agg(b.status, ',') from booking b join mawb_share s on s.booking_id = b.id where s.mawb_id = $1) as bookings,
       (select count(*) from mawb_uld u where u.mawb_id = $1) as ulds, (select count(*) from mawb_share s where s.mawb_id = $1) as shares`,
    [mawbId, orderId],
  );
  return JSON.stringify(parts);
}

interface Traces {
  status: string;
  events: number;
  audit: number;
  stage: string;
  stock: string | null;
}

async function tracesOf(mawbId: string, orderId: string): Promise<Traces> {
  const [found] = await house.rows<Traces>(
    `select m.status, (select count(*)::int from mawb_event e where e.mawb_id = m.id) as events, (select count(*)::int from audit a where a.subject_id = m.id) as audit,
       (select o.status from orders o where o.id = $2) as stage, (select k.state from mawb_stock k where k.mawb_no = m.mawb_no) as stock
     from mawb m where m.id = $1`,
    [mawbId, orderId],
  );
  assert.ok(found);
  return found;
}

const stageOf: Partial<Record<WaybillStatus, string>> = {
  '32': 'WH_IN',
  '41': 'WH_OUT',
  '3': 'DEPARTED',
  '4': 'ARRIVED',
  '8': 'DELIVERED',
};
const noticeOf: Partial<Record<WaybillStatus, string>> = {
  '43': 'draftToConfirm',
  '3': 'departed',
  '4': 'arrived',
  '8': 'delivered',
};

async function noticesOf(...subjects: string[]): Promise<string[]> {
  const rows = await house.rows<{ event: string }>(
    `select distinct n.event from notice n where n.subject_id = any($1::uuid[]) and n.subject in ('mawb', 'order')`,
    [subjects],
  );
  return rows.map(({ event }) => event);
}

async function moveBy(calls: Calls, side: 'opsapi' | 'omsapi', waybill: Laid, to: WaybillStatus) {
  const data = everything(waybill.paper, waybill);
  // What a customer names is a file of their own.
  const own = side === 'omsapi' ? await ownPaper(waybill.id) : waybill.paper;
  const body = { id: waybill.id, version: 1, to, data: { ...data, weighbridgeFile: own } };
  return calls.post(`/${side}/mawb/move`, body);
}

type Laid = Awaited<ReturnType<typeof laid>>;

async function ownPaper(mawbId: string): Promise<string> {
  const fileId = await layPaper(house, house.orgA, mawbId, { visible: true });
  await house.rows('update record_file set by_staff = false, uploaded_by = $2 where file_id = $1', [
    fileId,
    ana.userId,
  ]);
  return fileId;
}

for (const from of statuses) {
  test(`from ${from} an operator moves a waybill to where the table says, and to nowhere else`, async () => {
    const idle = await laid(from, from, 'operator');
    for (const to of statuses) {
      const waybill = moveOf('operator', from, to) ? await laid(from, to, 'operator') : idle;
      const before = await stateOf(waybill.id, waybill.orderId);
      const reply = await moveBy(desk, 'opsapi', waybill, to);
      const legal = moveOf('operator', from, to);
      assert.equal(reply.status, 200, `${from} to ${to}: ${reply.message}`);
      assert.equal(reply.code, legal ? 200 : -1, `${from} to ${to}: ${reply.message}`);
      if (!legal) {
        assert.equal(await stateOf(waybill.id, waybill.orderId), before, `${from} to ${to}`);
        assert.ok(reply.message.includes(waybillStatuses.codes[from].en), reply.message);
        continue;
      }
      const traces = await tracesOf(waybill.id, waybill.orderId);
      assert.deepEqual([traces.status, traces.events, traces.audit], [to, 2, 1], `${from} to ${to}`);
      if (from !== '3') assert.equal(traces.stage, stageOf[to] ?? 'ORDERED', `${from} to ${to}`);
      const told = await noticesOf(waybill.id, waybill.orderId);
      const expected = noticeOf[to];
      assert.deepEqual(told, expected ? [expected] : [], `${from} to ${to}`);
    }
  });

  test(`from ${from} a customer with every right moves their waybill as the table says`, async () => {
    const idle = await laid(from, from, 'customer');
    for (const to of statuses) {
      const waybill = moveOf('customer', from, to) ? await laid(from, to, 'customer') : idle;
      const before = await stateOf(waybill.id, waybill.orderId);
      const reply = await moveBy(customer, 'omsapi', waybill, to);
      const legal = moveOf('customer', from, to);
      assert.equal(reply.status, 200, `${from} to ${to}: ${reply.message}`);
      assert.equal(reply.code, legal ? 200 : -1, `${from} to ${to}: ${reply.message}`);
      if (!legal) assert.equal(await stateOf(waybill.id, waybill.orderId), before, `${from} to ${to}`);
      else {
        const traces = await tracesOf(waybill.id, waybill.orderId);
        assert.deepEqual([traces.status, traces.events, traces.audit], [to, 2, 1], `${from} to ${to}`);
      }
    }
  });

  test(`from ${from} a stranger moves nothing and learns nothing`, async () => {
    const waybill = await laid(from, from, 'customer');
    const before = await stateOf(waybill.id, waybill.orderId);
    for (const to of statuses) {
      const reply = await moveBy(stranger, 'omsapi', waybill, to);
      assert.deepEqual([reply.status, reply.code], [404, 404], `${from} to ${to}`);
    }
    assert.equal(await stateOf(waybill.id, waybill.orderId), before);
  });
}

/** The code and place of an event that speaks of a status. */
const toldBy: Partial<Record<WaybillStatus, readonly [string, 'PVG' | 'ORD']>> = {
  '31': ['BKD', 'PVG'],
  '41': ['RCS', 'PVG'],
  '3': ['DEP', 'PVG'],
  '4': ['ARR', 'ORD'],
  '34': ['NFD', 'ORD'],
  '8': ['DLV', 'ORD'],
};

for (const from of statuses) {
  test(`from ${from} what a carrier says moves a waybill, jumps forward as a physical fact, or is kept and flagged`, async () => {
    for (const to of statuses) {
      const told = toldBy[to];
      if (!told) continue;
      const waybill = await laid(from, to, 'carrier');
      const [code, place] = told;
      const said = {
        mawbId: waybill.id,
        code,
        place,
        classifier: 'ACT' as const,
        occurredAt: '2026-11-20T08:00:00.000Z',
        zone: 'Asia/Shanghai',
        source: 'fsu' as const,
        key: `${waybill.id} ${code}`,
      };
      const say = () =>
        house.house.staff.inTransaction(viewerOfProgram('op:feed:manage'), (tx) => waybillEvent(tx, said));
      const jumps = jumpTargets.includes(to) && placeOf(from) > 0 && placeOf(to) > placeOf(from);
      const moves = moveOf('carrier', from, to) !== undefined || jumps;
      const outcome = from === to ? 'noted' : moves ? 'moved' : 'outOfSequence';
      assert.equal(await say(), outcome, `${from} ${code}`);
      assert.equal(await say(), 'known', `${from} ${code}`);
      const traces = await tracesOf(waybill.id, waybill.orderId);
      assert.deepEqual([traces.status, traces.events], [moves ? to : from, 2], `${from} ${code}`);
      // Its orders hear also what the waybill knows already.
      const isHeard = outcome !== 'outOfSequence';
      assert.equal(traces.stage, (isHeard && stageOf[to]) || 'ORDERED', `${from} ${code}`);
      const [entry] = await house.rows<{ flagged: boolean; code: string }>(
        'select out_of_sequence as flagged, code from mawb_event where mawb_id = $1 and seq = 2',
        [waybill.id],
      );
      assert.deepEqual(entry, { flagged: outcome === 'outOfSequence', code }, `${from} ${code}`);
    }
  });
}

test('every step that was made is taken back by one entry, and everything stands where it stood', async () => {
  for (const { from, to } of waybillMoves.filter(({ actor }) => actor === 'operator')) {
    const waybill = await laid(from, to, 'operator');
    const columns = `select status, approved, atd, ata, terminal, final_gross_weight, party, receiver, picked_up_pieces from mawb where id = $1`;
    const [before] = await house.rows(columns, [waybill.id]);
    const moved = await moveBy(desk, 'opsapi', waybill, to);
    assert.equal(moved.code, 200, `${from} to ${to}: ${moved.message}`);
    const back = await desk.post('/opsapi/mawb/back', {
      id: waybill.id,
      version: moved.data.waybill.version,
      reason: 'pressed by mistake',
    });
    assert.equal(back.code, 200, `${from} to ${to}: ${back.message}`);
    assert.deepEqual(await house.rows(columns, [waybill.id]), [before], `${from} to ${to}`);
    const traces = await tracesOf(waybill.id, waybill.orderId);
    assert.deepEqual([traces.events, traces.audit, traces.stage], [3, 2, 'ORDERED'], `${from} to ${to}`);
    const again = await desk.post('/opsapi/mawb/back', {
      id: waybill.id,
      version: back.data.waybill.version,
      reason: 'again',
    });
    assert.equal(again.code, -1, `${from} to ${to}`);
  }
});

test('of 200 who move one waybill at the same time one does, and the others are told', async () => {
  const waybill = await laid('32', '42', 'operator');
  const data = everything(waybill.paper, waybill);
  const replies = await Promise.all(
    Array.from({ length: 200 }, (_, at) =>
      desk.post('/opsapi/mawb/move', {
        id: waybill.id,
        version: 1,
        to: at % 2 === 0 ? '42' : '33',
        data,
      }),
    ),
  );
  assert.equal(replies.filter(({ code }) => code === 200).length, 1);
  assert.ok(replies.every(({ code }) => code === 200 || code === 409 || code === 503));
  const traces = await tracesOf(waybill.id, waybill.orderId);
  assert.deepEqual([traces.events, traces.audit], [2, 1]);
});
