import { localDay } from '../../kernel/time.ts';
import { useWords } from '../../kernel/words.ts';
import type { Milestone } from '../../ui/milestones.tsx';
import { milestoneOf, namedStage } from './milestone-words.ts';
import { stagesOf } from './shipment-stages.ts';
import type { Shipment } from './tracked.ts';

/** The nine stages in words: where, what and when, in the local time of each place. */
export function useMilestones(shipment: Shipment): Milestone[] {
  const words = useWords();
  return stagesOf(shipment).map((shown) => milestoneOf(shown, words));
}

/** The nine stages with their days alone, for a card that is not read closely. */
export function useMilestoneDays(shipment: Shipment): Milestone[] {
  const words = useWords();
  return stagesOf(shipment).map(({ stage, state, event }) => {
    const day = event && localDay(event.occurredAt, event.zone);
    const time = day && state === 'coming' ? words.t('search.expected', { time: day }) : day;
    return { ...namedStage(stage, state, words), time };
  });
}
