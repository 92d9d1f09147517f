import type { RateCard } from '@loadline/contract/freight/rate-card';
import { copyRate, retireRate } from '@loadline/contract/ops/rate.api';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { useBookAddress } from '../../../resource/book/use-book-address.ts';
import { ConfirmButton } from '../../../resource/confirm-button.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { Button } from '../../../ui/button.tsx';
import { useDone } from '../use-done.ts';
import { RateState } from './rate-state.tsx';

/** What is done with a whole card: the next period begins as a copy, one that is over goes out of use. */
export function RateDeeds({ row }: { row: RateCard }) {
  const { t } = useWords();
  const done = useDone();
  const address = useBookAddress();
  const copy = async () => {
    try {
      const next = await call(copyRate, { body: { id: row.id }, refusal: 'in place' });
      await done(Promise.resolve(), t('rates.copied', { first: next.validFrom, last: next.validTo }));
      address.show(next.id);
    } catch (error) {
      tellRefusal(error);
    }
  };
  const retire = () =>
    done(
      call(retireRate, { body: { id: row.id, version: row.version }, refusal: 'in place' }),
      t('rates.retiredNow'),
    );
  return (
    <div className="rate-deeds">
      <RateState card={row} />
      <Button icon="copy" onClick={() => void copy()}>
        {t('rates.copy')}
      </Button>
      {row.retired ? (
        <span>{t('rates.retiredHint')}</span>
      ) : (
        <ConfirmButton
          look="danger"
          label={t('rates.retire')}
          title={t('rates.retireTitle')}
          text={t('rates.retireText', { first: row.validFrom, last: row.validTo })}
          onConfirm={retire}
        />
      )}
    </div>
  );
}
