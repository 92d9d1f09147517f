import { lineKey } from '@loadline/contract/clearance/entry-rfi';
import type { CustomsStatus } from '@loadline/contract/customs/customs.lifecycle';
import type { RowOf } from '../../kernel/columns.ts';
import { int, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { allOf, isoOf, sql } from '../../kernel/sql.ts';
import { tellStaffAll } from '../notices/notices.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import { goodsOn, linesOn } from './clearance.lines.queries.ts';
import { boundMid, isToldOf, setMid, toldInAll } from './clearance.mids.queries.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';
import { auditEntry, touchEntry } from './clearance.rows.commands.ts';
import { stepAt } from './clearance.rows.queries.ts';

/** All lines of entries `r`, with what was set for each or else what is told of it in `told`. */
const allLines = sql`us_entry r join us_entry_order c on c.org_id = r.org_id and c.entry_id = r.id
  join ${orderView} o on o.org_id = c.org_id and o.id = c.order_id cross join ${goodsOn}
  left join told n on ${isToldOf}`;
const midNow = sql`coalesce(${setMid}, n.mid, ${boundMid})`;

/** When what carries a code was filed last, by organisation and code. */
export const lastFiled = sql`(select k.org_id, k.mid, max(e.at) as at from (select r.org_id, r.id, ${stepAt('SUBMITTED')} as at from us_entry r
    where r.status not in ('PREPARING', 'VOID')) e join us_entry_mid k on k.org_id = e.org_id and k.entry_id = e.id group by 1, 2)`;

/** What was filed with a code of an organisation: `k` is one line. */
export function filedWith(orgId: Sql, code: Sql): Sql {
  return sql`us_entry_mid k join us_entry r on r.org_id = k.org_id and r.id = k.entry_id and r.status not in ('PREPARING', 'VOID')
    where k.org_id = ${orgId} and k.mid = ${code}`;
}

/** When entry `r` of such a line was filed. */
export const filedOn = stepAt('SUBMITTED');

const lineColumns = {
  fileNo: text,
  entryNo: orNull(text),
  orderNumber: text,
  goodsNo: int,
  hsDest: text,
  nameZh: text,
  nameEn: text,
  value: text,
  status: textOf<CustomsStatus>(),
  filedAt: orNull(text),
  mid: orNull(text),
};

/** A line of an entry with the code of its manufacturer. */
export type MidLine = RowOf<typeof lineColumns>;

interface Wanted {
  readonly orgId: string;
  /** The code that lines have now; null: those that have none. Any unless told. */
  readonly mid?: string | null;
  readonly hts?: string | null;
  readonly orderNumber?: string | null;
  /** Lines by their keys alone. */
  readonly keys?: readonly string[];
}

/** The lines of the entries of an organisation, those that are not filed first; void entries have none. */
export function midLinesIn(tx: Pick<Tx, 'rows'>, wanted: Wanted, most: number): Promise<MidLine[]> {
  const { orgId, mid, hts = null, orderNumber = null, keys } = wanted;
  const orders = keys && [...new Set(keys.map((key) => key.split(' ')[0] ?? ''))];
  const pattern = hts === null ? null : `${hts.replace(/\D/g, '')}%`;
  return tx.rows(sql.type(lineColumns)`
    with told as materialized ${toldInAll(orgId)}
    select l.file_no as "fileNo", l.entry_no as "entryNo", l.order_number as "orderNumber", l.line_no as "goodsNo", l.hs_dest as "hsDest",
      l.name_zh as "nameZh", l.name_en as "nameEn", l.total_price_usd::text as value, l.status, l.filed_at as "filedAt", l.mid
    from (select r.file_no, r.entry_no, r.status, ${isoOf(filedOn)} as filed_at, r.status_at, c.place, o.order_number, g.line_no, g.hs_dest, g.name_zh, g.name_en,
        g.total_price_usd, ${midNow} as mid from ${allLines} where r.org_id = ${orgId} and r.status <> 'VOID') l
    where ${allOf([
      ...(mid === undefined ? [] : [mid === null ? sql`l.mid is null` : sql`l.mid = ${mid}`]),
      ...(pattern === null ? [] : [sql`l.hs_dest like ${pattern}`]),
      ...(orderNumber === null ? [] : [sql`l.order_number = ${orderNumber}`]),
      ...(orders ? [sql`l.order_number = any(${orders}::text[])`] : []),
      ...(keys ? [sql`l.order_number || ' ' || l.line_no = any(${[...keys]}::text[])`] : []),
    ])}
    order by l.status <> 'PREPARING', l.status_at desc, l.file_no, l.place, l.line_no limit ${most}`);
}

/** The codes on the lines that are not filed, each with how many lines have it; null where one has none. */
export function unfiledMidsIn(
  tx: Pick<Tx, 'rows'>,
  orgId: string,
): Promise<{ readonly mid: string | null; readonly lines: number }[]> {
  return tx.rows(sql.type({ mid: orNull(text), lines: int })`
    with told as materialized ${toldInAll(orgId)}
    select ${midNow} as mid, count(*)::int as lines from ${allLines}
    where r.org_id = ${orgId} and r.status = 'PREPARING' group by 1 order by 2 desc, 1 limit 200`);
}

interface Replacement {
  readonly orgId: string;
  readonly keys: readonly string[];
  /** What each of the lines has now. */
  readonly from: string | null;
  readonly to: string;
  readonly reason: string;
}

/** Whether line `g` of order `o` is one of those that keys name. */
function isNamed(keys: readonly string[]): Sql {
  return sql`o.order_number || ' ' || g.line_no = any(${[...keys]}::text[])`;
}

/** So many lines are named in the log of one entry. */
const linesSaid = 20;

/** The entries of the lines, locked in one order whoever asks. */
function entriesOf(tx: Tx, { orgId, keys }: Replacement): Promise<LockedEntry[]> {
  return tx.rows(sql.type({
    orgId: text,
    id: text,
    fileNo: text,
    version: int,
    status: textOf<CustomsStatus>(),
  })`
    select r.org_id::text as "orgId", r.id::text as id, r.file_no as "fileNo", r.version, r.status from us_entry r
    where r.org_id = ${orgId} and r.status <> 'VOID' and exists (select from ${linesOn} and ${isNamed(keys)}) order by r.id for update`);
}

/** The lines, if all are there and still have the code that was seen. */
async function linesAsSeen(tx: Tx, { orgId, keys, from }: Replacement): Promise<MidLine[]> {
  const lines = await midLinesIn(tx, { orgId, keys }, keys.length);
  if (lines.length < new Set(keys).size) throw new Problem('notFound');
  const other = lines.find(({ mid }) => mid !== from);
  if (other) throw new Problem('midLineChanged', { number: other.fileNo });
  return lines;
}

/** Each entry tells in its history which of its lines it was about. */
async function auditLines(
  tx: Tx,
  entries: readonly LockedEntry[],
  lines: readonly MidLine[],
  action: string,
  { from, to, reason }: Replacement,
): Promise<void> {
  for (const entry of entries) {
    const own = lines.filter(({ fileNo }) => fileNo === entry.fileNo).map(lineKey);
    const line = own.slice(0, linesSaid).join(', ');
    await auditEntry(tx, entry, action, { mid: { from, to }, line, count: own.length, reason });
  }
}

/**
 * Writes a code on lines of entries that are not filed, all of them or none; each entry tells of it in its history. A line
 * whose entry was filed meanwhile, or that is another one now, is refused by the number of its entry.
 */
export async function replaceMids(tx: Tx, wanted: Replacement): Promise<MidLine[]> {
  const { orgId, keys, to } = wanted;
  const entries = await entriesOf(tx, wanted);
  const lines = await linesAsSeen(tx, wanted);
  const filed = lines.find(({ status }) => status !== 'PREPARING');
  if (filed) throw new Problem('midLineFiled', { number: filed.fileNo });
  await tx.rows(sql`
    insert into us_entry_mid as k (org_id, entry_id, order_id, goods_no, name_en, hts, mid)
    select x.org_id, x.entry_id, x.order_id, x.line_no, x.name_en, x.hs_dest, ${to} from us_entry r,
      lateral (select c.org_id, c.entry_id, c.order_id, g.line_no, g.name_en, g.hs_dest from ${linesOn} and ${isNamed(keys)}) x
      where r.org_id = ${orgId} and r.status = 'PREPARING'
    on conflict (org_id, entry_id, order_id, goods_no) do update set name_en = excluded.name_en, hts = excluded.hts, mid = excluded.mid`);
  for (const entry of entries) await touchEntry(tx, entry);
  await auditLines(tx, entries, lines, 'mid-replaced', wanted);
  return lines;
}

/** Asks the forwarder to have filed lines corrected by the broker. The lines stay as they were filed. */
export async function askCorrections(tx: Tx, wanted: Replacement): Promise<MidLine[]> {
  const { orgId, from, to, reason } = wanted;
  const entries = await entriesOf(tx, wanted);
  const lines = await linesAsSeen(tx, wanted);
  const open = lines.find(({ status }) => status === 'PREPARING');
  if (open) throw new Problem('midLineChanged', { number: open.fileNo });
  await tellStaffAll(
    tx,
    entries.map(({ id, fileNo }) => ({
      event: 'amendment',
      orgId,
      subject: 'clearance',
      subjectId: id,
      number: fileNo,
      who: tx.me.name,
      said: `MID ${from ?? '-'} → ${to} · ${reason}`,
      key: `mid ${from} ${to} ${tx.now.toISOString()}`,
    })),
  );
  await auditLines(tx, entries, lines, 'mid-correction-asked', wanted);
  return lines;
}
