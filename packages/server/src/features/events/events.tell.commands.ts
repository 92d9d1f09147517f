import { isMoved } from '@loadline/contract/checks/event-time';
import { type Stage, stageOrder } from '@loadline/contract/codes/stage';
import { localTimeAt } from '@loadline/contract/kernel/local-time';
import type { NoticeEventName } from '@loadline/contract/messages/notice-event';
import type { Tx } from '../../kernel/database.ts';
import { type Notice, tellAll } from '../notices/notices.public.ts';
import type { LockedOrder } from '../orders/orders.rows.public.ts';
import { policiesIn } from '../policies/policies.public.ts';
import type { NewEvent } from './new-event.ts';

const noticeOfStage: Partial<Readonly<Record<Stage, NoticeEventName>>> = {
  DEPARTED: 'departed',
  ARRIVED: 'arrived',
  DELIVERED: 'delivered',
  SIGNED: 'signed',
};

/** Tells the orders' people of milestones, each once per order, and of an arrival that is expected at another time; what is said of several orders at once in one notice. */
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
  const movedHours = Number((await policiesIn(tx))('movedHours'));
  await tellAll(
    tx,
    moving.flatMap((order) => {
      const told = own.get(order.id) ?? [];
      return [...told.flatMap((event) => milestoneOf(order, event)), ...moveOf(order, told, movedHours)];
    }),
  );
}

/** What one word, or one entry, says of several orders. */
function causeOf({ originId, code, occurredAt, place, flightOrVessel }: FlaggedEvent): string {
  return originId ?? [code, occurredAt, place ?? '', flightOrVessel ?? ''].join(' ');
}

/** Nobody is told of a departure after the arrival. */
function milestoneOf(order: EventOrder, event: FlaggedEvent): Notice[] {
  const { stage, classifier } = event;
  const notice = stage && classifier === 'ACT' ? noticeOfStage[stage] : undefined;
  const before = stageOrder.findIndex((one) => one === order.status);
  if (!notice || !stage || stageOrder.indexOf(stage) <= before) return [];
  const said: Notice = {
    event: notice,
    ...about(order),
    key: `${notice} ${order.id}`,
    cause: causeOf(event),
    words: {
      flight: event.flightOrVessel ?? '',
      place: event.place ?? '',
      time: event.occurredAt,
      zone: event.zone,
      // Of an order in parts the last of them is told, not all there are.
      pieces: event.part || typeof event.pieces !== 'number' ? '' : String(event.pieces),
    },
  };
  return [said];
}

function moveOf(order: EventOrder, events: readonly FlaggedEvent[], movedHours: number): Notice[] {
  const now = events.findLast(({ stage, classifier }) => stage === 'ARRIVED' && classifier !== 'ACT');
  const before = order.expectedAt;
  const isThere = stageOrder.findIndex((one) => one === order.status) >= stageOrder.indexOf('ARRIVED');
  if (!now || !before || isThere) return [];
  if (!isMoved(before.toISOString(), now.occurredAt, movedHours)) return [];
  const said = {
    event: 'etaMoved' as const,
    ...about(order),
    // Of each move: a day may be taken back and come again.
    key: `etaMoved ${order.id} ${now.id}`,
    cause: causeOf(now),
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

/** An event whose stage is decided. */
export type StagedEvent = NewEvent & { readonly stage: Stage | null };

/** A locked order of which something is recorded. */
export interface EventOrder extends Pick<LockedOrder, 'orgId' | 'id' | 'orderNumber' | 'status'> {
  /** When it was expected to arrive before. */
  readonly expectedAt: Date | null;
}

/** An event on its way into the table. */
export type FlaggedEvent = StagedEvent & { readonly id: string; readonly outOfSequence: boolean };
