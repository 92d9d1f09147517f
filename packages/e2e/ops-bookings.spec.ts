import { expect, type Page, test } from '@playwright/test';
import { BookingForm, flightWith, freshMawb, houseSheet } from './booking-create.page.ts';
import { expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';

/** A booking of the demo's customer that waits to be decided. */
async function handedIn(page: Page, kg: string, flight?: string): Promise<string> {
  await enterAs(page, 'demo');
  const form = await BookingForm.open(page);
  await form.fillFlight(flight ?? (await flightWith(4, 8_000)), 4);
  await form.pasteHouses(houseSheet([{ kg }]));
  await form.fillRest();
  await form.submit();
  return form.submitted();
}

test('The desk confirms: a wrong check digit is told, other figures ask why, then it hangs on its waybill', async ({
  browser,
  page,
}) => {
  const no = await handedIn(page, '310');
  const desk = await (await browser.newContext()).newPage();
  await enterAs(desk, 'op.admin');
  await desk.goto('/ops/bookings');
  await expect(desk.getByRole('link', { name: no })).toBeVisible();
  await expectAccessible(desk);
  await desk.getByRole('link', { name: no }).click();
  const card = desk.getByRole('region', { name: '确认订舱' });
  const mawbNo = freshMawb();
  const wrong = `${mawbNo.slice(0, -1)}${(Number(mawbNo.at(-1)) + 1) % 7}`;
  await card.getByRole('radio', { name: '手工填写' }).check();
  await card.getByRole('textbox', { name: '主单号' }).fill(wrong);
  await expect(card.getByText('校验位不符')).toBeVisible();
  await card.getByRole('textbox', { name: '主单号' }).fill(mawbNo);
  await expect(card.getByText('校验位正确')).toBeVisible();
  await card.getByLabel(/^确认件数/).fill('3');
  await expect(card.getByText('请填写说明')).toBeVisible();
  await card.getByLabel(/^确认说明/).fill('客户来电改为 3 件');
  await expectAccessible(desk);
  await card.getByRole('button', { name: '确认订舱' }).click();
  await expect(desk.getByText('已订舱').first()).toBeVisible();
  await expect(desk.getByRole('link', { name: `主单 ${mawbNo}`, exact: true })).toBeVisible();
  await page.reload();
  await expect(page.getByText('3 件 · 310.0 kg · 0.500 m³')).toBeVisible();
  await desk.context().close();
});

test('The desk sends a booking back field by field, and refuses several for one reason', async ({
  browser,
  page,
}) => {
  const no = await handedIn(page, '120');
  const desk = await (await browser.newContext()).newPage();
  await enterAs(desk, 'op.admin');
  await desk.goto(`/ops/booking?no=${no}`);
  await desk.getByRole('button', { name: '退回', exact: true }).click();
  await desk.getByRole('button', { name: /品名$/ }).click();
  const card = desk.getByRole('region', { name: '退回修改' });
  await card.getByRole('textbox').first().fill('请写明材质');
  await expectAccessible(desk);
  await card.getByRole('button', { name: '退回 1 个字段', exact: true }).click();
  await expect(desk.getByText('已退回，舱位已释放')).toBeVisible();
  await page.reload();
  await expect(page.locator('[data-path="cargo.goodsName"]')).toContainText('退回原因：请写明材质');

  await page.locator('[data-path="cargo.goodsName"] input').fill('Plastic household goods');
  await page.getByRole('button', { name: '重新提交' }).click();
  await expect(page.getByText(/^订舱成功：/)).toBeVisible();
  await desk.goto(`/ops/bookings?search=${no}`);
  await desk.getByRole('checkbox', { name: `选择 ${no}`, exact: true }).check();
  await desk.getByRole('button', { name: '拒绝', exact: true }).click();
  const asked = desk.getByRole('dialog');
  await asked.getByRole('textbox').fill('航班包机，不再收货');
  await asked.getByRole('button', { name: '拒绝', exact: true }).click();
  await expect(desk.getByText('已拒绝 1 / 1 票')).toBeVisible();
  await page.goto(`/book?no=${no}`);
  await expect(page.getByText('已拒绝：航班包机，不再收货')).toBeVisible();
  await desk.context().close();
});

test('The desk in English is accessible, its queues count', async ({ page }) => {
  await enterAs(page, 'op.admin', 'en');
  await page.goto('/ops/bookings');
  await expect(page.getByRole('heading', { level: 1, name: 'Bookings' })).toBeVisible();
  await page
    .getByRole('tab', { name: /^Booked/ })
    .or(page.getByRole('button', { name: /^Booked/ }))
    .first()
    .click();
  await expect(page).toHaveURL(/tab=booked/);
  await expectAccessible(page);
});

test('Several bookings are confirmed at once; what needs a reason stays, and is told with its row', async ({
  browser,
  page,
}) => {
  const plain = await handedIn(page, '110');
  const must = await handedIn(page, '115');
  await rowsOf(
    `update booking set content = jsonb_set(content, '{flight,position}', '"0"') where booking_no = $1`,
    [must],
  );
  const desk = await (await browser.newContext()).newPage();
  await enterAs(desk, 'op.admin');
  await desk.goto(`/ops/bookings?numbers=${plain}&numbers=${must}`);
  for (const no of [plain, must])
    await desk.getByRole('checkbox', { name: `选择 ${no}`, exact: true }).check();
  await desk.getByRole('button', { name: '确认订舱', exact: true }).click();
  const asked = desk.getByRole('dialog', { name: '确认 2 票订舱？' });
  await asked.getByRole('button', { name: '确认订舱', exact: true }).click();
  const row = (no: string) => asked.getByRole('listitem').filter({ hasText: no });
  await expect(row(must)).toContainText('请填写确认说明：必走');
  await expect(row(plain)).toBeVisible();
  await expectAccessible(desk);
  await asked.getByRole('button', { name: '关闭' }).last().click();
  await expect(asked).toHaveCount(0);
  await desk.context().close();
});

test('The desk splits what does not fit: the pieces that leave wait under a number of their own', async ({
  browser,
  page,
}) => {
  const no = await handedIn(page, '130');
  const desk = await (await browser.newContext()).newPage();
  await enterAs(desk, 'op.admin');
  await desk.goto(`/ops/booking?no=${no}`);
  await desk.getByRole('button', { name: '拆分', exact: true }).click();
  const asked = desk.getByRole('dialog', { name: `拆分 ${no}` });
  const [whole] = await rowsOf<{ quantity: number }>('select quantity from booking where booking_no = $1', [
    no,
  ]);
  const pieces = whole?.quantity ?? 0;
  await asked.getByRole('textbox', { name: /分出件数$/ }).fill(String(pieces));
  await asked.getByRole('textbox', { name: /^原因/ }).fill('航司减舱');
  await expect(asked.getByText(/^不能分出全部货物/)).toBeVisible();
  await asked.getByRole('textbox', { name: /分出件数$/ }).fill('1');
  await expect(asked.getByRole('textbox', { name: /分出毛重$/ })).not.toHaveValue('');
  await expectAccessible(desk);
  await asked.getByRole('button', { name: '拆分', exact: true }).click();
  await expect(desk.getByText(/^已拆分，BK\d+ 等待确认/)).toBeVisible();
  await expect(desk.getByRole('heading', { level: 1 })).not.toHaveText(no);
  await expect(desk.getByRole('region', { name: '确认订舱' }).getByLabel(/^确认件数/)).toHaveValue('1');
  await page.goto(`/book?no=${no}`);
  await expect(page.getByRole('region', { name: '分单' }).getByRole('row').last()).toContainText(
    String(pieces - 1),
  );
  await desk.context().close();
});

test('Bookings of one flight are put on one master under a number that is shown before it is taken', async ({
  browser,
  page,
}) => {
  const flight = await flightWith(4, 8_000);
  const [one, other] = [await handedIn(page, '130', flight), await handedIn(page, '140', flight)];
  const elsewhere = await handedIn(page, '150');
  const desk = await (await browser.newContext()).newPage();
  await enterAs(desk, 'op.admin');
  await desk.goto(`/ops/bookings?numbers=${one}&numbers=${other}&numbers=${elsewhere}`);
  const choose = (no: string) => desk.getByRole('checkbox', { name: `选择 ${no}`, exact: true });
  for (const no of [one, other, elsewhere]) await choose(no).check();
  const together = desk.getByRole('button', { name: '并为一张主单', exact: true });
  await together.click();
  const dialog = desk.getByRole('dialog');
  const go = dialog.getByRole('button', { name: '并为一张主单' });
  await expect(go).toHaveAccessibleDescription(/^不是同一航班/);
  await dialog.getByRole('button', { name: '取消' }).click();
  await choose(elsewhere).uncheck();
  await together.click();
  await expect(dialog).toContainText(/下一个可用号 \d{3}-\d{8}，还有 [\d,]+ 个可用|该航司没有可用的主单号/);
  await expectAccessible(desk);
  const mawbNo = freshMawb();
  await dialog.getByLabel('主单号').fill(mawbNo);
  await go.click();
  await expect(desk.getByText(`2 票订舱已并入 ${mawbNo}`)).toBeVisible();
  await desk.goto(`/mawbDetail?no=${mawbNo}`);
  for (const no of [one, other]) await expect(desk.locator('main')).toContainText(no);
  await desk.context().close();
});
