import type { Team } from './accounts.ts';
import { ageInHours, idOf } from './demo-id.ts';
import { hoursAfter } from './local-hours.ts';

/** How the customers of the demo look at their orders. */
const views = [
  {
    customer: 'QHDEMO',
    owner: 'demo',
    name: '空运在途',
    shared: true,
    search: '?transport=1&status=DEPARTED',
    columns: ['orderNumber', 'status', 'trackingNo', 'destinationCountry', 'eta', 'chargingWeight'],
  },
  {
    customer: 'QHDEMO',
    owner: 'demo',
    name: '待入仓',
    shared: false,
    search: '?status=ORDERED',
    columns: ['orderNumber', 'status', 'referenceNumber', 'fbaNo', 'orderTime'],
  },
] as const;

export function viewRows(teams: readonly Team[], now: Date) {
  return views.flatMap(({ customer, owner, columns, ...view }) =>
    teams
      .filter((team) => team.customer.code === customer)
      .map(({ orgId }) => ({
        org_id: orgId,
        view_id: idOf(`view ${view.name}`, now),
        subject: 'orders',
        owner_id: idOf(owner, now),
        ...view,
        columns,
        density: 'm',
        updated_at: hoursAfter(now, -ageInHours / 8),
      })),
  );
}
