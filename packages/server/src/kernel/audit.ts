import { onBehalfOf } from '@loadline/contract/audit/on-behalf';
import type { Database, Tx } from './database.ts';
import { newId } from './database.ts';
import { sql } from './sql.ts';
import type { Viewer } from './viewer.ts';
import { isByKey, withoutKey } from './viewer.ts';

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
export function audit(tx: Tx, deed: Deed): Promise<void> {
  return auditAll(tx, [deed]);
}

/** The same of many records at once. */
export async function auditAll(tx: Tx, deeds: readonly Deed[]): Promise<void> {
  if (deeds.length === 0) return;
  const rows = JSON.stringify(deeds.map((deed) => ({ id: newId(), ...deed, changes: told(tx, deed) })));
  await tx.rows(sql`
    insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
    select coalesce(d."orgId", ${tx.me.orgId}), d.id, ${tx.me.userId}, ${tx.me.name}, d.action, d.subject, d."subjectId", coalesce(d.changes, '{}')
    from jsonb_to_recordset(${rows}::jsonb) as d (id uuid, "orgId" uuid, action text, subject text, "subjectId" uuid, changes jsonb)`);
}

/** What staff do for a customer says so, and for whom. */
function told({ me }: Tx, { changes }: Deed): Deed['changes'] {
  if (!me.onBehalf) return changes;
  return { ...changes, [onBehalfOf]: [...new Set([me.company.zh, me.company.en])].join(' · ') };
}

/** Who did what, as far as whoever asks may know it. */
export const auditView = sql`(select a.org_id, a.audit_id, a.at, a.user_id, a.who, a.action, a.subject, a.subject_id, a.changes from audit a)`;

/** Notes that somebody read a thing such as a file. In a transaction of its own: who looks as a customer writes in none. */
export async function auditReading(
  db: Pick<Database, 'call' | 'inTransaction'>,
  viewer: Viewer,
  read: Omit<Deed, 'action' | 'orgId'>,
): Promise<void> {
  const { by, forCustomer } = viewer;
  if (forCustomer !== undefined || isByKey(viewer))
    return db.inTransaction(withoutKey(viewer), (tx) => audit(tx, { ...read, action: 'read' }));
  const { subject, subjectId, changes } = read;
  if (typeof by === 'string' || !('tokenHash' in by)) return;
  await db.call(
    sql`select record_reading(${by.tokenHash}, ${newId()}, ${subject}, ${subjectId ?? null}, ${JSON.stringify(changes ?? {})})`,
  );
}
