import { argon2, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { Problem } from './problem.ts';

const hashOf = promisify(argon2);
/** What a hash costs: `memory` in KiB, gone over `passes` times. */
interface Strength {
  readonly memory: number;
  readonly passes: number;
}

/** OWASP's minimum for argon2id. */
const strong: Strength = { memory: 19_456, passes: 2 };
const atOnce = 2;
const waitingAtMost = 20;

/** argon2id under a pepper from the installation's secret; two at a time, so a flood cannot take both cores. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Without a stored hash it works just as long and says no: an unknown user takes the same time. */
  verify(password: string, stored: string | undefined): Promise<boolean>;
}

export function passwordsWith(pepper: Buffer, strength = strong): Passwords {
  const inTurn = turns();
  async function derive(password: string, nonce: Buffer): Promise<Buffer> {
    const message = createHmac('sha256', pepper).update(password).digest();
    return inTurn(() => hashOf('argon2id', { message, nonce, parallelism: 1, tagLength: 32, ...strength }));
  }
  return {
    async hash(password) {
      const nonce = randomBytes(16);
      const tag = await derive(password, nonce);
      return ['argon2id', nonce.toString('base64url'), tag.toString('base64url')].join('$');
    },
    async verify(password, stored) {
      const [, nonce = '', tag = ''] = (stored ?? `argon2id$${'A'.repeat(22)}$${'A'.repeat(43)}`).split('$');
      const derived = await derive(password, Buffer.from(nonce, 'base64url'));
      const kept = Buffer.from(tag, 'base64url');
      return kept.length === derived.length && timingSafeEqual(kept, derived) && stored !== undefined;
    },
  };
}

function turns() {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (waiting.length >= waitingAtMost) throw new Problem('deadline');
    if (running >= atOnce) await new Promise<void>((next) => waiting.push(next));
    running += 1;
    try {
      return await work();
    } finally {
      running -= 1;
      waiting.shift()?.();
    }
  };
}
