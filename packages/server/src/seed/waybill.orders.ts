import type { Stage } from '@loadline/contract/codes/stage';
import { stageOrder } from '@loadline/contract/codes/stage';
import { placeOf } from '@loadline/contract/codes/waybill-status';
import type { Owner } from './order.rows.ts';
import type { Shipment } from './shipment.ts';
import type { DemoWaybill } from './waybill.rows.ts';

interface Order {
  readonly shipment: Shipment;
  readonly owner: Owner;
}

/** How far an order has come whose waybill stands somewhere. */
function stageOf({ status }: DemoWaybill): Stage {
  const place = placeOf(status);
  if (place >= placeOf('8')) return 'DELIVERED';
  if (place >= placeOf('4')) return 'ARRIVED';
  if (place >= placeOf('3')) return 'DEPARTED';
  if (place >= placeOf('41')) return 'WH_OUT';
  return place >= placeOf('32') ? 'WH_IN' : 'ORDERED';
}

/** Under which house waybill an order of the demo flies: orders by air that have come as far as their waybill, one each. */
export function ordersOnHouses(
  waybills: readonly DemoWaybill[],
  orders: readonly Order[],
): ReadonlyMap<string, string> {
  const free = orders.filter(({ shipment }) => shipment.lane.transport === '1');
  const linked = new Map<string, string>();
  for (const waybill of waybills)
    for (const { orgId, content } of waybill.bookings)
      for (const { id } of content.houses.rows) {
        const reached = stageOrder.indexOf(stageOf(waybill));
        const at = free.findIndex(
          ({ owner, shipment }) => owner.orgId === orgId && shipment.journey.reached === reached,
        );
        const [order] = at < 0 ? [] : free.splice(at, 1);
        if (order) linked.set(id, order.shipment.id);
      }
  return linked;
}
