import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import pg from 'pg';
import type { Reply } from './calls.ts';
import { freshDatabase } from './database.ts';
import { testPasswords } from './passwords.ts';
import type { TestUser } from './people.ts';
import { addClerk, addForwarder, addOrganisation, addPerson } from './people.ts';

type Answer = Pick<Reply, 'code' | 'message' | 'data'>;

/** A server that runs as a program of its own on a database of its own, and can be killed like one. */
export interface KillableServer {
  /** Starts the program, or starts it again, and signs in. */
  start(): Promise<void>;
  /** SIGKILL: nothing of the program gets a chance to tidy up. Resolves when it is gone. */
  kill(): Promise<void>;
  /** As who signed in, unless headers say otherwise. */
  get(path: string, headers?: Readonly<Record<string, string>>): Promise<Answer>;
  post(path: string, body: object): Promise<Answer>;
  upload(path: string, content: Buffer, name?: string): Promise<Answer>;
  rows<T>(query: string, values?: unknown[]): Promise<T[]>;
  close(): Promise<void>;
}

export async function killableServer(): Promise<KillableServer> {
  return onlyOne(await killableServers(1));
}

/** The same, asked by somebody of the forwarder who serves all customers; `orgA` is one of these. */
export async function killableDesk(): Promise<KillableServer & { readonly orgA: string }> {
  const made = await killableServers(1, 1, 'desk');
  return { ...onlyOne(made), orgA: made.orgId };
}

function onlyOne({ servers: [server], rows, close }: Awaited<ReturnType<typeof killableServers>>) {
  if (!server) throw new Error('no server was made');
  return { ...server, rows, close };
}

type Program = Pick<KillableServer, 'start' | 'kill' | 'get' | 'post' | 'upload'>;

/**
 * Several servers, each a program of its own, on one database: as many as behind a load balancer. They are asked by so many
 * people of one company in turn: one person alone has but a share of the connections.
 */
export async function killableServers(
  count: number,
  people = 1,
  side: 'portal' | 'desk' = 'portal',
  settings: Readonly<Record<string, string>> = {},
): Promise<{ readonly servers: Program[]; readonly orgId: string } & Pick<KillableServer, 'rows' | 'close'>> {
  const [database, folder] = [await freshDatabase(), await mkdtemp(join(tmpdir(), 'loadline-crash-'))];
  const owner = new pg.Client({ connectionString: database.url('loadline_owner') });
  await owner.connect();
  const forwarder = await addForwarder(owner);
  const orgId = await addOrganisation(owner, 'ACME');
  const users: TestUser[] = [];
  const oneMore = () =>
    side === 'desk'
      ? addClerk(owner, testPasswords, forwarder, {})
      : addPerson(owner, testPasswords, { orgId });
  while (users.length < people) users.push(await oneMore());
  const env = {
    ...process.env,
    DATABASE_URL: database.url('loadline_app'),
    DATABASE_STAFF_URL: database.url('loadline_staff'),
    DATABASE_JOBS_URL: database.url('loadline_jobs'),
    DATA_DIR: folder,
    API_PER_MINUTE: '1000000',
    UPLOADS_PER_HOUR: '100000',
    ...settings,
  };
  const servers = Array.from({ length: count }, () => programOf(env, users));
  return {
    servers,
    orgId,
    rows: async <T>(query: string, values: unknown[] = []) => (await owner.query(query, values)).rows as T[],
    async close() {
      await Promise.all(servers.map((server) => server.kill()));
      await owner.end();
      await rm(folder, { recursive: true, force: true });
      await database.drop();
    },
  };
}

function programOf(env: NodeJS.ProcessEnv, users: readonly TestUser[]): Program {
  let running: { program: ChildProcess; address: string; tokens: string[] } | undefined;
  let asked = 0;

  async function ask(path: string, init: RequestInit = {}): Promise<Answer> {
    if (!running) throw new Error('the server does not run');
    const { address, tokens } = running;
    asked += 1;
    const headers = {
      authorization: `Bearer ${tokens[asked % tokens.length]}`,
      'accept-language': 'en',
      ...init.headers,
    };
    const reply = await fetch(`${address}${path}`, { ...init, headers });
    return JSON.parse(await reply.text());
  }

  return {
    async kill() {
      const { program } = running ?? {};
      running = undefined;
      if (!program || program.exitCode !== null) return;
      const gone = once(program, 'exit');
      program.kill('SIGKILL');
      await gone;
    },
    async start() {
      const program = spawn(process.execPath, [join(import.meta.dirname, 'serving.ts')], {
        env,
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      const [address] = await once(createInterface({ input: program.stdout }), 'line');
      running = { program, address, tokens: await Promise.all(users.map((user) => signIn(address, user))) };
    },
    get: (path, headers = {}) => ask(path, { headers }),
    post: (path, body) =>
      ask(path, {
        method: 'POST',
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    upload(path, content, name = 'orders.xlsx') {
      const form = new FormData();
      form.append('file', new Blob([new Uint8Array(content)]), name);
      return ask(path, { method: 'POST', body: form });
    },
  };
}

/** All come in at once, and who is told that the server is busy tries again, as people do. */
async function signIn(address: string, user: TestUser): Promise<string> {
  const { username, password } = user;
  const body = new URLSearchParams({ grant_type: 'password', scope: 'all', username, password });
  const reply = await fetch(`${address}/adminapi/oauth/token`, { method: 'POST', body });
  const session: Answer = JSON.parse(await reply.text());
  if (reply.status === 503) return signIn(address, user);
  assert.equal(session.code, 200, session.message);
  return session.data.access_token;
}
