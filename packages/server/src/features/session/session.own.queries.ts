import type { RowOf } from '../../kernel/columns.ts';
import { bytes, flag, instant, orNull, text, texts } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { giveBack, takeAllowance } from '../../kernel/limit.ts';
import type { Passwords } from '../../kernel/passwords.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Member, Viewer } from '../../kernel/viewer.ts';

/** What an account keeps secret, for its owner's own calls. */
const ownSecretsColumns = {
  password_hash: text,
  totp_secret: orNull(bytes),
  totp_confirmed_at: orNull(instant),
  recovery_codes: texts,
  mobile: orNull(text),
  password_changed_at: instant,
  /** The organisation demands a second factor. */
  demanded: flag,
  legal_name: orNull(text),
};
export type OwnSecrets = RowOf<typeof ownSecretsColumns>;

/** Staff who look as a customer have no account there: they may only look. */
export async function ownSecrets(db: Database, viewer: Viewer): Promise<{ me: Member; secrets: OwnSecrets }> {
  const {
    me,
    rows: [[secrets]],
  } = await db.read(viewer, sql.type(ownSecretsColumns)`select * from my_secrets()`);
  if (!secrets) throw new Problem('readOnly');
  return { me, secrets };
}

/** The same for somebody who types their password once more. A stolen session must not guess it: ten wrong ones in 15 minutes. */
export async function provenSecrets(db: Database, passwords: Passwords, viewer: Viewer, password: string) {
  const own = await ownSecrets(db, viewer);
  const tries = { key: `password of ${own.me.userId}`, allowance: 10, seconds: 900 };
  await takeAllowance(db, tries);
  if (!(await passwords.verify(password, own.secrets.password_hash))) throw new Problem('wrongPassword');
  await giveBack(db, tries);
  return own;
}
