import type { Tx } from '../../kernel/database.ts';
import { assignments } from '../../kernel/records.save.ts';
import type { Sql } from '../../kernel/sql.ts';
import { sql } from '../../kernel/sql.ts';

/** People who can sign in, without their secrets. */
export const accountView = sql`(select u.org_id, u.user_id, u.username, u.name, u.mobile, u.email, u.id_kind, u.id_number_tail, u.role_id, u.permissions,
  u.data_authority, u.enabled, u.last_login_at, u.totp_confirmed_at, u.version from app_user u)`;

/** Roles: those of the forwarder's people (category 1) and of customers' people (2). */
export const roleView = sql`(select r.role_id, r.category, r.name_zh, r.name_en, r.permissions, r.fixed from role r)`;

/** What a customer's person signs in with and may do. */
export interface NewAccount {
  readonly username: string;
  readonly name: string;
  readonly mobile: string;
  readonly email: string | null;
  readonly idKind: string;
  readonly idNumber: string | null;
  readonly roleId: string | null;
  readonly dataAuthority: string;
  readonly enabled: boolean;
}

/** A further person of the viewer's own organisation, with the hash of a password. */
export async function addAccount(
  tx: Tx,
  id: string,
  account: NewAccount,
  passwordHash: string | undefined,
): Promise<void> {
  const { username, name, mobile, email, idKind, idNumber, roleId, dataAuthority, enabled } = account;
  await tx.rows(sql`
    insert into app_user (org_id, user_id, username, name, mobile, email, id_kind, id_number, role_id, permissions, data_authority, enabled,
      password_hash)
    values (${tx.me.orgId}, ${id}, ${username}, ${name}, ${mobile}, ${email}, ${idKind}, ${idNumber}, ${roleId}, '{}', ${dataAuthority}, ${enabled}, ${passwordHash})`);
}

/** Writes these columns of a person of the viewer's own organisation, as a new version; not found for anybody else. */
export async function writeAccount(
  tx: Tx,
  id: string,
  values: Readonly<Record<string, unknown>>,
): Promise<void> {
  const set = assignments({ ...values, version: sql`version + 1`, updatedAt: sql`now()` });
  await tx.one(
    sql`update app_user set ${set} where org_id = ${tx.me.orgId} and user_id = ${id} returning user_id`,
  );
}

/** What somebody of the team `t` who may sign in is allowed to do. */
export function isAllowedTo(team: Sql, permission: Sql): Sql {
  return sql`exists (select from app_user u left join role r on r.role_id = u.role_id
    where u.team_id = ${team}.team_id and u.enabled and ${permission} = any(coalesce(r.permissions, u.permissions)))`;
}
