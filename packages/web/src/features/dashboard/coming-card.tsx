import type { Dashboard } from '@loadline/contract/dashboard/dashboard.api';
import { wholeText } from '@loadline/contract/kernel/figures';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { daysBetween } from '../../resource/days.ts';
import { FigureCard, ShareBar } from '../../shared/dashboard/figure-card.tsx';
import { percentOf } from '../../shared/dashboard/share.ts';
import { statusesBefore } from './dashboard.ts';

type ComingCardProps = Pick<Dashboard, 'expected' | 'moved' | 'movedAll'>;

/** What arrives within a week, day by day, and whose arrival moved furthest from what was promised first. */
export function ComingCard({ expected, moved, movedAll }: ComingCardProps) {
  const { t } = useWords();
  const most = Math.max(...expected.map(({ orders }) => orders));
  const isEmpty = expected.length === 0 && moved.length === 0;
  return (
    <FigureCard
      wide={4}
      title={t('dashboard.coming')}
      definition={t('dashboard.defined.coming')}
      aside={t('dashboard.comingAside', {
        count: wholeText(expected.reduce((sum, { orders }) => sum + orders, 0)),
      })}
      empty={isEmpty ? t('dashboard.noComing') : undefined}
    >
      <ul className="bar-list">
        {expected.map(({ day, orders }) => (
          <li key={day}>
            <PageLink page="order" query={{ etaFrom: day, etaTo: day, status: statusesBefore('ARRIVED') }}>
              {day.slice(5)}
            </PageLink>
            <ShareBar share={percentOf(orders, most)} />
            <b>{wholeText(orders)}</b>
          </li>
        ))}
      </ul>
      {movedAll > 0 ? (
        <>
          <h3 className="figure-card__part">{t('dashboard.moved', { count: wholeText(movedAll) })}</h3>
          <ul className="moved-list">
            {moved.map(({ no, was, now }) => (
              <li key={no}>
                <PageLink page="orderDetail" query={{ no }}>
                  {no}
                </PageLink>
                <span>
                  {was.slice(5)} → {now.slice(5)}
                </span>
                <b className={now > was ? 'moved-list__later' : undefined}>
                  {t(now > was ? 'dashboard.later' : 'dashboard.sooner', {
                    count: wholeText(Math.abs(daysBetween(was, now))),
                  })}
                </b>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </FigureCard>
  );
}
