import { deskSso } from '@loadline/contract/session/sso-provider.api';
import { useWords } from '../../../kernel/words.ts';
import { useBookAddress } from '../../../resource/book/use-book-address.ts';
import { SsoCard } from '../../../shared/session/sso-card.tsx';
import { SsoPanel } from '../../../shared/session/sso-panel.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';

/** By which provider the forwarder's own people log in. */
export function SsoPart() {
  const { t } = useWords();
  const address = useBookAddress();
  const isOpen = address.open?.kind === 'record' && address.open.id === 'provider';
  return (
    <PanelFrame
      panel={isOpen ? <SsoPanel api={deskSso} onClose={address.close} onDone={address.finish} /> : null}
    >
      <DetailFrame title={<PageTitle title={t('ssoSettings.name')} />} side={null}>
        <SsoCard api={deskSso} onEdit={() => address.show('provider')} />
      </DetailFrame>
    </PanelFrame>
  );
}
