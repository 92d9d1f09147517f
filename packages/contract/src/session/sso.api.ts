import { endpoint } from '../kernel/endpoint.ts';
import { group, secret, text } from '../kernel/field.ts';
import { signIn } from './sign-in.api.ts';

const key = { label: { zh: '浏览器密钥', en: 'Key of the browser' }, max: 64 };

/** Where a provider sends the browser back to; registered there by this path behind PUBLIC_URL. */
export const ssoCallbackPath = '/adminapi/sso/callback';

/** The way to the provider of a mail domain; the browser keeps `key` until it is back. It says nothing of whether anybody has the address. */
export const beginSso = endpoint('POST /adminapi/sso/begin', {
  access: 'public',
  title: { zh: '开始单点登录', en: 'Begin single sign-on' },
  confidential: true,
  deadline: 25_000,
  body: {
    address: text({
      label: { zh: '邮箱或域名', en: 'Mail address or domain' },
      max: 200,
      plain: (typed) => typed.normalize('NFKC').trim().toLowerCase(),
    }),
  },
  answer: group(
    {
      url: text({ label: { zh: '登录服务网址', en: 'Address at the provider' }, max: 4_000 }),
      key: text(key),
    },
    { label: { zh: '单点登录', en: 'Single sign-on' } },
  ),
});

/** A session for the code that the callback left behind the hash of `/login?part=sso`; once, and with the key of the browser that began. */
export const tradeSso = endpoint('POST /adminapi/sso/trade', {
  access: 'public',
  title: { zh: '完成单点登录', en: 'Finish single sign-on' },
  body: {
    code: secret({ label: { zh: '一次性代码', en: 'One-time code' }, max: 64 }),
    key: secret(key),
  },
  answer: signIn.answer,
});
