import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { BookingState } from '@loadline/contract/bookings/booking.lifecycle';
import { bookingLifecycle, bookingStates } from '@loadline/contract/bookings/booking.lifecycle';
import { codesOf } from '@loadline/contract/kernel/code';
import type { Reply } from '../../testing/calls.ts';
import { openTestHouse } from '../../testing/house.ts';
import { addFlight } from '../flights/flights.factory.ts';
import {
  bookingOn,
  confirming,
  draftOf,
  handing,
  offerAir,
  putInto,
  stockNumbers,
} from './bookings.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
await stockNumbers(house, { code: 'CK', prefix: '112', count: 40 });
const customer = await house.as(await house.person());
const desk = await house.as(await house.clerk());
const flight = await addFlight(house, { maxKg: '90000', maxCbm: '900' });

interface Booking {
  readonly id: string;
  readonly version: number;
  readonly quantity: number;
  readonly grossWeight: string;
  readonly volume: string;
}

type Ask = (booking: Booking) => Promise<Reply>;

const of = ({ id, version }: Booking) => ({ id, version });

/** How each state is asked for, by whom; back from a waybill leads its own feature. */
const moves: readonly { to: BookingState; by: 'book:edit' | 'op:booking:confirm'; ask: Ask }[] = [
  { to: '29', by: 'book:edit', ask: (booking) => customer.post('/omsapi/booking/submit', handing(booking)) },
  { to: '0', by: 'book:edit', ask: (booking) => customer.post('/omsapi/booking/withdraw', of(booking)) },
  {
    to: '31',
    by: 'op:booking:confirm',
    ask: (booking) => desk.post('/opsapi/booking/confirm', confirming(booking)),
  },
  {
    to: '30',
    by: 'op:booking:confirm',
    ask: (booking) =>
      desk.post('/opsapi/booking/return', { ...of(booking), corrections: [], reason: '请核对' }),
  },
  {
    to: '0',
    by: 'op:booking:confirm',
    ask: (booking) => desk.post('/opsapi/booking/reject', { ...of(booking), reason: '不承运' }),
  },
];

async function everything(id: string): Promise<string> {
  const rows = await house.rows(
    `select b.*, (select count(*) from slot_reservation s where s.booking_id = b.id) as held, (select count(*) from hawb h where h.booking_id = b.id) as houses,
      (select count(*) from audit a where a.subject_id = b.id) as deeds, (select count(*) from notice n where n.subject_id = b.id) as told
     from booking b where b.id = $1`,
    [id],
  );
  return JSON.stringify(rows);
}

for (const from of codesOf(bookingStates))
  test(`${bookingStates.codes[from].en}: what cannot follow is refused in words and writes nothing, what can does`, async () => {
    for (const { to, by, ask } of moves) {
      const { booking } = await draftOf(customer, bookingOn(flight));
      await putInto(house, booking.id, from, flight.id);
      const before = await everything(booking.id);
      const reply = await ask(booking);
      if (bookingLifecycle.moves.some((move) => move.from === from && move.to === to && move.by === by)) {
        assert.equal(reply.code, 200, `${from} to ${to}: ${reply.message}`);
        assert.equal(reply.data.booking.status, to);
        continue;
      }
      if (from === 'DRAFT' && by === 'op:booking:confirm') {
        assert.equal(reply.status, 404, `staff see no draft: ${to}`);
      } else {
        assert.equal(reply.code, -1, `${from} to ${to}: ${reply.status} ${reply.message}`);
        assert.ok(reply.message.includes(bookingStates.codes[from].en), reply.message);
      }
      assert.equal(await everything(booking.id), before, `${from} to ${to} wrote something`);
    }
  });

test('of 60 who decide at once one wins: one waybill or none, one entry in the history', async () => {
  const { booking } = await draftOf(customer, bookingOn(flight));
  const { data } = await customer.post('/omsapi/booking/submit', handing(booking));
  const others = [desk, await house.as(await house.clerk()), await house.as(await house.clerk())];
  const asked = Array.from({ length: 60 }, (_, at) => {
    const clerk = others[at % others.length] ?? desk;
    const { id, version } = data.booking;
    if (at % 3 === 0) return clerk.post('/opsapi/booking/confirm', confirming(data.booking));
    if (at % 3 === 1) return clerk.post('/opsapi/booking/reject', { id, version, reason: '不承运' });
    return clerk.post('/opsapi/booking/return', { id, version, corrections: [], reason: '请核对' });
  });
  const replies = await Promise.all(asked);
  const won = replies.filter(({ code }) => code === 200);
  assert.equal(won.length, 1, String(replies.map(({ message }) => message)));
  assert.ok(replies.every(({ status }) => [200, 409, 503].includes(status)));
  const [row] = await house.rows<{ status: string; held: number; shares: number; deeds: number }>(
    `select b.status, (select count(*)::int from slot_reservation s where s.booking_id = b.id) as held,
      (select count(*)::int from mawb_share s where s.booking_id = b.id) as shares,
      (select count(*)::int from audit a where a.subject_id = b.id and a.action in ('confirmed', 'rejected', 'returned')) as deeds
     from booking b where b.id = $1`,
    [booking.id],
  );
  const booked = won[0]?.data.booking.status === '31' ? 1 : 0;
  assert.deepEqual([row?.held, row?.shares, row?.deeds], [booked, booked, 1]);
});
