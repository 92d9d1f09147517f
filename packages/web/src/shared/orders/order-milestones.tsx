import { knownPlaces } from '@loadline/contract/codes/place';
import { type Stage, stages, withLastMile } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { useInstalledPlaces } from '../../resource/offered.ts';
import { type Milestone, MilestoneStrip } from '../../ui/milestones.tsx';
import { stagesOf } from '../tracking/shipment-stages.ts';
import { eventTime } from './event-time.ts';
import type { OrderEvent, OrderRecord } from './order-record.ts';

/** The nine stages of an order side by side: when each was reached, or when it is expected. */
export function OrderMilestones({
  record: { order, events },
}: {
  record: Pick<OrderRecord, 'order' | 'events'>;
}) {
  const { t, language } = useWords();
  useInstalledPlaces();
  const milestones = events.filter(isOfStage);
  const shown = stagesOf({ status: order.status, onHold: order.onHold, milestones });
  return (
    <MilestoneStrip
      label={t('orders.detail.milestones')}
      milestones={shown.map(({ stage, state, event }): Milestone => {
        const at = event && eventTime(event);
        const place = event?.place && say(wordOf(knownPlaces, event.place), language);
        const isComing = state === 'coming';
        return {
          key: stage,
          name: say(wordOf(stages, stage), language),
          state,
          spoken: t(`orders.detail.${state}`),
          place: [place, stage === 'DELIVERED' && state === 'now' && say(withLastMile, language)]
            .filter(Boolean)
            .join(' · '),
          time: at && isComing ? t('orders.detail.expected', { time: at.time }) : at?.time,
          zone: at?.zone,
        };
      })}
    />
  );
}

function isOfStage(event: OrderEvent): event is OrderEvent & { stage: Stage } {
  return event.stage !== null;
}
