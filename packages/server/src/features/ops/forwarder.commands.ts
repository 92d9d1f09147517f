import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { Forwarder } from '@loadline/contract/ops/forwarder';
import type { saveForwarder } from '@loadline/contract/ops/forwarder.api';
import { audit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database.ts';
import { differences, requireVersion } from '../../kernel/record-changes.ts';
import { columnOf, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { forwarderIn } from './forwarder.public.ts';

/** Locks the organisation: the particulars may not have been written yet. */
export function keepForwarder(
  staff: Database,
  viewer: Viewer,
  { version, ...written }: BodyOf<typeof saveForwarder>,
): Promise<Forwarder> {
  return staff.inTransaction(viewer, async (tx) => {
    await tx.one(sql`select 1 from organisation o where o.kind = 'forwarder' for update`);
    const before = await forwarderIn(tx);
    requireVersion(before, version, written);
    const { nameZh, nameEn, ...rest } = written;
    await tx.rows(
      sql`update organisation o set name_zh = ${nameZh}, name_en = ${nameEn} where o.kind = 'forwarder'`,
    );
    const columns = Object.keys(rest).map((key) => sql.ref(columnOf(key)));
    await tx.rows(sql`
      insert into forwarder as f (${sql.join(columns)}) values (${sql.join(Object.values(rest).map((value) => sql`${value}`))})
      on conflict (only_one) do update set ${sql.join(columns.map((column) => sql`${column} = excluded.${column}`))}, version = f.version + 1, updated_at = now()`);
    await audit(tx, { action: 'edited', subject: 'forwarder', changes: differences(before, written) });
    return forwarderIn(tx);
  });
}
