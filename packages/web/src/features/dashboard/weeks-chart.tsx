import type { Dashboard } from '@loadline/contract/dashboard/dashboard.api';
import { useState } from 'react';
import { useWords } from '../../kernel/words.ts';
import { FigureCard } from '../../shared/dashboard/figure-card.tsx';
import { WeekColumns, type WeeksBy } from '../../shared/dashboard/week-columns.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';

/** Orders, or their chargeable weight, week by week. */
export function WeeksChart({ weeks }: { weeks: Dashboard['weeks'] }) {
  const { t } = useWords();
  const [by, setBy] = useState<WeeksBy>('orders');
  return (
    <FigureCard
      wide={5}
      title={t('dashboard.weeks')}
      definition={t('dashboard.defined.weeks')}
      aside={
        <SegmentedControl
          label={t('dashboard.weeksBy')}
          value={by}
          options={[
            { value: 'orders', label: t('dashboard.byOrders') },
            { value: 'weight', label: t('dashboard.byKilograms') },
          ]}
          onChange={(value) => setBy(value === 'weight' ? 'weight' : 'orders')}
        />
      }
      empty={weeks.length === 0 ? t('dashboard.noOrders') : undefined}
    >
      <WeekColumns weeks={weeks} by={by} />
    </FigureCard>
  );
}
