import type { LedgerMonth } from '@loadline/contract/bills/closing';
import { daysOfMonth } from '@loadline/contract/bills/closing';
import { closeMonth, reopenMonth } from '@loadline/contract/bills/closing.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { useDone } from '../use-done.ts';
import { unsettledOf } from './unsettled.ts';

const { reason } = reopenMonth.body;

export interface AskedMonth {
  deed: 'close' | 'reopen';
  of: LedgerMonth;
}

/** Closes a month after saying what that means and what is left in it, or opens it again for a reason. */
export function MonthDialog({ deed, of, onClose }: AskedMonth & { onClose: () => void }) {
  const { t, language } = useWords();
  const done = useDone();
  const { month } = of;
  if (deed === 'reopen')
    return (
      <AskDialog
        title={t('closing.reopenTitle', { month })}
        says={t('closing.reopenSays')}
        fields={{ reason }}
        submitLabel={t('closing.reopen')}
        onSubmit={(given) =>
          done(
            call(reopenMonth, { body: { month, ...given }, refusal: 'in place' }),
            t('closing.reopened', { month }),
          )
        }
        onClose={onClose}
      />
    );
  const left = unsettledOf(of).map(({ key, count }) => t(`closing.${key}`, { count }));
  const list = new Intl.ListFormat(language, { type: 'unit' }).format(left);
  return (
    <AskDialog
      title={t('closing.closeTitle', { month })}
      says={
        <>
          <p>{t('closing.closeSays', { to: daysOfMonth(month).to })}</p>
          {left.length > 0 ? <p>{t('closing.closeLeft', { left: list })}</p> : null}
        </>
      }
      fields={{}}
      submitLabel={t('closing.sure')}
      onSubmit={() =>
        done(call(closeMonth, { body: { month }, refusal: 'in place' }), t('closing.closed', { month }))
      }
      onClose={onClose}
    />
  );
}
