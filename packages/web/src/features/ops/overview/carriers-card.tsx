import type { Overview } from '@loadline/contract/dashboard/overview.api';
import { tenthText, wholeText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../../kernel/words.ts';
import { missing } from '../../../resource/value-text.ts';
import { FigureCard, ShareBar } from '../../../shared/dashboard/figure-card.tsx';
import { percentOf } from '../../../shared/dashboard/share.ts';
import { transportIcon } from '../../../shared/tracking/transport-icon.ts';
import { Icon } from '../../../ui/icon.tsx';

/** How many arrivals of a carrier kept their first promise, and by how many days the others were late. */
export function CarriersCard({ carriers }: { carriers: Overview['carriers'] }) {
  const { t, language } = useWords();
  return (
    <FigureCard
      wide={5}
      title={t('overview.carriers')}
      definition={t('overview.defined.carriers')}
      empty={carriers.length === 0 ? t('overview.noCarriers') : undefined}
    >
      <table className="figure-table">
        <thead>
          <tr>
            <th scope="col">{t('overview.carrier')}</th>
            <th scope="col" aria-hidden="true" />
            <th scope="col">{t('overview.onTime')}</th>
            <th scope="col">{t('overview.arrivals')}</th>
            <th scope="col">{t('overview.lateBy')}</th>
          </tr>
        </thead>
        <tbody>
          {carriers.map(({ code, nameZh, nameEn, transport, arrived, kept, late }) => {
            const share = percentOf(kept, arrived);
            const name = language === 'en' ? nameEn : nameZh;
            return (
              <tr key={`${transport} ${code}`}>
                <td>
                  <span className="overview__carrier">
                    <Icon name={transportIcon(transport)} />
                    {name === null ? code : `${name} ${code}`}
                  </span>
                </td>
                <td className="overview__bar">
                  <ShareBar share={share} />
                </td>
                <td>
                  <b>{t('dashboard.percent', { share: tenthText(String(share)) })}</b>
                </td>
                <td>{t('overview.keptOf', { kept: wholeText(kept), arrived: wholeText(arrived) })}</td>
                <td>{late === null ? missing : t('overview.days', { count: tenthText(late) })}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </FigureCard>
  );
}
