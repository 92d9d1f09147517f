import { expect } from '@playwright/test';
import { ssoClient, startProvider, type TestProvider } from '../server/src/testing/sso.ts';
import { choose } from './choose.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

const port = Number(process.env.LOADLINE_E2E_PORT ?? 18_080);

const words = {
  'zh-cn': {
    admin: 'small.admin',
    name: '单点登录',
    setUp: '设置',
    edit: '修改',
    panel: '单点登录设置',
    issuer: '登录服务地址（issuer）',
    client: '客户端标识（client ID）',
    secret: '客户端密钥（client secret）',
    domains: '邮箱域名',
    test: '读取登录服务',
    notSecure: '地址不是 https',
    ready: '可以使用：',
    add: '添加一组',
    group: '组 1',
    role: '角色 1',
    compliance: '合规',
    save: '保存',
    saved: '单点登录设置已保存',
    address: '公司邮箱',
    go: '前往登录',
    none: '该邮箱的域名没有设置单点登录，请改用账号登录',
    refused: '贵司的登录服务没有放行，请联系贵司管理员',
    out: '退出登录',
  },
  en: {
    admin: 'demo',
    name: 'Single sign-on',
    setUp: 'Set up',
    edit: 'Edit',
    panel: 'Single sign-on settings',
    issuer: 'Issuer',
    client: 'Client ID',
    secret: 'Client secret',
    domains: 'Mail domains',
    test: 'Read the provider',
    notSecure: 'The address is not https',
    ready: 'Ready to use: ',
    add: 'Add a group',
    group: 'Group 1',
    role: 'Role 1',
    compliance: 'Compliance',
    save: 'Save',
    saved: 'Single sign-on settings saved',
    address: 'Work email',
    go: 'Continue',
    none: 'No single sign-on is set up for this mail domain. Log in with your account',
    refused: 'The sign-on service of your organisation did not let you through. Ask your administrator',
    out: 'Log out',
  },
} as const;

let provider: TestProvider | undefined;
test.afterEach(() => provider?.close());

for (const language of languagesOf(import.meta)) {
  test(`an administrator sets single sign-on up, and a colleague comes in by it, sees their role, and leaves (${language})`, async ({
    page,
    browser,
    baseURL,
  }) => {
    const says = words[language];
    const domain = `sso${String(Date.now()).slice(-8)}.example`;
    const open = await startProvider(baseURL ?? '', port + 7);
    provider = open;
    const complaints = complaintsOf(page);

    await enterAs(page, says.admin, language);
    await page.goto('/my?part=company');
    const card = page.getByRole('region', { name: says.name });
    await card.getByRole('button', { name: new RegExp(`${says.setUp}|${says.edit}`) }).click();
    const panel = page.getByRole('region', { name: says.panel });
    await expectAccessible(page);
    const issuer = panel.getByLabel(says.issuer);
    await issuer.fill('http://login.example');
    await panel.getByRole('button', { name: says.test }).click();
    await expect(panel.getByText(says.notSecure)).toBeVisible();
    await issuer.fill(open.issuer);
    await panel.getByRole('button', { name: says.test }).click();
    await expect(panel.getByText(says.ready)).toBeVisible();
    await panel.getByLabel(says.client).fill(ssoClient.clientId);
    await panel.getByLabel(says.secret).fill(ssoClient.clientSecret);
    await panel.getByLabel(says.domains).fill(domain);
    await panel.getByRole('button', { name: says.add }).click();
    await panel.getByLabel(says.group, { exact: true }).fill('freight');
    await choose(panel.getByLabel(says.role, { exact: true }), { label: says.compliance });
    await expectAccessible(page);
    await panel.getByRole('button', { name: says.save, exact: true }).click();
    await expect(page.getByText(says.saved)).toBeVisible();
    await expect(card.getByText(domain)).toBeVisible();
    await expectAccessible(page);
    expect(complaints).toEqual([]);

    const colleague = await (await browser.newContext()).newPage();
    await colleague.addInitScript((locale) => localStorage.setItem('locale', locale), language);
    await colleague.goto('/login');
    await colleague.getByRole('link', { name: says.name }).click();
    await colleague.getByLabel(says.address).fill('nobody@nowhere.example');
    await colleague.getByRole('button', { name: says.go }).click();
    await expect(colleague.getByRole('alert')).toContainText(says.none);
    await expectAccessible(colleague);

    // Who is nobody at the provider comes back with its refusal.
    await colleague.getByLabel(says.address).fill(`mei@${domain}`);
    await colleague.getByRole('button', { name: says.go }).click();
    await expect(colleague.getByRole('alert')).toContainText(says.refused);
    await expect(colleague).toHaveURL('/login?part=sso');

    open.people.set('mei', {
      email: `mei@${domain}`,
      email_verified: true,
      name: 'Mei Lin',
      groups: ['freight'],
    });
    open.login = 'mei';
    await expect(colleague.getByLabel(says.address)).toHaveValue(`mei@${domain}`);
    await colleague.getByRole('button', { name: says.go }).click();
    await expect(colleague).toHaveURL('/order');
    await colleague.goto('/account');
    await expect(colleague.getByText('Mei Lin').first()).toBeVisible();
    await expect(colleague.getByText(says.compliance, { exact: true }).first()).toBeVisible();
    await colleague.getByRole('button', { name: 'Mei Lin' }).click();
    await colleague.getByRole('menuitem', { name: says.out }).click();
    await expect(colleague).toHaveURL(new RegExp(`^${open.issuer}/session/end`));
    await colleague.getByRole('button', { name: /yes/i }).click();
    await expect(colleague).toHaveURL(/\/home$/);
    await colleague.context().close();
  });

  test(`staff find the forwarder's own provider beside their colleagues (${language})`, async ({ page }) => {
    const says = words[language];
    const complaints = complaintsOf(page);
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/staff?part=sso');
    await page.getByRole('button', { name: says.setUp, exact: true }).click();
    await expect(page.getByRole('region', { name: says.panel }).getByLabel(says.issuer)).toBeVisible();
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}
