import { subject } from '../kernel/subject.ts';

/** One's own account and its sessions. */
export const accountSubject = subject({
  word: { zh: '账号', en: 'Account' },
  audit: { session: { zh: '会话', en: 'Session' }, sso: { zh: '单点登录', en: 'Single sign-on' } },
  deeds: {
    'signed-in': { zh: '登录', en: 'Signed in' },
    'refused-login': { zh: '登录被拒', en: 'Login refused' },
    'password-reset': { zh: '重置密码', en: 'Password reset' },
    'first-link': { zh: '发送首次登录链接', en: 'First-login link given' },
    'sessions-ended': { zh: '结束会话', en: 'Sessions ended' },
    'factor-reset': { zh: '重置两步验证', en: 'Second factor reset' },
  },
  notices: { page: 'account', permission: null },
});
