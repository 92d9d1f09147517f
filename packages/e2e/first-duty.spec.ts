import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { answerAndAccept, askClassification, reckonTwoDays, takeOver } from './classification.ts';
import { makeEntry } from './clearance-walk.ts';
import { openCustomer } from './customer-opening.ts';
import { test } from './empty-installation.ts';
import { setUp } from './forwarder.ts';
import { expectAccessible } from './looks.ts';
import { approveMid, midWords, openMid, submitMid, typeMid } from './mid-steps.ts';
import { My } from './my.page.ts';
import { example } from './order-import.page.ts';
import { accept, enterTransport } from './transport-order.ts';
import { expectNoSchedule } from './us-entry.ts';

const language = 'zh-cn';
const code = '7323.93.00.80';
const digits = code.replaceAll('.', '');
const mid = 'CNJIAMET18JIA';

test('A forwarder’s first schedule: an edition, a manufacturer, an answer on goods, and what an entry of them owes on two days', async ({
  browser,
  house,
  desk,
}) => {
  test.setTimeout(300_000);
  await setUp(desk);
  const { code: letters, user: customer } = await openCustomer(desk, house, browser);
  await expectNoSchedule(customer);
  await bringEdition(desk.page);
  await keepBottle(customer.page);
  await registerMaker(customer.page, desk.page);
  const goods = await bindMaker(customer.page);
  const [order = ''] = await accept(desk, await enterTransport(desk, letters, customer));

  const no = await askClassification(customer.page, language, goods);
  await answerAndAccept(desk.page, customer.page, language, { no, code });
  await takeOver(customer.page, language, order, code);
  const entry = await makeEntry(desk.page, language, order);
  for (const [page, address] of [
    [desk.page, `/ops/coa?no=${entry}`],
    [customer.page, `/coa?no=${entry}`],
  ] as const) {
    await page.goto(address);
    for (const text of [digits, mid, order])
      await expect(page.getByText(text).first(), address).toBeVisible();
  }
  await reckonTwoDays(customer.page, language, entry, 'CN');
  await expect(customer.page.getByRole('complementary', { name: '合计' })).toContainText('966.70');
  await Promise.all([desk.page, customer.page].map((page) => page.context().close()));
});

/** The sample as the first edition; from its day on customers find its numbers. */
async function bringEdition(page: Page): Promise<void> {
  await page.goto('/ops/tariff?tab=editions');
  await page.getByRole('button', { name: '载入版本' }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('版本名称*').fill('First');
  await dialog.getByLabel('生效日期*', { exact: true }).fill('2026-01-01');
  await dialog.getByLabel('文件*').setInputFiles(example('hts-sample.csv'));
  await dialog.getByRole('button', { name: '上传' }).click();
  await dialog.waitFor({ state: 'detached' });
  const edition = page.getByRole('row', { name: 'First' });
  await expect(edition).toContainText('草稿');
  await page.getByRole('button', { name: '发布', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: '发布', exact: true }).click();
  await expect(edition).toContainText('已发布');
  await expectAccessible(page);
}

/** The bottle of the packing list, as its customer keeps it. */
async function keepBottle(page: Page): Promise<void> {
  const my = new My(page);
  await my.goTo('goods');
  await my.button('新增商品').click();
  for (const [label, value] of Object.entries({
    中文品名: '保温杯',
    英文品名: 'Stainless bottle',
    HS编码: '9617001000',
    材质: '不锈钢',
    用途: '饮水',
  }))
    await my.input(`${label}*`).fill(value);
  await my.save();
  await my.saved('保温杯');
}

async function registerMaker(portal: Page, desk: Page): Promise<void> {
  const says = midWords[language];
  await portal.goto('/mid');
  await portal.getByRole('button', { name: says.add }).first().click();
  const form = portal.getByRole('region', { name: says.add });
  const site = { name: 'Jiangmen Metalware Co., Ltd.', street: 'No. 18 Jiangmen Road', city: 'Jiangmen' };
  await typeMid(form, language, site);
  await expect(form.getByText(mid)).toBeVisible();
  await form.getByRole('radio', { name: says.maker }).check();
  await form.getByRole('button', { name: says.draft }).click();
  await submitMid(portal.getByRole('region', { name: new RegExp(mid) }), language, 'licence.pdf');
  await approveMid(desk, language, mid);
  await portal.goto('/mid');
  await openMid(portal, mid);
}

/** Its manufacturer; its number waits for the answer. */
async function bindMaker(page: Page): Promise<{ readonly id: string }> {
  await page.goto('/hts?part=goods');
  await page.getByRole('row').filter({ hasText: '保温杯' }).click();
  await expect(page).toHaveURL(/open=/);
  const block = page.getByRole('region', { name: /保温杯/ }).getByRole('region', { name: 'MID' });
  await block.getByRole('button', { name: '绑定' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('绑定编码').fill(mid);
  await dialog.getByLabel('生效日').fill('2026-01-01');
  await dialog.getByRole('button', { name: '绑定', exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(block.getByText(mid)).toBeVisible();
  return { id: new URL(page.url()).searchParams.get('open') ?? '' };
}
