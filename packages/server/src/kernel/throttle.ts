import type { FastifyInstance } from 'fastify';
import { refuse } from './envelope.ts';
import { Problem } from './problem.ts';
import type { Viewer } from './viewer.ts';
import { tokenIn } from './viewer.ts';

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

/** At most `perMinute` calls of one person, or of one address that has not shown who it is, counted in this process. */
export function throttle(app: FastifyInstance, perMinute: number): void {
  let counts = new Map<string, number>();
  let people = new Map<string, string>();
  let since = Date.now();
  const count = (who: string, calls: number) => {
    const all = Math.max(0, (counts.get(who) ?? 0) + calls);
    counts.set(who, all);
    return all;
  };
  const begin = () => {
    // Who has not asked for a minute shows anew who he is: what is remembered does not grow.
    people = new Map([...people].filter(([, person]) => counts.has(person)));
    counts = new Map();
    since = Date.now();
  };
  const fresh = setInterval(begin, minute).unref();
  app.addHook('onClose', async () => clearInterval(fresh));
  app.addHook('onRequest', async (request, reply) => {
    if (!counted.test(request.url)) return;
    // A token that has opened no door yet counts for its address: else a made-up one each time would be free, and fill the memory.
    const token = tokenIn(request.headers.authorization);
    request.countedFor = (token && people.get(token)) ?? request.ip;
    if (count(request.countedFor, 1) <= perMinute) return;
    const seconds = Math.max(1, Math.ceil((since + minute - Date.now()) / 1_000));
    return refuse(new Problem('tooMany', { seconds }), request, reply);
  });
  app.addHook('onSend', async ({ headers, ip, viewer, countedFor }, reply) => {
    const token = tokenIn(headers.authorization);
    if (!token) return;
    if (reply.statusCode === 401) people.delete(token);
    if (!viewer?.entered) return;
    people.set(token, viewer.entered);
    // An office behind one address has more people than calls of one person.
    if (countedFor !== ip) return;
    count(ip, -1);
    count(viewer.entered, 1);
  });
}
