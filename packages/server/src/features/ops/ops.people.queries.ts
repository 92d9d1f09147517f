import { anEnabledColleague, customerRecord } from '@loadline/contract/ops/customer';
import { text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import { wrongFields } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';

/** Refuses a sales or service person who is not an enabled colleague. */
export async function requirePeople(
  tx: Tx,
  people: { readonly saleId: string | null; readonly customerServiceId: string | null },
): Promise<void> {
  const known = await tx.rows(sql.type({ id: text })`
    select u.user_id::text as id from app_user u where u.org_id = ${tx.me.orgId} and u.enabled
      and u.user_id = any(${[people.saleId, people.customerServiceId]}::uuid[])`);
  const ids = new Set(known.map(({ id }) => id));
  const keys = ['saleId', 'customerServiceId'] as const;
  const wrong = keys.filter((key) => people[key] !== null && !ids.has(people[key]));
  if (wrong.length === 0) return;
  throw wrongFields(
    wrong.map((path) => ({
      path,
      label: customerRecord.fields[path].label,
      says: anEnabledColleague,
    })),
  );
}
