import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { bookingView, houseView } from '../bookings/bookings.rows.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { trustView } from '../trusts/trusts.rows.public.ts';

/** The numbers of bookings and trust orders that are as `said`, with each order that they stand for. */
export function documentNumbers(said: Sql): Sql {
  return sql`(select h.org_id, h.order_id, 'booking' as kind, b.booking_no as number from ${bookingView} b join ${houseView} h on h.org_id = b.org_id and h.booking_id = b.id
      where b.booking_no ${said} and h.order_id is not null
    union select o.org_id, o.id, 'trust', t.trust_no from ${trustView} t join ${orderView} o on o.org_id = t.org_id and o.trust_id = t.id where t.trust_no ${said})`;
}
