import { isIPv6 } from 'node:net';
import type { House } from '../../kernel/house.ts';
import { takeAllowance } from '../../kernel/limit.ts';
import { networkOf } from '../../kernel/network.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/** Takes numbers from what an address may ask for by the minute and by the day; 429 when it is used up. */
export async function spendOn({ db, config }: House, { address }: Viewer, cost: number): Promise<void> {
  if (cost === 0) return;
  const source = sourceOf(address);
  await takeAllowance(db, {
    key: `tracking by the minute ${source}`,
    cost,
    allowance: config.trackingPerMinute,
    seconds: 60,
  });
  await takeAllowance(db, {
    key: `tracking by the day ${source}`,
    cost,
    allowance: config.trackingPerDay,
    seconds: 86_400,
  });
}

// One person holds a whole /64 of IPv6 addresses, but rarely two of IPv4.
function sourceOf(address: string): string {
  return isIPv6(address) && !/^::ffff:/i.test(address) ? networkOf(address) : address;
}

/** The numbers each address was shown lately, in this process only: a restart merely counts them once more. */
export interface ShownNumbers {
  has(address: string, number: string): boolean;
  add(address: string, number: string): void;
}

export function shownNumbers(atMost: number): ShownNumbers {
  const seen = new Set<string>();
  return {
    has: (address, number) => seen.has(`${address} ${number}`),
    add(address, number) {
      const [oldest] = seen;
      if (seen.size >= atMost && oldest !== undefined) seen.delete(oldest);
      seen.add(`${address} ${number}`);
    },
  };
}
