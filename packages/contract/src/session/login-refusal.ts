import { codeTable } from '../kernel/code.ts';

/** The refusals of a login that the audit log tells of, by the name of their problem. */
export const loginRefusals = codeTable('login refusal', {
  wrongLogin: { zh: '用户名或密码错误', en: 'Wrong name or password' },
  wrongSmsCode: { zh: '验证码错误', en: 'Wrong code' },
  severalAccounts: { zh: '邮箱属于多个账号', en: 'Mail address of several accounts' },
  wrongTotp: { zh: '两步验证码错误', en: 'Wrong second factor' },
  userDisabled: { zh: '账号已停用', en: 'Account disabled' },
  ssoRequired: { zh: '须用单点登录', en: 'Single sign-on demanded' },
  ssoRefused: { zh: '登录服务未放行', en: 'Refused by the provider' },
  ssoInvalid: { zh: '登录服务的答复未通过校验', en: 'Answer of the provider failed the checks' },
  ssoUnreachable: { zh: '连不上登录服务', en: 'Provider out of reach' },
  ssoNoRole: { zh: '登录服务未给角色', en: 'No role from the provider' },
  customerInactive: { zh: '公司账号已停用', en: 'Company inactive' },
});
