import type { Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

/** Whose a record is, in JSON for staff, with the hold on its credit. */
export function customerJson(orgId: Sql): Sql {
  return sql`(select jsonb_build_object('customerId', g.org_id::text, 'customerCode', g.code, 'customerName', g.name_zh, 'customerNameEn', g.name_en,
    'creditOnHold', c.on_hold) from organisation g join customer c on c.org_id = g.org_id where g.org_id = ${orgId})`;
}

/** The customers `g` that a filter may choose from, in JSON. */
export function customerChoices(condition: Sql): Sql {
  return sql`coalesce((select json_agg(x order by x.value) from (select g.org_id::text as value, g.code || ' ' || g.name_zh as zh,
    g.code || ' ' || g.name_en as en from organisation g where ${condition} limit 500) x), '[]')`;
}

/** Why the credit of a customer is held, and whether it is. */
export function holdOf(orgId: Sql, what: 'on_hold' | 'hold_reason'): Sql {
  return sql`(select ${sql.ref(`c.${what}`)} from customer c where c.org_id = ${orgId})`;
}

/** Refuses what a customer on hold may not have. Locks the customer's row: a hold that is being placed is waited for. */
export async function requireCredit(tx: Tx, orgId: string): Promise<void> {
  const { code, held, reason } = await tx.one<{ code: string; held: boolean; reason: string | null }>(sql`
    select g.code, c.on_hold as held, c.hold_reason as reason
    from customer c join organisation g on g.org_id = c.org_id where c.org_id = ${orgId} for share of c`);
  if (held) throw new Problem('creditHeld', { code, reason: reason ?? '-' });
}
