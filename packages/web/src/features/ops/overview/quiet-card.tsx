import type { Overview } from '@loadline/contract/dashboard/overview.api';
import { tenthText, wholeText } from '@loadline/contract/kernel/figures';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { officeTime } from '../../../resource/office-time.ts';
import { FigureCard } from '../../../shared/dashboard/figure-card.tsx';
import { ScrollRegion } from '../../../ui/scroll-region.tsx';

interface QuietCardProps {
  quiet: Overview['quiet'];
  all: number;
}

/** Customers who ordered nothing for twice as long as they usually take, the longest first. */
export function QuietCard({ quiet, all }: QuietCardProps) {
  const { t, language } = useWords();
  return (
    <FigureCard
      wide={3}
      title={t('overview.quiet')}
      definition={t('overview.defined.quiet')}
      aside={all > 0 ? t('overview.quietAll', { count: wholeText(all) }) : undefined}
      empty={all === 0 ? t('overview.noQuiet') : undefined}
    >
      <ScrollRegion label={t('overview.quiet')} className="overview__quiet">
        <table className="figure-table">
          <thead>
            <tr>
              <th scope="col">{t('overview.customer')}</th>
              <th scope="col">{t('overview.last')}</th>
              <th scope="col">{t('overview.silent')}</th>
            </tr>
          </thead>
          <tbody>
            {quiet.map(({ orgId, nameZh, nameEn, sales, every, last, silent }) => {
              const name = language === 'en' ? nameEn : nameZh;
              const { full, offset } = officeTime(last);
              return (
                <tr key={orgId}>
                  <td>
                    {may('op:customer:view') ? (
                      <PageLink page="opsCustomer" query={{ no: orgId }}>
                        {name}
                      </PageLink>
                    ) : (
                      name
                    )}
                    <small className="overview__queues">
                      {[sales, t('overview.every', { days: tenthText(every) })].filter(Boolean).join(' · ')}
                    </small>
                  </td>
                  <td>
                    <time dateTime={last} title={`${full} ${offset}`}>
                      {full.slice(5, 10)}
                    </time>
                  </td>
                  <td>
                    <b>{t('overview.days', { count: wholeText(silent) })}</b>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </ScrollRegion>
    </FigureCard>
  );
}
