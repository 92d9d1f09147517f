import { text } from '../kernel/columns.ts';
import { newId } from '../kernel/database.ts';
import { asOwner } from '../kernel/owner.ts';
import { sql } from '../kernel/sql.ts';

/** Gives a person of the forwarder this password, enabled, without second factor, failures, links or sessions of before; false for nobody. */
export function layPassword(ownerUrl: string, username: string, passwordHash: string): Promise<boolean> {
  return asOwner(ownerUrl, async (tx) => {
    const [person] = await tx.rows(sql.type({ org_id: text, user_id: text, name: text })`
      update app_user u set password_hash = ${passwordHash}, failures = 0, failed_at = null, enabled = true, version = u.version + 1,
          totp_secret = null, totp_confirmed_at = null, totp_step = null, recovery_codes = '{}', updated_at = now()
        from organisation o where o.org_id = u.org_id and o.kind = 'forwarder' and lower(u.username) = lower(${username})
        returning u.org_id, u.user_id, u.name`);
    if (!person) return false;
    const { org_id: org, user_id: user, name } = person;
    await tx.rows(sql`delete from session where org_id = ${org} and user_id = ${user}`);
    // A provider that is down, and an emergency account that nobody knows the password of, are what this command is for, too.
    await tx.rows(
      sql`update sso_provider set required = false, version = version + 1 where org_id = ${org} and required`,
    );
    await tx.rows(sql`delete from password_link where org_id = ${org} and user_id = ${user}`);
    await tx.rows(sql`
      insert into audit (org_id, audit_id, user_id, who, action, subject, subject_id, changes)
        values (${org}, ${newId()}, ${user}, ${name}, 'reset-password', 'user', ${user}, '{"how": "command"}')`);
    return true;
  });
}
