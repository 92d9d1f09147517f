import type { Stage } from '@loadline/contract/codes/stage';
import { stageOrder } from '@loadline/contract/codes/stage';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import type { NoticeEventName } from '@loadline/contract/messages/notice-event';
import type { Tx } from '../../kernel/database.ts';
import { tell } from '../notices/notices.public.ts';
import type { FlaggedEvent, LockedOrder } from './recorded-event.ts';

const noticeOfStage: Partial<Readonly<Record<Stage, NoticeEventName>>> = {
  DEPARTED: 'departed',
  ARRIVED: 'arrived',
  DELIVERED: 'delivered',
  SIGNED: 'signed',
};

const movedHours = 12;

/** Tells the orders' people of milestones, each once per order, and of an arrival that is expected at another time. */
export async function tellOfEvents(
  tx: Tx,
  orders: readonly LockedOrder[],
  events: readonly FlaggedEvent[],
): Promise<void> {
  // What is cancelled or closed moves nobody any more.
  for (const order of orders.filter(({ status }) => stageOrder.some((stage) => stage === status))) {
    const own = events.filter(({ orderId, isPublic }) => orderId === order.id && isPublic !== false);
    for (const event of own) await tellMilestone(tx, order, event);
    await tellMoved(tx, order, own);
  }
}

/** Nobody is told of a departure after the arrival. */
async function tellMilestone(tx: Tx, order: LockedOrder, event: FlaggedEvent): Promise<void> {
  const { stage, classifier } = event;
  const notice = stage && classifier === 'ACT' ? noticeOfStage[stage] : undefined;
  const before = stageOrder.findIndex((one) => one === order.status);
  if (!notice || !stage || stageOrder.indexOf(stage) <= before) return;
  await tell(tx, {
    event: notice,
    ...about(order),
    key: `${notice} ${order.id}`,
    words: {
      flight: event.flightOrVessel ?? '',
      place: event.place ?? '',
      time: event.occurredAt,
      zone: event.zone,
      pieces: event.pieces === null || event.pieces === undefined ? '' : String(event.pieces),
    },
  });
}

async function tellMoved(tx: Tx, order: LockedOrder, events: readonly FlaggedEvent[]): Promise<void> {
  const now = events.findLast(({ stage, classifier }) => stage === 'ARRIVED' && classifier !== 'ACT');
  const before = order.expected_at;
  const isThere = stageOrder.findIndex((one) => one === order.status) >= stageOrder.indexOf('ARRIVED');
  if (!now || !before || isThere) return;
  const hours = Math.abs(Date.parse(now.occurredAt) - before.getTime()) / 3_600_000;
  if (hours <= movedHours) return;
  await tell(tx, {
    event: 'etaMoved',
    ...about(order),
    // Of each move: a day may be taken back and come again.
    key: `etaMoved ${order.id} ${now.id}`,
    words: {
      from: localTimeAt(before.toISOString(), now.zone).slice(0, 10),
      to: localTimeAt(now.occurredAt, now.zone).slice(0, 10),
      reasonZh: now.noteZh ?? '',
      reasonEn: now.noteEn ?? '',
    },
  });
}

function about({ org_id, id, order_number }: LockedOrder) {
  return { orgId: org_id, subject: 'order', subjectId: id, number: order_number } as const;
}
