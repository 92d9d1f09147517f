import { kind } from '../kernel/problem.kind.ts';
import { subject } from '../kernel/subject.ts';

const word = { zh: 'API 密钥', en: 'API key' };

/** The way in for programs, of a customer or of the forwarder. */
export const apiKeySubject = subject({
  word,
  permissions: {
    'api:manage': { zh: '管理接口与回调', en: 'Manage API keys and webhooks' },
    'op:api': { zh: '客户接口密钥', en: 'API keys of customers' },
  },
  views: { opsKeys: { zh: 'API 密钥（员工）', en: 'API keys, staff' } },
  audit: { apiKey: word },
  deeds: {
    'key-made': { zh: '新建密钥', en: 'Key made' },
    'key-rotated': { zh: '轮换密钥', en: 'Key rotated' },
    'key-revoked': { zh: '吊销密钥', en: 'Key revoked' },
  },
  refusals: {
    keyAddress: kind(403, '该密钥不能在 {address} 使用', 'This key may not be used from {address}'),
    forPeople: kind(
      403,
      '该操作须本人登录后进行，密钥不能代办',
      'A person has to log in for this: no key opens it',
    ),
    keyOver: kind(200, '密钥「{name}」已{state}', 'Key {name} is {state}'),
    tooManyKeys: kind(200, '每个组织最多 {max} 把有效密钥', 'An organisation has at most {max} keys in use'),
    keyScopes: kind(
      200,
      '您自己没有这些权限，不能授予密钥：{scopes}',
      'You cannot give a key what you may not do yourself: {scopes}',
    ),
  },
});
