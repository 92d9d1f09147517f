import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import type { Place } from '../kernel/field.ts';
import { code, id, instant, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

export const messageChannels = codeTable('message channel', {
  sms: { zh: '短信', en: 'SMS' },
  mail: { zh: '邮件', en: 'Mail' },
});

export const messageStates = codeTable('message state', {
  queued: { zh: '待发送', en: 'Queued', family: 'wait' },
  sent: { zh: '已发送', en: 'Sent', family: 'done' },
  failed: { zh: '失败', en: 'Failed', family: 'stop' },
  withheld: { zh: '未发送', en: 'Withheld', family: 'void' },
});

const seen: Place[] = ['list', 'detail'];
const told: Place[] = [...seen, 'export'];

/** A message to a person as the outbox shows it: recipient masked, secrets blanked (in production always). */
export const outboxMessage = resource(
  'message',
  { zh: '消息', en: 'Message' },
  {
    id: id({ label: { zh: '编号', en: 'Id' }, places: seen }),
    createdAt: instant({ label: { zh: '时间', en: 'Time' }, places: told }),
    channel: code(messageChannels, { label: { zh: '渠道', en: 'Channel' }, places: [...told, 'filter'] }),
    template: text({ label: { zh: '模板', en: 'Template' }, max: 60, places: [...told, 'filter'] }),
    recipient: text({ ...texts.recipient, places: told }),
    customer: optional(text({ ...texts.customer, places: told })),
    customerEn: optional(text({ ...texts.customerEn, places: told })),
    state: code(messageStates, { label: { zh: '状态', en: 'Status' }, places: [...told, 'filter'] }),
    subject: optional(text({ label: { zh: '标题', en: 'Subject' }, max: 300, places: seen })),
    text: text({ ...texts.body, min: 0, places: seen }),
    provider: optional(text({ label: { zh: '服务商', en: 'Provider' }, max: 60, places: told })),
    error: optional(text({ label: { zh: '错误', en: 'Error' }, max: 1_000, places: told })),
    tries: whole({ label: { zh: '尝试次数', en: 'Tries' }, places: told }),
    sentAt: optional(instant({ label: { zh: '发送时间', en: 'Sent' }, places: told })),
  },
);
