import { plainNumber, trackedNumber } from '@loadline/contract/checks/tracked-number';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { bookingView, houseView } from '../bookings/bookings.rows.public.ts';
import { trustView } from '../trusts/trusts.rows.public.ts';
import { orderView, referenceView } from './orders.rows.public.ts';

/** Who looks: a customer among their own, or staff among those of the customers they serve. */
export type Looker = 'own' | 'desk';

const finders: Readonly<Record<Looker, (plain: string) => Sql>> = {
  own: (plain) => sql`find_order_ids(${plain})`,
  desk: (plain) => sql`find_desk_order_ids(${plain})`,
};

/** The ids of orders by what somebody types: a number that they are called by, a part of one, or the whole number of their booking or trust order. */
export function ordersFound(typed: string, looker: Looker): Sql {
  const plain = plainNumber(typed);
  return sql`select ${finders[looker](plain)} union ${ofDocuments(sql`= ${plain}`)}`;
}

/** The ids of orders called by a whole plain number that is as `said`, or whose booking or trust order is. */
export function ordersCalled(said: Sql): Sql {
  return sql`select r.order_id from ${referenceView} r where r.number ${said} union ${ofDocuments(said)}`;
}

/** One of these numbers, as `said`. */
export function oneOfNumbers(numbers: readonly string[]): Sql {
  return sql`= any(${numbers.map(trackedNumber)}::text[])`;
}

/** The ids of orders whose booking or trust order has a number that is as `said`. */
function ofDocuments(said: Sql): Sql {
  return sql`select d.order_id from ${documentNumbers(said)} d`;
}

/** The numbers of bookings and trust orders that are as `said`, with each order that they stand for. */
export function documentNumbers(said: Sql): Sql {
  return sql`(select h.org_id, h.order_id, 'booking' as kind, b.booking_no as number from ${bookingView} b join ${houseView} h on h.org_id = b.org_id and h.booking_id = b.id
      where b.booking_no ${said} and h.order_id is not null
    union select o.org_id, o.id, 'trust', t.trust_no from ${trustView} t join ${orderView} o on o.org_id = t.org_id and o.trust_id = t.id where t.trust_no ${said})`;
}
