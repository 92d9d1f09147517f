import { isNetwork } from '../checks/network.ts';
import { dataAuthorities } from '../facts/data-authority.ts';
import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import { code, date, id, instant, list, optional, text, whole } from '../kernel/field.ts';
import { permissions } from '../kernel/permission.ts';
import { resource } from '../kernel/resource.ts';

/** How a key stands; the database works it out when it is asked. */
export const apiKeyStates = codeTable('API key state', {
  ACTIVE: { zh: '启用', en: 'In use', family: 'done' },
  ROTATING: { zh: '轮换中', en: 'Being replaced', family: 'act' },
  IDLE: { zh: '创建人已停用', en: 'Creator disabled', family: 'stop' },
  EXPIRED: { zh: '已到期', en: 'Expired', family: 'void' },
  REVOKED: { zh: '已吊销', en: 'Revoked', family: 'void' },
});

/** For how many days the old key goes on beside the new one. */
export const overlapDays = codeTable('overlap of keys', {
  '0': { zh: '立即停用旧密钥', en: 'The old key ends at once' },
  '1': { zh: '1 天', en: '1 day' },
  '7': { zh: '7 天', en: '7 days' },
  '30': { zh: '30 天', en: '30 days' },
});

/** A key of a program: it may do what its scopes name, and never more than whoever made it. Shown whole once, when it is made. */
export const apiKey = resource(
  'apiKey',
  { zh: 'API 密钥', en: 'API key' },
  {
    id: id({ label: { zh: '编号', en: 'Id' } }),
    name: text({
      label: { zh: '密钥名称', en: 'Name of the key' },
      max: 60,
      places: ['list', 'search', 'sort'],
    }),
    hint: text({ label: { zh: '密钥', en: 'Key' }, max: 24, places: ['list', 'search'] }),
    scopes: list(code(permissions, { label: { zh: '权限', en: 'Permission' } }), {
      label: { zh: '密钥权限', en: 'Scopes' },
      max: 200,
    }),
    dataAuthority: code(dataAuthorities, {
      label: { zh: '数据权限', en: 'Data authority' },
      places: ['list'],
    }),
    addresses: list(
      text({
        label: { zh: '限定地址', en: 'Allowed address' },
        max: 43,
        rule: {
          test: isNetwork,
          says: { zh: '如 203.0.113.20 或 203.0.113.16/28', en: 'such as 203.0.113.20 or 203.0.113.16/28' },
        },
      }),
      { label: { zh: '限定地址', en: 'Allowed addresses' }, max: 20 },
    ),
    expiresOn: date({
      label: { zh: '到期日', en: 'Expires on' },
      note: {
        zh: '当天仍可使用，按中国时间，最长两年',
        en: 'Works on that day, too, by the clocks of China; two years at most',
      },
      places: ['list', 'sort'],
    }),
    state: code(apiKeyStates, {
      label: { zh: '密钥状态', en: 'State of the key' },
      places: ['list', 'filter'],
    }),
    madeBy: text({ label: { zh: '创建人', en: 'Created by' }, max: 64, min: 0, places: ['list'] }),
    madeAt: instant({ label: { zh: '创建时间', en: 'Created' }, places: ['list', 'sort'] }),
    lastUsedAt: optional(instant({ label: { zh: '最近使用', en: 'Last used' }, places: ['list', 'sort'] })),
    lastAddress: optional(text({ label: { zh: '最近地址', en: 'Last address' }, max: 64 })),
    callsToday: whole({ label: { zh: '今天调用', en: 'Calls today' }, places: ['list'] }),
    refusedToday: whole({ label: { zh: '今天被拒', en: 'Refused today' } }),
    revokedAt: optional(instant({ label: { zh: '吊销时间', en: 'Revoked' } })),
    revokedBy: optional(text({ label: { zh: '吊销人', en: 'Revoked by' }, max: 64, min: 0 })),
  },
);

/** The same beside those of other organisations. */
export const deskApiKey = resource('deskApiKey', apiKey.label, {
  ...apiKey.fields,
  orgId: id({ label: { zh: '客户编号', en: 'Customer id' } }),
  customer: text({ ...texts.customer, places: ['list', 'search'] }),
  customerEn: text(texts.customerEn),
});
