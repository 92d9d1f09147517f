import { stages } from '@loadline/contract/codes/stage';
import type { Dashboard } from '@loadline/contract/dashboard/dashboard.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { tenthText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { FigureCard } from '../../shared/dashboard/figure-card.tsx';
import { percentOf } from '../../shared/dashboard/share.ts';
import { type Counted, ordersOf, statusesFrom } from './dashboard.ts';
import './nine-stages.css';

interface NineStagesProps {
  counted: Counted;
  stages: Dashboard['stages'];
}

/** How many orders came to each stage, and how many stand there: each figure opens its orders. */
export function NineStages({ counted, stages: rows }: NineStagesProps) {
  const { t, language } = useWords();
  const all = rows[0]?.reached ?? 0;
  // Where most of what is on its way stands.
  const most = Math.max(...rows.slice(0, -1).map(({ standing }) => standing));
  return (
    <FigureCard
      wide={12}
      title={t('dashboard.stages')}
      definition={t('dashboard.defined.stages')}
      aside={t('dashboard.stagesAside')}
    >
      <ol className="nine-stages">
        {rows.map(({ stage, reached, standing }) => (
          <li key={stage}>
            <span className="nine-stages__name">{say(wordOf(stages, stage), language)}</span>
            <PageLink
              page="order"
              query={ordersOf(counted, { status: statusesFrom(stage) })}
              className="nine-stages__reached"
            >
              {wholeText(reached)}
            </PageLink>
            {stage === 'SIGNED' ? (
              <span className="nine-stages__standing">
                {t('dashboard.ofAll', { share: tenthText(String(percentOf(reached, all))) })}
              </span>
            ) : (
              <PageLink
                page="order"
                query={ordersOf(counted, { status: [stage] })}
                className={
                  standing === most && most > 0
                    ? 'nine-stages__standing nine-stages__standing--most'
                    : 'nine-stages__standing'
                }
              >
                {t('dashboard.standing', { count: wholeText(standing) })}
              </PageLink>
            )}
          </li>
        ))}
      </ol>
      <svg className="nine-stages__flow" viewBox="0 0 900 80" preserveAspectRatio="none" aria-hidden="true">
        <path d={`${flowOf(rows)}L900 80L0 80Z`} className="nine-stages__area" />
        <path d={rulesOf(rows)} className="nine-stages__rules" />
        <path d={flowOf(rows)} className="nine-stages__line" />
      </svg>
    </FigureCard>
  );
}

/** Where each stage after the first begins. */
function rulesOf(rows: Dashboard['stages']): string {
  return rows
    .slice(1)
    .map((_, place) => `M${place * 100 + 100} 0V80`)
    .join('');
}

/** One level for each stage, a hundred wide, falling to the next within the first twelve. */
function flowOf(rows: Dashboard['stages']): string {
  const all = Math.max(rows[0]?.reached ?? 0, 1);
  const levels = rows.map(({ reached }) => 78 - (reached / all) * 74);
  return levels
    .map(
      (level, place) =>
        `${place === 0 ? `M0 ${level}` : `L${place * 100 + 12} ${level}`}L${place * 100 + 100} ${level}`,
    )
    .join('');
}
