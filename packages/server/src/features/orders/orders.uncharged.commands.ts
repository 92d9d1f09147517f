import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import { sql } from '../../kernel/sql.ts';
import { viewerOfProgram } from '../../kernel/viewer.ts';
import { chargeOrders } from './orders.charged.public.ts';

const atOnce = 5_000;

/** Weighs the orders that were made by a release which charged nothing before the warehouse had measured it. */
export function chargeUnchargedJob({ staff }: House): Job {
  return {
    name: 'charge-orders',
    permission: 'nobody',
    recurs: '17 18 * * *',
    work: () =>
      staff.slow.inTransaction(viewerOfProgram('op:event:add'), (tx) =>
        chargeOrders(
          tx,
          sql`o.id in (select u.id from orders u where u.charging_weight is null and u.status <> 'CANCELLED'
            and exists (select from carton_group c where c.org_id = u.org_id and c.order_id = u.id)
            order by u.id desc limit ${sql.lit(atOnce)})`,
        ),
      ),
  };
}
