import type { Overview } from '@loadline/contract/dashboard/overview.api';
import { useWords } from '../../../kernel/words.ts';
import { FigureCard } from '../../../shared/dashboard/figure-card.tsx';
import { ModeTable } from '../../../shared/dashboard/mode-table.tsx';
import { WeekColumns } from '../../../shared/dashboard/week-columns.tsx';
import { type Counted, ordersOf } from './overview.ts';

interface VolumesCardProps {
  counted: Counted;
  figures: Overview;
}

/** The orders of each week by how they travel, and the same in a table. */
export function VolumesCard({ counted, figures: { weeks, transports } }: VolumesCardProps) {
  const { t } = useWords();
  return (
    <FigureCard
      wide={7}
      title={t('overview.weeks')}
      definition={t('dashboard.defined.weeks')}
      aside={t('overview.weeksAside')}
      empty={weeks.length === 0 ? t('dashboard.noOrders') : undefined}
    >
      <div className="volumes">
        <WeekColumns weeks={weeks} by="orders" />
        <ModeTable
          modes={transports}
          wayTo={(transport) => ({ page: 'opsOrders', query: ordersOf(counted, { transport: [transport] }) })}
          summed
        />
      </div>
    </FigureCard>
  );
}
