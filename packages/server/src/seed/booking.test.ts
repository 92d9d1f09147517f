import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { findingsOfBooking } from '@loadline/contract/bookings/booking.rules';
import { bookingTotals } from '@loadline/contract/bookings/booking.totals';
import { contentFields } from '@loadline/contract/bookings/booking-content';
import { productWeightRule } from '@loadline/contract/freight/product-weight';
import { check } from '@loadline/contract/kernel/schema';
import { loadDemo } from './demo.ts';
import { openDemoDatabase } from './testing/demo-database.ts';

const demo = await openDemoDatabase();
const now = new Date('2026-11-21T06:20:00Z');

before(() => loadDemo(demo.partsAt(now)));

test('bookings of the demo stand before and on waybills, of both customers, and wait in every queue of the desk', async () => {
  const met = await demo.rows<{ status: string }>('select distinct status from booking');
  for (const status of ['DRAFT', '29', '30', '0'])
    assert.ok(
      met.some((row) => row.status === status),
      status,
    );
  const [queues] = await demo.rows<Record<string, number>>(
    `select count(distinct org_id)::int as customers, (count(*) filter (where position = '0' and waiting_since is not null))::int as must,
      (count(*) filter (where position = '1' and waiting_since is not null and not exists (select from slot_reservation r where r.booking_id = booking.id)))::int as standing,
      (count(*) filter (where status = '29' and exists (select from flight f where f.id = flight_id and f.state = 'CANCELLED')))::int as lost,
      (count(*) filter (where unverified))::int as unverified, (count(*) filter (where special_price))::int as asking from booking`,
  );
  assert.equal(queues?.customers, 2);
  for (const count of Object.values(queues ?? {})) assert.ok(count > 0, JSON.stringify(queues));
});

test('what was handed in could be handed in, and weighs what stands beside it', async () => {
  const rows = await demo.rows<{ no: string; status: string; content: unknown; billing: string }>(
    'select booking_no as no, status, content, billing_weight::text as billing from booking',
  );
  for (const { no, status, content, billing } of rows) {
    const checked = check(contentFields, content);
    assert.ok(checked.ok, `${no} ${JSON.stringify(checked)}`);
    const { errors } = findingsOfBooking(checked.value, { today: '2026-11-01', now: '2026-11-01T00:00:00Z' });
    assert.equal(errors.length === 0, status !== 'DRAFT', `${no} ${JSON.stringify(errors)}`);
    const totals = bookingTotals(checked.value, productWeightRule('1', null));
    assert.equal(Number(totals.billingWeight), Number(billing), no);
  }
});

test('every room that the flights hold is a booking’s, and what it holds is what it weighs', async () => {
  const odd = await demo.rows(
    `select r.booking_id, b.booking_no, r.kg, b.billing_weight, r.cbm, b.volume from slot_reservation r
      left join booking b on b.org_id = r.org_id and b.id = r.booking_id
     where b.id is null or b.flight_id is distinct from r.flight_id or r.kg <> b.billing_weight or r.cbm <> b.volume`,
  );
  assert.deepEqual(odd, []);
});

test('house waybills stand for all that was handed in and come to its figures', async () => {
  const odd = await demo.rows(
    `select b.booking_no from booking b left join hawb h on h.org_id = b.org_id and h.booking_id = b.id where b.status <> 'DRAFT'
     group by b.org_id, b.id having count(h.id) <> jsonb_array_length(b.content #> '{houses,rows}') or sum(h.booking_gross_weight) <> b.gross_weight or sum(h.booking_volume) <> b.volume`,
  );
  assert.deepEqual(odd, []);
});
