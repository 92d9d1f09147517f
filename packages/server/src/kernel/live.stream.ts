import { PassThrough } from 'node:stream';
import type { LiveEvent, LiveNews, LiveTopic } from '@loadline/contract/kernel/live';
import { liveTopics } from '@loadline/contract/kernel/live';
import { heartbeatMs, livePath } from '@loadline/contract/kernel/live-stream';
import { instant, orNull } from './columns.ts';
import type { House } from './house.ts';
import type { LiveChange } from './live.ts';
import { Problem } from './problem.ts';
import { seats } from './seats.ts';
import { viewerOf } from './serve.ts';
import type { Sql } from './sql.ts';
import { sql } from './sql.ts';
import type { Member, Viewer } from './viewer.ts';
import { isByKey } from './viewer.ts';

/** One browser's tabs share one stream; who has more devices open than this asks from time to time instead. */
const streamsPerUser = 8;
/** Then the browser comes back, with its rights as they are by then. */
const longestMs = 10 * 60_000;
/** What happens at once is told at once, and only once. */
const gatherMs = 50;
/** A browser that does not read is left. */
const unreadBytes = 65_536;
/** How long a call may be under way after its browser has said what it missed. */
const onTheWayMs = 5_000;
/** A comment line, which browsers pass over. */
const signOfLife = ':\n\n';

/** Serves the changes that a signed-in person may hear of, as they happen. `customers` names those that staff who ask serve. */
export function serveLive(house: House, customers: Sql<{ org_id: string }>): void {
  const open = new Set<PassThrough>();
  const takeSeat = seats(streamsPerUser, 60);
  house.app.addHook('preClose', async () => {
    for (const stream of open) stream.end();
  });
  house.app.get(livePath, async (request, reply) => {
    const viewer = viewerOf(request, { method: 'GET', path: livePath, access: 'signed-in' });
    const since = momentOf(request.url);
    const { me } = await house.db.read(viewer);
    if (isByKey(viewer)) throw new Problem('forPeople');
    const stream = new PassThrough();
    const leaveSeat = takeSeat(me.userId);
    open.add(stream);
    stream.once('close', () => {
      open.delete(stream);
      leaveSeat();
    });
    await fill(stream, house, viewer, me, { customers, since }).catch((error: unknown) => {
      stream.destroy();
      throw error;
    });
    // The stream is destroyed with the connection, whoever closes it.
    return reply.type('text/event-stream').header('x-accel-buffering', 'no').send(stream);
  });
}

async function fill(
  stream: PassThrough,
  house: House,
  viewer: Viewer,
  me: Member,
  { customers: served, since }: { customers: Sql<{ readonly org_id: string }>; since: number },
): Promise<void> {
  const customers = await customersOf(house, viewer, me, served);
  const tell = gathering(stream);
  const session = watchSession(house, viewer, () => stream.end());
  const stop = await house.live.hear((change, isPast) => {
    if (change === 'unsure') {
      tell('again');
      return void session.look();
    }
    const isMine = isOf(change, me);
    if (change.topic === 'session') return void (isMine && session.look());
    if (change.topic === 'rights') {
      // What is shown by the rights of before is asked for by those of now.
      if (isMine && isPast) tell('again');
      else if (isMine) stream.end('data: "again"\n\n');
      return;
    }
    if (change.topic === 'settings') return;
    const heard = heardBy(me, customers, change.topic, change);
    if (heard) tell(heard);
  }, since);
  const beat = setInterval(() => stream.writableEnded || stream.write(signOfLife), heartbeatMs);
  const longest = setTimeout(() => stream.end(), longestMs);
  stream.once('close', () => {
    stop();
    session.stop();
    clearInterval(beat);
    clearTimeout(longest);
  });
  stream.write(signOfLife);
  await session.look();
}

/** Since when a browser has heard nothing; whoever does not say it never heard anything. */
function momentOf(address: string): number {
  const missed = new URLSearchParams(address.split('?')[1]).get('missed') ?? '';
  return /^\d{1,12}$/.test(missed) ? Date.now() - Number(missed) - onTheWayMs : 0;
}

/** The session of a look as a customer belongs to the forwarder. */
function isOf({ org }: LiveChange, { orgId, viewingAs }: Member): boolean {
  return org === undefined || org === orgId || viewingAs;
}

/** The customers that the forwarder's person serves; undefined for a customer, who hears of their own alone. */
async function customersOf(
  { staff }: House,
  viewer: Viewer,
  { kind, viewingAs }: Member,
  served: Sql<{ readonly org_id: string }>,
): Promise<ReadonlySet<string> | undefined> {
  if (kind !== 'forwarder' || viewingAs) return undefined;
  const {
    rows: [customers],
  } = await staff.read(viewer, served);
  return new Set(customers.map(({ org_id: id }) => id));
}

/** What somebody hears of a change; who may only see their own learns no ids, for they may be others'. */
function heardBy(
  me: Member,
  customers: ReadonlySet<string> | undefined,
  topic: LiveTopic,
  { org, id, user }: LiveChange,
): LiveEvent | undefined {
  if (topic === 'notice') return user === me.userId && org === me.orgId ? { topic } : undefined;
  const needed = liveTopics[topic][customers ? 'staff' : 'customer'];
  // What has no organisation is the forwarder's own, such as a flight.
  const isTheirs = org === undefined || (customers ? customers.has(org) : org === me.orgId);
  const mayHear = needed === null || me.permissions.includes(needed);
  if (!isTheirs || !mayHear) return undefined;
  return id === undefined || me.authority === 'own' ? { topic } : { topic, id };
}

/** Writes what was told within a moment, each thing once. */
function gathering(stream: PassThrough): (news: LiveNews) => void {
  let waiting = new Set<string>();
  const write = () => {
    const [lines, room] = [waiting, stream.writableLength < unreadBytes];
    waiting = new Set();
    if (stream.writableEnded) return;
    if (!room) return stream.destroy();
    stream.write([...lines].map((line) => `data: ${line}\n\n`).join(''));
  };
  return (news) => {
    if (waiting.size === 0) setTimeout(write, gatherMs);
    waiting.add(JSON.stringify(news));
  };
}

/** Ends with the session, whichever way it ends; looking does not keep the session alive. */
function watchSession({ db }: House, { by }: Viewer, end: () => void) {
  let timer: NodeJS.Timeout | undefined;
  let isOver = false;
  const look = async () => {
    const until = await sessionUntil().catch(() => undefined);
    // The stream may have closed while the answer was under way: nothing would clear a timer then.
    if (isOver) return;
    if (!until) return end();
    // Two may look at once: the later one's timer stands.
    clearTimeout(timer);
    timer = setTimeout(() => void look(), Math.max(0, until.getTime() - Date.now()) + 10);
  };
  const sessionUntil = async () => {
    if (typeof by === 'string' || !('tokenHash' in by)) return undefined;
    const [session] = await db.call(
      sql.type({ until: orNull(instant) })`select session_until(${by.tokenHash}) as until`,
    );
    return session?.until;
  };
  const stop = () => {
    isOver = true;
    clearTimeout(timer);
  };
  return { look, stop };
}
