import { searchedFlight } from '@loadline/contract/checks/flight-no';
import { plainNumber } from '@loadline/contract/checks/tracked-number';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Looker } from '../orders/orders.found.public.ts';
import { ordersFound } from '../orders/orders.found.public.ts';
import { trustView } from '../trusts/trusts.rows.public.ts';

/** The ids of bookings by what somebody types: words of their own, a number of an order they carry, or of the trust order that prepared them. */
export function bookingsFound(typed: string, looker: Looker): Sql {
  const words = searchedFlight(typed);
  const own = looker === 'own' ? sql`find_booking_ids(${words})` : sql`find_desk_booking_ids(${words})`;
  return sql`select ${own}
    union select h.booking_id from hawb h where h.order_id in (${ordersFound(typed, looker)})
    union select b.id from booking b join ${trustView} t on t.org_id = b.org_id and t.id = b.trust_id where t.trust_no = ${plainNumber(typed)}`;
}
