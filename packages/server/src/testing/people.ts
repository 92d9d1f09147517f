import { codesOf } from '@loadline/contract/kernel/code';
import { isStaffPermission, permissions } from '@loadline/contract/kernel/permission';
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

const staffPermissions = codesOf(permissions).filter(isStaffPermission);
const customerPermissions = codesOf(permissions).filter((permission) => !isStaffPermission(permission));

export async function addOrganisation(owner: pg.Client, code: string): Promise<string> {
  const orgId = newId();
  await owner.query(
    'insert into organisation (org_id, code, kind, name_zh, name_en) values ($1, $2, $3, $4, $5)',
    [orgId, code, 'customer', `公司 ${code}`, `Company ${code}`],
  );
  await owner.query('insert into customer (org_id, account_type, legal_name) values ($1, $2, $3)', [
    orgId,
    'company',
    `公司 ${code}`,
  ]);
  return orgId;
}

export async function addForwarder(owner: pg.Client): Promise<string> {
  const orgId = newId();
  await owner.query(
    `insert into organisation (org_id, code, kind, name_zh, name_en) values ($1, 'FWD', 'forwarder', '货代', 'Forwarder')`,
    [orgId],
  );
  await owner.query(
    `insert into dictionary_entry (kind, code, name_zh, name_en) values ('salesCompany', 'HQ', '货代', 'Forwarder'), ('warehouse', 'PVG-W2', '浦东二号仓', 'Pudong W2')`,
  );
  return orgId;
}

/** With `customers` their team serves just these, otherwise all there are. */
export async function addClerk(
  owner: pg.Client,
  passwords: Passwords,
  orgId: string,
  { customers, ...who }: Partial<TestUser> & { customers?: readonly string[] },
): Promise<TestUser> {
  const clerk = await addPerson(owner, passwords, { permissions: staffPermissions, ...who, orgId });
  const teamId = newId();
  await owner.query('insert into team (team_id, name_zh, name_en, all_customers) values ($1, $2, $2, $3)', [
    teamId,
    `Team ${teamId}`,
    customers === undefined,
  ]);
  for (const customer of customers ?? [])
    await owner.query('insert into team_customer (team_id, org_id) values ($1, $2)', [teamId, customer]);
  await owner.query('update app_user set team_id = $2 where user_id = $1', [clerk.userId, teamId]);
  return clerk;
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
    permissions: customerPermissions,
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
