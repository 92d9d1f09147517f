import type { saveCustomsLines } from '@loadline/contract/customs/customs-desk.api';
import type { WrittenLine } from '@loadline/contract/customs/customs-line';
import { type OwnLine, ownLine } from '@loadline/contract/customs/customs-line.fill';
import { sameValue } from '@loadline/contract/kernel/changes';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { DeskDetail, FoundLine } from './customs.detail.queries.ts';
import { detailIn, foundIn } from './customs.detail.queries.ts';
import type { LockedFile } from './customs.rows.commands.ts';
import { auditFile, touchFile, unchangedFile } from './customs.rows.commands.ts';

/** All lines anew, with what of them was typed otherwise than their goods say. */
export function saveLines(
  staff: Database,
  viewer: Viewer,
  { no, version, lines }: BodyOf<typeof saveCustomsLines>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const file = await unchangedFile(tx, { no, version });
    const { lines: before } = await detailIn(tx, no);
    const typed = new Map(lines.map((line) => [line.id, line]));
    await putLines(tx, file, lines, ({ id, goods }) => {
      const line = typed.get(id);
      if (!line) throw new Problem('notFound');
      return ownLine(line, goods);
    });
    const after = await detailIn(tx, no);
    if (!sameValue(before, after.lines)) await auditFile(tx, file, 'edited', { rows: after.lines.length });
    return after;
  });
}

type PutLine = Pick<WrittenLine, 'id' | 'orderId' | 'goodsNo' | 'exemption'>;

/** Lines in the order of their items: first as their goods say, then with what is written of each. */
export async function putLines(
  tx: Tx,
  file: LockedFile,
  lines: readonly PutLine[],
  ownOf: (line: FoundLine) => OwnLine,
): Promise<void> {
  const { orgId, id, fileNo } = file;
  await tx.rows(sql`delete from customs_line l where l.org_id = ${orgId} and l.file_id = ${id}`);
  await tx.rows(sql`
    insert into customs_line (org_id, file_id, id, line_no, order_id, goods_no, exemption)
    select ${orgId}, ${id}, x.id, x.ordinality, x."orderId", x."goodsNo", x.exemption
    from rows from (jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as (id uuid, "orderId" uuid, "goodsNo" int, exemption text))
      with ordinality as x (id, "orderId", "goodsNo", exemption, ordinality)
    join customs_order c on c.org_id = ${orgId} and c.file_id = ${id} and c.order_id = x."orderId"`);
  const found = new Map((await foundIn(tx, fileNo)).lines.map((line) => [line.id, line]));
  const own = lines.map(({ id: lineId }) => {
    const line = found.get(lineId);
    if (!line) throw new Problem('notFound');
    return { id: lineId, ...ownOf(line) };
  });
  await tx.rows(sql`
    update customs_line l set hs = x.hs, quantity = x.quantity, unit = x.unit, first_qty = x."firstQty", first_unit = x."firstUnit", second_qty = x."secondQty",
      second_unit = x."secondUnit", unit_price = x."unitPrice", origin = x.origin, final_destination = x."finalDestination", source_place = x."sourcePlace",
      elements = x.elements
    from jsonb_to_recordset(${JSON.stringify(own)}::jsonb) as x (id uuid, hs text, quantity int, unit text, "firstQty" numeric, "firstUnit" text, "secondQty" numeric,
      "secondUnit" text, "unitPrice" numeric, origin text, "finalDestination" text, "sourcePlace" text, elements jsonb)
    where l.org_id = ${orgId} and l.file_id = ${id} and l.id = x.id`);
  await touchFile(tx, file);
}
