import type { PageName } from '@loadline/contract/pages';
import { lazy } from 'react';
import { LatePart } from '../../kernel/awake.tsx';
import { useWords } from '../../kernel/words.ts';
import { DutyForm } from './duty-form.tsx';
import { useDuty } from './use-duty.ts';

/** It comes with the first answer. */
const DutyResult = lazy(async () => ({ default: (await import('./duty-result.tsx')).DutyResult }));

/** What goods owe when they come to the United States, by what is published of the tariff. */
export function DutyPart({ booking }: { booking: PageName | undefined }) {
  const { t } = useWords();
  const duty = useDuty();
  return (
    <div className="calculator__columns">
      <div className="calculator__column">
        <DutyForm duty={duty} />
      </div>
      {duty.outcome ? (
        <LatePart>
          <DutyResult answer={duty.outcome} booking={booking} />
        </LatePart>
      ) : (
        <aside className="calculator__box calculator__empty">
          <p>{t(duty.isOld ? 'duty.old' : 'duty.begin')}</p>
          <p>{t('duty.estimate')}</p>
        </aside>
      )}
    </div>
  );
}
