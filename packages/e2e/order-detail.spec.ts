import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { OrderList } from './order-list.page.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { settled } from './screen-records.ts';
import { test } from './walk.ts';

test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

const spoken = {
  'zh-cn': {
    milestones: '物流节点',
    goods: '货物明细',
    previous: /上一票/,
    next: /下一票/,
    copy: '复制',
    copied: '复制成功',
  },
  en: {
    milestones: 'Milestones',
    goods: 'Goods',
    previous: /Previous order/,
    next: /Next order/,
    copy: 'Copy',
    copied: 'Copied',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`an order shows where it is in nine stages and what it is (${language})`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const list = await OrderList.open(page, 'demo', language, '?status=IN_CLEARANCE');
    const [number = ''] = await list.numbers();
    await list.links.first().click();
    await expect(page).toHaveURL(`/orderDetail?no=${number}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(number);
    const stages = page.getByRole('list', { name: says.milestones }).getByRole('listitem');
    await expect(stages).toHaveCount(9);
    await expect(page.locator('[aria-current=step]')).toHaveCount(1);
    // What has happened is told in the local time of its place.
    await expect(stages.first()).toContainText(/\d\d-\d\d \d\d:\d\d GMT[+\u2212]\d/);
    // The office's own times beside it say whose they are.
    for (const name of [/^(下单时间|Order time)$/, /^(状态时间|Status time)$/])
      await expect(page.getByRole('term').filter({ hasText: name }).locator('+ dd')).toContainText('GMT+8');
    await expect(page.getByRole('table', { name: says.goods }).locator('tfoot')).toContainText(/\d/);
    const overhang = (table: Element) =>
      (table.parentElement?.scrollWidth ?? 0) - (table.parentElement?.clientWidth ?? 0);
    await expect.poll(() => page.getByRole('table', { name: says.goods }).evaluate(overhang)).toBe(0);
    await page.getByRole('button', { name: says.copy, exact: true }).first().click();
    await expect(page.getByText(says.copied)).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(number);
    await expectAccessible(page);
    expect(complaints).toEqual([]);
  });
}

test('every request of the back office waits three minutes at most', async ({ page }) => {
  await page.addInitScript(() => {
    const limit = AbortSignal.timeout.bind(AbortSignal);
    const waits: number[] = [];
    Object.assign(window, { waits });
    AbortSignal.timeout = (milliseconds) => {
      waits.push(milliseconds);
      return limit(milliseconds);
    };
  });
  const list = await OrderList.open(page);
  await list.links.first().click();
  await expect(page.getByRole('list', { name: spoken['zh-cn'].milestones })).toBeVisible();
  const waits: number[] = await page.evaluate('waits');
  expect(waits.length).toBeGreaterThan(2);
  expect(new Set(waits)).toEqual(new Set([180_000]));
});

test('the brackets lead to the neighbours and back', async ({ page }) => {
  const list = await OrderList.open(page);
  const numbers = await list.numbers();
  await list.links.nth(1).click();
  const title = page.getByRole('heading', { level: 1 });
  // The number stands there while the order is still on its way.
  await expect(page.getByRole('list', { name: spoken['zh-cn'].milestones })).toBeVisible();
  await expect(title).toHaveText(numbers[1] ?? '');
  await page.keyboard.press(']');
  await expect(title).toHaveText(numbers[2] ?? '');
  await page.keyboard.press('[');
  await expect(title).toHaveText(numbers[1] ?? '');
  await page.keyboard.press('[');
  await expect(title).toHaveText(numbers[0] ?? '');
  await expect(page.getByRole('button', { name: spoken['zh-cn'].previous })).toBeDisabled();
});

test('papers that did not come are no alarm once an order is signed or cancelled', async ({ page }) => {
  for (const status of ['SIGNED', 'CANCELLED']) {
    const list = await OrderList.open(page, 'demo', 'zh-cn', `?status=${status}`);
    const left = page.locator('.order-papers-left');
    for (const number of await list.numbers()) {
      await page.goto(`/orderDetail?no=${number}`);
      await settled(page);
      if ((await left.count()) > 0) break;
    }
    await expect(left.locator('summary'), status).toHaveText(/^未补齐 \d+ 份$/);
    await expect(left).toHaveJSProperty('open', false);
    await left.locator('summary').click();
    await expect(left).not.toContainText('已过');
  }
});

test('the totals of the goods are the sums of their lines', async ({ page }) => {
  const list = await OrderList.open(page, 'demo', 'zh-cn', '?status=SIGNED');
  await list.links.first().click();
  const table = page.getByRole('table', { name: '货物明细' });
  await expect(table.locator('tfoot')).toBeVisible();
  const cents = (text: string) => Math.round(Number(text.replaceAll(',', '')) * 100);
  const lines = await table.locator('tbody td:last-child').allTextContents();
  const total = await table.locator('tfoot td:last-child').textContent();
  expect(lines.reduce((sum, line) => sum + cents(line), 0)).toBe(cents(total ?? ''));
});

test('what was declared, what the warehouse measured and what is charged stand in one place', async ({
  page,
}) => {
  const list = await OrderList.open(page, 'demo', 'zh-cn', '?status=SIGNED');
  const [number = ''] = await list.numbers();
  const [order] = await rowsOf<Record<'declared' | 'measured' | 'pieces' | 'came', string>>(
    `select to_char(gross_weight, 'FM999,990.0') as declared, to_char(actual_weight, 'FM999,990.0') as measured,
        quantity::text as pieces, actual_pks_num::text as came
      from orders where order_number = $1`,
    [number],
  );
  await page.goto(`/orderDetail?no=${number}`);
  const card = page.locator('.card').filter({ has: page.getByRole('heading', { name: '重量对比' }) });
  const said = (name: string) => card.getByRole('term').filter({ hasText: name }).locator('+ dd');
  await expect(said('订舱')).toContainText(order?.declared ?? '');
  await expect(said('仓库')).toContainText(order?.measured ?? '');
  await expect(said('计费重')).toContainText(/\d/);
  await expect(card).toContainText(new RegExp(`${order?.pieces}.* → .*${order?.came}`));
});

test('the parties are copied as they would be written', async ({ page }) => {
  const list = await OrderList.open(page);
  await list.links.first().click();
  const company = await page.locator('.order-party b').first().textContent();
  await page.getByRole('button', { name: '复制全部' }).click();
  await expect(page.getByText('复制成功')).toBeVisible();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied.split('\n').slice(0, 2)).toEqual(['发货人', company]);
});

test('an unknown number and one of another organisation answer alike', async ({ page, browser }) => {
  const other = await browser.newPage();
  const foreign = (await (await OrderList.open(other, 'small.admin')).numbers())[0] ?? '';
  await other.close();
  await enterAs(page, 'demo');
  const answers = [];
  for (const number of [foreign, 'SO261101ZZZZZZZZ0']) {
    await page.goto(`/orderDetail?no=${number}`);
    await expect(page.getByRole('heading', { name: '没有这条记录' })).toBeVisible();
    answers.push((await page.getByRole('main').innerText()).replaceAll(number, 'NUMBER'));
  }
  expect(answers[0]).toBe(answers[1]);
  await page.getByRole('link', { name: '返回订单' }).click();
  await expect(page).toHaveURL('/order');
});

test('the papers of an order are downloaded under their own names', async ({ page }) => {
  const list = await OrderList.open(page, 'demo', 'zh-cn', '?status=SIGNED&size=200');
  const numbers = await list.numbers();
  const paper = page.getByRole('button', { name: /^下载 .*\.pdf$/ }).first();
  for (const number of numbers.slice(0, 20)) {
    await page.goto(`/orderDetail?no=${number}`);
    await expect(page.getByRole('list', { name: '物流节点' })).toBeVisible();
    if ((await paper.count()) > 0) break;
  }
  const name = (await paper.getAttribute('aria-label'))?.replace('下载 ', '');
  const file = await list.download(() => paper.click());
  expect(file.suggestedFilename()).toBe(name);
});

/** One grey dot. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAAAAAA6fptVAAAACklEQVR4nGNoAAAAggCBd81ytgAAAABJRU5ErkJggg==',
  'base64',
);

const papers = {
  'zh-cn': {
    files: '文件',
    deedsOf: (name: string) => `${name} 的操作`,
    readers: '读取记录',
    withdraw: '撤下文件',
  },
  en: {
    files: 'Files',
    deedsOf: (name: string) => `Actions for ${name}`,
    readers: 'Who read it',
    withdraw: 'Take the file away',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  test(`a document of the list is brought, looked at and taken back (${language})`, async ({ page }) => {
    const says = papers[language];
    const complaints = complaintsOf(page);
    const list = await OrderList.open(page, 'demo', language, '?status=ORDERED&size=200');
    const numbers = await list.numbers();
    await page.goto(`/orderDetail?no=${numbers[language === 'en' ? 1 : 0]}`);
    const name = `invoice ${language}.png`;
    await page
      .locator('input[data-document=CI]')
      .setInputFiles({ name, mimeType: 'image/png', buffer: picture });
    const files = page.getByRole('region', { name: says.files });
    await expect(files).toContainText(name);
    await files.getByRole('button', { name, exact: true }).click();
    await expect(page.getByRole('dialog').getByRole('img', { name })).toBeVisible();
    await page.keyboard.press('Escape');
    await files.getByRole('button', { name: says.deedsOf(name) }).click();
    await page.getByRole('menuitem', { name: says.readers }).click();
    await expect(page.getByRole('dialog').getByRole('listitem').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectAccessible(page);
    await files.getByRole('button', { name: says.deedsOf(name) }).click();
    await page.getByRole('menuitem', { name: says.withdraw }).click();
    await page.getByRole('dialog').getByRole('button', { name: says.withdraw }).click();
    await expect(files).not.toContainText(name);
    expect(complaints).toEqual([]);
  });
}
