import { text, texts } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import { sql } from '../../kernel/sql.ts';
import { type NewCustomer, openCustomerIn } from './customers.opening.commands.ts';
import { unknownPassword } from './password-links.commands.ts';

interface Names {
  readonly code: readonly string[];
  readonly username: readonly string[];
  readonly mobile: readonly string[];
}

/** Codes, user names and mobiles that somebody has already, perhaps somebody whom the viewer does not serve. */
export async function takenNames(tx: Tx, { code, username, mobile }: Names): Promise<ReadonlySet<string>> {
  const taken = await tx.rows(
    sql.type({ what: text, name: text })`
      select what, name from taken_names(${code}::text[], ${username}::text[], ${mobile}::text[])`,
  );
  return new Set(taken.map(({ what, name }) => `${what} ${name}`));
}

/** The colleagues who can serve a customer, by user name. */
export async function colleaguesByName(tx: Tx): Promise<ReadonlyMap<string, string>> {
  const people = await tx.rows(
    sql.type({ name: text, id: text })`
      select lower(username) as name, user_id::text as id from app_user where org_id = ${tx.me.orgId} and enabled order by 1`,
  );
  return new Map(people.map(({ name, id }) => [name, id]));
}

/** What the form of a new customer begins with: the role of an administrator, and every product on sale. */
export function usualOpening(tx: Tx): Promise<{ roleId: string; products: string[] }> {
  return tx.one(sql.type({ roleId: text, products: texts })`
    select role_id::text as "roleId", array(select channel_id::text from channel where active order by 1) as products
    from role where code = 'customerAdmin' and category = '2'`);
}

/** Opens customers as the form opens one; `from` says in the audit log where they come from. */
export async function openCustomers(
  house: House,
  tx: Tx,
  asked: readonly NewCustomer[],
  from: Readonly<Record<string, unknown>>,
): Promise<void> {
  // Nobody knows it, so all may have the same: each hash would take its time.
  const { passwordHash } = await unknownPassword(house);
  for (const one of asked) await openCustomerIn(house, tx, one, { passwordHash, from });
}
