import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { dayAhead } from './days.ts';
import type { Person } from './empty-installation.ts';

/** What a forwarder that begins sells, as its customers' packing lists name it. */
const product = '中美空运专线';

/** Its warehouse, which receipts and events name. */
export const warehouse = { code: 'SZX-W1', nameZh: '深圳一号仓', nameEn: 'Shenzhen W1' };

/** Days from today on which its flights leave Shenzhen and land in Los Angeles. */
export const flightDays = [2, 3, 4].map(dayAhead);

/** What a forwarder keeps before the first customer, each on its screen, found through the console's menu. */
export async function setUp({ page }: Person): Promise<void> {
  await page.goto('/ops');
  await nameCompany(page);
  await startHouseNumbers(page);
  await openEntry(page, '仓库', '新增条目');
  await fillAll(page, { 代码: warehouse.code, 中文名称: warehouse.nameZh, 英文名称: warehouse.nameEn });
  await saveEntry(page, warehouse.code);
  await sellByAir(page, product, 'SZX LAX air express');
  for (const code of ['SZX', 'LAX']) await offerAirport(page, code);
  for (const day of flightDays) await addFlight(page, day);
  await addNumbers(page);
}

/** What it sells, which every customer may choose. */
export async function sellByAir(page: Page, nameZh: string, nameEn: string): Promise<void> {
  await openEntry(page, '产品', '新增产品');
  await fillAll(page, { 中文名称: nameZh, 英文名称: nameEn });
  await choose(page.getByRole('combobox', { name: '运输方式' }), { label: '空运' });
  await saveEntry(page, nameZh);
}

function menu(page: Page, name: string): Promise<void> {
  return page
    .getByRole('navigation', { name: '员工端菜单' })
    .getByRole('link', { name, exact: true })
    .click();
}

async function fillAll(page: Page, entries: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, value] of Object.entries(entries))
    await page.getByRole('textbox', { name, exact: true }).fill(value);
}

/** What papers say of it: an air waybill names the agent and where it was made out. */
async function nameCompany(page: Page): Promise<void> {
  await menu(page, '设置');
  await fillAll(page, {
    中文名称: '前海远航货运',
    英文名称: 'Qianhai Far Sail Freight Co., Ltd.',
    英文地址: '88 Qianhai Avenue, Nanshan, Shenzhen, China',
    电话: '+86 755 0000 0088',
    '代理人城市（填开地点）': 'SHENZHEN',
    'IATA 代码': '08-3 1234',
  });
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByText('已保存，新单证即按此打印')).toBeVisible();
}

async function startHouseNumbers(page: Page): Promise<void> {
  await page.getByRole('tab', { name: '销售公司' }).click();
  await page.getByRole('link', { name: 'HQ', exact: true }).click();
  await fillAll(page, { 下一个分单号: 'QH001' });
  await expect(page.getByText('少于 8 位的分单号在公开查询中查不到')).toBeVisible();
  await fillAll(page, { 下一个分单号: 'QH000001' });
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('row', { name: /^HQ/ })).toContainText('QH000001');
}

async function openEntry(page: Page, part: string, add: string): Promise<void> {
  await menu(page, '字典');
  await page.getByRole('tab', { name: part, exact: true }).click();
  await page.getByRole('button', { name: add, exact: true }).first().click();
}

async function saveEntry(page: Page, names: string): Promise<void> {
  await page.getByRole('button', { name: '保存', exact: true }).click();
  await expect(page.getByRole('row', { name: names })).toContainText('启用');
}

/** Places are known to the program; what it flies from and to is offered. */
async function offerAirport(page: Page, code: string): Promise<void> {
  await menu(page, '字典');
  await page.getByRole('tab', { name: '机场', exact: true }).click();
  await page.getByRole('searchbox').fill(code);
  const row = page.getByRole('row', { name: new RegExp(`^${code} `) });
  const offered = row.getByRole('switch');
  if (!(await offered.isChecked())) await offered.click({ force: true });
  await expect(row).toContainText('启用');
}

async function addFlight(page: Page, day: string): Promise<void> {
  await menu(page, '航班与舱位');
  await page.getByRole('button', { name: '新建航班' }).first().click();
  const form = page.getByRole('region', { name: '新建航班' });
  await form.getByRole('textbox', { name: '航班号' }).fill('CZ327');
  await form.getByLabel('航班日期').fill(day);
  await choose(form.getByRole('combobox', { name: '起运港', exact: true }), 'SZX');
  await choose(form.getByRole('combobox', { name: '目的港', exact: true }), 'LAX');
  for (const [label, time] of [
    [/^预计起飞/, '20:30'],
    [/^预计到达/, '18:30'],
    [/^截单时间/, '14:00'],
  ] as const) {
    const field = form.locator('.field').filter({ hasText: label });
    await field.getByRole('textbox').first().fill(day);
    await field.getByRole('textbox').last().fill(time);
  }
  await form.getByRole('switch', { name: /^已核实/ }).click({ force: true });
  await form.getByLabel('限重').fill('15000');
  await form.getByLabel('限体积').fill('90');
  await form.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('region', { name: /CZ 327/ })).toContainText('剩余 15,000.0 kg');
}

/** A range as the airline gives it; one is short enough to be counted. */
async function addNumbers(page: Page): Promise<void> {
  await menu(page, '主单号库存');
  await page.getByRole('button', { name: '添加号段' }).first().click();
  const dialog = page.getByRole('dialog', { name: '添加号段' });
  await dialog.getByLabel('首号').fill('784-12345675');
  await dialog.getByLabel('数量').fill('5');
  await dialog.getByRole('button', { name: '添加号段' }).click();
  await expect(page.getByText(/已添加 5 个/)).toBeVisible();
}
