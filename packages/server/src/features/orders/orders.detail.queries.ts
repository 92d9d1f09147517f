import type { Database, RawJson } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { partsFor } from './orders.parts.queries.ts';

const parts = partsFor('customer');

/** Everything about one order in one question; an absent and a foreign number answer alike. */
export function orderByNumber(db: Database, viewer: Viewer, number: string): Promise<RawJson> {
  return db.readJson(
    viewer,
    sql`select json_build_object(${parts},
      'previous', ${neighbour(sql`>`, sql`asc`)},
      'next', ${neighbour(sql`<`, sql`desc`)}
    )::text from orders o where o.org_id = (select app_org()) and o.order_number = ${number}`,
  );
}

function neighbour(beyond: Sql, direction: Sql): Sql {
  return sql`(select n.order_number from orders n where n.org_id = o.org_id and (n.order_time, n.id) ${beyond} (o.order_time, o.id)
    order by n.order_time ${direction}, n.id ${direction} limit 1)`;
}
