import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import type { TestHouse } from '../../testing/house.ts';
import { tell } from '../notices/notices.public.ts';
import { deliverJob } from './webhooks.deliver.commands.ts';

export interface Received {
  readonly id: string;
  readonly timestamp: string;
  readonly signature: string;
  readonly body: string;
}

/** How a receiver answers: a status, nothing at all, or by breaking the line. */
export type Answer = number | 'hangs' | 'breaks';

/** Somebody's program that is told what happens. */
export async function openReceiver() {
  const received: Received[] = [];
  let answerOf: (body: string) => Answer = () => 200;
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      const header = (name: string) => String(request.headers[name] ?? '');
      received.push({
        id: header('webhook-id'),
        timestamp: header('webhook-timestamp'),
        signature: header('webhook-signature'),
        body,
      });
      const answer = answerOf(body);
      if (answer === 'breaks') return void request.socket.destroy();
      if (answer !== 'hangs')
        reply.writeHead(answer, answer === 301 ? { location: '/elsewhere' } : {}).end('{"garbage');
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  after(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hooks`,
    received,
    answers: (how: Answer | ((body: string) => Answer)) => {
      answerOf = typeof how === 'function' ? how : () => how;
    },
  };
}

/** Delivers what is due so many hours from now, as the job does. */
export async function deliverIn(house: TestHouse, hours: number): Promise<void> {
  const clock = { now: () => new Date(Date.now() + hours * 3_600_000) };
  await deliverJob({ ...house.house, clock }, tell).work(
    { by: 'nobody', access: 'public', language: 'en', address: 'job', device: 'job', entered: false },
    {},
  );
}

/** Until whoever delivers has tried all that is due; what failed waits for its next time. */
export async function triedOnce(house: TestHouse): Promise<void> {
  for (let look = 0; look < 400; look += 1) {
    const [due] =
      await house.rows(`select from webhook_delivery d join webhook h on h.id = d.hook_id where d.state = 'WAITING' and h.paused is null
      and d.next_at <= now() and not exists (select from webhook_delivery e where e.hook_id = d.hook_id and e.subject = d.subject
        and e.subject_id = d.subject_id and e.state = 'WAITING' and e.seq < d.seq)`);
    if (!due) return;
    await sleep(25);
  }
  throw new Error('what is due is not delivered');
}
