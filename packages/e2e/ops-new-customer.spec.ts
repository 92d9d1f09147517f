import type { Browser, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { Door } from './door.page.ts';
import type { Language } from './languages.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { noteSecret } from './noted-secrets.ts';
import { example, OrderImport } from './order-import.page.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    open: '新建客户',
    import: '导入',
    importTitle: '导入客户',
    submit: '创建客户',
    code: '客户代码',
    nameZh: '中文名称',
    nameEn: '英文名称',
    country: '国家',
    hongKong: '中国香港',
    kind: '号码类型',
    brNumber: '香港商业登记号/公司编号',
    number: '公司编号或证件号',
    wrongNumber: /商业登记号为 8 位数字/,
    person: '姓名',
    username: '用户名',
    never: '从未',
    firstLinks: '首次登录链接',
    giveLinks: '发送',
    link: '设置密码链接',
    handed: '已转交',
    set: '设置密码',
    done: '密码已设置，请登录',
    over: /链接已使用或已失效/,
    login: '登录',
    colleague: '新增员工',
    role: '角色',
    service: '客服',
    save: '保存',
    reset: '重置密码',
  },
  en: {
    open: 'New customer',
    import: 'Import',
    importTitle: 'Import customers',
    submit: 'Create customer',
    code: 'Customer code',
    nameZh: 'Chinese name',
    nameEn: 'English name',
    country: 'Country',
    hongKong: 'Hong Kong',
    kind: 'Kind of number',
    brNumber: 'Hong Kong BR or CR number',
    number: 'Company or identity no.',
    wrongNumber: /a BR number has 8 digits/,
    person: 'Name',
    username: 'User name',
    never: 'Never',
    firstLinks: 'First-login links',
    giveLinks: 'Give links',
    link: 'Set-password link',
    handed: 'Handed over',
    set: 'Set password',
    done: 'Password set. Log in',
    over: /no longer valid/,
    login: 'Log in',
    colleague: 'New staff member',
    role: 'Role',
    service: 'Customer service',
    save: 'Save',
    reset: 'Reset the password',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`a customer is opened by staff without SMS and mail, and the first user gets in by the link (${language})`, async ({
    browser,
    page,
  }) => {
    const complaints = complaintsOf(page);
    const code = freshName(language);
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/customers');
    await page.getByRole('button', { name: says.open }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: says.submit }).click();
    await expect(dialog.locator('[aria-invalid=true]').first()).toBeFocused();
    await dialog.getByLabel(says.code).fill(code);
    await dialog.getByLabel(says.nameZh).fill('新海贸易');
    await dialog.getByLabel(says.nameEn).fill('New Sea Trading');
    await choose(dialog.getByRole('combobox', { name: says.country }), { label: says.hongKong });
    await choose(dialog.getByRole('combobox', { name: says.kind }), { label: says.brNumber });
    await dialog.getByLabel(says.number).fill('1234567890');
    await dialog.getByLabel(says.nameEn).focus();
    await expect(dialog.getByText(says.wrongNumber)).toBeVisible();
    await dialog.getByLabel(says.number).fill('12345678');
    await dialog.getByLabel(new RegExp(`^${says.person}`)).fill('林月');
    await dialog.getByLabel(new RegExp(`^${says.username}`)).fill(code);
    await expectAccessible(page);
    await dialog.getByRole('button', { name: says.submit }).click();
    const first = await handedLink(page, language);
    const visitor = await setPassword(browser, first, language);
    await logIn(visitor, code, language);
    await expect(visitor).toHaveURL('/dashboard');
    await expectOver(visitor, first, language);

    await page.getByRole('link', { name: code }).click();
    await expect(page.getByText('12345678', { exact: true })).toBeVisible();
    await expect(page.getByText(says.brNumber, { exact: true })).toBeVisible();
    await page.getByRole('button', { name: /林月/ }).click();
    await page.getByRole('menuitem', { name: says.reset }).click();
    await dialog.getByRole('button', { name: says.reset }).click();
    const second = await handedLink(page, language);
    await rowsOf(
      'update password_link l set expires_at = now() from app_user u where u.user_id = l.user_id and u.username = $1',
      [code.toLowerCase()],
    );
    await expectOver(visitor, second, language);
    expect(complaints).toEqual([]);
    await visitor.context().close();
  });

  test(`customers are imported from a workbook, put right in its preview, and let in together (${language})`, async ({
    browser,
    page,
  }) => {
    const complaints = complaintsOf(page);
    const code = freshName(language);
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/customers');
    await page.getByRole('button', { name: says.import }).click();
    await expect(page).toHaveURL(/import=1$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(says.importTitle);
    await expectAccessible(page);
    const screen = new OrderImport(page, language);
    await screen.preview(example('customers.xlsx'));
    await expect.poll(() => screen.wrongRows()).toBe(1);
    await page.keyboard.press('F8');
    await screen.typeAt(2, 'legalId', '12345678', { arrow: 'ArrowRight', steps: 0 });
    await screen.typeAt(2, 'username', code, { arrow: 'ArrowRight', steps: 4 });
    await screen.typeAt(2, 'code', code, { arrow: 'ArrowLeft', steps: 10 });
    await expect.poll(() => screen.wrongRows()).toBe(0);
    await expectAccessible(page);
    await screen.import();
    await page.goto(`/ops/customers?search=${code}&entered=false`);
    const row = page.getByRole('row', { name: code });
    await expect(row).toContainText(says.never);
    await row.getByRole('checkbox').check();
    await page.getByRole('button', { name: says.firstLinks }).click();
    await expectAccessible(page);
    await page.getByRole('dialog').getByRole('button', { name: says.giveLinks }).click();
    const shown = page.getByRole('dialog').getByRole('listitem').filter({ hasText: code });
    await expect(shown).toContainText(/\/login\?part=set#[\w-]{43}/);
    const link = (await shown.getByRole('code').innerText()).trim();
    const token = noteSecret(link.slice(link.indexOf('#') + 1));
    // Its letters may look like a word that only programs write.
    const ofToken = [token, ...(token.match(/[a-z]+|[a-z\d]+/gi) ?? []), ...token.split(/[-_]/)].filter(
      Boolean,
    );
    await expectAccessible(page, new RegExp(`^(?:${ofToken.join('|')})$`));
    await page.getByRole('dialog').getByRole('button', { name: says.handed }).click();
    const visitor = await setPassword(browser, link, language);
    await visitor.context().close();
    await page.getByRole('link', { name: code }).click();
    await expect(page.getByText('12345678', { exact: true })).toBeVisible();
    await expect(page.getByText(says.brNumber, { exact: true })).toBeVisible();
    await expect(page.getByRole('button', { name: /陈海/ })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test(`a colleague sets a password by the newest link alone (${language})`, async ({ browser, page }) => {
    const complaints = complaintsOf(page);
    const name = freshName(language).toLowerCase();
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/staff?new=1');
    await page.getByRole('textbox', { name: says.username, exact: true }).fill(name);
    await page.getByRole('textbox', { name: says.person, exact: true }).fill('周见山');
    await choose(page.getByRole('combobox', { name: says.role, exact: true }), { label: says.service });
    await page.getByRole('button', { name: says.save }).click();
    const first = await handedLink(page, language);
    await page.getByRole('row', { name }).click();
    await page.getByRole('button', { name: says.reset }).click();
    await page.getByRole('dialog').getByRole('button', { name: says.reset }).click();
    const second = await handedLink(page, language);
    expect(complaints).toEqual([]);
    const visitor = await setPassword(browser, second, language);
    await expectOver(visitor, first, language);
    await visitor.goto('/login');
    await logIn(visitor, name, language);
    await expect(visitor).toHaveURL('/ops');
    await visitor.context().close();
  });
}

const password = noteSecret(`Harbour7Crane${process.pid}`);

function freshName(language: Language): string {
  return `N${language === 'en' ? 'E' : 'Z'}${String(Date.now()).slice(-8)}`;
}

/** The link as it is shown once to who has made it. */
async function handedLink(page: Page, language: Language): Promise<string> {
  const { link, handed } = spoken[language];
  const shown = page.getByRole('dialog').getByRole('textbox', { name: link });
  await expect(shown).toHaveValue(/\/login\?part=set#[\w-]{43}$/);
  await expectAccessible(page);
  const address = await shown.inputValue();
  noteSecret(address.slice(address.indexOf('#') + 1));
  await page.getByRole('dialog').getByRole('button', { name: handed }).click();
  return address;
}

/** Somebody who has been given the link, with their own browser, at the login afterwards. */
async function setPassword(browser: Browser, address: string, language: Language): Promise<Page> {
  const { set, done } = spoken[language];
  const visitor = await (await browser.newContext()).newPage();
  const door = await Door.open(visitor, address, language);
  // The form takes the focus as it arrives, and with it what is typed elsewhere at that moment.
  await expect(async () => {
    await door.enter({ password, repeat: password });
    for (const field of ['password', 'repeat'])
      await expect(door.entry(field)).toHaveValue(password, { timeout: 500 });
  }).toPass();
  await expectAccessible(visitor);
  await door.press(set);
  await expect(visitor.getByText(done)).toBeVisible();
  return visitor;
}

async function logIn(visitor: Page, username: string, language: Language): Promise<void> {
  const door = new Door(visitor, language);
  await door.enter({ username, password });
  await door.press(spoken[language].login);
}

async function expectOver(visitor: Page, address: string, language: Language): Promise<void> {
  // A page of its own: with another token alone the address is the same document.
  const page = await visitor.context().newPage();
  await page.goto(address);
  await expect(page.getByText(spoken[language].over)).toBeVisible();
  await expectAccessible(page);
  await page.close();
}
