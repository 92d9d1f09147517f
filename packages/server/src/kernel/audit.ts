import type { Tx } from './database.ts';
import { newId } from './database.ts';
import { sql } from './sql.ts';

export interface Deed {
  readonly action: string;
  readonly subject: string;
  readonly subjectId?: string;
  /** Field names with old and new values; never a secret or an identity number. */
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** Writes who did what, in the transaction that does it. */
export async function audit(tx: Tx, deed: Deed): Promise<void> {
  await tx.rows(sql`
    insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (${tx.me.orgId}, ${newId()}, ${tx.me.userId}, ${tx.me.name}, ${deed.action}, ${deed.subject},
            ${deed.subjectId ?? null}, ${JSON.stringify(deed.changes ?? {})})`);
}
