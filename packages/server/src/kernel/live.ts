import { setTimeout as wait } from 'node:timers/promises';
import type { LiveTopic } from '@loadline/contract/kernel/live';
import { isLiveEvent } from '@loadline/contract/kernel/live';
import pg from 'pg';
import type { Tx } from './database.ts';
import { sql } from './sql.ts';

/** What PostgreSQL said: a record of an organisation has changed, sessions of it have ended, rights or settings have changed. */
export interface LiveChange {
  readonly topic: LiveTopic | 'session' | 'rights' | 'settings';
  /** Absent where it concerns all. */
  readonly org?: string;
  /** Absent where it may be any record. */
  readonly id?: string;
  /** Whose notice it is. */
  readonly user?: string;
}

/** `unsure`: nobody listened for a while, anything may have happened. `isPast`: it was said before the listener came. */
type Listener = (change: LiveChange | 'unsure', isPast?: boolean) => void;

/** What is said at a commit anywhere, heard in this process. */
export interface Live {
  /**
   * Hears everything until the returned function is called; resolves once nothing more is missed. What was said from
   * `since` on, in milliseconds as a clock has them, is heard first; `unsure` where it is not known any more.
   */
  hear(listener: Listener, since?: number): Promise<() => void>;
  close(): Promise<void>;
}

/** Says in the business transaction that a record has changed; without an id, many of them. */
export async function announce(
  tx: Pick<Tx, 'rows'>,
  topic: LiveTopic,
  orgId: string,
  id: string | null,
): Promise<void> {
  await tx.rows(sql`select announce(${topic}, ${orgId}, ${id})`);
}

/** Where nobody listens. */
export const silence: Live = { hear: async () => () => undefined, close: async () => undefined };

const [firstPause, longestPause] = [250, 10_000];
const lookEveryMs = 30_000;

/**
 * One connection that listens for the whole process, opened for the first who wants to hear and opened again whenever it
 * breaks. It must reach PostgreSQL itself: a pooler that shares connections passes no LISTEN on.
 */
export function openLive(url: string): Live {
  const listeners = new Set<Listener>();
  const closed = new AbortController();
  const lately = memory();
  const tellAll: Listener = (change) => {
    lately.keep(change);
    for (const tell of listeners) tell(change);
  };
  let line: { readonly ready: Promise<void>; readonly over: Promise<void> } | undefined;
  return {
    async hear(listener, since) {
      listeners.add(listener);
      line ??= keepListening(url, tellAll, closed.signal);
      await line.ready;
      if (since !== undefined) for (const change of lately.from(since)) listener(change, true);
      return () => listeners.delete(listener);
    },
    async close() {
      closed.abort();
      await line?.over;
    },
  };
}

/** For longer than a page takes to open, or a browser to come back, nothing is kept. */
const rememberedMs = 60_000;
const rememberedAtMost = 10_000;

/** What was said of late. */
function memory() {
  const kept: { readonly at: number; readonly change: LiveChange }[] = [];
  let wholeSince = Number.POSITIVE_INFINITY;
  const forget = () => {
    const at = kept.shift()?.at ?? 0;
    // What was said in the same millisecond is forgotten only in part.
    wholeSince = Math.max(wholeSince, at + 1);
  };
  return {
    keep(change: LiveChange | 'unsure') {
      const now = Date.now();
      if (change === 'unsure') {
        kept.length = 0;
        wholeSince = now;
        return;
      }
      kept.push({ at: now, change });
      while (kept.length > rememberedAtMost || (kept[0] && kept[0].at < now - rememberedMs)) forget();
    },
    from(since: number): readonly (LiveChange | 'unsure')[] {
      if (since < wholeSince) return ['unsure'];
      return kept.filter(({ at }) => at >= since).map(({ change }) => change);
    },
  };
}

function keepListening(url: string, tell: Listener, closed: AbortSignal) {
  let isReady: () => void = () => undefined;
  const ready = new Promise<void>((resolve) => (isReady = resolve));
  const listening = async () => {
    let pause = firstPause;
    while (!closed.aborted) {
      const began = Date.now();
      await listenOnce(url, tell, isReady, closed).catch(() => undefined);
      // Whoever waits for the first connection is told later that they may have missed something.
      isReady();
      pause = Date.now() - began > longestPause ? firstPause : Math.min(pause * 2, longestPause);
      await wait(pause, undefined, { signal: closed }).catch(() => undefined);
    }
  };
  return { ready, over: listening() };
}

async function listenOnce(
  url: string,
  tell: Listener,
  isReady: () => void,
  closed: AbortSignal,
): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  });
  const broken = new Promise<void>((resolve) => {
    client.on('error', () => resolve());
    client.on('end', () => resolve());
    closed.addEventListener('abort', () => resolve(), { once: true });
  });
  client.on('notification', ({ payload }) => {
    const change = changeIn(payload ?? '');
    if (change) tell(change);
  });
  await client.connect();
  // A cut network says nothing: only an unanswered question shows it.
  const look = setInterval(() => void client.query('select 1').catch(() => client.end()), lookEveryMs);
  try {
    await client.query('listen live');
    tell('unsure');
    isReady();
    await broken;
  } finally {
    clearInterval(look);
    await client.end().catch(() => undefined);
  }
}

function changeIn(payload: string): LiveChange | undefined {
  const said: unknown = JSON.parse(payload);
  return isChange(said) ? said : undefined;
}

function isChange(said: unknown): said is LiveChange {
  if (typeof said !== 'object' || said === null || !('topic' in said)) return false;
  return (
    isLiveEvent(said) || said.topic === 'session' || said.topic === 'rights' || said.topic === 'settings'
  );
}
