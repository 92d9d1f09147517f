import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import { PageLink } from '../../../kernel/page-link.tsx';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { TrustRecord } from '../trust-record.ts';

export function ToList() {
  const { t } = useWords();
  return (
    <PageLink page="trust" className={buttonClass()}>
      {t('trust.toList')}
    </PageLink>
  );
}

interface NotThereProps {
  no: string;
  error: Error;
  onRetry: () => void;
}

export function NotThere({ no, error, onRetry }: NotThereProps) {
  const { t } = useWords();
  if (!(error instanceof Refusal && error.status === 404))
    return <NotLoaded what={t('trust.editTitle')} error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      title={t('trust.notFound')}
      detail={t('trust.notFoundDetail', { number: no })}
      actions={<ToList />}
    />
  );
}

/** What was handed in is read elsewhere. */
export function Locked({ record: { trust } }: { record: TrustRecord }) {
  const { t, language } = useWords();
  return (
    <EmptyState
      title={t('trust.locked.title', { number: trust.trustNo })}
      detail={t('trust.locked.detail', { state: say(wordOf(trustStates, trust.state), language) })}
      actions={
        <>
          <ToList />
          <PageLink page="trustDetail" query={{ no: trust.trustNo }} className={buttonClass('primary')}>
            {t('trust.locked.open')}
          </PageLink>
        </>
      }
    />
  );
}
