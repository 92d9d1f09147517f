import type { MessageName } from '@loadline/contract/messages/message-templates';

interface Sent {
  readonly hoursAgo: number;
  readonly channel: 'sms' | 'mail';
  readonly recipient: string;
  readonly template: MessageName;
  readonly params: Readonly<Record<string, string>>;
  readonly state: 'queued' | 'sent' | 'failed' | 'withheld';
  readonly error?: string;
}

/** What the outbox of the demo holds, in every state. A code that was sent is blank, as it is in earnest. */
export const sentMessages: readonly Sent[] = [
  {
    hoursAgo: 0.7,
    channel: 'sms',
    recipient: '+8613800137101',
    template: 'registrationReceived',
    params: { no: 'RG' },
    state: 'sent',
  },
  {
    hoursAgo: 0.8,
    channel: 'sms',
    recipient: '+8613800137101',
    template: 'code',
    params: { minutes: '5', purpose: 'register' },
    state: 'sent',
  },
  {
    hoursAgo: 27,
    channel: 'sms',
    recipient: '+8613800137104',
    template: 'registrationReturned',
    params: { no: 'RG', reason: '请补齐后重新提交' },
    state: 'sent',
  },
  {
    hoursAgo: 27,
    channel: 'mail',
    recipient: 'cheng@hengyu.example',
    template: 'registrationReturned',
    params: { no: 'RG', reason: '请补齐后重新提交' },
    state: 'withheld',
    error: 'not-configured',
  },
  {
    hoursAgo: 28,
    channel: 'sms',
    recipient: '+8613800137002',
    template: 'code',
    params: { minutes: '5', purpose: 'login' },
    state: 'failed',
    error: 'late',
  },
  {
    hoursAgo: 12 * 24,
    channel: 'mail',
    recipient: 'wen@example.com',
    template: 'registrationRejected',
    params: { no: 'RG', reason: '仅承接企业或个体工商户的货物，感谢您的关注' },
    state: 'failed',
    error: 'unreachable',
  },
  {
    hoursAgo: 0.1,
    channel: 'mail',
    recipient: 'lin.zhixia@qihang.example',
    template: 'newDevice',
    params: { username: 'demo', device: 'Chrome, Windows', address: '203.0.113.7', time: '08:12' },
    state: 'queued',
    error: 'unreachable',
  },
];
