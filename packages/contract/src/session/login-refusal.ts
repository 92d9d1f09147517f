import { codeTable } from '../kernel/code.ts';

/** The refusals of a login that the audit log tells of, by the name of their problem. */
export const loginRefusals = codeTable('login refusal', {
  wrongLogin: { zh: '用户名或密码错误', en: 'Wrong name or password' },
  wrongSmsCode: { zh: '验证码错误', en: 'Wrong code' },
  severalAccounts: { zh: '邮箱属于多个账号', en: 'Mail address of several accounts' },
  wrongTotp: { zh: '两步验证码错误', en: 'Wrong second factor' },
  userDisabled: { zh: '账号已停用', en: 'Account disabled' },
  customerInactive: { zh: '公司账号已停用', en: 'Company inactive' },
});
