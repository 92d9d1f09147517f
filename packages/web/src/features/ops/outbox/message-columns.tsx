import type { ValuesOf } from '@loadline/contract/kernel/field';
import { type Language, say } from '@loadline/contract/kernel/text';
import { isMessageName, messageTemplates } from '@loadline/contract/messages/message-templates';
import { outboxMessage } from '@loadline/contract/ops/message';
import type { Words } from '../../../kernel/words.ts';
import { columnsOf } from '../../../resource/resource-columns.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';

export type OutboxMessage = ValuesOf<typeof outboxMessage.fields>;

const keys = ['createdAt', 'state', 'template', 'channel', 'recipient', 'customer', 'tries', 'sentAt'];

/** When, what, by which way, to whom, and how it went. */
export function messageColumns({ language }: Words): TableColumn<OutboxMessage>[] {
  return columnsOf<OutboxMessage>({
    fields: outboxMessage.fields,
    keys,
    language,
    looks: {
      createdAt: { width: 112, muted: true },
      template: { width: 160, cell: (row) => templateName(row.template, language) },
      channel: { width: 70 },
      recipient: { width: 180 },
      customer: { width: 200, muted: true },
      state: { width: 96 },
      tries: { width: 84 },
      sentAt: { width: 112, muted: true },
    },
  });
}

/** What a template is called; one that is not known any more shows its key. */
export function templateName(key: string, language: Language): string {
  return isMessageName(key) ? say(messageTemplates[key].label, language) : key;
}
