import { useWords } from '../../kernel/words.ts';
import { PageTitle } from '../../ui/page-title.tsx';
import { PanelFrame } from '../../ui/panel-frame.tsx';
import { SessionsCard } from './sessions-card.tsx';

/** One's own devices, as a page of the customer centre. */
export function SessionsPart() {
  const { t } = useWords();
  return (
    <PanelFrame>
      <PageTitle title={t('my.part.sessions')} />
      <SessionsCard />
    </PanelFrame>
  );
}
