import { expect } from '@playwright/test';
import {
  applicant,
  applicantsAddress,
  applicantsPassword,
  fillApplication,
  licence,
  lookUpApplication,
  sendLicence,
} from './application.ts';
import { Door } from './door.page.ts';
import { underNextEdition } from './editions.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { noteSecret } from './noted-secrets.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { stranger } from './strangers.ts';
import { test } from './walk.ts';

test('A company applies, comes back, corrects what was returned and is refused: told at every step', async ({
  page,
}) => {
  const mobile = newMobile();
  const door = await Door.open(page, '/register?sales=LIN888');
  await expect(door.entry('salesCode')).toHaveValue('LIN888');
  await fillApplication(door, mobile);
  await door.press('提交申请');
  await expect(page.getByText('注册成功', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('申请已提交');
  const [application] = await rowsOf<Record<string, string> & { interests: string[] }>(
    'select no, sales_code, interests, country, address from registration where mobile = $1',
    [`+86${mobile}`],
  );
  await expect(page.getByText(application?.no ?? '?')).toBeVisible();
  expect(application).toMatchObject({
    sales_code: 'LIN888',
    interests: ['air', 'fba'],
    country: 'CN',
    address: applicantsAddress,
  });

  await lookUpApplication(door, mobile);
  await expect(page.getByRole('status').getByRole('heading')).toHaveText('审核中');

  await decide(mobile, 'RETURNED', '执照看不清公章，英文名与提单抬头不一致', {
    licenceFileId: '右下角被遮挡，公章不完整',
    companyNameEn: '提单抬头为 Ningbo Chengan Homeware Co., Ltd.',
  });
  await page.goto('/login?part=mobile');
  await door.prove(mobile, 'login');
  await door.press('登录');
  await expect(page.getByText(/已退回：执照看不清公章/)).toBeVisible();
  await page.getByRole('link', { name: '查看申请进度' }).click();
  await lookUpApplication(door, mobile);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(applicant.companyNameCn);
  await expect(page.getByText('已退回，请修改 2 处后重新提交')).toBeVisible();
  await expect(page.getByText('右下角被遮挡，公章不完整')).toBeVisible();
  await expect(door.entry('companyNameCn')).toHaveCount(0);
  await expect(page.getByText('其余 10 项已通过，无需重填')).toBeVisible();
  await page.getByRole('button', { name: /^还差 3 处/ }).click();
  await door.enter({ companyNameEn: 'Ningbo Chengan Homeware Co., Ltd.' });
  await sendLicence(page, { ...licence, name: '营业执照_整页.png' });
  await door.prove(mobile, 'register');
  await door.press('重新提交');
  await expect(page.getByRole('status').getByRole('heading')).toHaveText('审核中');
  const [again] = await rowsOf<{ company_name_en: string; round: number; state: string }>(
    'select company_name_en, round, state from registration where mobile = $1',
    [`+86${mobile}`],
  );
  expect(again).toEqual({ company_name_en: 'Ningbo Chengan Homeware Co., Ltd.', round: 2, state: 'PENDING' });

  await decide(mobile, 'REJECTED', '主体已注销');
  await page.goto('/register?part=status');
  await lookUpApplication(door, mobile);
  await expect(page.getByRole('status')).toContainText('主体已注销');
});

test('Whose mobile is registered meanwhile is led to login and reset (en)', async ({ page }) => {
  const mobile = newMobile();
  const door = await Door.open(page, '/register', 'en');
  await fillApplication(door, mobile);
  await stranger(mobile);
  await door.press('Submit application');
  const refusal = page.getByRole('alert').filter({ hasText: 'already registered' });
  await expect(refusal.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/login');
  await expect(refusal.getByRole('link', { name: 'Reset the password' })).toHaveAttribute(
    'href',
    '/login?part=reset',
  );
});

for (const [language, says] of [
  ['zh-cn', { shape: '商业登记号为 8 位数字', number: '香港商业登记号/公司编号', submit: '提交申请' }],
  [
    'en',
    { shape: 'a BR number has 8 digits', number: 'Hong Kong BR or CR number', submit: 'Submit application' },
  ],
] as const) {
  test(`A company in Hong Kong applies with its own number and name (${language})`, async ({ page }) => {
    const mobile = newMobile();
    const door = await Door.open(page, '/register', language);
    await door.entry('legalIdKind').selectOption('hongKongCompany');
    await expect(page.getByRole('textbox', { name: says.number })).toBeVisible();
    await door.enter({ companyNameEn: 'Hoi Chuen Trading', legalId: '1234567890' });
    await page.keyboard.press('Tab');
    await expect(page.getByText(says.shape)).toBeVisible();
    const { companyNameCn: _none, ...foreign } = applicant;
    await fillApplication(door, mobile, {
      ...foreign,
      country: 'HK',
      companyNameEn: 'Hoi Chuen Trading',
      legalId: '12345678',
    });
    await expect(page.getByText(says.shape)).toHaveCount(0);
    await door.press(says.submit);
    await expect(page.getByText(/RG\d+/)).toBeVisible();
    const [row] = await rowsOf(
      'select legal_id_kind, legal_id, country from registration where mobile = $1',
      [`+86${mobile}`],
    );
    expect(row).toEqual({ legal_id_kind: 'hongKongCompany', legal_id: '12345678', country: 'HK' });
  });
}

test('A draft outlives a reload, its password, code and identity number do not', async ({ page }) => {
  const door = await Door.open(page, '/register');
  const number = noteSecret('11010519491231002X');
  await page.getByRole('radio', { name: '个人' }).check({ force: true });
  await expect(door.entry('companyNameCn')).toHaveCount(0);
  await door.enter({
    legalId: number,
    contactName: '沈亦舟',
    mobile: '13800006621',
    smsCode: '407112',
    password: applicantsPassword,
  });
  await page.reload();
  await expect(door.entry('contactName')).toHaveValue('沈亦舟');
  await expect(page.getByRole('radio', { name: '个人' })).toBeChecked();
  for (const secret of ['legalId', 'smsCode', 'password']) await expect(door.entry(secret)).toHaveValue('');
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  for (const secret of [number, applicantsPassword, '407112']) expect(kept).not.toContain(secret);
});

for (const [language, says] of [
  [
    'zh-cn',
    {
      code: '校验位不符：第 18 位应为 7，现在是 8',
      missing: /^还有 \d+ 处：代码、执照等$/,
      submit: '提交申请',
    },
  ],
  [
    'en',
    {
      code: 'Check digit does not fit: character 18 should be 7, not 8',
      missing: /^\d+ more: credit code/,
      submit: 'Submit application',
    },
  ],
] as const) {
  test(`What is wrong is told sign by sign, what is missing is counted and one press away (${language})`, async ({
    page,
  }) => {
    const door = await Door.open(page, '/register', language);
    await door.enter({ companyNameCn: applicant.companyNameCn, legalId: '91330206MA0EXAMP18' });
    await page.keyboard.press('Tab');
    await expect(page.getByText(says.code)).toBeVisible();
    await page.getByRole('button', { name: says.missing }).click();
    await expect(door.entry('legalId')).toBeFocused();
    await door.press(says.submit);
    await expect(door.entry('legalId')).toBeFocused();
    await expect(door.entry('email')).toHaveAttribute('aria-invalid', 'true');
    await expect(door.entry('agreed')).toHaveAttribute('aria-invalid', 'true');
  });
}

test('A licence that cannot be one is refused with its reason, before or after it was sent', async ({
  page,
}) => {
  await Door.open(page, '/register');
  await page.locator('input[type=file]').setInputFiles({ ...licence, name: '执照.docx' });
  await expect(page.getByText('执照.docx 不是 pdf、jpg 或 png')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ ...licence, buffer: Buffer.alloc(10_500_000) });
  await expect(page.getByText('文件为 10.5 MB，上限 10 MB')).toBeVisible();
  await page.locator('input[type=file]').setInputFiles({ ...licence, buffer: Buffer.from('no licence') });
  await expect(page.getByText(/上传失败：仅支持 pdf, jpg, png 文件/)).toBeVisible();
  await sendLicence(page, licence);
});

test('The agreement opens over the form and gives the focus back', async ({ page }) => {
  await Door.open(page, '/register');
  const link = page.getByRole('button', { name: '隐私说明' });
  await link.click();
  await expect(page.getByRole('dialog', { name: '隐私说明' })).toContainText('收集的信息');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(link).toBeFocused();
});

test('A new edition is read in both languages and published, and the next applicant accepts it by its name', async ({
  page,
  browser,
}) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'op.admin');
  await page.goto('/ops/content?part=agreement');
  const edition = await page.getByLabel('版本名称').inputValue();
  const section = page.getByRole('group', { name: '条款 1', exact: true });
  await section.getByLabel('正文（中文）').fill('走查条款。');
  const english = section.getByLabel('正文（英文）');
  await english.fill('');
  await page.getByRole('button', { name: '发布新版' }).click();
  await expect(english).toBeFocused();
  await english.fill('Walked terms.');
  await page.getByRole('radio', { name: '预览英文' }).check({ force: true });
  await expect(page.getByRole('heading', { name: 'What this is' })).toBeVisible();
  await expect(page.getByText('Walked terms.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('button', { name: '发布新版' }).click();
  await expect(page.getByText('新版已发布，立即生效')).toBeVisible();
  await expect(page.getByText(`现行 ${edition} 版`)).toBeVisible();
  await page.getByRole('button', { name: '2026-10 版' }).click();
  await expect(page.getByRole('dialog')).toContainText('客户通过本平台下单');
  await expectAccessible(page);

  const context = await browser.newContext();
  const door = await Door.open(await context.newPage(), '/register');
  await expect(door.page.getByText(`（${edition} 版）`)).toBeVisible();
  await door.press('服务条款');
  await expect(door.page.getByRole('dialog', { name: '服务条款' })).toContainText('走查条款。');
  await context.close();
  expect(complaints).toEqual([]);
});

test('Terms that were ticked in one edition are not accepted in the next', async ({ page }) => {
  const mobile = newMobile();
  const door = await Door.open(page, '/register');
  await fillApplication(door, mobile);
  await underNextEdition('agreement', async (edition) => {
    await door.press('提交申请');
    await expect(page.getByText(`（${edition} 版）`)).toBeVisible();
    await expect(door.entry('agreed')).not.toBeChecked();
    expect(await rowsOf('select 1 from registration where mobile = $1', [`+86${mobile}`])).toEqual([]);
    await door.entry('agreed').check({ force: true });
    await door.press('提交申请');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('申请已提交');
    const [application] = await rowsOf<{ edition: string }>(
      'select agreement_version as edition from registration where mobile = $1',
      [`+86${mobile}`],
    );
    expect(application?.edition).toBe(edition);
  });
});

test('The declaration of trust orders is written and read in English, too', async ({ page }) => {
  await enterAs(page, 'op.admin', 'en');
  await page.goto('/ops/content?part=declaration');
  await expect(page.getByText('comes with the product')).toBeVisible();
  await page.getByRole('radio', { name: 'Preview in Chinese' }).check({ force: true });
  await expect(page.getByText('品名、数量、价值与属性真实完整').first()).toBeVisible();
  // The places that are filled in for each customer.
  await expectAccessible(page, /^\{\w+\}$/);
});

let count = 0;

function newMobile(): string {
  count += 1;
  return `137${String(process.pid % 10_000).padStart(4, '0')}${String(1_000 + count)}`;
}

/** Decides as the forwarder's desk does. */
async function decide(
  mobile: string,
  state: 'RETURNED' | 'REJECTED',
  reason: string,
  returned: Readonly<Record<string, string>> = {},
): Promise<void> {
  await rowsOf(
    'update registration set state = $2, reason = $3, returned = $4, decided_at = now() where mobile = $1',
    [`+86${mobile}`, state, reason, JSON.stringify(returned)],
  );
}
