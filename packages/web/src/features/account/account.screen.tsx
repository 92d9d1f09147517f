import { mySecurity } from '@loadline/contract/session/identity.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useSignedInUser } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { useBookAddress } from '../../resource/book/use-book-address.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { Alert } from '../../ui/alert.tsx';
import { DetailFrame } from '../../ui/frames.tsx';
import { PageTitle } from '../../ui/page-title.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { AccountPanel } from './account-panel.tsx';
import { PasswordCard } from './password-card.tsx';
import { SessionsCard } from './sessions-card.tsx';
import { TotpCard } from './totp-card.tsx';
import { WhoCard } from './who-card.tsx';
import './account.css';

/** One's own account: who one is, the password, the second factor, the devices. Open to everybody who is signed in. */
export function AccountScreen() {
  const { t } = useWords();
  const user = useSignedInUser();
  const address = useBookAddress();
  const { data: security, isError, error, refetch } = useQuery(asking(mySecurity, {}));
  const mustEnrol = user?.mustEnrol === true;
  return (
    <PanelFrame panel={security ? <AccountPanel security={security} address={address} /> : null}>
      <DetailFrame
        title={<PageTitle title={t('account.title')} />}
        head={mustEnrol ? <Alert family="act">{t('account.mustEnrol')}</Alert> : null}
        side={<WhoCard security={security} />}
      >
        {isError ? (
          <NotLoaded what={t('account.title')} error={error} onRetry={() => void refetch()} />
        ) : null}
        {security && mustEnrol ? <TotpCard security={security} address={address} /> : null}
        {security ? <PasswordCard security={security} address={address} /> : null}
        {security && !mustEnrol ? <TotpCard security={security} address={address} /> : null}
        <SessionsCard />
      </DetailFrame>
    </PanelFrame>
  );
}
