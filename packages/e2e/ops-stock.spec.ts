import { awbOf, shownAwb } from '@loadline/contract/waybills/awb-number';
import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

/** A prefix that no demo number has, with a range of its own for each language. */
const spoken = {
  'zh-cn': {
    serial: 9_100_000,
    add: '添加号段',
    first: '首号*',
    last: '尾号',
    count: '数量',
    right: '校验位正确',
    wrong: '主单号格式或校验位错误',
    until: /^至 /,
    added: /已添加 6 个/,
    take: '领用',
    takenFor: '用途*',
    back: '退回',
    void: '作废',
    reason: '原因*',
    done: '1 个已完成',
    program: '历史',
    airlines: '航司',
    low: '低库存提醒*',
    save: '保存',
  },
  en: {
    serial: 9_200_000,
    add: 'Add a range',
    first: 'First number*',
    last: 'Last number',
    count: 'Count',
    right: 'Check digit is right',
    wrong: 'Air waybill number format or check digit is wrong',
    until: /^Up to /,
    added: /6 numbers added/,
    take: 'Take',
    takenFor: 'Taken for*',
    back: 'Give back',
    void: 'Make void',
    reason: 'Reason*',
    done: 'Done: 1 number',
    program: 'History',
    airlines: 'Airlines',
    low: 'Low below*',
    save: 'Save',
  },
} as const;

const prefix = '057';

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`a range is added with its check digits, a number taken, given back and made void (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/stock');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.getByRole('button', { name: says.add }).first().click();
    const dialog = page.getByRole('dialog');
    const first = awbOf(prefix, says.serial);
    const firstNo = dialog.getByLabel(says.first);
    await firstNo.fill(`${first.slice(0, 10)}${(Number(first[10]) + 1) % 7}`);
    await firstNo.blur();
    await expect(dialog).toContainText(says.wrong);
    await firstNo.fill(shownAwb(first));
    await expect(dialog).toContainText(says.right);
    await dialog.getByLabel(says.count).fill('6');
    await expect(dialog).toContainText(shownAwb(awbOf(prefix, says.serial + 5)));
    await expectAccessible(page);
    await dialog.getByRole('button', { name: says.add }).click();
    await expect(page.getByText(says.added)).toBeVisible();

    const no = shownAwb(awbOf(prefix, says.serial + 2));
    await page.goto(`/ops/stock?part=numbers&search=${no}`);
    const row = page.getByRole('row').filter({ hasText: no });
    await row.getByRole('checkbox').check();
    await expectAccessible(page);
    await page.getByRole('toolbar').getByRole('button', { name: says.take }).click();
    await page.getByRole('dialog').getByLabel(says.takenFor).fill('走查 walk');
    await page.getByRole('dialog').getByRole('button', { name: says.take }).click();
    await expect(page.getByText(says.done).first()).toBeVisible();

    await row.getByText('走查 walk').click();
    const panel = page.getByRole('region', { name: no });
    await expect(panel.getByRole('region', { name: says.program })).toContainText('→');
    await panel.getByRole('button', { name: says.back }).click();
    await page.getByRole('dialog').getByLabel(says.reason).fill('没有用上 not needed');
    await page.getByRole('dialog').getByRole('button', { name: says.back }).click();
    await expect(panel.getByRole('button', { name: says.take })).toBeVisible();
    await panel.getByRole('button', { name: says.void }).click();
    await page.getByRole('dialog').getByLabel(says.reason).fill('写坏 spoiled');
    await page.getByRole('dialog').getByRole('button', { name: says.void }).click();
    await expect(panel).toContainText('写坏 spoiled');
    await expect(panel.getByRole('button', { name: says.take })).toHaveCount(0);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}

test('An airline with fewer free numbers than it should have is marked, and leads to its numbers', async ({
  page,
}) => {
  const complaints = complaintsOf(page);
  await enterAs(page, 'op.admin');
  await page.goto('/ops/stock?part=airlines&search=057');
  await page.getByRole('row').filter({ hasText: '057' }).click();
  const low = page.getByLabel('低库存提醒*');
  await low.fill('9000');
  await page.getByRole('button', { name: '保存' }).click();
  await page.goto('/ops/stock');
  const row = page.getByRole('row').filter({ hasText: '057' });
  await expect(row).toContainText('不足，少于 9,000 个');
  await expectAccessible(page);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/part=numbers&prefix=057/);
  await expect(page.getByRole('row').filter({ hasText: '057-' }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});
