import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { fillOrder, orderWords } from './order-form.page.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const atDesk = {
  'zh-cn': { mail: '员工端通知同时发送邮件', bell: /^通知，\d+\+? 条未读$/, submitted: '提交' },
  en: { mail: 'Notices of the desk by mail, too', bell: /^Notices, \d+\+? unread$/, submitted: 'handed in' },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = orderWords[language];

  test(`an order is typed, pasted, placed, changed and cancelled (${language})`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const reference = `HAND-${language}-${Date.now()}`;
    await enterAs(page, 'demo', language);
    await page.goto('/order');
    await page.getByRole('button', { name: says.enter }).first().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(says.enter);

    // Nothing is sent while something is missing, and the first problem gets the focus.
    await drawer.getByRole('button', { name: says.place }).click();
    await expect(drawer.getByLabel(`${says.reference}*`)).toBeFocused();

    await fillOrder(drawer, says, { reference, hs: ['9617001000', '12'] });
    await expect(drawer.getByLabel(says.cell(2, says.nameZh))).toHaveValue('保温壶');
    await drawer.getByLabel(says.cell(2, language === 'en' ? 'Carton no.' : '箱号')).fill('C1');
    await drawer.getByRole('button', { name: says.place }).click();
    const wrong = drawer.getByLabel(says.cell(2, says.hsDest));
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await wrong.fill('9617001000');
    await expectAccessible(page);
    await drawer.getByRole('button', { name: says.place }).click();
    await expect(page).toHaveURL(/\/orderDetail\?no=SO/);
    await expect(page.getByRole('main').getByText(reference).first()).toBeVisible();
    await expect(page.getByRole('table', { name: says.goods }).locator('tbody tr')).toHaveCount(2);

    await page.getByRole('button', { name: says.more }).click();
    await page.getByRole('menuitem', { name: says.edit }).click();
    await page.getByRole('dialog').getByLabel(`${says.reference}*`).fill(`${reference}-B`);
    await page.getByRole('dialog').getByRole('button', { name: says.save }).click();
    await expect(page.getByText(says.saved)).toBeVisible();
    await expect(page.getByText(`${reference}-B`).first()).toBeVisible();

    await page.getByRole('button', { name: says.more }).click();
    await page.getByRole('menuitem', { name: says.cancel }).click();
    await page.getByRole('dialog').getByLabel(`${says.reason}*`).fill('客户改走海运');
    await page.getByRole('dialog').getByRole('button', { name: says.cancel }).click();
    await expect(page.getByText(says.cancelled).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

for (const language of languagesOf(import.meta))
  test(`an order that is handed in rings at the service person, and comes by mail once chosen (${language})`, async ({
    page,
    browser,
  }) => {
    const [says, words] = [atDesk[language], orderWords[language]];
    const staff = await (await browser.newContext()).newPage();
    const complaints = complaintsOf(staff);
    await enterAs(staff, 'op.service', language);
    await staff.goto('/account');
    const mail = staff.getByRole('switch', { name: says.mail });
    await expect(mail).toBeVisible();
    if (!(await mail.isChecked())) await mail.click();
    await expect(mail).toBeChecked();
    await expectAccessible(staff);
    await staff.reload();
    await expect(mail).toBeChecked();
    await staff.goto('/ops');

    await enterAs(page, 'demo', language);
    await page.goto('/order');
    await page.getByRole('button', { name: words.enter }).first().click();
    const drawer = page.getByRole('dialog');
    const reference = `BELL-${language}-${Date.now()}`;
    await fillOrder(drawer, words, { reference, hs: ['9617001000', '9617001000'] });
    await drawer.getByLabel(words.cell(2, language === 'en' ? 'Carton no.' : '箱号')).fill('C1');
    await drawer.getByRole('button', { name: words.place }).click();
    await expect(page).toHaveURL(/\/orderDetail\?no=SO/);
    const no = new URL(page.url()).searchParams.get('no') ?? '';

    await staff.getByRole('button', { name: says.bell }).click();
    const line = staff.getByRole('listitem').filter({ hasText: no });
    await expect(line).toContainText(says.submitted);
    await expectAccessible(staff);
    await line.getByRole('link').first().click();
    await expect(staff).toHaveURL(`/ops/order?no=${no}`);
    const mails = await rowsOf(
      `select 1 from message where template = 'staffNotice' and params ->> 'number' = $1`,
      [no],
    );
    expect(mails).toHaveLength(1);
    expect(complaints).toEqual([]);
    await staff.context().close();
  });

test('what the stage has locked is read, with since when, and is changed by asking', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/order?status=DEPARTED&size=200');
  const link = page.getByRole('table', { name: '订单' }).locator('tbody a').first();
  const no = (await link.textContent()) ?? '';
  await page.goto(`/orderDetail?no=${no}&form=edit&of=${no}`);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('region', { name: '货物明细' })).toContainText('起锁定');
  await expect(drawer.getByRole('textbox', { name: /中文品名/ })).toHaveCount(0);
  await drawer.getByRole('button', { name: '申请改单' }).click();
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(`申请改单 ${no}`);
  const consignee = drawer.getByRole('region', { name: '收货人' });
  await consignee.getByLabel('城市').fill('Ontario');
  await expect(drawer.getByText('收货人城市')).toBeVisible();
  await drawer.getByLabel('原因*').fill('收件仓库搬迁');
  await drawer.getByRole('button', { name: '申请改单' }).click();
  await expect(page.getByText(`改单申请已提交：${no}`)).toBeVisible();
  const card = page.getByRole('region', { name: '改单与取消申请' });
  await expect(card).toContainText('待处理');
  await card.getByRole('button', { name: '撤回申请' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click();
  await expect(card).toContainText('已撤回');
});
