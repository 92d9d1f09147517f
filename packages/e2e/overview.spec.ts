import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

const words = {
  'zh-cn': {
    title: '总览',
    orders: '票数',
    work: '我的待办',
    margin: '毛利率',
    teams: '各团队待办',
    products: '产品毛利',
    carriers: '承运人准时率',
    quiet: '久未下单',
    weeks: '每周票数',
    team: '团队',
    one: '业务一组',
    how: '票数：怎么算的',
    span: '近 13 周',
  },
  en: {
    title: 'Overview',
    orders: 'Orders',
    work: 'My work',
    margin: 'Margin',
    teams: 'Work waiting by team',
    products: 'Margin by product',
    carriers: 'On time by carrier',
    quiet: 'Gone quiet',
    weeks: 'Orders by week',
    team: 'Team',
    one: 'Sales 1',
    how: 'Orders: how it is counted',
    span: '13 weeks',
  },
};

for (const language of languagesOf(import.meta)) {
  const says = words[language];

  test(`the forwarder's people read volumes, work and money, and each figure leads to what it counts (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops');
    await page.getByRole('link', { name: says.title, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: says.title })).toBeVisible();
    const figure = (name: string) =>
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name, exact: true }) });
    await page.getByRole('radio', { name: says.span }).check({ force: true });
    await expect(page).toHaveURL(/weeks=13/);
    const counted = async () => {
      await expect(page.locator('.overview__cards')).toHaveAttribute('aria-busy', 'false');
      return Number((await figure(says.orders).locator('b').innerText()).replaceAll(',', ''));
    };
    const orders = await counted();
    expect(orders).toBeGreaterThan(0);
    for (const card of [says.weeks, says.carriers, says.teams, says.products, says.quiet])
      await expect(page.getByRole('region', { name: card })).toBeVisible();
    await expect(page.getByRole('region', { name: says.products }).getByRole('row')).not.toHaveCount(0);
    await expectAccessible(page);

    await page.getByRole('button', { name: says.how, exact: true }).hover();
    await expect(page.getByRole('tooltip')).toBeVisible();
    await page.keyboard.press('Escape');

    await figure(says.orders).getByRole('link', { name: says.orders }).click();
    await expect(page).toHaveURL(/\/ops\/orders\?.*orderedFrom=/);
    await page.goBack();

    await page.getByRole('combobox', { name: says.team }).selectOption({ label: says.one });
    await expect(page).toHaveURL(/team=/);
    expect(await counted()).toBeLessThanOrEqual(orders);
    expect(complaints).toEqual([]);
  });

  test(`who may not see costs finds no margin, and a customer no overview (${language})`, async ({
    page,
    browser,
  }) => {
    await enterAs(page, 'op.service', language);
    await page.goto('/ops/overview');
    await expect(page.getByRole('region', { name: says.weeks })).toBeVisible();
    await expect(page.getByText(says.margin, { exact: true })).toHaveCount(0);
    await expect(page.getByRole('region', { name: says.products })).toHaveCount(0);
    const context = await browser.newContext();
    const customer = await context.newPage();
    await enterAs(customer, 'demo', language);
    await customer.goto('/ops/overview');
    await expect(customer).toHaveURL(/\/(403|home)/);
  });
}
