import { expect } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { fillOrder, orderWords } from './order-form.page.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

for (const language of ['zh-cn', 'en'] as const) {
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
  const consignee = drawer.getByRole('region', { name: '收件人' });
  await consignee.getByLabel('城市').fill('Ontario');
  await expect(drawer.getByText('收件人城市')).toBeVisible();
  await drawer.getByLabel('原因*').fill('收件仓库搬迁');
  await drawer.getByRole('button', { name: '申请改单' }).click();
  await expect(page.getByText(`改单申请已提交：${no}`)).toBeVisible();
  const card = page.getByRole('region', { name: '改单与取消申请' });
  await expect(card).toContainText('待处理');
  await card.getByRole('button', { name: '撤回申请' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click();
  await expect(card).toContainText('已撤回');
});
