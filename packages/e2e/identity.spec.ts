import { expect, type Page } from '@playwright/test';
import { letTimePass, totpOf } from './codes.ts';
import { Door } from './door.page.ts';
import { noteSecret } from './noted-secrets.ts';
import { account, enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { stranger } from './strangers.ts';
import { test } from './walk.ts';

test('Mobile and code lead in, and the code works once', async ({ page, browser }) => {
  const { mobile, username } = await stranger();
  const door = await Door.open(page, '/login?part=mobile');
  const code = await door.prove(mobile, 'login');
  await door.press('登录');
  await expect(page).toHaveURL('/dashboard');
  expect(await page.evaluate(() => localStorage.getItem('ms_username'))).toBe(username);

  const again = await Door.open(await browser.newPage(), '/login?part=mobile');
  await again.enter({ mobile, smsCode: code });
  await again.press('登录');
  await expect(again.page.getByRole('alert')).toHaveText('验证码错误或已失效');
  await expect(again.entry('smsCode')).toBeFocused();
  await again.page.close();
});

for (const [language, login] of [
  ['zh-cn', '登录'],
  ['en', 'Log in'],
] as const)
  test(`A code by mail leads in who has no mobile (${language})`, async ({ page }) => {
    const { username } = await stranger();
    const email = `${username}@company.example`;
    await rowsOf('update app_user set mobile = null, email = $2 where username = $1', [username, email]);
    const door = await Door.open(page, '/login?part=mobile', language);
    await door.prove(email, 'login');
    await door.press(login);
    await expect(page).toHaveURL('/dashboard');
    expect(await page.evaluate(() => localStorage.getItem('ms_username'))).toBe(username);
  });

for (const [language, says] of [
  [
    'zh-cn',
    {
      wait: /^\d+ 秒后可重发$/,
      badMobile: '手机号为 11 位',
      badCode: '验证码为 6 位数字，现在是 3 位',
      login: '登录',
    },
  ],
  ['en', { wait: /^Resend in \d+ s$/, badMobile: '11 digits', badCode: '6 digits; now 3', login: 'Log in' }],
] as const) {
  test(`The wait for another code outlives a reload, the number does not (${language})`, async ({ page }) => {
    const { mobile } = await stranger();
    const door = await Door.open(page, '/login?part=mobile', language);
    await letTimePass();
    await door.enter({ mobile });
    await page.getByRole('button', { name: door.says.send }).click();
    await expect(page.getByText(says.wait)).toBeVisible();
    await page.reload();
    await expect(page.getByText(says.wait)).toBeVisible();
    await expect(door.entry('mobile')).toHaveValue('');
    const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
    expect(kept).not.toContain(mobile);
  });

  test(`A mobile or a code that cannot be one is told in its place, and nothing is sent (${language})`, async ({
    page,
  }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(request.url()));
    const door = await Door.open(page, '/login?part=mobile', language);
    await door.enter({ mobile: '12800001111', smsCode: '123' });
    await door.press(says.login);
    await expect(page.getByText(says.badMobile)).toBeVisible();
    await expect(page.getByText(says.badCode)).toBeVisible();
    await expect(door.entry('mobile')).toBeFocused();
    await page.getByRole('button', { name: door.says.send }).click();
    expect(asked.filter((address) => address.includes('/adminapi/'))).toEqual([]);
  });
}

test('Who has set up a second step is asked for it after the password, by the app or a recovery code', async ({
  page,
}) => {
  const person = await stranger();
  const { secret, recovery } = await setUpSecondStep(page, person);
  const door = await Door.open(page, '/login');
  await door.enter({ username: person.username, password: person.password });
  await door.press('登录');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('第二步验证');
  await expect(door.entry('totp')).toBeFocused();
  await door.enter({ totp: '12345' });
  await door.press('确认');
  await expect(page.getByText('动态验证码为 6 位数字，现在是 5 位')).toBeVisible();
  await door.enter({ totp: totpOf(secret, 5) });
  await door.press('确认');
  await expect(page.getByRole('alert')).toContainText('两步验证码错误或已使用过');

  await door.press('返回登录');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录后台');
  await door.enter({ username: person.username, password: person.password });
  await page.keyboard.press('Enter');
  await door.press('改用恢复码');
  await door.enter({ totp: recovery });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('Whom the organisation demands a second step of sets it up first', async ({ page }) => {
  const { orgId, username, password } = await stranger();
  await rowsOf('update customer set require_totp = true where org_id = $1', [orgId]);
  const door = await Door.open(page, '/login');
  await door.enter({ username, password });
  await door.press('登录');
  await expect(page).toHaveURL('/account');
});

test('A forgotten password is set anew by a code; the old one and the open sessions end', async ({
  page,
  browser,
}) => {
  const { username, password, mobile } = await stranger();
  const other = await Door.open(await browser.newPage(), '/login');
  await other.enter({ username, password });
  await other.press('登录');
  await expect(other.page).toHaveURL('/dashboard');
  const token = (await other.page.evaluate(() => localStorage.getItem('access_token'))) ?? '';
  await other.page.close();

  const door = await Door.open(page, '/login');
  await page.getByRole('link', { name: '忘记密码' }).click();
  await expect(page).toHaveURL('/login?part=reset');
  await door.prove(mobile, 'reset');
  await door.enter({ password: 'harbour_26', repeat: 'harbour' });
  await door.press('设置新密码');
  await expect(page.getByText('只用字母和数字，去掉 _')).toHaveCount(1);
  await expect(page.getByText('两次输入的密码不一致')).toBeVisible();
  await door.enter({ password: 'password123', repeat: 'password123' });
  await door.press('设置新密码');
  await expect(door.entry('password')).toBeFocused();
  await expect(door.entry('password')).toHaveAttribute('aria-invalid', 'true');

  const fresh = noteSecret('Quay7Lantern42mole');
  await door.enter({ password: fresh, repeat: fresh });
  await door.press('设置新密码');
  await expect(page.getByText('密码已修改，请用新密码登录')).toBeVisible();
  await expect(page).toHaveURL('/login');
  const dead = await page.request.get('/adminapi/session/user', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(dead.status()).toBe(401);
  await door.enter({ username, password });
  await door.press('登录');
  await expect(page.getByRole('alert')).toHaveText('用户名或密码错误');
  await door.enter({ username: mobile, password: fresh });
  await door.press('登录');
  await expect(page).toHaveURL('/dashboard');
});

test('A disabled person is told so, and only with the right password', async ({ page }) => {
  const { username, password } = await stranger();
  await rowsOf('update app_user set enabled = false where username = $1', [username]);
  const door = await Door.open(page, '/login', 'en');
  await door.enter({ username, password: 'Wrong12345' });
  await door.press('Log in');
  await expect(page.getByRole('alert')).toHaveText('User name or password is wrong');
  await door.enter({ password });
  await door.press('Log in');
  await expect(page.getByRole('alert')).toHaveText('This account is disabled. Ask your administrator');
});

test('Too many failures are told with the wait, which counts down', async ({ page }) => {
  const { username } = await stranger();
  for (let at = 0; at < 10; at += 1) {
    await page.request.post('/adminapi/oauth/token', {
      form: { grant_type: 'password', username, password: 'Wrong12345' },
    });
  }
  const door = await Door.open(page, '/login');
  await door.enter({ username, password: 'Wrong12345' });
  await door.press('登录');
  await expect(page.getByRole('alert')).toContainText('操作过于频繁');
  await expect(page.getByText(/^\d+ 秒后可再试$/)).toBeVisible();
});

test('A login without a connection keeps what was entered and says so', async ({ page }) => {
  const door = await Door.open(page, '/login', 'en');
  await page.route('**/adminapi/oauth/token', (route) => route.abort());
  await door.enter({ username: 'demo', password: account('demo').password });
  await door.press('Log in');
  await expect(page.getByRole('alert')).toContainText('Network Error');
  await expect(page.getByRole('alert')).toContainText('What you entered is still here.');
  await expect(door.entry('password')).toHaveValue(account('demo').password);
});

test('The keyboard alone chooses the way in and logs in', async ({ page }) => {
  const { username, password } = await stranger();
  const door = await Door.open(page, '/login');
  await expect(door.entry('username')).toBeFocused();
  await page.getByRole('radio', { name: '账号登录' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL('/login?part=mobile');
  await expect(door.entry('mobile')).toBeFocused();
  await page.getByRole('radio', { name: '验证码登录' }).focus();
  await page.keyboard.press('ArrowLeft');
  await expect(door.entry('username')).toBeFocused();
  await page.keyboard.type(username);
  await page.keyboard.press('Tab');
  await expect(door.entry('password')).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/dashboard');
});

test('A session asks for company info first, then once for what waits for it', async ({ page }) => {
  const { username, password, orgId } = await stranger();
  const asked = callsOf(page);
  const sharedAsked = () => asked.map(({ path }) => path).filter((path) => shared.includes(path));
  const door = await Door.open(page, '/login');
  await door.enter({ username, password });
  await door.press('登录');
  await expect(page).toHaveURL('/dashboard');
  await expect.poll(() => sharedAsked().toSorted()).toEqual(shared.toSorted());
  for (const path of afterCompany) {
    const company = sharedAsked().indexOf('/adminapi/company/companyInfo');
    expect(sharedAsked().indexOf(path), path).toBeGreaterThan(company);
  }
  const products = asked.find(({ path }) => path === '/cbsapi/product/queryByParam');
  expect(products?.query.get('orgId')).toBe(orgId);

  await page.getByRole('navigation', { name: '主菜单' }).getByRole('link', { name: '客户中心' }).click();
  await expect(page).toHaveURL(/\/my/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(sharedAsked()).toHaveLength(shared.length);
});

test('Without an orgId no products are asked for, and without company info nothing that waits for it', async ({
  page,
}) => {
  const asked = callsOf(page);
  const company = '**/adminapi/company/companyInfo';
  const data = { orgId: null, saleId: null, customerServiceId: null };
  await enterAs(page, 'demo');
  await page.route(company, (route) => route.fulfill({ json: { code: 200, message: '', data } }));
  await page.goto('/order');
  await expect.poll(() => asked.some(({ path }) => path === '/adminapi/country/getALlCountry')).toBe(true);
  await page.unroute(company);
  await page.route(company, (route) => route.abort());
  asked.length = 0;
  await page.reload();
  await expect.poll(() => asked.some(({ path }) => path === '/adminapi/role/queryRole/2')).toBe(true);
  await expect(page.getByRole('link', { name: /^SO\d{6}/ }).first()).toBeVisible();
  expect(asked.filter(({ path }) => afterCompany.includes(path))).toEqual([]);
});

const afterCompany = ['/cbsapi/product/queryByParam', '/adminapi/country/getALlCountry'];
const shared = [
  '/adminapi/company/companyInfo',
  ...afterCompany,
  '/adminapi/customer/queryCustomerByid',
  '/omsapi/order/getTimeZone',
  '/adminapi/dic/queryBankList',
  '/adminapi/role/queryRole/2',
];

function callsOf(page: Page) {
  const calls: { path: string; query: URLSearchParams }[] = [];
  page.on('request', (request) => {
    const { pathname: path, searchParams: query } = new URL(request.url());
    calls.push({ path, query });
  });
  return calls;
}

/** Sets up the second step as the account page does; the secret of the app and one of the recovery codes. */
async function setUpSecondStep(page: Page, { username, password }: { username: string; password: string }) {
  const login = await page.request.post('/adminapi/oauth/token', {
    form: { grant_type: 'password', username, password },
  });
  const { access_token: token } = (await login.json()).data;
  const headers = { authorization: `Bearer ${noteSecret(token)}` };
  const started = await page.request.post('/adminapi/totp/start', { headers, data: {} });
  const secret = noteSecret((await started.json()).data.secret);
  const confirmed = await page.request.post('/adminapi/totp/confirm', {
    headers,
    data: { code: totpOf(secret) },
  });
  const [recovery] = (await confirmed.json()).data;
  return { secret, recovery: noteSecret(recovery) };
}
