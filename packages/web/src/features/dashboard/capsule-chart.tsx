import { stages } from '@loadline/contract/codes/stage';
import type { Dashboard } from '@loadline/contract/dashboard/dashboard.api';
import { wordOf } from '@loadline/contract/kernel/code';
import { tenthText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { FigureCard, ShareBar } from '../../shared/dashboard/figure-card.tsx';
import { percentOf } from '../../shared/dashboard/share.ts';
import { axisEnd } from './dashboard.ts';

/** How long orders stood at a stage before they went on. The axis has the specification's six labels. */
export function CapsuleChart({ waits }: { waits: Dashboard['waits'] }) {
  const { t, language } = useWords();
  const most = Math.max(...waits.map(({ hours }) => Number(hours)));
  const end = axisEnd(waits.length > 0 ? most : 0);
  return (
    <FigureCard
      wide={4}
      title={t('dashboard.waits')}
      definition={t('dashboard.defined.waits')}
      aside={t('dashboard.hours')}
      empty={waits.length === 0 ? t('dashboard.noWaits') : undefined}
    >
      <ul className="bar-list bar-list--capsules">
        {waits.map(({ stage, hours }) => (
          <li key={stage}>
            <span>{say(wordOf(stages, stage), language)}</span>
            <ShareBar
              share={percentOf(Number(hours), end)}
              family={Number(hours) === most ? 'act' : undefined}
            />
            <b>{tenthText(hours)}</b>
          </li>
        ))}
      </ul>
      <p className="capsule-axis" aria-hidden="true">
        {[0, 1, 2, 3, 4, 5].map((step) => (
          <span key={step}>{Number(((end / 5) * step).toPrecision(6))}</span>
        ))}
      </p>
    </FigureCard>
  );
}
