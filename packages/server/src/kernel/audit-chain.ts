import { instant, orNull, text } from './columns.ts';
import { sql } from './sql.ts';
import type { Vault } from './vault.ts';

/** An entry as it is sealed: each of its columns as text, so that no release and no driver writes it otherwise. */
export const sealedColumns = {
  orgId: text,
  id: text,
  at: text,
  userId: orNull(text),
  who: text,
  action: text,
  subject: text,
  subjectId: orNull(text),
  changes: text,
};

/** The same of an entry `a`, which may be gone. */
export const sealedEntry = sql`a.org_id::text as "orgId", a.audit_id::text as id, to_char(a.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US') as at,
  a.user_id::text as "userId", a.who, a.action, a.subject, a.subject_id::text as "subjectId", a.changes::text as changes`;

export type SealedEntry = {
  readonly [K in keyof typeof sealedColumns]: K extends 'userId' | 'subjectId' ? string | null : string;
};

/** What a seal is made of besides its entry. */
interface Link {
  readonly seq: number;
  /** The seal before, in hex; empty for the first. */
  readonly after: string;
}

/** The seal of an entry, in hex. Its form is for good: another one fits none of the seals there are. */
export function sealOf(vault: Pick<Vault, 'mark'>, { seq, after }: Link, entry: SealedEntry): string {
  const { orgId, id, at, userId, who, action, subject, subjectId, changes } = entry;
  const told = JSON.stringify([orgId, id, at, userId, who, action, subject, subjectId, changes]);
  return vault.mark('audit chain', String(seq), after, told).toString('hex');
}

export const sealColumns = { seq: text, hmac: text, sealedOrg: text, sealedId: text, sealedAt: instant };
