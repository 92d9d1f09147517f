import { outboxMessage } from '@loadline/contract/ops/message';
import { retryMessage } from '@loadline/contract/ops/message.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { isMissing } from '../../../resource/value-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { useDone } from '../use-done.ts';
import { type OutboxMessage, templateName } from './message-columns.tsx';

const keys = [
  'state',
  'channel',
  'recipient',
  'customer',
  'provider',
  'tries',
  'createdAt',
  'sentAt',
] as const;

/** A message as it was written, what the provider said, and another try where one failed. */
export function MessagePanel({ message, onClose }: { message: OutboxMessage; onClose: () => void }) {
  const { t, language } = useWords();
  const done = useDone();
  const [busy, setBusy] = useState(false);
  const retry = async () => {
    setBusy(true);
    const asked = call(retryMessage, { body: { id: message.id }, refusal: 'in place' });
    await done(asked, t('outbox.queued')).catch(tellRefusal);
    setBusy(false);
  };
  return (
    <SidePanel
      title={templateName(message.template, language)}
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {message.error ? <Alert family="stop">{message.error}</Alert> : null}
      <PanelBlock title={t('outbox.text')}>
        {message.subject ? <p className="message__subject">{message.subject}</p> : null}
        <p className="message__text">{message.text || t('outbox.blanked')}</p>
      </PanelBlock>
      <PanelBlock title={t('outbox.facts')}>
        <ResourceDetail
          fields={outboxMessage.fields}
          keys={keys.filter((key) => !isMissing(message[key]))}
          record={message}
        />
      </PanelBlock>
      {message.state === 'failed' ? (
        <PanelFoot>
          <Button look="primary" icon="refresh" busy={busy} onClick={() => void retry()}>
            {t('outbox.retry')}
          </Button>
        </PanelFoot>
      ) : null}
    </SidePanel>
  );
}
