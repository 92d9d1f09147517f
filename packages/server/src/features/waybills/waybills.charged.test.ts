import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { openChain } from './waybills.chain.factory.ts';
import { layPaper } from './waybills.factory.ts';

const house = await openTestHouse();
const { acme, desk, confirmed } = await openChain(house);

/** Heavy for its size: what counts is the weight. */
async function receive(orderId: string, weight: string): Promise<void> {
  const lines = [{ pieces: 10, length: '50', width: '60', height: '40', weight }];
  const asked = { id: newId(), version: null, orderId, warehouse: 'PVG-W2', photos: [], remark: null, lines };
  const { data, message } = await desk.post('/opsapi/receipt/save', asked);
  assert.ok(data, message);
  const confirmation = { id: data.id, version: data.version, complete: true };
  assert.equal((await desk.post('/opsapi/receipt/confirm', confirmation)).code, 200);
}

interface Row {
  readonly grossWeight: string;
  readonly billingWeight: string;
}

test('what is charged of a waybill is never less than it weighs: booked, received, on its paper and off the weighbridge, in each list and on the board', async () => {
  const { orders, mawb, mawbNo, flight } = await confirmed();
  const move = async (version: number, to: string, data: object): Promise<number> => {
    const reply = await desk.post('/opsapi/mawb/move', { id: mawb.id, version, to, data });
    assert.equal(reply.code, 200, reply.message);
    return reply.data.waybill.version;
  };
  /** The same figure wherever it stands, and no less than what it weighs there. */
  const charged = async (): Promise<[gross: string, charged: string]> => {
    const lists = ['/opsapi/mawb', '/omsapi/mawb', '/omsapi/mawbOpt'].map(async (path) => {
      const calls = path.startsWith('/ops') ? desk : acme;
      const [row]: Row[] = (await calls.get(`${path}?search=${mawbNo}`)).data.rows;
      return [Number(row?.grossWeight), Number(row?.billingWeight)];
    });
    const boards = [
      [desk, '/opsapi'],
      [acme, '/omsapi'],
    ] as const;
    const flights = boards.map(async ([calls, side]) => {
      const { data } = await calls.get(`${side}/databoard?reach=168`);
      const own = data.flights.find(({ flightNo }: { flightNo: string }) => flightNo === flight.flightNo);
      return [Number(own.grossWeight), Number(own.billingWeight)];
    });
    const said = await Promise.all([...lists, ...flights]);
    const [first = []] = said;
    for (const one of said) assert.deepEqual(one, first);
    const [gross = 0, billed = 0] = first;
    assert.ok(billed >= gross, `${billed} kg are charged of ${gross}`);
    return [String(gross), String(billed)];
  };
  assert.deepEqual(await charged(), ['824', '824']);
  for (const { id } of orders) await receive(id, '510.2');
  let version = await move(mawb.version, '32', { at: new Date().toISOString() });
  assert.deepEqual(await charged(), ['1020.4', '1020.5']);
  version = await move(version, '42', {});
  const { master } = (await desk.get(`/opsapi/mawb/draft?no=${mawbNo}`)).data.proposed;
  const [line] = master.rateLines;
  assert.deepEqual([line.grossWeight, line.chargeableWeight], ['1020.4', '1020.5']);
  await house.rows(`update mawb set status = '41' where id = $1`, [mawb.id]);
  const weighbridgeFile = await layPaper(house, house.orgF, mawb.id);
  await move(version, '45', { weighbridgeFile, pieces: 20, grossWeight: '1031.3' });
  assert.deepEqual(await charged(), ['1031.3', '1031.5']);
});
