import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': { behind: /账户余额的往来明细/, title: '往来明细', receipt: '收款', frozen: '冻结' },
  en: {
    behind: /Entries of Account balance/,
    title: 'Account entries',
    receipt: 'Receipt',
    frozen: 'Freeze',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`a figure of an account leads to the entries behind it, for its customer and at the desk (${language})`, async ({
    browser,
  }, about) => {
    const { desk, portal, complaints } = await bothSides(browser, language);
    const shot = (page: typeof desk, name: string) =>
      page.screenshot({ path: about.outputPath(`${name}-${language}.png`) });
    const [large] = await rowsOf<{ id: string }>(
      `select org_id as id from organisation where code = 'QHDEMO'`,
    );

    await portal.goto('/bill');
    await portal.getByRole('link', { name: says.behind }).click();
    await expect(portal).toHaveURL(/\/ledger\?figure=account/);
    await expect(portal.getByRole('heading', { level: 1, name: says.title })).toBeVisible();
    await expect(portal.getByRole('cell', { name: says.receipt, exact: true }).first()).toBeVisible();
    await expect(portal.getByRole('cell', { name: says.frozen, exact: true })).toHaveCount(0);
    await expectAccessible(portal);
    await shot(portal, 'portal');
    await portal.getByRole('link', { name: /^FB/ }).first().click();
    await expect(portal).toHaveURL(/\/billDetail\?no=FB/);

    await desk.goto(`/ops/customer?no=${large?.id}`);
    await desk.locator('a[href*="/ops/ledger"][href*="frozen"]').click();
    await expect(desk.getByRole('cell', { name: says.frozen, exact: true }).first()).toBeVisible();
    await expect(desk.getByRole('cell', { name: says.receipt, exact: true })).toHaveCount(0);
    await expectAccessible(desk);
    await shot(desk, 'desk');
    await desk.goto(`/ops/ledger?orgId=${large?.id}`);
    await desk.getByRole('link', { name: /^FB/ }).first().click();
    await expect(desk).toHaveURL(/\/ops\/bill\?no=FB/);
    expect(complaints.flat()).toEqual([]);
  });
}
