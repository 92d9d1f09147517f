import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { OrderList } from './order-list.page.ts';

import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

for (const language of languagesOf(import.meta)) {
  test(`the order list tells how many there are, in all and by what comes next (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    const list = await OrderList.open(page, 'demo', language);
    await expect(list.footer).toContainText(/共|of/);
    const total = Number(
      /\d+/.exec(
        await list.footer.innerText().then((text) => text.replaceAll(',', '').split(/共|of/)[1] ?? ''),
      )?.[0],
    );
    expect(total).toBeGreaterThanOrEqual(250);
    await expect(list.tab(list.says.transit)).toContainText(/\d/);
    await list.tab(list.says.clearance).first().click();
    await list.settled();
    await expect(page).toHaveURL(/status=IN_CLEARANCE/);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });

  test(`a view is saved, shared with a colleague, and deleted (${language})`, async ({ page, browser }) => {
    const list = await OrderList.open(page, 'demo', language, '?transport=2&ordered=last30');
    const name = `Ocean ${language} ${Date.now()}`;
    await list.button(list.says.saveView).click();
    await list.button(list.says.save).click();
    await expect(page.getByLabel(list.says.viewName)).toBeFocused();
    await page.getByLabel(list.says.viewName).fill(name);
    await page.getByLabel(list.says.share).check();
    await list.button(list.says.save).click();
    await expect(list.tab(name)).toHaveAttribute('aria-selected', 'true');

    const other = await browser.newPage();
    const colleague = await OrderList.open(other, 'demo.ops', language);
    await colleague.tab(name).click();
    await expect(other).toHaveURL(/ordered=last30&transport=2/);
    await expect(other.getByRole('button', { name: `${list.says.of} ${name}` })).toHaveCount(0);
    await other.close();

    await page.getByRole('button', { name: `${list.says.of} ${name}` }).click();
    await page.getByRole('menuitem', { name: list.says.deleteView }).click();
    await page.getByRole('dialog').getByRole('button', { name: list.says.deleteView }).click();
    await expect(list.tab(name)).toHaveCount(0);
  });
}

test('a part of any number finds its order, and what finds nothing says how to go on', async ({ page }) => {
  const list = await OrderList.open(page);
  const [first = ''] = await list.numbers();
  await page.keyboard.press('/');
  await expect(list.search).toBeFocused();
  await page.keyboard.type(first.slice(4).toLowerCase());
  await expect(list.links).toHaveText([first]);
  await list.search.fill('nothing has this number');
  await expect(page.getByText('没有符合条件的订单')).toBeVisible();
  await page.getByRole('main').getByRole('button', { name: '清除条件' }).last().click();
  await expect(list.links.first()).toHaveText(first);
  await expect(list.search).toHaveValue('');
});

test('a pasted column finds its orders, names what it did not find and copies it', async ({ page }) => {
  const list = await OrderList.open(page);
  const wanted = (await list.numbers()).slice(0, 3);
  await list.pasteColumn([...wanted, 'NOPE-1', ' NOPE-2 ', wanted[0] ?? '']);
  await expect(list.links).toHaveCount(3);
  expect((await list.numbers()).toSorted()).toEqual(wanted.toSorted());
  const missed = page.getByRole('status').filter({ hasText: '2 个单号没有找到：' });
  await expect(missed).toContainText('NOPE-1, NOPE-2');
  await missed.getByRole('button', { name: '复制这些单号' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('NOPE-1\nNOPE-2');
  await missed.getByRole('button', { name: '关闭' }).click();
  await expect(missed).toHaveCount(0);
  await page.reload();
  await expect(list.links).toHaveCount(3);
});

test('five hundred numbers are asked for at once', async ({ page }) => {
  const list = await OrderList.open(page);
  const [one = ''] = await list.numbers();
  const others = Array.from({ length: 499 }, (_, index) => `SO2611219ZZZ${String(index).padStart(5, '0')}`);
  await list.pasteColumn([...others, one]);
  await expect(list.links).toHaveText([one]);
  await expect(page.getByText('499 个单号没有找到：')).toBeVisible();
});

test('filters, sort and page stand in the address: a reload and the other language lose nothing', async ({
  page,
}) => {
  const list = await OrderList.open(page, 'demo', 'zh-cn', '?size=50');
  await list.button('状态').click();
  for (const status of ['已离港', '已到港', '已签收'])
    await page.getByRole('checkbox', { name: status }).check();
  await page.keyboard.press('Escape');
  await list.settled();
  await list.header('计费重').getByRole('button').click();
  await expect(list.header('计费重')).toHaveAttribute('aria-sort', 'descending');
  await list.settled();
  await list.turn('next');
  const shown = await list.numbers();
  await page.reload();
  await expect(list.links).toHaveText(shown);
  await page.getByRole('button', { name: /中文/ }).click();
  await page.getByRole('menuitemradio', { name: 'English' }).click();
  const english = new OrderList(page, 'en');
  await expect(english.links).toHaveText(shown);
  await expect(english.header('Chargeable')).toHaveAttribute('aria-sort', 'descending');
  await expect(english.footer).toContainText('51 to');
});

test('only what the server can sort by is sortable', async ({ page }) => {
  const list = await OrderList.open(page);
  const sortable = list.table.locator('th:has(button)');
  await expect(sortable).toHaveText(['状态时间', /计费重/, 'ETA', '下单时间']);
  await list.header('ETA').getByRole('button').click();
  await list.header('ETA').getByRole('button').click();
  await expect(page).toHaveURL(/sort=eta/);
  await expect(list.header('ETA')).toHaveAttribute('aria-sort', 'ascending');
});

test('pages go forth and back, by the pager and by the browser', async ({ page }) => {
  const list = await OrderList.open(page);
  const first = await list.numbers();
  await list.turn('next');
  const second = await list.numbers();
  expect(second.filter((number) => first.includes(number))).toEqual([]);
  await list.turn('next');
  await expect(list.footer).toContainText('第 101 至 150 票');
  await page.reload();
  await list.settled();
  await list.turn('previous');
  expect(await list.numbers()).toEqual(second);
  await page.goBack();
  await expect(list.footer).toContainText('第 101 至 150 票');
  await list.turn('previous');
  await list.turn('previous');
  expect(await list.numbers()).toEqual(first);
  await list.page.getByLabel(list.says.size).selectOption('200');
  await expect(list.links).toHaveCount(200);
});

test('the keyboard alone walks, selects, sums and opens', async ({ page }) => {
  const list = await OrderList.open(page, 'demo', 'zh-cn', '?status=SIGNED');
  const numbers = await list.numbers();
  for (const key of ['j', 'j', 'x', 'j', 'j', 'Shift+X']) await page.keyboard.press(key);
  await expect(list.bulk).toContainText('已选 3 票');
  await expect(list.bulk).toContainText(/合计 [\d,]+ 件 · 毛重 [\d,.]+ kg · [\d,.]+ m³/);
  await page.keyboard.press('Escape');
  await expect(list.bulk).toHaveCount(0);
  await page.keyboard.press('k');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/orderDetail?no=${numbers[2]}`);
});

test('until an order is measured its list shows in grey what was declared', async ({ page }) => {
  await OrderList.open(page, 'demo', 'zh-cn', '?status=ORDERED');
  const figures = page.getByRole('table').locator('tbody tr').first();
  await expect(figures).toContainText(/[\d,]+ 预报/);
  await expect(figures).toContainText(/[\d,]+\.\d{3} 预报/);
  const measured = await OrderList.open(page, 'demo', 'zh-cn', '?status=SIGNED');
  expect((await measured.numbers()).length).toBeGreaterThan(0);
  await expect(measured.table).not.toContainText('预报');
});

test('the footer sums all that match, the bar what is chosen, and a filter asks for its own sums', async ({
  page,
}) => {
  const list = await OrderList.open(page);
  await expect(list.footer).toContainText('筛选结果合计');
  // One line, as it is drawn: its parts stand apart and none of them lies on another.
  expect((await list.footer.boundingBox())?.height).toBeLessThanOrEqual(48);
  const all = await list.footer.locator('.list-footer__totals').innerText();
  await page
    .getByRole('checkbox', { name: /^选择 SO/ })
    .first()
    .check();
  await expect(list.bulk).toContainText('已选 1 票');
  await expect(list.footer.locator('.list-footer__totals')).toHaveText(all.replaceAll('\n', ''));
  await page.goto('/order?status=SIGNED&transport=1');
  await expect(list.footer).toContainText('筛选结果合计');
  await expect(list.footer).toContainText(/[\d,]+ 件 · 毛重 [\d,.]+ kg · [\d,.]+ m³/);
  await expect(list.footer).toContainText(/货值 USD [\d,.]+/);
  expect(await list.footer.locator('.list-footer__totals').innerText()).not.toBe(all);
});

test('the bar adds up what chosen orders are charged by, each unit by itself', async ({ page }) => {
  const chosen = await rowsOf<{ no: string; unit: string }>(
    `select distinct on (charging_unit) order_number as no, charging_unit as unit from orders o join organisation g using (org_id)
     where g.code = 'QHDEMO' and charging_weight is not null and actual_pks_num is not null order by charging_unit, o.id`,
  );
  expect(chosen.length).toBeGreaterThan(1);
  const query = `?${chosen.map(({ no }) => `numbers=${no}`).join('&')}`;
  const list = await OrderList.open(page, 'demo', 'zh-cn', query);
  for (const { no } of chosen) await list.table.getByRole('checkbox', { name: no }).check();
  for (const { unit } of chosen)
    await expect(list.bulk).toContainText(new RegExp(`计费重 .*[\\d.] ${unit}\\b`));
});

test('the selection lasts over pages; the selected, and all that the filter finds, are exported', async ({
  page,
}) => {
  const list = await OrderList.open(page);
  await page.getByRole('checkbox', { name: '选择本页' }).check();
  await list.turn('next');
  await page
    .getByRole('checkbox', { name: /^选择 SO/ })
    .first()
    .check();
  await expect(list.bulk).toContainText('已选 51 票');
  const chosen = await list.download(() => list.button(list.says.exportChosen).click());
  expect(chosen.suggestedFilename()).toMatch(/\.xlsx$/);
  await list.bulk.getByRole('button', { name: list.says.selectAll }).click();
  await expect(list.bulk).toContainText(/已选 \d{3} 票/);
  const all = await list.download(() => page.keyboard.press('e'));
  expect(all.suggestedFilename()).toMatch(/\.xlsx$/);
});

test('who may neither export nor import is offered neither', async ({ page }) => {
  const list = await OrderList.open(page, 'demo.viewer');
  await expect(list.button(list.says.export)).toHaveCount(0);
  await expect(page.getByRole('link', { name: list.says.import })).toHaveCount(0);
});

test('columns are hidden and moved, and stay so after a reload', async ({ page }) => {
  const list = await OrderList.open(page);
  await list.button(list.says.columns).click();
  await page.getByRole('checkbox', { name: '参考号' }).uncheck();
  await page.getByRole('button', { name: '上移状态时间' }).click();
  await page.keyboard.press('Escape');
  const heads = list.table.locator('thead th:not(:first-child)');
  await expect(heads.nth(1)).toHaveText('状态时间');
  await expect(list.header('参考号')).toHaveCount(0);
  await page.reload();
  await expect(heads.nth(1)).toHaveText('状态时间');
  await list.button(list.says.columns).click();
  await page.getByRole('button', { name: '恢复默认' }).click();
  await expect(list.header('参考号')).toHaveCount(1);
  await expect(heads.nth(1)).toHaveText('状态');
});

test('what is past its ETA and has not arrived says by how many days', async ({ page }) => {
  const list = await OrderList.open(page);
  await list.tab(list.says.late).click();
  await list.settled();
  const rows = list.table.locator('tbody tr');
  await expect(rows.first()).toContainText(/迟 \d+ 天/);
  expect(await rows.filter({ hasNotText: /迟 \d+ 天/ }).count()).toBe(0);
});

test('a list that does not load says so, keeps its filters and loads on another try', async ({ page }) => {
  // What the list hears makes it ask, too: without news it loads again only for the press.
  await page.route(/\/adminapi\/live/, () => undefined);
  let isDown = true;
  await page.route(/\/omsapi\/orders\?/, (route) =>
    isDown
      ? route.fulfill({ status: 500, json: { code: -1, message: '系统错误，编号 7f3a21bc', data: null } })
      : route.continue(),
  );
  const list = await OrderList.open(page, 'demo', 'zh-cn', '?status=SIGNED');
  await expect(page.getByRole('alert')).toContainText('7f3a21bc');
  const retry = list.button(list.says.retry);
  await expect(retry).toBeVisible();
  isDown = false;
  await retry.dispatchEvent('click');
  await expect(list.links.first()).toBeVisible();
  await expect(page).toHaveURL(/status=SIGNED/);
});
