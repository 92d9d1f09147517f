import { randomBytes } from 'node:crypto';
import pg from 'pg';
import type { Login } from '../kernel/roles.ts';
import { urlOf } from '../kernel/roles.ts';
import { sentinel } from './belongings.ts';
import type { TestHouse } from './house.ts';

/** Over which login, and with whose session; without one nobody has entered. */
export interface Trier {
  readonly login: Login;
  readonly token?: Buffer;
}

/** Ids and numbers of somebody's things, or of nothing, by what they are of. */
export type Things = Readonly<Record<string, string>>;

export interface GrantedFunction {
  readonly name: string;
  readonly types: readonly string[];
}

/** What a query gave, or the code of its refusal behind an exclamation mark, and the tables in which it wrote. */
export interface Outcome {
  readonly given: string;
  readonly touched: readonly string[];
}

/** The functions that a login may call, but for those that only reckon with what they are given. */
export function functionsOf(house: TestHouse, login: Login): Promise<GrantedFunction[]> {
  return house.rows(
    `select p.proname as name, array(select format_type(t, null) from unnest(p.proargtypes) with ordinality a (t, n) order by n) as types
     from pg_proc p where p.pronamespace = 'public'::regnamespace and p.prorettype <> 'trigger'::regtype and p.provolatile <> 'i'
       and has_function_privilege($1, p.oid, 'execute') and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by 1`,
    [login],
  );
}

const isId = (value: string | undefined) => /^[0-9a-f-]{36}$/.test(value ?? '');

/** The kinds of records that functions are told by name, and whose id goes with it. */
const kinds: Things = {
  order: 'orderId',
  trust: 'trustId',
  booking: 'bookingId',
  mawb: 'mawbId',
  sheet: 'sheetId',
};
const numbers = ['orderNumber', 'reference', 'bookingNo', 'mawbNo', 'trustNo'];
const values: Things = {
  integer: '1',
  bigint: '1',
  numeric: '1',
  boolean: 'true',
  jsonb: `'[]'`,
  bytea: `'\\x00'`,
  date: 'current_date',
  'timestamp with time zone': 'now()',
  interval: `'1 hour'`,
};

/** Calls of a function about somebody's things: each id in each place of an id beside their organisation, and their numbers. */
export function callsOf({ name, types }: GrantedFunction, things: Things): string[] {
  const ids = Object.keys(things)
    .filter((key) => isId(things[key]))
    .toSorted();
  const places = types.flatMap((type, index) => (type === 'uuid' ? [index] : []));
  const valueOf = (type: string, index: number, pair: readonly string[], word: string) => {
    if (type === 'uuid') return `'${things[pair[Math.min(places.indexOf(index), 1)] ?? '']}'::uuid`;
    if (type === 'uuid[]') return `array['${ids.map((key) => things[key]).join(`','`)}']::uuid[]`;
    if (type === 'text') return `'${word}'`;
    if (type === 'text[]') return `array['${word}']`;
    return `${values[type] ?? 'null'}::${type}`;
  };
  const call = (pair: readonly string[], word: string) =>
    `select x::text from ${name}(${types.map((type, index) => valueOf(type, index, pair, word)).join(', ')}) x`;
  if (places.length === 0)
    return [sentinel, ...numbers.map((key) => things[key] ?? '')].map((word) => call([], word));
  const pairs = ids.flatMap((id) =>
    places.length === 1
      ? [[id]]
      : [
          [id, 'orgId'],
          ['orgId', id],
        ],
  );
  const kindsOf = (pair: readonly string[]) =>
    Object.keys(kinds).filter((kind) => pair.includes(kinds[kind] ?? ''));
  return pairs.flatMap((pair) => [sentinel, ...kindsOf(pair)].map((word) => call(pair, word)));
}

/** The tables that a login may touch, with what it may try: to read, to write in and to empty, of one organisation or of all. */
export async function tablesOf(
  house: TestHouse,
  login: Login,
  org?: string,
): Promise<{ readonly name: string; readonly statements: readonly string[] }[]> {
  const tables = await house.rows<GrantedTable>(
    `select c.relname as name, has_table_privilege($1, c.oid, 'delete') as deleted, bool_or(a.attname = 'org_id') as owned,
       min(a.attname) filter (where has_column_privilege($1, c.oid, a.attnum, 'select')) as read,
       min(a.attname) filter (where has_column_privilege($1, c.oid, a.attnum, 'update') and a.attgenerated = '') as changed,
       min(a.attname) filter (where has_column_privilege($1, c.oid, a.attnum, 'insert') and a.attgenerated = '' and a.attname <> 'org_id') as added,
       bool_or(a.attname = 'org_id' and has_column_privilege($1, c.oid, a.attnum, 'insert')) as added_for
     from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
     where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.oid, c.relname order by 1`,
    [login],
  );
  return tables
    .filter(({ owned }) => org === undefined || owned)
    .map((table) => ({ name: table.name, statements: statementsOf(table, org) }));
}

interface GrantedTable {
  readonly name: string;
  readonly deleted: boolean;
  readonly owned: boolean;
  readonly read: string | null;
  readonly changed: string | null;
  readonly added: string | null;
  readonly added_for: boolean;
}

function statementsOf(table: GrantedTable, org: string | undefined): string[] {
  const { name, deleted, read, changed, added, added_for: addedFor } = table;
  const of = org === undefined ? '' : `where org_id = '${org}'`;
  return [
    read && `select ${read}::text from ${name} ${of}`,
    read && changed && `update ${name} set ${changed} = ${changed} ${of} returning '1'`,
    read && deleted && `delete from ${name} ${of} returning '1'`,
    org === undefined && added && `insert into ${name} (${added}) values (default) returning '1'`,
    org !== undefined && addedFor && `insert into ${name} (org_id) values ('${org}') returning '1'`,
  ].filter((statement): statement is string => typeof statement === 'string');
}

/** The token of a session that somebody has open. */
export async function tokenOf(
  house: TestHouse,
  user: { readonly orgId: string; readonly userId: string },
): Promise<Buffer> {
  const token = randomBytes(32);
  await house.rows(
    `insert into session (org_id, user_id, token_hash, expires_at) values ($1, $2, $3, now() + interval '1 hour')`,
    [user.orgId, user.userId, token],
  );
  return token;
}

/** Tries each statement by itself; nothing of it stays. With `org` only rows of this organisation count as written. */
export async function outcomesOf(
  house: TestHouse,
  { login, token }: Trier,
  statements: readonly string[],
  org?: string,
): Promise<Outcome[]> {
  const database = new URL(house.house.config.databaseUrl ?? '').pathname.slice(1);
  // An administrator takes the login on: what it cannot see it may have written all the same.
  const admin = urlOf(process.env.LOADLINE_TEST_ADMIN_URL ?? '', { database });
  const client = new pg.Client({ connectionString: admin });
  await client.connect();
  try {
    await client.query(trialFunctions);
    await client.query('begin');
    await client.query(`set local session authorization ${login}`);
    if (token) await client.query('select from enter($1, null)', [token]);
    const { rows } = await client.query('select * from pg_temp.tried($1, $2)', [statements, org ?? null]);
    return rows;
  } finally {
    await client.end();
  }
}

// In the database, because a round trip for each of ten thousand statements takes minutes. Who writes in a table holds its
// lock until the statement is taken back, and the figures of these few tables say whether a row was written.
const trialFunctions = `
  create function pg_temp.written() returns table (name text, rows bigint) language sql as $$
    select relation::regclass::text, pg_stat_get_xact_tuples_inserted(relation) + pg_stat_get_xact_tuples_updated(relation) + pg_stat_get_xact_tuples_deleted(relation)
    from pg_locks where pid = pg_backend_pid() and mode = 'RowExclusiveLock' and locktype = 'relation'
      and relation in (select oid from pg_class where relkind = 'r') $$;
  create function pg_temp.rows_of(changed text, org uuid) returns text language plpgsql security definer as $$
  declare sum text;
  begin
    if not exists (select from pg_attribute where attrelid = changed::regclass and attname = 'org_id') then return null; end if;
    execute format('select md5(coalesce(string_agg(t::text, chr(10) order by t::text), '''')) from %s t where org_id = $1', changed) into sum using org;
    return sum;
  end $$;
  create function pg_temp.tried(statements text[], org uuid) returns table (given text, touched text[]) language plpgsql as $$
  declare statement text; line text; counts jsonb := '{}'; sums jsonb; w record;
  begin
    foreach statement in array statements loop
      touched := '{}';
      sums := '{}';
      begin
        given := '';
        for line in execute statement loop given := concat_ws(chr(10), nullif(given, ''), line); end loop;
        for w in select * from pg_temp.written() loop
          continue when w.rows = coalesce((counts ->> w.name)::bigint, 0);
          counts := counts || jsonb_build_object(w.name, w.rows);
          touched := touched || w.name;
          if org is not null then sums := sums || jsonb_build_object(w.name, coalesce(pg_temp.rows_of(w.name, org), 'all')); end if;
        end loop;
        raise exception using errcode = 'LL000';
      exception when others then
        if sqlstate <> 'LL000' then given := '! ' || sqlstate || ' ' || sqlerrm; end if;
      end;
      if org is not null and touched <> '{}' then
        touched := array(select t from unnest(touched) t where sums ->> t is distinct from pg_temp.rows_of(t, org));
      end if;
      return next;
    end loop;
  end $$;`;
