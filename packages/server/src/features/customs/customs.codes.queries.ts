import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { changeOfCode, codeBound, namedByLine } from '../customers/goods.rows.public.ts';
import { placedOfLine } from '../orders/orders.rows.public.ts';

/** What goods `g` are bound to in China. */
export const hsToDeclare: Sql = codeBound('hsCn', namedByLine);

/** The same while declaration `r` is not handed in: afterwards a line has what it was handed in with. */
export const boundHs: Sql = sql`case when r.status = 'PREPARING' then ${hsToDeclare} end`;

/** In JSON what the code of line `l` was superseded by, where somebody wrote it there or on the order. */
export const changedHs: Sql = changeOfCode('hsCn', namedByLine, sql`coalesce(l.hs, g.hs_cn)`, placedOfLine);
