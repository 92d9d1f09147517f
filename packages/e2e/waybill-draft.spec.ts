import { expect, type Page } from '@playwright/test';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';
import { aWaybill } from './waybill-draft.laid.ts';

async function saveAndSend(desk: Page) {
  await desk.getByRole('button', { name: '保存', exact: true }).click();
  await expect(desk.getByText('草稿已保存')).toBeVisible();
  await desk.getByRole('button', { name: '发送客户确认' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '发送客户确认' }).click();
  await expect(desk.getByText('已发送，并已通知客户').first()).toBeVisible();
}

test('A draft is sent, its customer asks for one change, the next version shows it and is agreed to', async ({
  page: desk,
  browser,
}) => {
  const { no, hawbNo, bookingNo } = await aWaybill();
  const complaints = complaintsOf(desk);
  await enterAs(desk, 'op.admin');
  await desk.goto(`/mawbDetail?no=${no}&tab=draft`);
  await desk.getByLabel('收货人名称及地址').fill('HENGXIAN OVERSEAS INC.\nCHICAGO IL, UNITED STATES');
  await desk.getByLabel('供运输用声明价值').fill('LOTS');
  await expect(desk.getByRole('region', { name: '检查' })).toContainText('应为 NVD 或金额');
  await desk.getByLabel('供运输用声明价值').fill('NVD');
  await expectAccessible(desk);
  await saveAndSend(desk);
  // On to the next that waits for its documents.
  await expect(desk.getByRole('button', { name: /^下一票 \d{3}-\d{8}$/ })).toBeVisible();

  const customer = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
  const heard = complaintsOf(customer);
  await enterAs(customer, 'demo');
  // One press leads there from the waybill, from a row of the bookings, from the notice and from the booking.
  const answered = customer.getByRole('region', { name: /^确认主单草稿/ });
  await customer.goto(`/mawbDetail?no=${no}`);
  await customer.getByRole('link', { name: '确认主单草稿' }).click();
  await expect(answered).toBeVisible();
  await customer.goto(`/booking?search=${bookingNo}`);
  await customer.getByRole('button', { name: `${bookingNo} 的操作` }).click();
  await customer.getByRole('menuitem', { name: '确认主单草稿' }).click();
  await expect(answered).toBeVisible();
  await customer.goto('/notices');
  const told = customer.getByRole('listitem').filter({ hasText: no });
  await told.getByRole('link', { name: '确认草稿' }).first().click();
  await expect(answered).toBeVisible();
  await customer.goto(`/book?no=${bookingNo}`);
  await customer.getByRole('link', { name: '确认主单草稿' }).click();
  await expect(customer).toHaveURL(/\/mawb\?/);
  const drawer = customer.getByRole('region', { name: /^确认主单草稿/ });
  await expect(drawer).toContainText('首版，请整张核对', { timeout: 20_000 });
  await expect(drawer.getByRole('region', { name: `主单 ${no}` })).not.toContainText('财务说明');
  await drawer.getByRole('button', { name: '要求修改：计费行 第 1 行 货物品名及数量' }).click();
  await drawer.getByLabel('计费行 第 1 行 货物品名及数量改成').fill('LED LAMPS, PLASTIC');
  await expect(drawer.getByText('还有 1 处未答复')).toBeVisible();
  await drawer.getByLabel('修改计费行 第 1 行 货物品名及数量的原因').fill('海关要求具体品名');
  await expectAccessible(customer);
  await drawer.getByRole('button', { name: '提交答复' }).click();
  await expect(customer.getByText('答复已提交')).toBeVisible();

  await desk.reload();
  await expect(desk.getByRole('region', { name: '第 1 版的客户答复' })).toContainText('海关要求具体品名');
  await desk.getByRole('tab', { name: hawbNo }).click();
  await desk.getByLabel('货物品名及数量').fill('LED LAMPS, PLASTIC');
  await expect(desk.getByRole('region', { name: '与第 1 版的差异' })).toContainText('LED LAMPS, PLASTIC');
  await saveAndSend(desk);

  await customer.goto(`/mawb?search=${no}`);
  await customer.getByRole('main').getByRole('link', { name: no }).click();
  await expect(customer).toHaveURL(/\/mawb\?/);
  await expect(drawer).toContainText('与第 1 版相比改了 1 处');
  await expect(drawer.locator('del')).toHaveText(/^LED LAMPS/);
  await expect(drawer.locator('ins')).toHaveText('LED LAMPS, PLASTIC');
  await expect(drawer.getByText('还有 1 处未答复')).toBeVisible();
  await drawer.getByRole('button', { name: '同意：计费行 第 1 行 货物品名及数量' }).click();
  await drawer.getByRole('button', { name: '同意草稿' }).click();
  await expect(customer.getByText('已同意草稿').first()).toBeVisible();

  await desk.goto(`/mawbDetail?no=${no}&tab=draft`);
  await expect(desk.getByText('已答复 1 / 1')).toBeVisible();
  const file = desk.waitForEvent('download');
  await desk.getByRole('button', { name: '单证 PDF' }).first().click();
  await desk.getByRole('menuitem', { name: '主运单' }).click();
  expect((await file).suggestedFilename()).toBe(`mawb ${no}.pdf`);
  expect([...complaints, ...heard]).toEqual([]);
});

test('In English the draft is looked over and typed under English words', async ({ page }) => {
  const { no } = await aWaybill();
  const complaints = complaintsOf(page);
  await enterAs(page, 'op.admin', 'en');
  await page.goto(`/mawbDetail?no=${no}&tab=draft`);
  await expect(page.getByLabel("Consignee's name and address")).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('region', { name: 'Checks' })).toContainText(
    'airlines take Latin letters only',
  );
  await expectAccessible(page);
  expect(complaints).toEqual([]);
});
