import type { Database } from '../../kernel/database.ts';
import { giveBack, takeAllowance } from '../../kernel/limit.ts';
import type { Passwords } from '../../kernel/passwords.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Member, Viewer } from '../../kernel/viewer.ts';

/** What an account keeps secret, for its owner's own calls. */
export interface OwnSecrets {
  readonly password_hash: string;
  readonly totp_secret: Buffer | null;
  readonly totp_confirmed_at: Date | null;
  readonly recovery_codes: readonly string[];
  readonly mobile: string | null;
  readonly password_changed_at: Date;
  /** The organisation demands a second factor. */
  readonly demanded: boolean;
  readonly legal_name: string | null;
}

/** Staff who look as a customer have no account there: they may only look. */
export async function ownSecrets(db: Database, viewer: Viewer): Promise<{ me: Member; secrets: OwnSecrets }> {
  const { me, results } = await db.read(viewer, sql`select * from my_secrets()`);
  const secrets: OwnSecrets | undefined = results[0]?.rows[0];
  if (!secrets) throw new Problem('readOnly');
  return { me, secrets };
}

/** The same for somebody who types his password once more. A stolen session must not guess it: ten wrong ones in 15 minutes. */
export async function provenSecrets(db: Database, passwords: Passwords, viewer: Viewer, password: string) {
  const own = await ownSecrets(db, viewer);
  const tries = { key: `password of ${own.me.userId}`, allowance: 10, seconds: 900 };
  await takeAllowance(db, tries);
  if (!(await passwords.verify(password, own.secrets.password_hash))) throw new Problem('wrongPassword');
  await giveBack(db, tries);
  return own;
}
