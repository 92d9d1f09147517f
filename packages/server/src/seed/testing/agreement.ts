import assert from 'node:assert/strict';
import { before, test } from 'node:test';
import { loadDemo } from '../demo.ts';
import type { DemoDatabase } from './demo-database.ts';
import { openDemoDatabase } from './demo-database.ts';

export const today = new Date('2026-11-21T06:20:00Z');

/** An order under a house waybill of a booking, with the waybill and flight that carry it; both may be missing. */
export const chain = `orders o join hawb h on h.org_id = o.org_id and h.order_id = o.id
  join booking b on b.org_id = h.org_id and b.id = h.booking_id
  left join mawb m on m.id = b.mawb_id left join flight f on f.id = b.flight_id`;

/** The demo, loaded; `never` names a contradiction that its records must not have, and finds those that have it. */
export async function loadedDemo() {
  const demo: DemoDatabase = await openDemoDatabase();
  before(() => loadDemo(demo.partsAt(today)));
  function never(sentence: string, query: string, values: readonly unknown[] = []): void {
    test(sentence, async () => assert.deepEqual(await demo.rows(query, [...values]), []));
  }
  return { demo, never };
}
