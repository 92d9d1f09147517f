import { kind } from '../kernel/problem.kind.ts';
import { subject } from '../kernel/subject.ts';

const word = { zh: '回调地址', en: 'Webhook' };

/** Where programs of a customer are told what happens. */
export const webhookSubject = subject({
  word,
  live: { customer: 'api:manage', staff: 'op:api' },
  audit: { webhook: word },
  deeds: {
    'hook-paused': { zh: '暂停回调', en: 'Webhook paused' },
    'hook-resumed': { zh: '恢复回调', en: 'Webhook resumed' },
    'hook-secret': { zh: '更换签名密钥', en: 'Signing secret changed' },
    'hook-tested': { zh: '测试回调', en: 'Webhook tested' },
    'hook-replayed': { zh: '重放死信', en: 'Dead letters replayed' },
  },
  notices: { page: 'my', permission: 'api:manage' },
  refusals: {
    hookAddress: kind(
      200,
      '回调地址须为互联网上的 https 地址，不能指向内网或本机',
      'A webhook is an https address on the internet, never one inside a network',
    ),
    hookKnown: kind(200, '该回调地址已存在', 'This webhook exists already'),
    tooManyHooks: kind(200, '每个组织最多 {max} 个回调地址', 'An organisation has at most {max} webhooks'),
    hookIsPaused: kind(200, '回调已暂停，请先恢复', 'The webhook is paused. Resume it first'),
    notDead: kind(200, '只有死信可以重放', 'Only dead letters are replayed'),
  },
});
