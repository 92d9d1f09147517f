import { texts } from '../facts/texts.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, instant, list, secret, text, whole } from '../kernel/field.ts';
import { newPassword } from './password.ts';
import { codeAddress, secondFactor, smsCode } from './person.fields.ts';

/** What a code sent to a mobile or a mail address is good for; it works for nothing else. */
export const smsPurposes = codeTable('SMS purpose', {
  login: { zh: '登录', en: 'Log in' },
  register: { zh: '注册', en: 'Register' },
  status: { zh: '查询申请', en: 'Application status' },
  reset: { zh: '重置密码', en: 'Reset the password' },
});

export type SmsPurpose = CodeOf<typeof smsPurposes>;

/** The same answer for every number and address, known or not. */
export const sendMessage = endpoint('POST /adminapi/message/sendMessage', {
  access: 'public',
  title: { zh: '发送验证码', en: 'Send a code' },
  body: { ...codeAddress, purpose: code(smsPurposes, { label: { zh: '用途', en: 'Purpose' } }) },
  answer: group(
    {
      resendSeconds: whole({ label: { zh: '可重发', en: 'May be sent again in' }, unit: 's' }),
      validMinutes: whole({ label: { zh: '有效期', en: 'Valid for' }, unit: 'min' }),
    },
    { label: { zh: '验证码', en: 'Code' } },
  ),
});

/** Sets a new password with a code of purpose `reset`; every session of the person ends. */
export const resetPassword = endpoint('POST /adminapi/password/reset', {
  access: 'public',
  title: { zh: '重置密码', en: 'Reset the password' },
  confidential: true,
  body: { ...codeAddress, smsCode, password: newPassword },
  answer: flag({ label: { zh: '已重置', en: 'Reset' } }),
});

const typedPassword = secret({ label: { zh: '当前密码', en: 'Current password' }, max: 128 });

/** Sets a new password; every other session of the person ends, this one goes on. */
export const changePassword = endpoint('POST /adminapi/password/change', {
  access: 'signed-in',
  personal: true,
  title: { zh: '修改密码', en: 'Change the password' },
  confidential: true,
  body: { oldPassword: typedPassword, password: newPassword },
  answer: flag({ label: { zh: '已修改', en: 'Changed' } }),
});

export const mySession = group(
  {
    sessionId: id({ label: { zh: '编号', en: 'Id' } }),
    device: group(
      {
        zh: text({ label: { zh: '设备', en: 'Device, Chinese' }, max: 80 }),
        en: text({ label: { zh: '设备（英文）', en: 'Device, English' }, max: 80 }),
      },
      { label: { zh: '设备', en: 'Device' } },
    ),
    address: text({ label: { zh: 'IP 地址', en: 'IP address' }, max: 64, min: 0 }),
    since: instant({ label: { zh: '登录时间', en: 'Logged in' } }),
    lastSeen: instant({ label: { zh: '最近使用', en: 'Last used' } }),
    current: flag({ label: { zh: '本机', en: 'This one' } }),
  },
  { label: { zh: '登录设备', en: 'Session' } },
);

/** The caller's own sessions that still live, the last used first. */
export const listSessions = endpoint('GET /adminapi/session/list', {
  access: 'signed-in',
  personal: true,
  title: { zh: '我的登录设备', en: 'My sessions' },
  answer: list(mySession, { label: { zh: '登录设备', en: 'Sessions' }, max: 200 }),
});

/** Ends one of the caller's own sessions; that of somebody else is not found. */
export const revokeSession = endpoint('POST /adminapi/session/revoke', {
  access: 'signed-in',
  personal: true,
  title: { zh: '退出该设备', en: 'End a session' },
  body: { sessionId: id({ label: { zh: '编号', en: 'Id' } }) },
  answer: flag({ label: { zh: '已退出', en: 'Ended' } }),
});

/** Ends all sessions of the caller but this one; answers how many. */
export const revokeOtherSessions = endpoint('POST /adminapi/session/revokeOthers', {
  access: 'signed-in',
  personal: true,
  title: { zh: '退出其他设备', en: 'End all other sessions' },
  answer: whole({ label: { zh: '已退出', en: 'Ended' } }),
});

/** How the caller's account is secured. */
export const mySecurity = endpoint('GET /adminapi/security', {
  access: 'signed-in',
  personal: true,
  title: { zh: '账号安全', en: 'Account security' },
  answer: group(
    {
      mobile: text({ ...texts.mobile, min: 0 }),
      passwordChangedAt: instant({ label: { zh: '密码修改时间', en: 'Password changed' } }),
      passwordMin: whole({ label: { zh: '密码最短长度', en: 'Shortest password' } }),
      totp: flag({ label: { zh: '两步验证', en: 'Two-step login' } }),
      totpRequired: flag({ label: { zh: '组织要求两步验证', en: 'Two-step login demanded' } }),
      recoveryCodes: whole({ label: { zh: '剩余恢复码', en: 'Recovery codes left' } }),
    },
    { label: { zh: '账号安全', en: 'Account security' } },
  ),
});

/** Begins to set up the second factor; nothing counts until it is confirmed. Refused while one is in use. */
export const startTotp = endpoint('POST /adminapi/totp/start', {
  access: 'signed-in',
  personal: true,
  title: { zh: '设置两步验证', en: 'Set up two-step login' },
  confidential: true,
  answer: group(
    {
      uri: text({ label: { zh: 'otpauth 地址', en: 'otpauth address' }, max: 400 }),
      qr: text({
        label: { zh: '二维码', en: 'QR code' },
        max: 40_000,
        note: { zh: 'PNG 的 data: 地址', en: 'a data: address of a PNG' },
      }),
      secret: text({ label: { zh: '密钥', en: 'Secret' }, max: 64 }),
    },
    { label: { zh: '两步验证', en: 'Two-step login' } },
  ),
});

/** Confirms with a code of the app; the recovery codes are shown this once. */
export const confirmTotp = endpoint('POST /adminapi/totp/confirm', {
  access: 'signed-in',
  personal: true,
  title: { zh: '启用两步验证', en: 'Turn on two-step login' },
  confidential: true,
  body: { code: secondFactor },
  answer: list(text({ label: { zh: '恢复码', en: 'Recovery code' }, max: 32 }), {
    label: { zh: '恢复码', en: 'Recovery codes' },
  }),
});

/** Turns the second factor off, with the password and a code of the app or a recovery code. */
export const stopTotp = endpoint('POST /adminapi/totp/stop', {
  access: 'signed-in',
  personal: true,
  title: { zh: '停用两步验证', en: 'Turn off two-step login' },
  confidential: true,
  body: { password: typedPassword, code: secondFactor },
  answer: flag({ label: { zh: '已停用', en: 'Turned off' } }),
});
