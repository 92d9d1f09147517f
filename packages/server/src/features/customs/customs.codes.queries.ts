import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import type { NamedBy } from '../customers/goods.rows.public.ts';
import { changeOfCode, codeBound } from '../customers/goods.rows.public.ts';

/** How the goods `g` of a line are named. */
const named: NamedBy = {
  orgId: sql`g.org_id`,
  sku: sql`g.sku`,
  nameZh: sql`g.name_zh`,
  nameEn: sql`g.name_en`,
};

/** What goods `g` are bound to in China. */
export const hsToDeclare: Sql = codeBound('hsCn', named);

/** The same while declaration `r` is not handed in: afterwards a line has what it was handed in with. */
export const boundHs: Sql = sql`case when r.status = 'PREPARING' then ${hsToDeclare} end`;

/** In JSON what the code of line `l` was superseded by, where somebody wrote it there or on the order. */
export const changedHs: Sql = changeOfCode('hsCn', named, sql`coalesce(l.hs, g.hs_cn)`);
