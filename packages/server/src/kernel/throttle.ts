import type { FastifyInstance } from 'fastify';
import { refuse } from './envelope.ts';
import { Problem } from './problem.ts';
import { tokenIn } from './viewer.ts';

const minute = 60_000;

/** At most `perMinute` calls with one token, or of one address without any, counted in this process. */
export function throttle(app: FastifyInstance, perMinute: number): void {
  let counts = new Map<string, number>();
  let since = Date.now();
  const begin = () => {
    counts = new Map();
    since = Date.now();
  };
  const fresh = setInterval(begin, minute).unref();
  app.addHook('onClose', async () => clearInterval(fresh));
  app.addHook('onRequest', async (request, reply) => {
    if (!/^\/(omsapi|adminapi|opsapi|cbsapi)\//.test(request.url)) return;
    // A header that is no token counts for its address: else a new one each time would be free, and fill the memory.
    const who = tokenIn(request.headers.authorization) ?? request.ip;
    const count = (counts.get(who) ?? 0) + 1;
    counts.set(who, count);
    if (count <= perMinute) return;
    const seconds = Math.max(1, Math.ceil((since + minute - Date.now()) / 1_000));
    return refuse(new Problem('tooMany', { seconds }), request, reply);
  });
}
