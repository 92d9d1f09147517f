import { daysBetween, localTime } from '../../kernel/time.ts';
import type { Words } from '../../kernel/words.ts';

interface Flying {
  readonly etd: string;
  readonly eta: string;
  readonly cutOff: string;
  readonly originZone: string;
  readonly destinationZone: string;
}

/** The cut-off by the clocks of the airport that the flight leaves. */
export function cutOffText({ cutOff, originZone }: Pick<Flying, 'cutOff' | 'originZone'>): string {
  return localTime(cutOff, originZone).short;
}

/**
 * When a flight leaves and arrives, each by the clocks of its place: with their offsets where they differ, and by how many
 * days of the calendar it arrives later, or it would seem to arrive before it leaves.
 */
export function flightTimes(flight: Flying, { t }: Pick<Words, 't'>) {
  const etd = localTime(flight.etd, flight.originZone);
  const eta = localTime(flight.eta, flight.destinationZone);
  const own = ({ short, offset }: typeof etd) => (etd.offset === eta.offset ? short : `${short} ${offset}`);
  const days = daysBetween(etd, eta);
  return {
    etd: own(etd),
    eta: days > 0 ? `${own(eta)} ${t('times.daysLater', { count: days })}` : own(eta),
    cutOff: cutOffText(flight),
  };
}
