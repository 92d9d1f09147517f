import type { Finding } from '../kernel/schema.ts';
import { findingOn } from '../kernel/schema.ts';
import { clientSecret, ssoProvider } from './sso-provider.ts';

/** Only the installation decides which providers go without encryption. */
export const issuerNotReachable = findingOn(ssoProvider, 'issuer', {
  zh: '须为 https 地址；其他地址由系统的 SSO_ALLOW_HTTP 放行',
  en: 'an https address; others are allowed by SSO_ALLOW_HTTP of the installation',
});

/** A secret that one provider gave is never sent to another. */
export const secretAgain: Finding = {
  path: 'clientSecret',
  label: clientSecret.label,
  says: { zh: '登录服务已更换，请重新填写密钥', en: 'the provider has changed: enter its secret' },
};

export const emergencyNeeded = findingOn(ssoProvider, 'emergencyId', {
  zh: '只能用单点登录时须有应急账号',
  en: 'needed where single sign-on is the only way in',
});
