import type { Dashboard } from '@loadline/contract/dashboard/dashboard.api';
import { openStates } from '@loadline/contract/exceptions/sheet.lifecycle';
import { sheetKinds } from '@loadline/contract/exceptions/sheet-kind';
import { wordOf } from '@loadline/contract/kernel/code';
import { wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { FigureCard } from '../../shared/dashboard/figure-card.tsx';

const day = 86_400_000;

interface ExceptionsCardProps {
  asOf: string;
  exceptions: Dashboard['exceptions'];
}

/** Exceptions that are not solved, by kind, and for how long the oldest of each stands. */
export function ExceptionsCard({ asOf, exceptions }: ExceptionsCardProps) {
  const { t, language } = useWords();
  return (
    <FigureCard
      wide={3}
      title={t('dashboard.exceptions')}
      definition={t('dashboard.defined.exceptions')}
      empty={exceptions.length === 0 ? t('dashboard.noExceptions') : undefined}
    >
      <table className="figure-table">
        <thead>
          <tr>
            <th scope="col">{t('dashboard.kind')}</th>
            <th scope="col">{t('dashboard.open')}</th>
            <th scope="col">{t('dashboard.oldest')}</th>
          </tr>
        </thead>
        <tbody>
          {exceptions.map(({ kind, open, oldest }) => (
            <tr key={kind}>
              <td>
                <PageLink page="order" query={{ tab: 'abnormal', kind: [kind], state: [...openStates] }}>
                  {say(wordOf(sheetKinds, kind), language)}
                </PageLink>
              </td>
              <td>{wholeText(open)}</td>
              <td>
                {t('dashboard.days', {
                  count: wholeText(Math.floor((Date.parse(asOf) - Date.parse(oldest)) / day)),
                })}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </FigureCard>
  );
}
