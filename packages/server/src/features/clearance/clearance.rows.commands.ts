import type { CustomsStatus } from '@loadline/contract/customs/customs.lifecycle';
import { audit } from '../../kernel/audit.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { int, text, textOf } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';
import { detailIn } from './clearance.detail.queries.ts';

const lockedColumns = { orgId: text, id: text, fileNo: text, version: int, status: textOf<CustomsStatus>() };
export type LockedEntry = RowOf<typeof lockedColumns>;

/** An entry under lock; absent and foreign are the same 404. */
export function lockedEntry(tx: Tx, no: string): Promise<LockedEntry> {
  return tx.one(sql.type(lockedColumns)`
    select r.org_id::text as "orgId", r.id::text as id, r.file_no as "fileNo", r.version, r.status from us_entry r where r.file_no = ${no} for update`);
}

/** An entry under lock as it was read; absent and foreign are the same 404, 409 and what stands now when somebody has changed it since. */
export async function unchangedEntry(
  tx: Tx,
  asked: { readonly no: string; readonly version: number },
): Promise<LockedEntry> {
  const entry = await lockedEntry(tx, asked.no);
  if (entry.version !== asked.version) throw staleProblem(await detailIn(tx, asked.no), asked);
  return entry;
}

export async function touchEntry(tx: Tx, { orgId, id }: LockedEntry, set?: Sql): Promise<void> {
  await tx.rows(sql`update us_entry r set ${set ? sql`${set}, ` : sql``}version = r.version + 1, updated_at = now()
    where r.org_id = ${orgId} and r.id = ${id}`);
}

export function auditEntry(
  tx: Tx,
  { orgId, id, fileNo }: Pick<LockedEntry, 'orgId' | 'id' | 'fileNo'>,
  action: string,
  changes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  return audit(tx, {
    action,
    subject: 'clearance',
    subjectId: id,
    orgId,
    changes: { no: fileNo, ...changes },
  });
}
