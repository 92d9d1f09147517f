import type { Dashboard } from '@loadline/contract/dashboard/dashboard.api';
import { tenthText, wholeText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { FigureCard } from '../../shared/dashboard/figure-card.tsx';
import { percentOf } from '../../shared/dashboard/share.ts';

type TransitCardProps = Pick<Dashboard, 'transit' | 'onTime'>;

/** How long a channel takes from the warehouse to the signature, and how many arrivals kept their first promise. */
export function TransitCard({ transit, onTime }: TransitCardProps) {
  const { t, language } = useWords();
  return (
    <FigureCard
      wide={3}
      title={t('dashboard.transit')}
      definition={t('dashboard.defined.transit')}
      empty={transit.length === 0 && onTime.arrived === 0 ? t('dashboard.noTransit') : undefined}
    >
      <p className="on-time">
        <b>
          {onTime.arrived === 0
            ? missing
            : t('dashboard.percent', {
                share: tenthText(String(percentOf(onTime.kept, onTime.arrived))),
              })}
        </b>
        {t('dashboard.onTime', { kept: wholeText(onTime.kept), arrived: wholeText(onTime.arrived) })}
      </p>
      <table className="figure-table">
        <thead>
          <tr>
            <th scope="col">{t('dashboard.channel')}</th>
            <th scope="col">{t('dashboard.half')}</th>
            <th scope="col">{t('dashboard.most')}</th>
          </tr>
        </thead>
        <tbody>
          {transit.map(({ name, nameEn, orders, half, most }) => (
            <tr key={name}>
              <td>
                {language === 'en' ? nameEn || name : name}{' '}
                <small>{t('dashboard.orders', { count: orders })}</small>
              </td>
              <td>{tenthText(half)}</td>
              <td>{tenthText(most)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </FigureCard>
  );
}
