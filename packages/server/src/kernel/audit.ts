import type { Database, Tx } from './database.ts';
import { newId } from './database.ts';
import { sql } from './sql.ts';
import type { Viewer } from './viewer.ts';

export interface Deed {
  readonly action: string;
  readonly subject: string;
  readonly subjectId?: string;
  /** Whose record it is; the actor's own organisation unless told. Its people can read the entry. */
  readonly orgId?: string;
  /** Field names with old and new values; never a secret or an identity number. */
  readonly changes?: Readonly<Record<string, unknown>>;
}

/** Writes who did what, in the transaction that does it. */
export async function audit(tx: Tx, deed: Deed): Promise<void> {
  await tx.rows(sql`
    insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    values (${deed.orgId ?? tx.me.orgId}, ${newId()}, ${tx.me.userId}, ${tx.me.name}, ${deed.action}, ${deed.subject},
            ${deed.subjectId ?? null}, ${JSON.stringify(deed.changes ?? {})})`);
}

/** Notes that somebody read a thing such as a file. In a transaction of its own: who looks as a customer writes in none. */
export async function auditReading(
  db: Pick<Database, 'call'>,
  { by }: Viewer,
  { subject, subjectId, changes }: Omit<Deed, 'action' | 'orgId'>,
): Promise<void> {
  if (typeof by === 'string' || !('tokenHash' in by)) return;
  await db.call(
    sql`select record_reading(${by.tokenHash}, ${newId()}, ${subject}, ${subjectId ?? null}, ${JSON.stringify(changes ?? {})})`,
  );
}
