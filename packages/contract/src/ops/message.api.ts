import { texts } from '../facts/texts.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, flag, id, optional, text } from '../kernel/field.ts';
import { sortsBy } from '../kernel/listing.ts';
import { recordsApi } from '../kernel/records-api.ts';

import { messageChannels, messageStates, outboxMessage } from './message.ts';

/** What narrows the outbox; `search` is a recipient or a part of one. */
export const messageFilter = {
  search: optional(text(texts.recipient)),
  state: optional(code(messageStates, { label: { zh: '状态', en: 'Status' } })),
  channel: optional(code(messageChannels, { label: { zh: '渠道', en: 'Channel' } })),
  template: optional(text({ label: { zh: '模板', en: 'Template' }, max: 60 })),
  from: optional(date({ label: { zh: '日期起', en: 'From' } })),
  to: optional(date({ label: { zh: '日期止', en: 'To' } })),
};

/** What was sent and what became of it, newest first unless told. */
export const messageApi = recordsApi({
  path: '/opsapi/messages',
  access: 'op:message:view',
  called: { zh: '发件箱', one: 'a message', many: 'the outbox' },
  of: outboxMessage,
  filter: messageFilter,
  sorts: sortsBy(outboxMessage, 'createdAt', 'sentAt', 'tries'),
  exported: { access: 'op:message:view', query: {} },
});

/** Puts a failed message in the queue again. One whose secret has been blanked cannot be sent again. */
export const retryMessage = endpoint('POST /opsapi/messages/retry', {
  access: 'op:message:view',
  title: { zh: '重发消息', en: 'Send a message again' },
  body: { id: id({ label: { zh: '消息', en: 'Message' } }) },
  answer: flag({ label: { zh: '已重新排队', en: 'Queued again' } }),
});
