import { dataAuthorities } from '../facts/data-authority.ts';
import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { code, flag, group, id, list, optional, secret, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';

/** A person whose group this is gets the role; the first that fits counts. */
const mapped = group(
  {
    group: text({ label: { zh: '登录服务中的组', en: 'Group at the provider' }, max: 200 }),
    roleId: id({ label: { zh: '本系统角色', en: 'Role here' } }),
  },
  { label: { zh: '组与角色', en: 'Group and role' } },
);

/** A mail domain, in small letters. */
const domain = text({
  label: { zh: '邮箱域名', en: 'Mail domain' },
  max: 200,
  plain: (typed) => typed.normalize('NFKC').trim().toLowerCase().replace(/^@/, ''),
  rule: {
    test: (plain) => /^([a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,}$/.test(plain),
    says: { zh: '如 example.com', en: 'such as example.com' },
  },
});

export const issuer = text({
  label: { zh: '登录服务地址（issuer）', en: 'Issuer' },
  max: 300,
  note: {
    zh: '登录服务的 OpenID Connect 地址，如 https://login.example.com',
    en: 'The OpenID Connect address of the provider, such as https://login.example.com',
  },
  rule: {
    test: (typed) => /^https?:\/\/[^\s?#]+$/.test(typed) && URL.canParse(typed),
    says: { zh: '以 https:// 开头的地址', en: 'an address that begins with https://' },
  },
});

/** Written, and never read again. */
export const clientSecret = optional(
  secret({ label: { zh: '客户端密钥（client secret）', en: 'Client secret' }, max: 400 }),
);

/** The provider (OpenID Connect) by which the people of one organisation log in. */
export const ssoProvider = resource(
  'sso',
  { zh: '单点登录', en: 'Single sign-on' },
  {
    issuer,
    clientId: text({
      label: { zh: '客户端标识（client ID）', en: 'Client ID' },
      max: 200,
      note: { zh: '由登录服务分配', en: 'Given by the provider' },
    }),
    domains: list(domain, {
      label: { zh: '邮箱域名', en: 'Mail domains' },
      max: 20,
      note: {
        zh: '这些域名的邮箱从单点登录进入，如 example.com',
        en: 'Whose mail addresses are led to this provider, such as example.com',
      },
    }),
    claim: text({
      label: { zh: '组所在的声明（claim）', en: 'Claim of groups' },
      max: 60,
      note: { zh: '登录服务用它给出一个人的组', en: 'In which the provider names the groups of a person' },
    }),
    mapping: list(mapped, { label: { zh: '组与角色', en: 'Groups and roles' }, max: 50 }),
    defaultRoleId: optional(
      id({
        label: { zh: '其他人的角色', en: 'Role of all others' },
        note: { zh: '留空则没有对应角色的人不能进入', en: 'Left empty, who has no mapped group is refused' },
      }),
    ),
    dataAuthority: code(dataAuthorities, {
      label: { zh: '新人的数据权限', en: 'Data authority of new people' },
    }),
    required: flag({
      label: { zh: '只能用单点登录', en: 'Single sign-on only' },
      note: {
        zh: '密码和验证码不再能登录，应急账号除外',
        en: 'Passwords and codes no longer let anybody in but the emergency account',
      },
    }),
    emergencyId: optional(
      id({
        label: { zh: '应急账号', en: 'Emergency account' },
        note: {
          zh: '登录服务不可用时仍能用密码进入，须能管理用户',
          en: 'Still logs in with a password when the provider is down; must be able to manage users',
        },
      }),
    ),
    enabled: flag({ label: { zh: '启用', en: 'Enabled' } }),
    hasSecret: flag({ label: { zh: '已保存密钥', en: 'Secret kept' } }),
    version: whole({ label: { zh: '版本', en: 'Version' } }),
  },
);

/** What is wrong with a provider that was asked for what it offers. */
export const ssoFaults = codeTable('sso fault', {
  insecure: { zh: '地址不是 https', en: 'The address is not https' },
  inside: { zh: '地址在内部网络中', en: 'The address is inside a private network' },
  unreachable: { zh: '连不上该地址', en: 'The address cannot be reached' },
  tooSlow: { zh: '10 秒内没有答复', en: 'No answer within 10 seconds' },
  tooLarge: { zh: '答复超过 1 MB', en: 'The answer is larger than 1 MB' },
  redirected: { zh: '答复转往别处', en: 'The answer leads elsewhere' },
  noDocument: {
    zh: '该地址没有 OpenID Connect 的说明文件',
    en: 'There is no OpenID Connect document at this address',
  },
  otherIssuer: { zh: '说明文件属于另一个 issuer', en: 'The document belongs to another issuer' },
  incomplete: {
    zh: '说明文件缺少登录、令牌或公钥地址',
    en: 'The document lacks an address for login, tokens or keys',
  },
  noPkce: { zh: '登录服务不支持 PKCE（S256）', en: 'The provider does not support PKCE (S256)' },
});

export type SsoFault = CodeOf<typeof ssoFaults>;
