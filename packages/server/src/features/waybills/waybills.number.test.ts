import assert from 'node:assert/strict';
import { test } from 'node:test';
import { setTimeout } from 'node:timers/promises';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import { openTestHouse } from '../../testing/house.ts';
import {
  confirming,
  offerAir,
  plainBookingOn,
  stockNumbers,
  submittedBy,
} from '../bookings/bookings.factory.ts';
import { addFlight } from '../flights/flights.factory.ts';

const house = await openTestHouse();
await offerAir(house, house.orgA);
await stockNumbers(house, { code: 'CK', prefix: '112', count: 60 });
const acme = await house.as(await house.person());
const desk = await house.as(await house.clerk());

/** Of a flight of its own: who books on one waits for its slot anyway. */
async function waiting() {
  const { booking } = (await submittedBy(acme, plainBookingOn(await addFlight(house), '100'))).data;
  return confirming(booking);
}

async function nextFree(): Promise<string> {
  const [row] = await house.rows<{ no: string }>(
    `select mawb_no as no from mawb_stock where state = 'free' order by mawb_no limit 1`,
  );
  assert.ok(row);
  return row.no;
}

test('of two who type one number of the stock at once one makes the waybill out, and the other is told that it is taken', async () => {
  for (let round = 0; round < 4; round += 1) {
    const mawbNo = shownAwb(await nextFree());
    const asks = [await waiting(), await waiting()];
    const replies = await Promise.all(
      asks.map((ask) => desk.post('/opsapi/booking/confirm', { ...ask, mawbNo })),
    );
    const refused = replies.filter(({ code }) => code !== 200).map(({ message }) => message);
    assert.equal(refused.length, 1, refused.join('; '));
    // Who comes when the other is done types the number of a waybill, and one of another flight.
    assert.match(refused[0] ?? '', new RegExp(`^The number ${mawbNo} is taken already|Another flight than`));
  }
});

test('who types the number that the stock would give next, and who is given the next, have one each', async () => {
  for (let round = 0; round < 4; round += 1) {
    const mawbNo = shownAwb(await nextFree());
    const [typing, given] = [await waiting(), await waiting()];
    const [typed, next] = await Promise.all([
      desk.post('/opsapi/booking/confirm', { ...typing, mawbNo }),
      desk.post('/opsapi/booking/confirm', given),
    ]);
    assert.equal(next.code, 200, next.message);
    if (typed.code === 200) assert.notEqual(next.data.booking.mawbNo, mawbNo);
    else assert.match(typed.message, /is taken already/);
  }
});

test('a number that is being voided is typed for no waybill any more', async () => {
  const [number, ask] = [await nextFree(), await waiting()];
  await house.rows('begin');
  await house.rows(`update mawb_stock set state = 'void' where mawb_no = $1`, [number]);
  const confirmed = desk.post('/opsapi/booking/confirm', { ...ask, mawbNo: shownAwb(number) });
  await Promise.race([confirmed, somebodyWaits()]);
  await house.rows('commit');
  const { code, message } = await confirmed;
  assert.equal(code, -1, message);
  assert.match(message, /is taken already/);
});

/** Until a call waits for what this transaction holds. */
async function somebodyWaits(): Promise<void> {
  for (let tries = 0; tries < 500; tries += 1) {
    const rows = await house.rows(
      'select from pg_locks where not granted and transactionid = pg_current_xact_id()::xid',
    );
    if (rows.length > 0) return;
    await setTimeout(10);
  }
}
