import { randomUUID } from 'node:crypto';
import { account } from './people.ts';
import { rowsOf } from './product-database.ts';

export interface Stranger {
  readonly username: string;
  readonly password: string;
  /** Eleven digits. */
  readonly mobile: string;
  readonly orgId: string;
}

let count = 0;

/** Somebody of a customer of its own, so that what a walk does to them touches no other walk. */
export async function stranger(
  mobile = `139${String(process.pid % 10_000).padStart(4, '0')}${1_000 + count}`,
): Promise<Stranger> {
  count += 1;
  const name = `e2e${process.pid}${count}`;
  const orgId = randomUUID();
  await rowsOf(
    `insert into organisation (org_id, code, kind, name_zh, name_en, demo) values ($1, $2, 'customer', $2, $2, true)`,
    [orgId, name.toUpperCase()],
  );
  await rowsOf(`insert into customer (org_id, account_type, legal_name) values ($1, 'company', $2)`, [
    orgId,
    name,
  ]);
  await rowsOf(
    `insert into app_user (org_id, user_id, username, name, password_hash, permissions, role_id, data_authority, mobile)
      select $1, $2, $3, $3, password_hash, permissions, role_id, data_authority, $4 from app_user where username = 'demo'`,
    [orgId, randomUUID(), name, `+86${mobile}`],
  );
  return { username: name, password: account('demo').password, mobile, orgId };
}
