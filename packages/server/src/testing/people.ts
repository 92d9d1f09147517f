import { codesOf } from '@loadline/contract/kernel/code';
import { permissions } from '@loadline/contract/kernel/permission';
import type pg from 'pg';
import { newId } from '../kernel/database.ts';
import type { Passwords } from '../kernel/passwords.ts';

export interface TestUser {
  readonly orgId: string;
  readonly userId: string;
  readonly username: string;
  readonly password: string;
  readonly permissions: readonly string[];
  readonly authority: 'organisation' | 'own';
}

const allPermissions = codesOf(permissions);

export async function addOrganisation(owner: pg.Client, code: string): Promise<string> {
  const orgId = newId();
  await owner.query(
    'insert into organisation (org_id, code, kind, name_zh, name_en) values ($1, $2, $3, $4, $5)',
    [orgId, code, 'customer', `公司 ${code}`, `Company ${code}`],
  );
  return orgId;
}

export async function addPerson(
  owner: pg.Client,
  passwords: Passwords,
  who: Partial<TestUser> & { orgId: string },
): Promise<TestUser> {
  const userId = who.userId ?? newId();
  const user: TestUser = {
    userId,
    username: `u${userId.slice(-12)}`,
    password: 'Test2026pass',
    permissions: allPermissions,
    authority: 'organisation',
    ...who,
  };
  await owner.query(
    `insert into app_user (org_id, user_id, username, name, password_hash, permissions, data_authority) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      user.orgId,
      userId,
      user.username,
      `Name ${user.username}`,
      await passwords.hash(user.password),
      user.permissions,
      user.authority,
    ],
  );
  return user;
}
