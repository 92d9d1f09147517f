import { setTimeout as wait } from 'node:timers/promises';
import { pauseReasons } from '@loadline/contract/webhooks/webhook';
import type { RowOf } from '../../kernel/columns.ts';
import { bytes, instant, int, orNull, text } from '../../kernel/columns.ts';
import type { Tx } from '../../kernel/database.ts';
import type { House } from '../../kernel/house.ts';
import type { Job } from '../../kernel/jobs.ts';
import type { Outgoing, Outside } from '../../kernel/outgoing.ts';
import { outsideOf } from '../../kernel/outgoing.ts';
import { asProgram, programWork } from '../../kernel/program.ts';
import { sql } from '../../kernel/sql.ts';
import type { HookEvent } from './webhooks.public.ts';
import { messageId, sealedFor, signed } from './webhooks.sign.ts';

const { failing } = pauseReasons.codes;

const [second, minute, hour] = [1_000, 60_000, 3_600_000];

/** How long after a failed try the next one comes; after the last of them, a day after the first, the letter is dead. */
const waitsMs = [
  5 * second,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  6 * hour + 25 * minute,
] as const;

const answerMs = 10 * second;
/** Whoever takes a letter and dies at it holds it no longer than this. */
const leaseMs = minute;
const atOnce = 20;
/** What is due so soon is waited for. */
const soonMs = 10 * second;

const claimedColumns = {
  org_id: text,
  id: text,
  hook_id: text,
  url: text,
  secret: bytes,
  old_secret: orNull(bytes),
  body: text,
  tries: int,
};
type Claimed = RowOf<typeof claimedColumns>;

type Delivering = Pick<House, 'staff' | 'clock' | 'vault'>;
export type Tell = (tx: Tx, notice: Omit<HookEvent, 'orders'>) => Promise<void>;

/** Tells what is due, until nothing is. What is laid down meanwhile is told by the same run. */
export function deliverJob(house: House, tell: Tell): Job {
  const outside = outsideOf(house.config.webhookNetworks);
  let rouse: (() => void) | undefined;
  return {
    name: 'deliver-webhooks',
    permission: 'nobody',
    recurs: '* * * * *',
    async work(_viewer, _payload, over = new AbortController().signal) {
      if (rouse) return rouse();
      const roused = () => new Promise<void>((resolve) => (rouse = resolve));
      try {
        await deliverDue({ house, outside, tell, over, roused });
      } finally {
        rouse = undefined;
      }
    },
  };
}

interface Run {
  readonly house: Delivering;
  readonly outside: Outside;
  readonly tell: Tell;
  readonly over: AbortSignal;
  readonly roused: () => Promise<void>;
}

async function deliverDue(run: Run): Promise<void> {
  const running = new Set<Promise<void>>();
  while (!run.over.aborted) {
    const woken = run.roused();
    const claimed = await claim(run.house, atOnce - running.size);
    for (const one of claimed) {
      const under = deliver(run, one).finally(() => running.delete(under));
      running.add(under);
    }
    if (claimed.length > 0 && running.size < atOnce) continue;
    if (running.size > 0) await Promise.race([...running, woken]);
    else if (!(await isSoon(run, woken))) return;
  }
  await Promise.all(running);
}

function claim({ staff, clock }: Delivering, atMost: number): Promise<Claimed[]> {
  const at = clock.now();
  const lease = new Date(at.getTime() + leaseMs);
  return asProgram(
    staff,
    sql.type(claimedColumns)`select * from claim_deliveries(${at}, ${lease}, ${atMost}::int)`,
  );
}

/** Waits for what is due soon or is laid down until then; says no where nothing is. */
async function isSoon({ house: { staff, clock }, over }: Run, woken: Promise<void>): Promise<boolean> {
  const [next] = await asProgram(staff, sql.type({ at: orNull(instant) })`select next_delivery() as at`);
  if (!next?.at) return false;
  const ms = next.at.getTime() - clock.now().getTime();
  if (ms > soonMs) return false;
  await Promise.race([wait(Math.max(ms, 50), undefined, { signal: over }).catch(() => undefined), woken]);
  return true;
}

async function deliver({ house, outside, tell }: Run, one: Claimed): Promise<void> {
  const began = house.clock.now();
  const clocked = performance.now();
  const answer = await outside.post({
    url: new URL(one.url),
    headers: headersOf(house, one, began),
    body: one.body,
    deadlineMs: answerMs,
  });
  await note(house, tell, one, { answer, began, ms: Math.round(performance.now() - clocked) });
}

function headersOf({ vault }: Delivering, one: Claimed, at: Date): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const id = messageId(one.id);
  const sealed = [one.secret, ...(one.old_secret ? [one.old_secret] : [])];
  const secrets = sealed.map((secret) => vault.open(secret, sealedFor(one.hook_id)));
  return {
    'content-type': 'application/json; charset=utf-8',
    'user-agent': 'Loadline-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signed(secrets, { id, timestamp, body: one.body }),
  };
}

interface Tried {
  readonly answer: Outgoing;
  readonly began: Date;
  readonly ms: number;
}

async function note(
  { staff }: Delivering,
  tell: Tell,
  one: Claimed,
  { answer, began, ms }: Tried,
): Promise<void> {
  const [status, failure] = 'status' in answer ? [answer.status, null] : [null, answer.failure];
  const isGood = status !== null && status >= 200 && status < 300;
  const waitMs = waitsMs[one.tries];
  const next = isGood || waitMs === undefined ? null : new Date(began.getTime() + waitMs);
  await programWork(staff, async (tx) => {
    const [paused] = await tx.rows(
      sql.type({ url: text })`
        select * from note_attempt(${one.org_id}, ${one.id}, ${began}, ${status}::int, ${failure}, ${ms}::int, ${isGood}, ${next})`,
    );
    if (paused) await tell(tx, noticeOf(one, paused.url, began));
  });
}

function noticeOf(one: Claimed, url: string, at: Date): Parameters<Tell>[1] {
  return {
    event: 'hookPaused',
    orgId: one.org_id,
    subject: 'webhook',
    subjectId: one.hook_id,
    number: new URL(url).host,
    words: { reasonZh: failing.zh, reasonEn: failing.en },
    key: `webhook ${one.hook_id} paused ${at.toISOString()}`,
  };
}
