import type { OrderStatus } from '@loadline/contract/codes/stage';
import { orderStatuses, stageOrder } from '@loadline/contract/codes/stage';
import { codesOf } from '@loadline/contract/kernel/code';
import type { Chance } from './chance.ts';
import type { LaneName } from './lanes.seed.ts';

/** A customer of the demo and what it sends. Its name stands with its administrator's account. */
export interface Customer {
  readonly code: string;
  readonly admin: string;
  /** The prefix and the first number of its own references. */
  readonly reference: readonly [prefix: string, first: number];
  /** How many lie on no booking, by lane; those on bookings are made of these. */
  readonly orders: Readonly<Partial<Record<LaneName, number>>>;
}

export const customers: readonly Customer[] = [
  {
    code: 'QHDEMO',
    admin: 'demo',
    reference: ['PO-', 90_101],
    orders: {
      oceanFull: 36,
      oceanShared: 50,
      oceanFast: 32,
      airUs: 26,
      airEurope: 21,
      airBritain: 15,
      truckEurope: 32,
      railShared: 21,
      railFull: 11,
      undecided: 15,
    },
  },
  {
    code: 'SGDEMO',
    admin: 'small.admin',
    reference: ['SG-', 1_001],
    orders: { oceanShared: 10, airUs: 2, truckEurope: 3, railShared: 2, undecided: 3 },
  },
];

export const forwarder = {
  code: 'HXDEMO',
  name: { zh: '衡线示例货代', en: 'Loadline Demo Forwarding' },
  clerk: '周见山',
} as const;

const every = codesOf(orderStatuses);
const undecided: readonly OrderStatus[] = ['ORDERED', 'WH_IN', 'CANCELLED'];
const usual: readonly OrderStatus[] = [
  ...stageOrder,
  ...(['SIGNED', 'SIGNED', 'SIGNED', 'CLOSED', 'CLOSED'] as const),
  ...(['DEPARTED', 'DEPARTED', 'IN_CLEARANCE', 'ORDERED', 'WH_IN'] as const),
];

/** The fate of the nth order on the customer's kth lane: every status in turn first, then what is usual. */
export function statusOf(chance: Chance, lane: LaneName, k: number, n: number): OrderStatus {
  const inTurn = every[(n + k * 4) % every.length];
  if (lane === 'undecided') return undecided[n % undecided.length] ?? 'ORDERED';
  return n < every.length && inTurn ? inTurn : chance.pick(usual);
}
