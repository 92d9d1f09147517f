import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import type { Client } from 'pg';

/** One function of the database, as its `*.functions.sql` has it: between two blank lines. */
interface DatabaseFunction {
  readonly name: string;
  /** Comment, definition, its owner where that is not the usual one, and whom it is granted to. */
  readonly text: string;
  readonly hash: string;
}

const sources = new URL('../', import.meta.url);
const owners = ['loadline_gate', 'loadline_tracker', 'loadline_jobs'];
const everybody = ['public', 'loadline_app', 'loadline_staff', ...owners];

/** A statement as it is written here with the roles of the installation in it. */
export type Ours = (text: string) => string;

/** All of them, in the order of their names. */
export async function databaseFunctions(): Promise<DatabaseFunction[]> {
  const files = (await readdir(sources, { recursive: true })).filter((path) =>
    path.endsWith('.functions.sql'),
  );
  const texts = await Promise.all(files.map((path) => readFile(new URL(path, sources), 'utf8')));
  const functions = texts.flatMap((text) => text.split(/\n{2,}/).flatMap(functionIn));
  const names = functions.map(({ name }) => name);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`the database function ${twice} is defined in two places`);
  return functions.toSorted((one, other) => one.name.localeCompare(other.name));
}

function functionIn(block: string): DatabaseFunction[] {
  const name = /^create or replace function (\w+)/m.exec(block)?.[1];
  if (name === undefined) return [];
  const text = block.trim();
  return [{ name, text, hash: createHash('sha256').update(text).digest('hex') }];
}

/** Those that this database does not have as their files have them now. */
export async function changedFunctions(client: Client): Promise<DatabaseFunction[]> {
  await client.query(
    'create table if not exists database_function (name text primary key, hash text not null, applied_at timestamptz not null default now())',
  );
  const { rows } = await client.query<{ name: string; hash: string }>(
    'select name, hash from database_function',
  );
  const applied = new Map(rows.map((row) => [row.name, row.hash]));
  return (await databaseFunctions()).filter(({ name, hash }) => applied.get(name) !== hash);
}

/**
 * Replaces functions in one transaction. Bodies are not looked into: they may call what comes after them. With `mayWait`
 * those are given back that need a migration first: a table they speak of, or their old signature dropped.
 */
export async function applyFunctions(
  client: Client,
  functions: readonly DatabaseFunction[],
  ours: Ours,
  mayWait: boolean,
): Promise<DatabaseFunction[]> {
  const waiting: DatabaseFunction[] = [];
  const makers = ours(owners.join(', '));
  await client.query(
    `begin; set local check_function_bodies = off; grant create on schema public to ${makers}`,
  );
  for (const one of functions) {
    await client.query('savepoint before');
    try {
      await applyOne(client, one, ours);
    } catch (error) {
      if (!mayWait) throw new Error(`the database function ${one.name} failed`, { cause: error });
      await client.query('rollback to savepoint before');
      waiting.push(one);
    }
  }
  await client.query(`revoke create on schema public from ${makers}; commit`);
  return waiting;
}

/** A definer function is the gate's unless its text says otherwise, and is granted to nobody whom its text does not name. */
async function applyOne(client: Client, one: DatabaseFunction, ours: Ours): Promise<void> {
  const { name, hash } = one;
  const text = ours(one.text);
  const [definition = '', ...rights] = text.split(/^(?=alter function|grant execute)/m);
  await client.query(definition);
  const usual = /\bsecurity definer\b/.test(definition) ? 'loadline_gate' : 'loadline_owner';
  const owner = / owner to (\w+);/.exec(text)?.[1] ?? ours(usual);
  await client.query(`alter function ${name} owner to ${owner}`);
  const others = everybody
    .map(ours)
    .filter((role) => role !== owner)
    .join(', ');
  await client.query(`revoke execute on function ${name} from ${others}`);
  if (rights.length > 0) await client.query(rights.join(''));
  await client.query(
    'insert into database_function (name, hash) values ($1, $2) on conflict (name) do update set hash = $2, applied_at = now()',
    [name, hash],
  );
}

/** Functions that no file has any more go; one that a policy or trigger still calls keeps the release from starting. */
export async function dropAbsentFunctions(client: Client): Promise<void> {
  const names = (await databaseFunctions()).map(({ name }) => name);
  const { rows } = await client.query('delete from database_function where name <> all ($1) returning name', [
    names,
  ]);
  for (const { name } of rows) await client.query(`drop function if exists ${name}`);
}
