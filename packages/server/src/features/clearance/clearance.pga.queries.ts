import { hsDigits } from '@loadline/contract/checks/hs';
import type { EntryLine } from '@loadline/contract/clearance/entry';
import type { PgaOfLine } from '@loadline/contract/clearance/entry-pga';
import { agenciesOf, pgaFlagField, writtenPga } from '@loadline/contract/clearance/entry-pga';
import { pgaAgencies } from '@loadline/contract/clearance/pga.codes';
import type { flagsOfNumber } from '@loadline/contract/clearance/pga-number.api';
import { codesOf } from '@loadline/contract/kernel/code';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Database } from '../../kernel/database.ts';
import type { Sql } from '../../kernel/sql.ts';
import { jsonOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { countOfFiles, isOfOrder } from '../files/files.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { flagsOf, pgaReport } from './pga.table.ts';

/** What was noted of line `g` of entry `r` for the number that it has now. */
export const notesOfLine = sql`coalesce((select json_agg(${jsonOf({ flag: pgaFlagField, ...writtenPga }, 'a')})
  from us_entry_pga a where a.org_id = r.org_id and a.entry_id = r.id and a.order_id = g.order_id and a.goods_no = g.line_no and a.hts = g.hs_dest), '[]')`;

const taken = sql`r.verdict is distinct from 'refused' and r.type = a.agency`;

/** How many papers of each agency entry `r` and its orders have; one that was refused is none. */
export function papersJson(side: { readonly isStaff: boolean }): Sql {
  const onEntry = countOfFiles(
    side,
    sql`r.org_id = e.org_id and r.subject = 'clearance' and r.subject_id = e.id and ${taken}`,
  );
  const onOrders = sql`(select coalesce(sum(${countOfFiles(side, sql`${isOfOrder} and ${taken}`)}), 0)::int
    from us_entry_order c join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id where c.org_id = e.org_id and c.entry_id = e.id)`;
  return sql`(select json_agg(json_build_object('agency', a.agency, 'onEntry', ${onEntry}, 'onOrders', ${onOrders}) order by a.place)
    from (select r.org_id, r.id) e cross join unnest(${codesOf(pgaAgencies)}::text[]) with ordinality as a (agency, place))`;
}

interface Found {
  readonly lines: readonly EntryLine[];
  readonly papers: readonly { readonly agency: string }[];
}

/** The flags that the numbers of the lines bring, each with what was noted of it, and the papers of their agencies alone. */
export function flagged<F extends Found>(found: F): F {
  const lines = found.lines.map((line) => ({ ...line, pga: flagsOf(line.hsDest).map(noteIn(line.pga)) }));
  const asked: readonly string[] = agenciesOf(lines);
  return { ...found, lines, papers: found.papers.filter(({ agency }) => asked.includes(agency)) };
}

const nothing = { pgaState: null, pgaNo: null, disclaimCode: null, pgaNote: null };

function noteIn(notes: readonly PgaOfLine[]) {
  return (flag: PgaOfLine['flag']): PgaOfLine =>
    notes.find((note) => note.flag === flag) ?? { flag, ...nothing };
}

/** The flags of a number, for whoever may read the schedule. */
export async function numberFlags(
  db: Database,
  viewer: Viewer,
  no: string,
): Promise<AnswerOf<typeof flagsOfNumber>> {
  await db.read(viewer);
  return { asOf: pgaReport.asOf, flags: [...flagsOf(hsDigits(no))] };
}
