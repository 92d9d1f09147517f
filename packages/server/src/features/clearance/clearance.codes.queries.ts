import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { changeOfCode, namedByLine } from '../customers/goods.rows.public.ts';
import { placedOfLine } from '../orders/orders.rows.public.ts';
import { midOfLine } from './clearance.mids.queries.ts';

const changed = [
  changeOfCode('hts', namedByLine, sql`g.hs_dest`, placedOfLine),
  changeOfCode('mid', namedByLine, midOfLine, placedOfLine),
];

/** In JSON the codes of line `g` whose goods were bound to other ones since. What is void tells of none. */
export const changesOfLine: Sql = sql`(select coalesce(json_agg(x.change), '[]') from unnest(array[${sql.join(changed)}]) as x (change)
  where x.change is not null and r.status <> 'VOID')`;
