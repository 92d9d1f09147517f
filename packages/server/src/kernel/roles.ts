import { createHash } from 'node:crypto';
import type { Client } from 'pg';
import pg from 'pg';

/** The logins of the product. `owner` migrates, `app` serves customers, `staff` serves the forwarder, `jobs` runs jobs. */
export const logins = ['loadline_owner', 'loadline_app', 'loadline_staff', 'loadline_jobs'] as const;
/** Roles that nobody logs in as: they own the definer functions and see what those need. */
const gates = ['loadline_gate', 'loadline_tracker'] as const;

export type Login = (typeof logins)[number];

/** What the roles begin with in all that is written here; roles belong to a whole server, so an installation has its own. */
const written = 'loadline';

/** The same text with the roles of one installation. */
export function withRoles(prefix: string, text: string): string {
  return text.replace(/\bloadline_(owner|app|staff|jobs|gate|tracker)\b/g, `${prefix}_$1`);
}

/** What the roles of a database begin with: those that own it already, else its own name as a plain one. */
export async function rolePrefix(adminUrl: string): Promise<string> {
  return withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{
      name: string;
      owner: string | null;
    }>(`select current_database() as name,
      (select tableowner from pg_tables where schemaname = 'public' and tablename = 'migration') as owner`);
    const { name = '', owner = null } = rows[0] ?? {};
    return owner?.endsWith('_owner') ? prefixOfOwner(owner) : prefixOf(name);
  });
}

/** What the roles begin with for whom the owner migrates. */
export function prefixOfOwner(owner: string): string {
  return owner.replace(/_owner$/, '');
}

/** A name that needs no quotes; where that takes something away, two databases must still not get the same. */
function prefixOf(database: string): string {
  if (/^(?!pg_)[a-z][a-z0-9_]{0,47}$/.test(database)) return database;
  const mark = createHash('sha256').update(database).digest('hex').slice(0, 8);
  return `db_${database
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '_')
    .slice(0, 32)}_${mark}`;
}

/** Creates what is missing, each login with its password. What is there stays as it is: somebody may be serving with it. */
export async function ensureRoles(
  adminUrl: string,
  passwordOf: (login: Login) => string,
  prefix = written,
): Promise<void> {
  await withClient(adminUrl, async (client) => {
    // Two installations or test runs may start on one server at once.
    await client.query("select pg_advisory_lock(hashtext('loadline roles'))");
    for (const login of logins) await ensureRole(client, withRoles(prefix, login), passwordOf(login));
    for (const gate of gates) await ensureRole(client, withRoles(prefix, gate));
    for (const gate of [...gates, 'loadline_jobs'])
      await client.query(`grant ${withRoles(prefix, gate)} to ${prefix}_owner`);
  });
}

async function ensureRole(client: Client, role: string, password?: string): Promise<void> {
  const known = await client.query('select from pg_roles where rolname = $1', [role]);
  if (known.rowCount !== 0) return;
  const login = password === undefined ? '' : `login password ${client.escapeLiteral(password)}`;
  await client.query(`create role ${role} nosuperuser nocreatedb nocreaterole nobypassrls ${login}`);
}

/**
 * On a server that is this installation's alone the logins get these passwords. What a request is refused with is an error to
 * PostgreSQL, and whoever makes tokens up would fill the disk with its log: the server writes down its own mistakes itself.
 */
export async function settleLogins(adminUrl: string, passwordOf: (login: Login) => string): Promise<void> {
  await withClient(adminUrl, async (client) => {
    for (const login of logins)
      await client.query(`alter role ${login} login password ${client.escapeLiteral(passwordOf(login))}`);
    for (const login of ['loadline_app', 'loadline_staff'])
      await client.query(`alter role ${login} set log_min_messages = 'fatal'`);
  });
}

/** Whether the server takes this login's password. */
export async function isLetIn(url: string): Promise<boolean> {
  try {
    return await withClient(url, async () => true);
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code === '28P01') return false;
    throw error;
  }
}

/** Creates the database when it is missing and gives the owner what migrations need; returns its admin URL. */
export async function ensureDatabase(adminUrl: string, name: string, prefix = written): Promise<string> {
  await withClient(adminUrl, async (client) => {
    const known = await client.query('select from pg_database where datname = $1', [name]);
    if (known.rowCount === 0) await client.query(`create database ${client.escapeIdentifier(name)}`);
  });
  const url = urlOf(adminUrl, { database: name });
  await grantOwner(url, prefix);
  return url;
}

/** The owner creates everything in `public`, the job runner its own schema; nobody else creates anything. */
export async function grantOwner(adminUrl: string, prefix = written): Promise<void> {
  await withClient(adminUrl, async (client) => {
    const { rows } = await client.query<{ name: string }>('select current_database() as name');
    const database = client.escapeIdentifier(rows[0]?.name ?? '');
    await client.query(`revoke all on database ${database} from public`);
    await client.query(`grant connect on database ${database} to ${withRoles(prefix, logins.join(', '))}`);
    await client.query(`grant create on database ${database} to ${prefix}_owner, ${prefix}_jobs`);
    await client.query('revoke create on schema public from public');
    await client.query(`grant all on schema public to ${prefix}_owner with grant option`);
  });
}

/** The same server and database under another login. */
export function urlOf(url: string, change: { login?: string; password?: string; database?: string }): string {
  const changed = new URL(url);
  if (change.login) changed.username = change.login;
  if (change.password !== undefined) changed.password = change.password;
  if (change.database) changed.pathname = `/${change.database}`;
  return changed.href;
}

/** Whether this login is an administrator's: one that could make the product's own logins. */
export async function mayCreateRoles(url: string): Promise<boolean> {
  return withClient(url, async (client) => {
    const { rowCount } = await client.query(
      'select from pg_roles where rolname = current_user and (rolsuper or rolcreaterole)',
    );
    return rowCount === 1;
  });
}

/** Of several processes that start at once one works; the next one finds it done. */
export async function inTurn<T>(url: string, what: string, work: () => Promise<T>): Promise<T> {
  return withClient(url, async (client) => {
    await client.query('select pg_advisory_lock(hashtext($1))', [`loadline ${what}`]);
    return work();
  });
}

/** A connection of its own for a piece of work, as whoever the address names. */
export async function withClient<T>(url: string, work: (client: Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}
