import { dataAuthorities } from '../facts/data-authority.ts';
import { versionField } from '../kernel/change.ts';
import type { CodeOf, CodeTable } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, id, list, optional, text } from '../kernel/field.ts';
import type { Permission } from '../kernel/permission.ts';
import { pick } from '../kernel/resource.ts';
import type { Text } from '../kernel/text.ts';
import { clientSecret, issuer, ssoFaults, ssoProvider } from './sso-provider.ts';

type DataAuthority = CodeOf<typeof dataAuthorities>;

const called = {
  id: id({ label: { zh: '编号', en: 'Id' } }),
  zh: text({ label: { zh: '选项（中文）', en: 'Choice, Chinese' }, max: 200 }),
  en: text({ label: { zh: '选项（英文）', en: 'Choice, English' }, max: 200 }),
};

/** To be registered at the provider; none where the installation has no PUBLIC_URL. */
const atUs = (label: Text) => optional(text({ label, max: 500 }));

const answer = group(
  {
    provider: optional(group(ssoProvider.fields, { label: ssoProvider.label })),
    callback: atUs({ zh: '回调地址', en: 'Redirect address' }),
    afterLogout: atUs({ zh: '退出后的地址', en: 'Address after logout' }),
    roles: list(group(called, { label: { zh: '可给的角色', en: 'Role to give' } }), {
      label: { zh: '可给的角色', en: 'Roles to give' },
    }),
    people: list(group(called, { label: { zh: '可作应急账号的人', en: 'Possible emergency account' } }), {
      label: { zh: '可作应急账号的人', en: 'Possible emergency accounts' },
    }),
  },
  { label: ssoProvider.label },
);

const address = (label: Text) => optional(text({ label, max: 500 }));

/** The calls about the provider of the caller's own organisation. */
// @__NO_SIDE_EFFECTS__
function providerApi<A extends DataAuthority>(
  at: `/${string}`,
  access: Permission,
  authorities: CodeTable<A>,
) {
  return {
    read: endpoint(`GET ${at}`, {
      access,
      title: { zh: '单点登录设置', en: 'Single sign-on settings' },
      answer,
    }),
    /** Without a secret the kept one stays, as long as the issuer does. `version` is 0 for the first. */
    save: endpoint(`POST ${at}/save`, {
      access,
      title: { zh: '保存单点登录设置', en: 'Save the single sign-on settings' },
      body: {
        version: versionField,
        ...pick(
          ssoProvider,
          'issuer',
          'clientId',
          'domains',
          'claim',
          'defaultRoleId',
          'required',
          'emergencyId',
          'enabled',
        ),
        dataAuthority: code(authorities, { label: ssoProvider.fields.dataAuthority.label }),
        mapping: optional(ssoProvider.fields.mapping),
        clientSecret,
      },
      answer,
    }),
    /** What the provider says of itself, or what is wrong with it. Nothing is saved. */
    test: endpoint(`POST ${at}/test`, {
      access,
      title: { zh: '读取登录服务', en: 'Read what the provider offers' },
      deadline: 15_000,
      body: { issuer },
      answer: group(
        {
          fault: optional(code(ssoFaults, { label: { zh: '问题', en: 'Fault' } })),
          issuer: address({ zh: '登录服务', en: 'Provider' }),
          authorization: address({ zh: '登录地址', en: 'Login address' }),
          token: address({ zh: '令牌地址', en: 'Token address' }),
          keys: address({ zh: '公钥地址', en: 'Key address' }),
          logout: address({ zh: '退出地址', en: 'Logout address' }),
        },
        { label: { zh: '登录服务', en: 'Provider' } },
      ),
    }),
  };
}

/** Of a customer, by its own people. */
export const ownSso = providerApi('/adminapi/sso/provider', 'user:manage', dataAuthorities);

/** Of the forwarder, whose people are narrowed by their teams. */
export const deskSso = providerApi(
  '/opsapi/sso/provider',
  'op:staff:manage',
  codeTable('data authority of staff', { organisation: dataAuthorities.codes.organisation }),
);
