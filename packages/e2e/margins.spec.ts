import { marginGroups } from '@loadline/contract/bills/margin';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['LOADLINE_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

for (const language of languagesOf(import.meta)) {
  test(`the margin of a customer leads to its orders, and an order to its charges (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const desk = await (await browser.newContext()).newPage();
    const complaints = complaintsOf(desk);
    await enterAs(desk, 'op.finance', language);
    await desk.goto('/ops/margin');
    await expect(desk.getByRole('link', { name: /^SO/ }).first()).toBeVisible();
    await expectAccessible(desk);
    await picture(desk, `margins-${language}`);
    for (const by of ['month', 'product', 'customer'] as const) {
      await desk.getByRole('tab', { name: say(wordOf(marginGroups, by), language) }).click();
      await expect(desk).toHaveURL(new RegExp(`by=${by}`));
    }
    const group = desk.getByRole('table').getByRole('link').first();
    await expect(group).toBeVisible();
    await expectAccessible(desk);
    await picture(desk, `margins-customer-${language}`);
    await group.click();
    await expect(desk).toHaveURL(/by=order/);
    const order = desk.getByRole('link', { name: /^SO/ }).first();
    const no = (await order.textContent())?.trim() ?? '';
    await order.click();
    await expect(desk.getByRole('heading', { level: 1, name: no })).toBeVisible();
    await expect(desk).toHaveURL(/\/ops\/charges\?no=/);
    expect(complaints).toEqual([]);
  });
}
