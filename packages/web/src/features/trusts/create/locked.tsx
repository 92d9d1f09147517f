import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { trustStates } from '@loadline/contract/trusts/trust.lifecycle';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { ToList } from '../../../resource/record-page.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import type { TrustRecord } from '../trust-record.ts';

/** What was handed in is read elsewhere. */
export function Locked({ record: { trust } }: { record: TrustRecord }) {
  const { t, language } = useWords();
  return (
    <EmptyState
      title={t('trust.locked.title', { number: trust.trustNo })}
      detail={t('trust.locked.detail', { state: say(wordOf(trustStates, trust.state), language) })}
      actions={
        <>
          <ToList list={{ page: 'trust' }} />
          <PageLink page="trustDetail" query={{ no: trust.trustNo }} className={buttonClass('primary')}>
            {t('trust.locked.open')}
          </PageLink>
        </>
      }
    />
  );
}
