import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, optional, secret, text } from '../kernel/field.ts';
import { secondFactor } from './person.fields.ts';
import { signedInUser } from './session.api.ts';

const grants = codeTable('grant', {
  password: { zh: '账号登录', en: 'Account login' },
  sms: { zh: '短信登录', en: 'SMS login' },
});

/** What `data` holds beside code -1 when the password is right and the second factor is still to be asked for. */
export interface TotpChallenge {
  readonly challenge: 'totp';
}

/**
 * The spec's token call: parameters in the query with an empty body, or as a form or JSON body (RFC 6749), never
 * in both. With `sms` the user name is the mobile and the password the code sent to it (purpose `login`).
 * `client_secret` ships in the browser and therefore proves nothing; it is accepted and ignored. The right password of
 * somebody with a second factor answers code -1 with a `TotpChallenge` until `totp` is given as well.
 */
export const signIn = endpoint('POST /adminapi/oauth/token', {
  access: 'public',
  title: { zh: '登录', en: 'Log in' },
  form: true,
  confidential: true,
  body: {
    grant_type: code(grants, { label: { zh: '登录方式', en: 'Grant type' } }),
    scope: optional(text({ label: { zh: '范围', en: 'Scope' }, max: 32 })),
    username: text({
      label: { zh: '用户名', en: 'User name' },
      max: 64,
      note: { zh: '用户名或手机号', en: 'User name or mobile' },
    }),
    password: secret({ label: { zh: '密码', en: 'Password' }, max: 128 }),
    totp: optional(secondFactor),
    client_id: optional(text({ label: { zh: '客户端', en: 'Client id' }, max: 64 })),
    client_secret: optional(secret({ label: { zh: '客户端密钥', en: 'Client secret' }, max: 128 })),
  },
  answer: group(
    {
      access_token: text({ label: { zh: '访问令牌', en: 'Access token' }, max: 64 }),
      token_type: text({ label: { zh: '令牌类型', en: 'Token type' }, max: 16 }),
      user: signedInUser,
    },
    { label: { zh: '登录结果', en: 'Session' } },
  ),
});
