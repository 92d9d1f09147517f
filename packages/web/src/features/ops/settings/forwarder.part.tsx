import { say } from '@loadline/contract/kernel/text';
import { forwarder } from '@loadline/contract/ops/forwarder';
import { readForwarder, saveForwarder } from '@loadline/contract/ops/forwarder.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { officeTime } from '../../../resource/office-time.ts';
import { PageTitle } from '../../../ui/page-title.tsx';
import { useDone } from '../use-done.ts';
import { ForwarderForm } from './forwarder-form.tsx';
import './settings.css';

/** The company as its papers name it. */
export function ForwarderPart() {
  const { t, language } = useWords();
  const done = useDone();
  const found = useQuery(asking(readForwarder, {}));
  const title = say(forwarder.label, language);
  const saved = found.data?.updatedAt;
  return (
    <div className="settings">
      <PageTitle
        title={title}
        facts={
          saved ? t('settings.savedAt', { time: officeTime(saved).full }) : found.data && t('settings.never')
        }
      />
      <p className="settings__says">{t('settings.says')}</p>
      {found.data ? (
        <ForwarderForm
          values={found.data}
          onSubmit={(body) => done(call(saveForwarder, { body, refusal: 'in place' }), t('settings.saved'))}
        />
      ) : null}
      {found.isError ? (
        <NotLoaded what={title} error={found.error} onRetry={() => void found.refetch()} />
      ) : null}
    </div>
  );
}
