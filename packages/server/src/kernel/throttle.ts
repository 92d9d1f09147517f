import { isIPv6 } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { refuse } from './envelope.ts';
import { networkOf } from './network.ts';
import { Problem } from './problem.ts';
import { tokenIn } from './token.ts';
import type { Viewer } from './viewer.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks, once an endpoint has read it. */
    viewer?: Viewer;
    /** The person or the address whose call this is, where calls are counted. */
    countedFor?: string;
  }
}

const minute = 60_000;
const counted = /^\/(?:(?:omsapi|adminapi|opsapi|cbsapi)\/|openapi\.json|docs(?:[?/]|$))/;

const idleMs = 2 * 60 * minute;
const mostPeople = 20_000;

/** Whose a token is, and when it was last used. */
interface Person {
  readonly name: string;
  readonly at: number;
}

/** An IPv6 household has more addresses than anybody could count. */
function placeOf(ip: string): string {
  return isIPv6(ip) && !ip.includes('.') ? networkOf(ip) : ip;
}

/** At most `perMinute` calls of one person, or of one address that has not shown who it is, counted in this process. */
export function throttle(app: FastifyInstance, perMinute: number): void {
  let counts = new Map<string, number>();
  let people = new Map<string, Person>();
  let since = Date.now();
  const count = (who: string, calls: number) => {
    const all = Math.max(0, (counts.get(who) ?? 0) + calls);
    counts.set(who, all);
    return all;
  };
  const begin = () => {
    counts = new Map();
    since = Date.now();
    // As long as a session lives unused, else a flood from the same address would keep out who paused; and never more than fit.
    people = new Map([...people].filter(([, { at }]) => at > since - idleMs).slice(-mostPeople));
  };
  const fresh = setInterval(begin, minute).unref();
  app.addHook('onClose', async () => clearInterval(fresh));
  app.addHook('onRequest', async (request, reply) => {
    // The route, not what was typed: an address may be written with percent signs.
    if (!counted.test(request.routeOptions.url ?? request.url)) return;
    // A token that has opened no door yet counts for its address: else a made-up one each time would be free, and fill the memory.
    const token = tokenIn(request.headers.authorization);
    request.countedFor = (token && people.get(token)?.name) ?? placeOf(request.ip);
    if (count(request.countedFor, 1) <= perMinute) return;
    const seconds = Math.max(1, Math.ceil((since + minute - Date.now()) / 1_000));
    return refuse(new Problem('tooMany', { seconds }), request, reply);
  });
  app.addHook('onSend', async ({ headers, ip, viewer, countedFor }, reply) => {
    const token = tokenIn(headers.authorization);
    if (!token) return;
    if (reply.statusCode === 401) people.delete(token);
    if (!viewer?.entered) return;
    people.delete(token);
    people.set(token, { name: viewer.entered, at: Date.now() });
    // An office behind one address has more people than calls of one person.
    if (countedFor !== placeOf(ip)) return;
    count(placeOf(ip), -1);
    count(viewer.entered, 1);
  });
}
