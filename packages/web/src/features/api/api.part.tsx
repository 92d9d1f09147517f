import { listApiKeys } from '@loadline/contract/api-keys/api-key.api';
import { listWebhooks } from '@loadline/contract/webhooks/webhook.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { useSignedInUser } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { useBookAddress } from '../../resource/book/use-book-address.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { ApiPanel } from './api-panel.tsx';
import { DeliveriesCard } from './deliveries-card.tsx';
import { HooksCard } from './hooks-card.tsx';
import { KeysCard } from './keys-card.tsx';
import './api.css';

/** The way in for programs, and what programs are told: keys, webhooks, deliveries. */
export function ApiPart() {
  const { t } = useWords();
  const user = useSignedInUser();
  const address = useBookAddress();
  const keys = useQuery(asking(listApiKeys, {}));
  const hooks = useQuery(asking(listWebhooks, {}));
  useLive('webhook', undefined, () => hooks.refetch());
  const sum = (of: 'callsToday' | 'refusedToday') => keys.data?.reduce((all, key) => all + key[of], 0) ?? 0;
  return (
    <PanelFrame panel={<ApiPanel keys={keys.data ?? []} hooks={hooks.data ?? []} address={address} />}>
      <PageTitle
        title={t('api.title')}
        facts={keys.data ? t('api.today', { calls: sum('callsToday'), refused: sum('refusedToday') }) : null}
        actions={
          <>
            <a className={buttonClass()} href="/docs" target="_blank" rel="noreferrer">
              <Icon name="file" size={15} />
              {t('api.docs')}
            </a>
            <Button look="primary" icon="plus" onClick={address.begin}>
              {t('api.newKey')}
            </Button>
          </>
        }
      />
      <div className="api-cards">
        <KeysCard keys={keys} address={address} />
        {/* What happens is told to the customers whose it is: our own systems read it. */}
        {user?.kind === 'customer' ? (
          <>
            <HooksCard hooks={hooks} address={address} />
            <DeliveriesCard hooks={hooks.data ?? []} address={address} />
          </>
        ) : null}
      </div>
    </PanelFrame>
  );
}
