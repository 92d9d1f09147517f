import { shownAwb } from '@loadline/contract/waybills/awb-number';
import { expect } from '@playwright/test';
import { dayAhead } from './days.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';
import { callAs, freeSerial, registered } from './waybills.page.ts';

const tabs = [
  'base',
  'houses',
  'pieces',
  'ulds',
  'documents',
  'events',
  'exceptions',
  'costs',
  'messages',
  'history',
];

const words = {
  'zh-cn': { correct: '更正实测数据', note: '磅单毛重' },
  en: { correct: 'Correct the measured figures', note: 'Gross weight on the note' },
} as const;

for (const language of languagesOf(import.meta)) {
  test(`every part of a waybill is accessible and leaves the console quiet (${language})`, async ({
    page,
  }) => {
    test.slow();
    const complaints = complaintsOf(page);
    await enterAs(page, 'op.admin', language);
    const no = await weighedOver();
    for (const tab of tabs) {
      await page.goto(`/mawbDetail?no=${no}&tab=${tab}`);
      await expect(page.locator('.mawb-part')).toBeVisible();
      await expect(page.getByRole('tab', { selected: true })).toHaveAttribute('aria-controls', 'mawb-part');
      await expectAccessible(page);
    }
    await page.goto(`/mawbDetail?no=${no}&tab=houses`);
    await expect(page.locator('.mawb-difference--over').last()).toContainText(/\+4\.\d%/);
    // What a correction would be billed by is told before anybody saves it.
    await page.getByRole('button', { name: words[language].correct }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(words[language].note).fill('99999');
    await expect(dialog).toContainText('→ 99,999.0 kg');
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}

test('A status that a waybill passed without needing it is not called one that is still to come', async ({
  page,
}) => {
  await enterAs(page, 'op.admin');
  const [found] = await rowsOf<{ no: string }>(
    `select m.mawb_no as no from mawb m where m.status = '8' and not exists (
       select from mawb_event e where e.mawb_id = m.id and e.to_status = '33') order by 1 limit 1`,
  );
  await page.goto(`/mawbDetail?no=${shownAwb(found?.no ?? '')}`);
  const way = page.getByRole('list', { name: '状态路径' });
  const assembled = way.getByRole('listitem').filter({ hasText: '已组板' });
  await expect(assembled).toBeVisible();
  await expect(assembled).not.toContainText('尚未到达');
  await expect(way.locator('[aria-current=step]')).toContainText('已提货');
});

test('Costs are written for colleagues, a word goes to one customer and is answered while both look on', async ({
  browser,
  page,
}) => {
  test.slow();
  await enterAs(page, 'op.admin');
  await page.goto('/mawbOpt?status=3');
  const no = (await page.locator('tr[data-row] .number').first().textContent())?.trim() ?? '';

  await page.goto(`/mawbDetail?no=${no}&tab=costs`);
  await page.getByRole('region', { name: '成本' }).getByRole('button', { name: '修改' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: '添加一行' }).click();
  const cell = (key: string) => dialog.locator(`[data-cell$=" ${key}"] input`).last();
  await cell('name').fill('走查地面费');
  await cell('quantity').fill('3');
  await cell('unitPrice').fill('12.5');
  await expect(cell('amount')).toHaveValue('37.50');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: '保存' }).click();
  await expect(page.getByRole('region', { name: '成本' })).toContainText('走查地面费');

  const customer = await browser.newPage();
  await enterAs(customer, 'demo');
  await customer.goto(`/mawbDetail?no=${no}&tab=messages`);
  await expect(customer.getByRole('main')).not.toContainText('走查地面费');
  await page.goto(`/mawbDetail?no=${no}&tab=messages`);
  await page.getByRole('textbox', { name: /^留言/ }).first().fill('已随 CK257 起飞');
  await page.getByRole('button', { name: '发送' }).first().click();
  await expect(customer.locator('.mawb-thread')).toContainText('已随 CK257 起飞');
  await customer.getByRole('textbox', { name: /^留言/ }).fill('收到，谢谢');
  await customer.getByRole('button', { name: '发送' }).click();
  await expect(page.locator('.mawb-thread').first()).toContainText('收到，谢谢');
  await customer.close();
});

test('Who edits what somebody else has edited meanwhile is shown both values', async ({ page }) => {
  await enterAs(page, 'op.admin');
  await page.goto('/mawbOpt');
  const no = await registered(page, freeSerial(), { flightNo: 'ZX8817', flightDate: dayAhead(3) });
  await page.goto(`/mawbDetail?no=${no}`);
  await page.getByRole('button', { name: '更多' }).click();
  await page.getByRole('menuitem', { name: '修改' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('备注').fill('我的备注');

  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const reply = await page.request.get(`/opsapi/mawb/detail?no=${no}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { waybill } = (await reply.json()).data;
  const { id, version, origin, destination, selfDelivery } = waybill;
  const theirs = { id, version, origin, destination, selfDelivery, remark: '同事的备注' };
  await callAs(page, '/opsapi/mawb/edit', theirs);

  await dialog.getByRole('button', { name: '保存' }).click();
  const stale = dialog.locator('.stale');
  await expect(stale).toContainText('同事的备注');
  await expect(stale).toContainText('我的备注');
  await expectAccessible(page);
  await stale.getByRole('button').last().click();
  await expect(page.getByText(`${no} 已保存`)).toBeVisible();
  await expect(page.getByRole('main')).toContainText('我的备注');
});

/** A waybill whose weighbridge found more than four percent above what was booked; those of walks are numbered by 114. */
async function weighedOver(): Promise<string> {
  const [found] = await rowsOf<{ no: string }>(
    `select mawb_no as no from mawb where status = '45' and mawb_no not like '114%' and final_gross_weight > gross_weight * 1.04
      and final_gross_weight < gross_weight * 1.05 order by mawb_no limit 1`,
  );
  expect(found).toBeDefined();
  return shownAwb(found?.no ?? '');
}
