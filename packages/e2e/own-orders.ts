import { expect } from '@playwright/test';
import { rowsOf } from './product-database.ts';

interface OwnOrder {
  readonly id: string;
  readonly no: string;
}

/**
 * Orders `o` of the large customer, the first by their ids unless told, that no walk has taken before: walks go side by side,
 * and what one declares or enters another must not.
 */
export async function ownOrders(
  which: string,
  count: number,
  from: 'first' | 'last' = 'first',
): Promise<OwnOrder[]> {
  await rowsOf(
    `do $$ begin perform pg_advisory_xact_lock(4711); create schema if not exists walks; create table if not exists walks.taken (order_id uuid primary key); end $$`,
  );
  const own: OwnOrder[] = [];
  for (let tries = 0; own.length < count && tries < 10; tries += 1)
    own.push(
      ...(await rowsOf<{ id: string; no: string }>(
        `with wished as (
            select o.id, o.order_number as no from orders o join organisation g using (org_id)
            where g.code = 'QHDEMO' and o.status <> 'CANCELLED' and (${which}) and not exists (select from walks.taken t where t.order_id = o.id)
            order by o.id ${from === 'last' ? 'desc' : 'asc'} limit $1),
          taken as (insert into walks.taken select id from wished on conflict do nothing returning order_id)
         select w.id, w.no from wished w join taken t on t.order_id = w.id`,
        [count - own.length],
      )),
    );
  expect(own, which).toHaveLength(count);
  return own;
}

/** The number of one of them. */
export async function ownOrder(which: string, from: 'first' | 'last' = 'first'): Promise<string> {
  const [own] = await ownOrders(which, 1, from);
  return own?.no ?? '';
}
