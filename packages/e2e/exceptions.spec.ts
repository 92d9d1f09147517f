import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { OrderList } from './order-list.page.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { expectReadable } from './readable.ts';
import { settled } from './screen-records.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    takeUp: '改为处理中',
    ask: '请客户反馈',
    action: '请客户做',
    due: '客户截止时间',
    resolve: '标记已解决',
    told: '告知客户',
    internal: '仅内部',
    note: '记录',
    send: '发送',
    toCustomer: '回复客户',
    among: '给同事的备注，客户看不到',
    reply: '写回复',
    notSolved: '未解决',
    why: '内容',
    waiting: '待客户反馈',
    waitingForYou: '待您回复',
    working: '处理中',
    resolved: '已解决',
    reopened: '客户重开',
    record: '沟通记录',
    read: /客户已读/,
    tab: /异常/,
  },
  en: {
    takeUp: 'Take up',
    ask: 'Ask the customer',
    action: 'Asked of the customer, Chinese',
    due: 'Due from the customer',
    resolve: 'Mark as resolved',
    told: 'Told to the customer',
    internal: 'Internal only',
    note: 'Note it',
    send: 'Send',
    toCustomer: 'Reply to the customer',
    among: 'Note for colleagues, the customer does not see it',
    reply: 'Write a reply',
    notSolved: 'Not solved',
    why: 'Text',
    waiting: 'Waiting for customer',
    waitingForYou: 'Waiting for you',
    working: 'In progress',
    resolved: 'Resolved',
    reopened: 'Reopened',
    record: 'Communication record',
    read: /Customer read it/,
    tab: /Exceptions/,
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`staff open a case, the customer answers, it is resolved and reopened (${language})`, async ({
    browser,
  }) => {
    const [desk, portal] = [
      await (await browser.newContext()).newPage(),
      await (await browser.newContext()).newPage(),
    ];
    const complaints = [complaintsOf(desk), complaintsOf(portal)];
    await enterAs(desk, 'op.service', language);
    await enterAs(portal, 'demo', language);

    // The customer reports; the desk takes it up.
    await portal.goto(`/orderDetail?no=${await someOrder()}`);
    const report = language === 'en' ? 'Report a problem' : '反馈异常';
    await portal.getByRole('button', { name: report }).click();
    const dialog = portal.getByRole('dialog');
    await choose(dialog.getByLabel(language === 'en' ? 'Kind' : '类别'), 'damage');
    await dialog.getByLabel(language === 'en' ? 'Description' : '异常描述').fill('两箱外箱破损');
    await dialog.getByRole('button', { name: report }).click();
    await expect(portal).toHaveURL(/\/sheetDetail\?no=EX/);
    const no = new URL(portal.url()).searchParams.get('no') ?? '';
    await expect(portal.getByRole('heading', { level: 1 })).toHaveText(no);
    await expectAccessible(portal);

    await desk.goto(`/ops/exceptions?search=${no}`);
    await desk.getByRole('link', { name: no }).click();
    await desk.getByRole('button', { name: says.takeUp }).click();
    await desk.getByRole('dialog').getByRole('button', { name: says.takeUp }).click();
    await expect(desk.getByRole('heading', { level: 1 }).locator('..')).toContainText(says.working);

    // A word among colleagues never reaches the portal.
    await desk.getByRole('radio', { name: says.internal }).check();
    await desk.getByLabel(says.among).fill('先别告诉客户赔付金额');
    await desk.getByRole('button', { name: says.note, exact: true }).click();
    await expect(desk.locator('.talk__internal')).toContainText('先别告诉客户赔付金额');

    await desk.getByRole('button', { name: says.ask }).click();
    const asked = desk.getByRole('dialog');
    await asked.getByLabel(says.action, { exact: true }).fill('请补破损照片');
    await asked.getByLabel(says.due).fill('2030-01-05T18:00');
    await asked.getByRole('button', { name: says.ask }).click();
    await expect(desk.getByRole('heading', { level: 1 }).locator('..')).toContainText(says.waiting);
    await expectAccessible(desk);

    // The customer answers: it goes on by itself.
    await portal.reload();
    await expect(portal.getByText('请补破损照片')).toBeVisible();
    // The same state, told to whom it waits for.
    await expect(portal.getByRole('heading', { level: 1 }).locator('..')).toContainText(says.waitingForYou);
    await expect(portal.getByText('先别告诉客户赔付金额')).toHaveCount(0);
    // The notice is read on a phone, and answered there.
    await portal.setViewportSize({ width: 375, height: 812 });
    await expectAccessible(portal);
    await portal.getByLabel(says.reply).fill('照片已发邮件');
    const send = portal.getByRole('button', { name: says.send, exact: true });
    await send.scrollIntoViewIfNeeded();
    await expectReadable(portal);
    expect(await portal.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
    await send.click();
    await expect(portal.getByRole('heading', { level: 1 }).locator('..')).toContainText(says.working);
    await expect(portal.getByText('照片已发邮件')).toBeVisible();
    await expectReadable(portal);
    await portal.setViewportSize({ width: 1440, height: 900 });

    await desk.reload();
    await expect(desk.getByText('照片已发邮件')).toBeVisible();
    await desk.getByRole('button', { name: says.resolve }).click();
    const resolving = desk.getByRole('dialog');
    await resolving.getByLabel(says.told).fill('已换箱，正常放行');
    await resolving.getByRole('button', { name: says.resolve }).click();
    await expect(desk.getByRole('heading', { level: 1 }).locator('..')).toContainText(says.resolved);

    // Not solved, says the customer.
    await portal.reload();
    await portal.getByRole('button', { name: says.notSolved }).click();
    const reopening = portal.getByRole('dialog');
    await reopening.getByLabel(says.why).fill('还有一箱没换');
    await reopening.getByRole('button', { name: says.notSolved }).click();
    await expect(portal.getByRole('heading', { level: 1 }).locator('..')).toContainText(says.reopened);
    await desk.reload();
    await expect(desk.getByText('还有一箱没换')).toBeVisible();
    await expect(desk.getByText(says.read).first()).toBeVisible();
    expect(complaints.flat()).toEqual([]);
  });

  test(`the exceptions are a tab of the orders, and a link leads to one reply (${language})`, async ({
    page,
  }) => {
    await OrderList.open(page, 'demo', language);
    await page.getByRole('tab', { name: says.tab }).click();
    await expect(page).toHaveURL(/tab=abnormal/);
    await expect(page.getByRole('table').getByRole('link', { name: /^EX/ }).first()).toBeVisible();
    await expectAccessible(page);
    const [talked] = await rowsOf<{ no: string; reply: string }>(
      `select s.sheet_no as no, c.comment_id as reply from exception_sheet s join sheet_comment c on c.sheet_id = s.id
       where c.reply_to is not null and not c.internal order by s.opened_at limit 1`,
    );
    await page.goto(`/sheetDetail?no=${talked?.no}&reply=${talked?.reply}`);
    await expect(page.locator('.talk__comment--target')).toBeInViewport();
  });
}

/** An order of the large customer that is on its way. */
async function someOrder(): Promise<string> {
  const [order] = await rowsOf<{ no: string }>(
    `select o.order_number as no from orders o join organisation g using (org_id) where g.code = 'QHDEMO' and o.status = 'ARRIVED' order by o.order_time desc limit 1`,
  );
  return order?.no ?? '';
}

test('what is left of the time is read whole, also when it grows longer as the list stands open', async ({
  page,
}) => {
  await enterAs(page, 'op.admin', 'zh-cn');
  await page.clock.install();
  await page.setViewportSize({ width: 375, height: 812 });
  await page.goto('/ops/exceptions');
  const left = page
    .getByRole('table')
    .locator('.sheet-left, .state-stop')
    .filter({ hasText: /小时|分钟/ });
  await expect(left.first()).toBeVisible();
  await settled(page);
  const before = await left.allTextContents();
  await page.clock.fastForward(200 * 3_600_000);
  await expect.poll(() => left.allTextContents()).not.toEqual(before);
  await expectReadable(page);
});
