import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, instant, optional, secret, text } from '../kernel/field.ts';
import { newPassword } from './password.ts';

/** How a set-password link reaches its owner. */
export const passwordLinkWays = codeTable('way of a set-password link', {
  sms: { zh: '短信', en: 'SMS' },
  mail: { zh: '邮件', en: 'Mail' },
  hand: { zh: '自行转交', en: 'By hand' },
});

/** Where the token stands in a link: behind the hash, which no browser sends to a server and no server logs. */
export const passwordLinkPath = '/login?part=set#';

export const passwordLinkWay = code(passwordLinkWays, { label: { zh: '送达方式', en: 'Way' } });

/** What staff learn of a link they have made. The link itself only where nothing is configured to send it, and this once. */
export const passwordLink = group(
  {
    username: text({ label: { zh: '用户名', en: 'User name' }, max: 64 }),
    way: passwordLinkWay,
    recipient: optional(text({ label: { zh: '收件人', en: 'Recipient' }, max: 120 })),
    link: optional(text({ label: { zh: '设置密码链接', en: 'Set-password link' }, max: 400 })),
    validUntil: instant({ label: { zh: '有效期至', en: 'Valid until' } }),
  },
  { label: { zh: '设置密码链接', en: 'Set-password link' } },
);

const token = secret({ label: { zh: '链接', en: 'Link' }, max: 64 });

/** Whose password a link sets; one that is used, over or unknown is refused with one text. */
export const readPasswordLink = endpoint('POST /adminapi/password/link', {
  access: 'public',
  title: { zh: '查看设置密码链接', en: 'Look at a set-password link' },
  confidential: true,
  body: { token },
  answer: group(
    {
      username: text({ label: { zh: '用户名', en: 'User name' }, max: 64 }),
      name: text({ label: { zh: '姓名', en: 'Name' }, max: 64 }),
      companyZh: text({ label: { zh: '公司', en: 'Company, Chinese' }, max: 200 }),
      companyEn: text({ label: { zh: '公司（英文）', en: 'Company' }, max: 200 }),
      validUntil: instant({ label: { zh: '有效期至', en: 'Valid until' } }),
    },
    { label: { zh: '设置密码链接', en: 'Set-password link' } },
  ),
});

/** Sets the password and uses the link up; every session of the person ends. */
export const setPassword = endpoint('POST /adminapi/password/set', {
  access: 'public',
  title: { zh: '设置密码', en: 'Set a password' },
  confidential: true,
  body: { token, password: newPassword },
  answer: flag({ label: { zh: '已设置', en: 'Set' } }),
});
