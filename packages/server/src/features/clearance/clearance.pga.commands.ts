import type { EntryLine } from '@loadline/contract/clearance/entry';
import { notePga } from '@loadline/contract/clearance/entry-desk.api';
import type { WrittenPga } from '@loadline/contract/clearance/entry-pga';
import { flawsOfPga, noSuchFlag, pgaFlagField, writtenPga } from '@loadline/contract/clearance/entry-pga';
import { lineKey } from '@loadline/contract/clearance/entry-rfi';
import type { PgaFlag } from '@loadline/contract/clearance/pga.codes';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database } from '../../kernel/database.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { DeskDetail } from './clearance.detail.queries.ts';
import { detailIn } from './clearance.detail.queries.ts';
import { linesNamed, rowsOfLines } from './clearance.lines.commands.ts';
import { auditEntry, touchEntry, unchangedEntry } from './clearance.rows.commands.ts';

/** So many lines are named in the log; the others are told by the flag and what was noted of it. */
const linesSaid = 20;

/** Notes what was done about one flag on some lines, for the numbers that they have now. */
export function noteOfPga(
  staff: Database,
  viewer: Viewer,
  { no, version, lines: named, flag, ...given }: BodyOf<typeof notePga>,
): Promise<DeskDetail> {
  requireSound(flag, given);
  return staff.inTransaction(viewer, async (tx) => {
    const entry = await unchangedEntry(tx, { no, version });
    const { orgId, id } = entry;
    const lines = flaggedLines((await detailIn(tx, no)).lines, named, flag);
    const which = rowsOfLines(entry, lines);
    const { pgaState, pgaNo, disclaimCode, pgaNote } = given;
    await (pgaState === null
      ? tx.rows(sql`delete from us_entry_pga a using (select o.id, n.goods from ${which}) w
          where a.org_id = ${orgId} and a.entry_id = ${id} and a.order_id = w.id and a.goods_no = w.goods and a.flag = ${flag}`)
      : tx.rows(sql`
          insert into us_entry_pga as a (org_id, entry_id, order_id, goods_no, flag, hts, pga_state, pga_no, disclaim_code, pga_note)
          select ${orgId}, ${id}, o.id, n.goods, ${flag}, n.hts, ${pgaState}, ${pgaNo}, ${disclaimCode}, ${pgaNote} from ${which}
          on conflict (org_id, entry_id, order_id, goods_no, flag) do update
          set hts = excluded.hts, pga_state = excluded.pga_state, pga_no = excluded.pga_no, disclaim_code = excluded.disclaim_code, pga_note = excluded.pga_note`));
    await touchEntry(tx, entry);
    const line = lines.map(lineKey).slice(0, linesSaid).join(', ');
    await auditEntry(tx, entry, 'edited', { flag, line, ...said(given) });
    return detailIn(tx, no);
  });
}

/** What was noted; that a note was taken away is said, too. */
function said({ pgaState, ...rest }: WrittenPga) {
  return { pgaState, ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null)) };
}

function requireSound(flag: PgaFlag, given: WrittenPga): void {
  const flaws = flawsOfPga(flag, given);
  if (flaws.length > 0)
    throw wrongFields(flaws.map(({ path, says }) => ({ path, says, label: writtenPga[path].label })));
}

/** Each is a line of the entry whose number brings the flag. */
function flaggedLines(lines: readonly EntryLine[], named: readonly string[], flag: PgaFlag): EntryLine[] {
  const found = linesNamed(lines, named, { path: 'lines', label: notePga.body.lines.label });
  if (found.some(({ pga }) => !pga.some((one) => one.flag === flag)))
    throw wrongFields([{ path: 'flag', label: pgaFlagField.label, says: noSuchFlag }]);
  return found;
}
