import { deskPages } from '@loadline/contract/desk-pages';
import type { ValuesOf } from '@loadline/contract/kernel/field';
import { type Language, say } from '@loadline/contract/kernel/text';
import { isMessageName, messageTemplates } from '@loadline/contract/messages/message-templates';
import { unsentSaid } from '@loadline/contract/messages/unsent';
import { outboxMessage } from '@loadline/contract/ops/message';
import { messageApi, messageFilter, retryMessage } from '@loadline/contract/ops/message.api';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { bareDays, daysFilter, type FilterSpec, filterOf } from '../../../resource/filter/filter-spec.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import { isMissing } from '../../../resource/value-text.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { inLanguage } from '../named.ts';
import { useDone } from '../use-done.ts';

const messageColumns = [
  'createdAt',
  'state',
  'template',
  'channel',
  'recipient',
  'customer',
  'tries',
  'sentAt',
] as const;

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

/** What was sent to whom, and what became of it. */
export function OutboxScreen() {
  const words = useWords();
  const { t, language } = words;
  return (
    <ResourceList
      name="opsOutbox"
      frame="desk"
      title={say(deskPages.opsOutbox.title, language)}
      search={say(messageFilter.search.label, language)}
      fields={outboxMessage.fields}
      calls={messageApi}
      columns={messageColumns}
      cells={messageCells}
      filters={filtersOf(words)}
      unit={{ name: t('outbox.unit.name'), one: t('outbox.unit.one'), many: t('outbox.unit.many') }}
      panel={({ row, close }) => row && <MessagePanel message={row} onClose={close} />}
      empty={{ title: t('outbox.none') }}
    />
  );
}

function filtersOf({ t, language }: Words): FilterSpec[] {
  return [
    filterOf(messageFilter, 'state', language),
    filterOf(messageFilter, 'channel', language),
    filterOf(messageFilter, 'template', language, {
      options: Object.entries(messageTemplates).map(([value, { label }]) => ({
        value,
        label: say(label, language),
      })),
    }),
    daysFilter('days', t('audit.days'), { ...bareDays, periods: ['today', 'last7', 'last30'] }),
  ];
}

/** A message as it was written, what the provider said, and another try where one failed. */
function MessagePanel({ message, onClose }: { message: OutboxMessage; onClose: () => void }) {
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
      {message.error ? <Alert family="stop">{say(unsentSaid(message.error), language)}</Alert> : null}
      <PanelBlock title={t('outbox.text')}>
        {message.subject ? <p className="message__subject">{message.subject}</p> : null}
        <p className="message__text">{message.text || t('outbox.blanked')}</p>
      </PanelBlock>
      <PanelBlock title={t('outbox.facts')}>
        <ResourceDetail
          fields={outboxMessage.fields}
          keys={keys.filter((key) => !isMissing(message[key]))}
          record={{ ...message, customer: language === 'en' ? message.customerEn : message.customer }}
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

type OutboxMessage = ValuesOf<typeof outboxMessage.fields>;

/** When, what, by which way, to whom, and how it went. */
function messageCells({ language }: Words): ColumnLooks<typeof outboxMessage.fields, OutboxMessage> {
  return {
    createdAt: { width: 112, muted: true },
    template: { width: 160, cell: (row) => templateName(row.template, language) },
    recipient: { width: 180 },
    customer: {
      width: 200,
      muted: true,
      cell: ({ customer, customerEn }) => inLanguage(language, customer, customerEn),
    },
    tries: { width: 84 },
    sentAt: { width: 112, muted: true },
  };
}

/** What a template is called; one that is not known any more shows its key. */
function templateName(key: string, language: Language): string {
  return isMessageName(key) ? say(messageTemplates[key].label, language) : key;
}
