import type { Clerk } from './accounts.ts';
import { chanceOf } from './chance.ts';
import { hoursAfter, localDay } from './local-hours.ts';
import type { Owner } from './order.rows.ts';
import type { Shipment } from './shipment.ts';

/** Far from where a day's numbers begin: a new one never meets one of the demo. */
const firstNumber = 7_001;

/** The receipt of every shipment that the warehouse has had, with what stood on its scale. */
export function receiptRows({ shipment, owner }: Received, at: number, clerk: Clerk) {
  const { cargo, journey, route, id } = shipment;
  const received = journey.at[1];
  if (!cargo.found || !received) return [];
  const { lines, pieces, grams, cubicCentimetres } = cargo.found;
  return [
    {
      org_id: owner.orgId,
      id: idOfReceipt(shipment),
      order_id: id,
      receipt_no: `WR${localDay(received, 'Asia/Shanghai').replaceAll('-', '').slice(2)}${firstNumber + at}`,
      state: 'RECEIVED',
      warehouse: route.warehouse,
      lines,
      pieces,
      gross_weight: (grams / 1_000).toFixed(3),
      volume: (cubicCentimetres / 1_000_000).toFixed(6),
      photos: [],
      received_at: received,
      received_by: clerk.name,
      demo: true,
      version: 2,
      created_at: hoursAfter(received, -0.5),
      created_by: clerk.userId,
    },
  ];
}

interface Received {
  readonly shipment: Shipment;
  readonly owner: Owner;
}

/** Its event names it by this. */
export function idOfReceipt({ id, journey }: Shipment): string {
  return chanceOf(`receipt of ${id}`).id(journey.at[1] ?? new Date(0));
}
