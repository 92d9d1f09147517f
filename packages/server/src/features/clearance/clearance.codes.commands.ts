import type { EntryLine } from '@loadline/contract/clearance/entry';
import type { takeCodes } from '@loadline/contract/clearance/entry.api';
import { takingCodes } from '@loadline/contract/clearance/entry.api';
import { lineKey } from '@loadline/contract/clearance/entry-rfi';
import type { CodeChange } from '@loadline/contract/facts/goods-code';
import { registerSays } from '@loadline/contract/goods/goods-code.rules';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { say } from '@loadline/contract/kernel/text';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { writeHtsOfLines } from '../orders/orders.codes.public.ts';
import type { DeskDetail, EntryDetail } from './clearance.detail.queries.ts';
import { detailIn, ownDetailIn } from './clearance.detail.queries.ts';
import { linesNamed } from './clearance.lines.commands.ts';
import { linesOn } from './clearance.lines.queries.ts';
import { midOfLine } from './clearance.mids.queries.ts';
import type { LockedEntry } from './clearance.rows.commands.ts';
import { auditEntry, lockedEntry, touchEntry } from './clearance.rows.commands.ts';

type Asked = BodyOf<typeof takeCodes>;

/** Its customer takes the codes of the register over on lines that are not filed. */
export function takeOwnCodes(db: Database, viewer: Viewer, asked: Asked): Promise<EntryDetail> {
  return db.inTransaction(viewer, async (tx) => {
    await takeOver(tx, asked, await ownDetailIn(tx, asked.no), viewer);
    return ownDetailIn(tx, asked.no);
  });
}

/** The same at the desk. */
export function takeCodesAtDesk(staff: Database, viewer: Viewer, asked: Asked): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    await takeOver(tx, asked, await detailIn(tx, asked.no), viewer);
    return detailIn(tx, asked.no);
  });
}

async function takeOver(tx: Tx, { no, version, lines: keys }: Asked, seen: EntryDetail, viewer: Viewer) {
  const entry = await lockedEntry(tx, no);
  if (entry.version !== version) throw staleProblem(seen, { no, version });
  if (entry.status !== 'PREPARING') throw new Problem('midLineFiled', { number: no });
  const lines = changedLines(seen.lines, keys);
  const reason = say(registerSays, viewer.language);
  await settleMids(tx, entry, lines);
  for (const { orderId, orderNumber } of seen.orders) {
    const own = lines.filter((line) => line.orderNumber === orderNumber);
    const codes = own.flatMap(({ goodsNo, changes }) =>
      changedOf(changes, 'hts').map(({ was, now }) => ({ goodsNo, from: was, to: now })),
    );
    if (codes.length > 0) await writeHtsOfLines(tx, { orgId: entry.orgId, orderId }, codes, reason);
  }
  await keepTaken(tx, entry, lines);
  await touchEntry(tx, entry);
  for (const line of lines)
    await auditEntry(tx, entry, 'codes-taken', { line: lineKey(line), ...saidOf(line), reason });
}

function changedOf(changes: readonly CodeChange[], kind: CodeChange['kind']): CodeChange[] {
  return changes.filter((change) => change.kind === kind);
}

function saidOf({ changes }: EntryLine) {
  const named = { hts: 'hsDest', hsCn: 'hsCn', mid: 'mid' } as const;
  return Object.fromEntries(changes.map(({ kind, was, now }) => [named[kind], { from: was, to: now }]));
}

/** Each is a line of the entry whose goods were bound to another code since. */
function changedLines(lines: readonly EntryLine[], keys: readonly string[]): EntryLine[] {
  const changed = lines.filter(({ changes }) => changes.length > 0);
  return linesNamed(changed, keys, { path: 'lines', label: takingCodes.lines.label });
}

const insertMid = sql`insert into us_entry_mid as k (org_id, entry_id, order_id, goods_no, name_en, hts, mid)`;

/** A MID that the trust order names for goods of the number before stays on the line whose number changes. */
async function settleMids(tx: Tx, { orgId, id }: LockedEntry, lines: readonly EntryLine[]): Promise<void> {
  const keys = lines.map(lineKey);
  await tx.rows(sql`
    ${insertMid} select l.org_id, l.entry_id, l.order_id, l.line_no, l.name_en, l.hs_dest, l.mid from us_entry r,
      lateral (select c.org_id, c.entry_id, c.order_id, g.line_no, g.name_en, g.hs_dest, ${midOfLine} as mid, o.order_number || ' ' || g.line_no as key from ${linesOn}) l
      where r.org_id = ${orgId} and r.id = ${id} and l.mid is not null and l.key = any(${keys}::text[])
    on conflict (org_id, entry_id, order_id, goods_no) do update set name_en = excluded.name_en, hts = excluded.hts, mid = excluded.mid`);
}

async function keepTaken(tx: Tx, { orgId, id }: LockedEntry, lines: readonly EntryLine[]): Promise<void> {
  const taken = lines.flatMap((line) =>
    changedOf(line.changes, 'mid').map(({ now }) => ({ key: lineKey(line), code: now })),
  );
  if (taken.length === 0) return;
  await tx.rows(sql`
    ${insertMid} select l.org_id, l.entry_id, l.order_id, l.line_no, l.name_en, l.hs_dest, n.code from us_entry r,
      lateral (select c.org_id, c.entry_id, c.order_id, g.line_no, g.name_en, g.hs_dest, o.order_number || ' ' || g.line_no as key from ${linesOn}) l
      join jsonb_to_recordset(${JSON.stringify(taken)}::jsonb) as n (key text, code text) on n.key = l.key
      where r.org_id = ${orgId} and r.id = ${id}
    on conflict (org_id, entry_id, order_id, goods_no) do update set name_en = excluded.name_en, hts = excluded.hts, mid = excluded.mid`);
}
