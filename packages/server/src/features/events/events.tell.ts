import type { Stage } from '@loadline/contract/codes/stage';
import { stageOrder } from '@loadline/contract/codes/stage';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import type { NoticeEventName } from '@loadline/contract/messages/notice-event';
import type { Tx } from '../../kernel/database.ts';
import type { Notice } from '../notices/notices.public.ts';
import { tellAll } from '../notices/notices.public.ts';
import type { EventOrder, FlaggedEvent } from './recorded-event.ts';

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
  orders: readonly EventOrder[],
  events: readonly FlaggedEvent[],
): Promise<void> {
  // What is cancelled or closed moves nobody any more.
  const moving = orders.filter(({ status }) => stageOrder.some((stage) => stage === status));
  const own = Map.groupBy(
    events.filter(({ isPublic }) => isPublic !== false),
    ({ orderId }) => orderId,
  );
  await tellAll(
    tx,
    moving.flatMap((order) => {
      const told = own.get(order.id) ?? [];
      return [...told.flatMap((event) => milestoneOf(order, event)), ...moveOf(order, told)];
    }),
  );
}

/** Nobody is told of a departure after the arrival. */
function milestoneOf(order: EventOrder, event: FlaggedEvent): Notice[] {
  const { stage, classifier } = event;
  const notice = stage && classifier === 'ACT' ? noticeOfStage[stage] : undefined;
  const before = stageOrder.findIndex((one) => one === order.status);
  if (!notice || !stage || stageOrder.indexOf(stage) <= before) return [];
  const said = {
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
  };
  return [said];
}

function moveOf(order: EventOrder, events: readonly FlaggedEvent[]): Notice[] {
  const now = events.findLast(({ stage, classifier }) => stage === 'ARRIVED' && classifier !== 'ACT');
  const before = order.expectedAt;
  const isThere = stageOrder.findIndex((one) => one === order.status) >= stageOrder.indexOf('ARRIVED');
  if (!now || !before || isThere) return [];
  const hours = Math.abs(Date.parse(now.occurredAt) - before.getTime()) / 3_600_000;
  if (hours <= movedHours) return [];
  const said = {
    event: 'etaMoved' as const,
    ...about(order),
    // Of each move: a day may be taken back and come again.
    key: `etaMoved ${order.id} ${now.id}`,
    words: {
      from: localTimeAt(before.toISOString(), now.zone).slice(0, 10),
      to: localTimeAt(now.occurredAt, now.zone).slice(0, 10),
      reasonZh: now.noteZh ?? '',
      reasonEn: now.noteEn ?? '',
    },
  };
  return [said];
}

function about({ orgId, id, orderNumber: number }: EventOrder) {
  return { orgId, subject: 'order', subjectId: id, number } as const;
}
