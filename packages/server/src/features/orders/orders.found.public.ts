import { plainNumber, trackedNumber } from '@loadline/contract/checks/tracked-number';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { documentNumbers } from '../events/events.numbers.public.ts';
import { referenceView } from './orders.rows.public.ts';

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
