import type { Client } from 'pg';
import pg from 'pg';

/** The logins of the product. `owner` migrates, `app` serves customers, `staff` serves the forwarder, `jobs` runs jobs. */
export const logins = ['loadline_owner', 'loadline_app', 'loadline_staff', 'loadline_jobs'] as const;
/** Roles that nobody logs in as: they own the definer functions and see what those need. */
const gates = ['loadline_gate', 'loadline_tracker'] as const;

export type Login = (typeof logins)[number];

/** Creates what is missing and sets the passwords; every role is stripped of the powers that would bypass policies. */
export async function ensureRoles(adminUrl: string, passwordOf: (login: Login) => string): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    // Two installations or test runs may start on one server at once.
    await client.query("select pg_advisory_lock(hashtext('loadline roles'))");
    for (const role of [...logins, ...gates]) await ensureRole(client, role);
    for (const login of logins) {
      await client.query(`alter role ${login} login password ${client.escapeLiteral(passwordOf(login))}`);
    }
    for (const gate of [...gates, 'loadline_jobs']) await client.query(`grant ${gate} to loadline_owner`);
  });
}

async function ensureRole(client: Client, role: string): Promise<void> {
  const known = await client.query('select from pg_roles where rolname = $1', [role]);
  if (known.rowCount === 0)
    await client.query(`create role ${role} nosuperuser nocreatedb nocreaterole nobypassrls`);
}

/** Creates the database when it is missing and gives the owner what migrations need; returns its admin URL. */
export async function ensureDatabase(adminUrl: string, name: string): Promise<string> {
  await asAdmin(adminUrl, async (client) => {
    const known = await client.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
  const url = urlOf(adminUrl, { database: name });
  await grantOwner(url);
  return url;
}

/** The owner creates everything in `public`, the job runner its own schema; nobody else creates anything. */
export async function grantOwner(adminUrl: string): Promise<void> {
  await asAdmin(adminUrl, async (client) => {
    const { rows } = await client.query('select current_database() as name');
    const database = client.escapeIdentifier(rows[0].name);
    await client.query(`revoke all on database ${database} from public`);
    await client.query(`grant connect on database ${database} to ${logins.join(', ')}`);
    await client.query(`grant create on database ${database} to loadline_owner, loadline_jobs`);
    await client.query('revoke create on schema public from public');
    await client.query('grant all on schema public to loadline_owner with grant option');
  });
}

/** The same server and database under another login. */
export function urlOf(url: string, change: { login?: Login; password?: string; database?: string }): string {
  const changed = new URL(url);
  if (change.login) changed.username = change.login;
  if (change.password !== undefined) changed.password = change.password;
  if (change.database) changed.pathname = `/${change.database}`;
  return changed.href;
}

/** Whether this login is an administrator's: one that could make the product's own logins. */
export async function mayCreateRoles(url: string): Promise<boolean> {
  return asAdmin(url, async (client) => {
    const { rowCount } = await client.query(
      'select from pg_roles where rolname = current_user and (rolsuper or rolcreaterole)',
    );
    return rowCount === 1;
  });
}

async function asAdmin<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
