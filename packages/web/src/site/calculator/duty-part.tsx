import type { PageName } from '@loadline/contract/pages';
import { useWords } from '../../kernel/words.ts';
import { DutyForm } from './duty-form.tsx';
import { DutyResult } from './duty-result.tsx';
import { useDuty } from './use-duty.ts';

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
        <DutyResult answer={duty.outcome} booking={booking} />
      ) : (
        <aside className="calculator__box calculator__empty">
          <p>{t(duty.isOld ? 'duty.old' : 'duty.begin')}</p>
          <p>{t('duty.estimate')}</p>
        </aside>
      )}
    </div>
  );
}
