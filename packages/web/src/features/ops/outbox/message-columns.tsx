import type { ValuesOf } from '@loadline/contract/kernel/field';
import { type Language, say } from '@loadline/contract/kernel/text';
import { isMessageName, messageTemplates } from '@loadline/contract/messages/message-templates';
import { outboxMessage } from '@loadline/contract/ops/message';
import type { Words } from '../../../kernel/words.ts';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';

export type OutboxMessage = ValuesOf<typeof outboxMessage.fields>;

export const messageColumns = [
  'createdAt',
  'state',
  'template',
  'channel',
  'recipient',
  'customer',
  'tries',
  'sentAt',
] as const;

/** When, what, by which way, to whom, and how it went. */
export function messageCells({ language }: Words): ColumnLooks<typeof outboxMessage.fields, OutboxMessage> {
  return {
    createdAt: { width: 112, muted: true },
    template: { width: 160, cell: (row) => templateName(row.template, language) },
    recipient: { width: 180 },
    customer: { width: 200, muted: true },
    tries: { width: 84 },
    sentAt: { width: 112, muted: true },
  };
}

/** What a template is called; one that is not known any more shows its key. */
export function templateName(key: string, language: Language): string {
  return isMessageName(key) ? say(messageTemplates[key].label, language) : key;
}
