import { texts } from '../facts/texts.ts';
import { codeTable } from '../kernel/code.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, flag, group, id, list, optional, text } from '../kernel/field.ts';

const organisationKinds = codeTable('organisation kind', {
  customer: { zh: '客户', en: 'Customer' },
  forwarder: { zh: '货代', en: 'Forwarder' },
});

/** Who is signed in: what the browser keeps as `user`. Permissions there are hints only; the server decides. */
export const signedInUser = group(
  {
    userId: id({ label: { zh: '用户编号', en: 'User id' } }),
    orgId: id({ label: { zh: '组织编号', en: 'Organisation id' } }),
    username: text({ label: { zh: '用户名', en: 'User name' }, max: 64 }),
    name: text({ label: { zh: '姓名', en: 'Name' }, max: 64 }),
    company: group(
      {
        zh: text(texts.companyZh),
        en: text({ label: { zh: '公司英文名', en: 'Company, English' }, max: 200 }),
      },
      { label: { zh: '公司', en: 'Company' } },
    ),
    permissions: list(text({ label: { zh: '权限', en: 'Permission' }, max: 64 }), {
      label: { zh: '权限', en: 'Permissions' },
    }),
    kind: code(organisationKinds, { label: { zh: '组织类别', en: 'Kind of organisation' } }),
    role: optional(
      group(
        {
          zh: text({ label: { zh: '角色中文名', en: 'Role, Chinese' }, max: 60 }),
          en: text({ label: { zh: '角色英文名', en: 'Role, English' }, max: 60 }),
        },
        { label: { zh: '角色', en: 'Role' } },
      ),
    ),
    mustEnrol: flag({
      label: { zh: '须先启用两步验证', en: 'Must turn on two-step login' },
      note: {
        zh: '所在组织要求两步验证；启用之前没有任何权限',
        en: 'The organisation demands a second factor; until it is there nothing is permitted',
      },
    }),
    viewingAs: flag({ label: { zh: '以客户身份查看', en: 'Viewing as a customer' } }),
  },
  { label: { zh: '登录用户', en: 'Signed-in user' } },
);

/** Ends the session of the Authorization header; the same where there is none. Who came by single sign-on ends that at `goTo`. */
export const signOut = endpoint('GET /adminapi/oauth/logout', {
  access: 'public',
  title: { zh: '退出登录', en: 'Log out' },
  answer: group(
    {
      goTo: optional(text({ label: { zh: '退出登录服务的网址', en: 'Logout at the provider' }, max: 8_000 })),
    },
    { label: { zh: '已退出', en: 'Logged out' } },
  ),
});

/** The permissions as they are now; the browser asks after a reload. */
export const whoAmI = endpoint('GET /adminapi/session/user', {
  access: 'signed-in',
  title: { zh: '当前用户', en: 'Current user' },
  answer: signedInUser,
});
