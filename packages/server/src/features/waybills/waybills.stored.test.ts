import assert from 'node:assert/strict';
import { test } from 'node:test';
import { newId } from '../../kernel/database.ts';
import { openTestHouse } from '../../testing/house.ts';
import { openChain } from './waybills.chain.factory.ts';

const house = await openTestHouse();
const { acme, desk, confirmed } = await openChain(house);
await house.rows(
  `insert into dictionary_entry (kind, code, name_zh, name_en) values ('warehouse', 'SZX-W1', '深圳一号仓', 'Shenzhen W1')`,
);

interface Told {
  readonly code: string;
  readonly stage: string | null;
  readonly place: string | null;
}

test('cargo that is stored without a receipt is told of at the warehouse that its pickup names; what a receipt told of is not told again', async () => {
  const { orders, mawb, booking } = await confirmed();
  const [received, other] = orders;
  assert.ok(received && other);
  const { content } = (await desk.get(`/opsapi/booking/detail?no=${booking.bookingNo}`)).data;
  const named = content.pickup.warehouseCode;
  assert.ok(named && named !== content.flight.origin);
  const lines = [{ pieces: 10, length: '50', width: '60', height: '40', weight: '120.5' }];
  const asked = {
    id: newId(),
    version: null,
    orderId: received.id,
    warehouse: 'SZX-W1',
    photos: [],
    remark: null,
    lines,
  };
  const saved = await desk.post('/opsapi/receipt/save', asked);
  assert.equal(saved.code, 200, saved.message);
  const { id, version } = saved.data;
  assert.equal((await desk.post('/opsapi/receipt/confirm', { id, version, complete: true })).code, 200);
  const houses = await house.rows(
    `select h.id as "hawbId", h.booking_pkgs_num as pieces, h.booking_gross_weight::text as "grossWeight", h.booking_volume::text as volume
     from hawb h where h.booking_id = $1`,
    [booking.id],
  );
  const [now] = await house.rows<{ version: number }>('select version from mawb where id = $1', [mawb.id]);
  const stored = await desk.post('/opsapi/mawb/move', {
    id: mawb.id,
    version: now?.version,
    to: '32',
    data: { at: new Date().toISOString(), houses },
  });
  assert.equal(stored.code, 200, stored.message);
  const toldOf = async (no: string) =>
    (await acme.get(`/omsapi/orders/detail?no=${no}`)).data.events
      .filter(({ stage }: Told) => stage === 'WH_IN')
      .map(({ code, place }: Told) => `${code} ${place}`);
  assert.deepEqual(await toldOf(other.orderNumber), [`WMS_IN ${named}`]);
  assert.deepEqual(await toldOf(received.orderNumber), ['WMS_IN SZX-W1']);
});
