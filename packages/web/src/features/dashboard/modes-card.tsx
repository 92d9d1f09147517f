import type { Dashboard } from '@loadline/contract/dashboard/dashboard.api';
import { useWords } from '../../kernel/words.ts';
import { FigureCard } from '../../shared/dashboard/figure-card.tsx';
import { ModeTable } from '../../shared/dashboard/mode-table.tsx';
import { percentOf } from '../../shared/dashboard/share.ts';
import { type Counted, ordersOf } from './dashboard.ts';

interface ModesCardProps {
  counted: Counted;
  modes: Dashboard['transports'];
}

/** How the cargo travels, by chargeable weight: one bar of all, and a line for each. */
export function ModesCard({ counted, modes }: ModesCardProps) {
  const { t } = useWords();
  const all = modes.reduce((sum, { weight }) => sum + Number(weight), 0);
  const parts = modes.map((mode, place) => ({
    ...mode,
    share: percentOf(Number(mode.weight), all),
    from: percentOf(
      modes.slice(0, place).reduce((sum, { weight }) => sum + Number(weight), 0),
      all,
    ),
  }));
  return (
    <FigureCard
      wide={4}
      title={t('dashboard.modes')}
      definition={t('dashboard.defined.modes')}
      aside={t('dashboard.byWeight')}
      empty={modes.length === 0 ? t('dashboard.noOrders') : undefined}
    >
      <svg className="mode-bar" viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
        {parts.map(({ transport, from, share }) => (
          <rect
            key={transport}
            className={`mode-fill mode-fill--${transport ?? 'unknown'}`}
            x={from}
            width={share}
            height="10"
          />
        ))}
      </svg>
      <ModeTable
        modes={modes}
        wayTo={(transport) => ({ page: 'order', query: ordersOf(counted, { transport: [transport] }) })}
      />
    </FigureCard>
  );
}
