import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { enterFor } from './customer-choice.ts';
import type { Person } from './empty-installation.ts';
import { warehouse } from './forwarder.ts';
import { example } from './order-import.page.ts';
import { packingList, TrustForm } from './trust-create.page.ts';

/** The first and the fourth line of the packing list: bottles and boxes. */
const lines = [0, 1, 4].map((at) => packingList.split('\n')[at]).join('\n');

const parties = {
  shipper: {
    company: '乔远贸易',
    contact: '林月',
    phone: '0755-00001188',
    country: 'CN',
    city: '深圳',
    address: '南山区示例路 88 号',
  },
  consignee: {
    company: 'Sample Receiving LLC',
    contact: 'Receiving dock',
    phone: '+1 909 555 0142',
    country: 'US',
    state: 'CA',
    city: 'Ontario',
    postCode: '91761',
    address: '1200 Logistics Way',
  },
} as const;

/** A customer asks for a shipment of two kinds of goods, hands it in and reads its number. */
export async function askForTransport({ page }: Person): Promise<string> {
  await page.goto('/trust');
  await page.getByRole('link', { name: '新建委托', exact: true }).first().click();
  await fillIn(page);
  await page.getByRole('button', { name: '添加一行' }).click();
  const form = new TrustForm(page);
  await form.cell(1, '中文品名').focus();
  await form.paste(lines);
  return handIn(page);
}

/** The desk enters for a customer what came with a packing list; the customer reads who did. */
export async function enterTransport({ page }: Person, code: string, customer: Person): Promise<string> {
  await page.goto('/ops/trusts');
  await page.getByRole('link', { name: '代客户委托' }).click();
  await enterFor(page, code);
  await fillIn(page);
  await page.getByRole('button', { name: '导入货物' }).click();
  await page.locator('input[type=file][accept=".xlsx"]').setInputFiles(example('packing-list.xlsx'));
  await expect(page.getByText('已加入 2 行')).toBeVisible();
  const trustNo = await handIn(page);
  await customer.page.goto(`/trustDetail?no=${trustNo}`);
  await expect(customer.page.getByRole('region', { name: '历史' })).toContainText('代客户');
  return trustNo;
}

async function fillIn(page: Page): Promise<void> {
  const form = new TrustForm(page);
  await form.fillService('PO 7788');
  for (const role of ['shipper', 'consignee'] as const) await fillParty(page, role);
  await page.getByRole('radio', { name: '送货至集货仓' }).check();
  await choose(page.getByLabel('送货仓库'), warehouse.code);
  await choose(page.getByLabel('起运港'), 'SZX');
  await choose(page.getByLabel('目的港'), 'LAX');
  await choose(page.getByLabel('派送类型'), 'fba');
  await page.getByLabel('仓库代码').fill('ONT8');
  await page.getByLabel('FBA号').fill('FBA15MMD8D01');
  await page.getByRole('radio', { name: '预付' }).check();
  await choose(page.getByLabel('结算币种'), 'CNY');
  await page.getByRole('checkbox', { name: /^声明属实/ }).check();
}

async function handIn(page: Page): Promise<string> {
  await new TrustForm(page).saved();
  await page.getByRole('button', { name: '提交委托' }).click();
  await expect(page).toHaveURL(/\/(trustDetail|ops\/trust)\?no=WT\d+/);
  return new URL(page.url()).searchParams.get('no') ?? '';
}

async function fillParty(page: Page, role: keyof typeof parties): Promise<void> {
  const name = role === 'shipper' ? '发货人' : '收货人';
  await page.getByRole('button', { name: `${name}: 填写` }).click();
  const drawer = page.getByRole('dialog', { name });
  for (const [key, value] of Object.entries(parties[role])) {
    const field = drawer.locator(`[data-path="parties.${role}.${key}"]`);
    if (key === 'country') await choose(field.getByRole('combobox'), value);
    else await field.getByRole('textbox').fill(value);
  }
  await drawer.getByRole('button', { name: '完成' }).click();
}

/** The desk makes an order of each line, and prepares the booking of both. */
export async function accept({ page }: Person, trustNo: string): Promise<string[]> {
  await page.goto('/ops');
  await page.getByRole('link', { name: trustNo }).click();
  await page.getByRole('button', { name: '受理', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: '每行一票' }).check();
  await dialog.getByRole('checkbox', { name: /订舱草稿/ }).check();
  await dialog.getByRole('button', { name: '受理并生成 2 票订单' }).click();
  await expect(dialog).toContainText('已生成 2 票订单');
  const orders = await dialog.getByText(/^SO/).allInnerTexts();
  await dialog.getByRole('button', { name: '关闭', exact: true }).last().click();
  return orders;
}
