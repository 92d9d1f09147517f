import { overBy, type Reduction, reductionsFor } from '@loadline/contract/bookings/booking.room';
import type { BookingTotals } from '@loadline/contract/bookings/booking.totals';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { bookingRoom } from '@loadline/contract/bookings/booking-draft.api';
import type { WeightRule } from '@loadline/contract/freight/weight-rule';
import { exceeds } from '@loadline/contract/kernel/decimal';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';

type Answer = AnswerOf<typeof bookingRoom>;

/** How the slot of the reserved flight stands for this booking as it is written now. */
export interface Room {
  /** `none`: no flight is named yet. `unknown`: named, but not in the schedule. `slotless`: it has no slot. */
  readonly state: 'none' | 'asking' | 'failed' | 'unknown' | 'slotless' | 'known';
  readonly answer: Answer | undefined;
  readonly overKg: string;
  readonly overCbm: string;
  readonly isOver: boolean;
  /** More than the whole slot: neither stand-by nor a price makes room for it. */
  readonly isBeyond: boolean;
  readonly reductions: readonly Reduction[];
  readonly ask: () => void;
}

interface RoomOf {
  content: BookingContent;
  totals: BookingTotals;
  rule: WeightRule;
  bookingId: string | undefined;
}

/** Milliseconds without a key until the next flights are looked for with the figures as they stand. */
const pause = 400;

/** Follows the slot of the reserved flight: with every change of the booking, and of anybody else's. */
export function useRoom({ content, totals, rule, bookingId }: RoomOf): Room {
  const { reservedFlight, flightDate, origin, destination } = content.flight;
  const [kg, cbm] = [useSettled(totals.slotKg), useSettled(totals.slotCbm)];
  const isNamed = reservedFlight !== null && flightDate !== null;
  const question = asking(bookingRoom, {
    flightNo: reservedFlight ?? '',
    flightDate: flightDate ?? '',
    origin: origin ?? undefined,
    destination: destination ?? undefined,
    kg,
    cbm,
    bookingId,
  });
  const asked = useQuery({ ...question, enabled: isNamed, placeholderData: keepPreviousData });
  const answer = isNamed ? asked.data : undefined;
  useLive('flight', answer?.flight?.id, () => (isNamed ? asked.refetch() : undefined));
  const room = answer?.room ?? undefined;
  const { overKg, overCbm } = room ? overBy(totals, room) : { overKg: '0', overCbm: '0' };
  const isOver = exceeds(overKg, '0') || exceeds(overCbm, '0');
  return {
    state: stateOf(isNamed, asked.isError, answer),
    answer,
    overKg,
    overCbm,
    isOver,
    isBeyond: isOver && answer?.withinSlot === false,
    reductions: room && isOver ? reductionsFor(content, rule, room) : [],
    ask: () => void (isNamed && asked.refetch()),
  };
}

function stateOf(isNamed: boolean, isFailed: boolean, answer: Answer | undefined): Room['state'] {
  if (!isNamed) return 'none';
  if (!answer) return isFailed ? 'failed' : 'asking';
  if (!answer.flight) return 'unknown';
  return answer.room ? 'known' : 'slotless';
}

/** A value once it has stood still. */
function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), pause);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
