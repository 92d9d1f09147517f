import { randomBytes } from 'node:crypto';
import type { Pool, PoolClient, QueryResult } from 'pg';
import pg from 'pg';
import { type Accounts, accountsSeen } from './accounts-seen.ts';
import { rowsOf, rowsOfEach } from './answers.ts';
import type { Clock } from './clock.ts';
import { systemClock } from './clock.ts';
import { enter, memberOf } from './enter.ts';
import { answerOfOnce, rememberAnswer } from './once.ts';
import { withClient } from './pooled-client.ts';
import { Problem } from './problem.ts';
import { isPlannedOnce, type Sql } from './sql.ts';
import { statementOf } from './statement.ts';
import type { Turns } from './turns.ts';
import { turnsFor } from './turns.ts';
import type { Member, Viewer } from './viewer.ts';

// A date without time never shifts: it stays the text it is.
pg.types.setTypeParser(pg.types.builtins.DATE, (day) => day);

/** One open transaction of one member. Everything it reads is already narrowed by the policies. */
export interface Tx {
  readonly me: Member;
  /** When it began: what is done in it happens at one moment. */
  readonly now: Date;
  rows<T>(query: Sql<T>): Promise<T[]>;
  /** The first row; none is the same 404 for absent and foreign. */
  one<T>(query: Sql<T>): Promise<T>;
}

type Queries<R> = { readonly [K in keyof R]: Sql<R[K]> };
/** The rows of each query, in the order of the queries. */
interface Answers<R> {
  readonly me: Member;
  readonly rows: { [K in keyof R]: R[K][] };
}

/** The only way to PostgreSQL. */
export interface Database {
  /** Queries of one pipelined transaction behind `enter()`: one round trip. */
  read<R extends readonly unknown[]>(viewer: Viewer, ...queries: Queries<R>): Promise<Answers<R>>;
  /** The one JSON text that a query builds, passed on as it is. */
  readJson(viewer: Viewer, query: Sql): Promise<RawJson>;
  /**
   * Work that writes: begin, enter, work, commit. Repeats with the same idempotency key get the first answer. Work is done
   * again when PostgreSQL undid it for another's sake: let it change nothing but what it writes with `tx`.
   */
  inTransaction<T>(viewer: Viewer, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Calls of the definer functions that need no member: login, limits, tracking. */
  call<T>(query: Sql<T>): Promise<T[]>;
  /** The same work on the slow pool: exports and jobs, with time limits of their own. */
  readonly slow: Omit<Database, 'slow' | 'isReady' | 'close'>;
  /** Whether PostgreSQL answers now. */
  isReady(): Promise<boolean>;
  close(): Promise<void>;
}

/** JSON text that already answers the contract; the envelope is put around it unread. */
export class RawJson {
  readonly text: string;
  constructor(text: string) {
    this.text = text;
  }
  /** What it says, for whoever answers something else than that. */
  as<T>(): T {
    return JSON.parse(this.text) as T;
  }
}

export interface DatabaseLimits {
  readonly poolSize: number;
  readonly statementTimeoutMs: number;
}

/** How long anything of a request waits for a connection. */
const patienceMs = 5_000;
/** How long a statement of an export or a job takes at most, and waits for its turn. */
const slowMs = 120_000;

export function openDatabase(url: string, limits: DatabaseLimits, clock: Clock = systemClock): Database {
  const fast = poolOf(url, limits.poolSize, limits.statementTimeoutMs, true);
  const slowSize = Math.max(2, Math.ceil(limits.poolSize / 3));
  const slow = poolOf(url, slowSize, slowMs, false);
  const accounts = accountsSeen();
  return {
    ...accessTo(fast, clock, sharesOf(limits.poolSize, patienceMs), accounts),
    slow: accessTo(slow, clock, sharesOf(slowSize, slowMs), accounts),
    isReady: () =>
      fast.query('select 1').then(
        () => true,
        () => false,
      ),
    close: async () => void (await Promise.all([fast.end(), slow.end()])),
  };
}

/** Compiling a statement takes PostgreSQL longer than all that any of ours does. */
const quickly = '-c jit=off';

function poolOf(url: string, max: number, timeout: number, pipeline: boolean): Pool {
  const pool = new pg.Pool({
    connectionString: url,
    max,
    pipeline,
    options: quickly,
    statement_timeout: timeout,
    // The client's own watch: a cut network answers nothing, not even a refusal.
    query_timeout: timeout + 500,
    lock_timeout: 2_000,
    idle_in_transaction_session_timeout: Math.max(timeout, 10_000),
    connectionTimeoutMillis: patienceMs,
    // A new connection plans everything anew: whoever comes back after a talk finds the old one.
    idleTimeoutMillis: 600_000,
  });
  // A connection that the server closes is replaced at the next use; unheard, its error would end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

/** One account takes half of the connections at most: nobody's many calls keep all others waiting. */
function sharesOf(poolSize: number, longestMs: number): Turns {
  const atOnce = Math.max(2, Math.floor(poolSize / 2));
  return turnsFor({ atOnce, waiting: 250, longestMs });
}

function accessTo(
  pool: Pool,
  clock: Clock,
  shares: Turns,
  accounts: Accounts,
): Omit<Database, 'slow' | 'isReady' | 'close'> {
  async function withShare<T>(viewer: Viewer, work: (client: PoolClient) => Promise<T>): Promise<T> {
    const value = await shares.take(accounts.of(viewer), () => withClient(pool, work));
    accounts.learn(viewer);
    return value;
  }

  async function read<R extends readonly unknown[]>(viewer: Viewer, ...queries: Queries<R>) {
    return withShare(viewer, async (client) => {
      const [begun, entered, ...rest] = await answersOf(client, [
        () => client.query('begin'),
        () => enter(client, viewer),
        ...queries.map((query) => () => answerTo(client, query)),
        () => client.query('commit'),
      ]);
      const committed = rest.pop();
      if (begun?.command !== 'BEGIN' || committed?.command !== 'COMMIT')
        throw new Error('the transaction did not hold');
      return { me: memberOf(entered, viewer), rows: rowsOfEach(queries, rest) };
    });
  }
  return {
    read,
    async readJson(viewer, query) {
      const {
        rows: [[found]],
      } = await read(viewer, query);
      const text: unknown = Object.values(found ?? {})[0];
      if (typeof text !== 'string') throw new Problem('notFound');
      return new RawJson(text);
    },
    inTransaction: (viewer, work) => withShare(viewer, (client) => transaction(client, viewer, clock, work)),
    async call<T>(query: Sql<T>) {
      return withClient(pool, async (client) => rowsOf(query, await client.query(statementOf(query))));
    },
  };
}

async function transaction<T>(
  client: PoolClient,
  viewer: Viewer,
  clock: Clock,
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  const now = clock.now();
  const [begun, entered] = await answersOf(client, [
    () => client.query('begin'),
    () => enter(client, viewer),
  ]);
  if (begun?.command !== 'BEGIN') throw new Error('the transaction did not begin');
  const tx = txOf(client, memberOf(entered, viewer), now);
  const answered = await answerOfOnce(tx, viewer);
  // What is kept under a key is what this same work gave the first time.
  const answer = answered ? (answered.answer as T) : await work(tx);
  if (!answered) await rememberAnswer(tx, viewer, answer);
  const committed = await client.query('commit');
  if (committed.command !== 'COMMIT') throw new Error('the transaction did not commit');
  return answer;
}

function txOf(client: PoolClient, me: Member, now: Date): Tx {
  async function rows<T>(query: Sql<T>): Promise<T[]> {
    return rowsOf(query, await answerTo(client, query));
  }
  return {
    me,
    now,
    rows,
    async one<T>(query: Sql<T>) {
      const [first] = await rows(query);
      if (!first) throw new Problem('notFound');
      return first;
    },
  };
}

async function answerTo(client: PoolClient, query: Sql): Promise<QueryResult> {
  const ask = () => client.query(statementOf(query));
  if (!isPlannedOnce(query)) return ask();
  const plan = (mode: string) => () => client.query(`set local plan_cache_mode = ${mode}`);
  const [, answer] = await answersOf(client, [plan('force_generic_plan'), ask, plan('auto')]);
  if (!answer) throw new Error('a statement without an answer');
  return answer;
}

/**
 * All results, or the first refusal. On a pipelined connection nothing is awaited in between, and what follows a
 * failed statement fails only because of it.
 */
async function answersOf(
  client: PoolClient,
  statements: (() => Promise<QueryResult>)[],
): Promise<QueryResult[]> {
  const answers: QueryResult[] = [];
  if (!client.pipeline) {
    for (const statement of statements) answers.push(await statement());
    return answers;
  }
  const outcomes = await Promise.allSettled(statements.map((statement) => statement()));
  for (const outcome of outcomes) {
    if (outcome.status === 'rejected') throw outcome.reason;
    answers.push(outcome.value);
  }
  return answers;
}

/** A time-ordered UUID (version 7), made here so that no sequence ties us to one server. */
export function newId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x70;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}
