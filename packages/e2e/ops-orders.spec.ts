import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { example, OrderImport } from './order-import.page.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    orders: '订单',
    hold: '扣货',
    docs: /待补资料/,
    note: '说明*',
    internal: '内部备注',
    held: /已扣货/,
    holding: '扣货中',
    release: '放行',
    releaseNote: '放行说明*',
    released: /已放行/,
    more: '更多操作',
    notes: '内部备注',
    staffNote: '内部备注',
    save: '保存',
    saved: '已保存',
    requests: '改单与取消申请',
    refuse: '拒绝',
    reason: '原因*',
    refused: '已拒绝',
    event: '录入节点',
    numbers: '导入承运单号',
  },
  en: {
    orders: 'Orders',
    hold: 'Hold',
    docs: /Documents/,
    note: 'Note*',
    internal: 'Internal note',
    held: /held/,
    holding: 'On hold',
    release: 'Release',
    releaseNote: 'Release note*',
    released: /released/,
    more: 'More actions',
    notes: 'Internal notes',
    staffNote: 'Staff note',
    save: 'Save',
    saved: 'Saved',
    requests: 'Amendments and cancellations',
    refuse: 'Refuse',
    reason: 'Reason*',
    refused: 'Refused',
    event: 'Enter an event',
    numbers: "Import carriers' numbers",
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`staff hold an order with a reason, its customer reads it, and it is released (${language})`, async ({
    browser,
    page,
  }) => {
    const complaints = complaintsOf(page);
    const customer = await browser.newPage();
    await enterAs(customer, 'demo', language);
    await customer.goto('/order?status=WH_OUT');
    // Cargo that another walk let go although it was held is still held.
    const free = customer
      .getByRole('table', { name: says.orders })
      .locator('tbody tr')
      .filter({ hasNotText: /异常|hold/ });
    const links = free.locator('td:nth-child(2) a');
    const no = (await links.nth(language === 'en' ? 1 : 0).textContent()) ?? '';

    await enterAs(page, 'op.admin', language);
    await page.goto(`/ops/orders?numbers=${no}`);
    const row = page.getByRole('row').filter({ hasText: no });
    await row.getByRole('checkbox').check();
    await expectAccessible(page);
    await page.getByRole('toolbar').getByRole('button', { name: says.hold }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('radio', { name: says.docs }).check();
    await dialog.getByLabel(says.note).fill('缺装箱单 packing list missing');
    await dialog.getByLabel(says.internal).fill('only for colleagues');
    await dialog.getByRole('button', { name: says.hold }).click();
    await expect(page.getByText(says.held).first()).toBeVisible();

    await customer.goto(`/orderDetail?no=${no}`);
    const told = customer.getByRole('region', { name: says.holding });
    await expect(told).toContainText('packing list missing');
    await expect(customer.getByRole('main')).not.toContainText('only for colleagues');

    await row.getByRole('link', { name: no }).click();
    await expect(page).toHaveURL(`/ops/order?no=${no}`);
    const card = page.getByRole('region', { name: says.holding });
    await expect(card).toContainText('only for colleagues');
    await expectAccessible(page);
    await card.getByRole('button', { name: says.release }).click();
    await page.getByRole('dialog').getByLabel(says.releaseNote).fill('资料已齐 all in');
    await page.getByRole('dialog').getByRole('button', { name: says.release }).click();
    await expect(page.getByText(says.released).first()).toBeVisible();
    // The customer's page follows by itself.
    await expect(told).toHaveCount(0);

    await page.getByRole('button', { name: says.more }).click();
    await page.getByRole('menuitem', { name: says.notes }).click();
    await page.getByRole('dialog').getByLabel(says.staffNote, { exact: true }).fill('call before noon');
    await page.getByRole('dialog').getByRole('button', { name: says.save }).click();
    await expect(page.getByText(says.saved).first()).toBeVisible();
    await expect(page.getByRole('main')).toContainText('call before noon');

    await page.getByRole('button', { name: says.event }).click();
    await expect(page).toHaveURL(new RegExp(`/ops/events\\?.*${no}`));
    expect(complaints).toEqual([]);
    await customer.close();
  });

  test(`a cancellation that was asked for is refused with a reason the customer reads (${language})`, async ({
    browser,
    page,
  }) => {
    const customer = await browser.newPage();
    await enterAs(customer, 'demo', language);
    await customer.goto('/order?status=EXPORT_RELEASED');
    const links = customer.getByRole('table', { name: says.orders }).locator('tbody tr td:nth-child(2) a');
    const no = (await links.nth(language === 'en' ? 1 : 0).textContent()) ?? '';
    await customer.goto(`/orderDetail?no=${no}`);
    await customer.getByRole('button', { name: says.more }).click();
    await customer.getByRole('menuitem').last().click();
    await customer.getByRole('dialog').getByLabel(says.reason).fill('买家退单');
    await customer.getByRole('dialog').getByRole('button').last().click();
    const asked = customer.getByRole('region', { name: says.requests });
    await expect(asked).toContainText('买家退单');

    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/orders?queue=orderRequests&size=200');
    await page.getByRole('link', { name: no }).click();
    const card = page.getByRole('region', { name: says.requests });
    await card.getByRole('button', { name: says.refuse }).first().click();
    await page.getByRole('dialog').getByLabel(says.reason).fill('货已在机场 already at the airport');
    await page.getByRole('dialog').getByRole('button', { name: says.refuse }).click();
    await expect(asked).toContainText('already at the airport');
    await expect(asked).toContainText(says.refused);
    await customer.close();
  });
}

test('What a colleague changed while one was typing is not laid over: who saves second is told', async ({
  browser,
  page,
}) => {
  const colleague = await browser.newPage();
  await enterAs(page, 'op.admin');
  await enterAs(colleague, 'op.admin');
  await page.goto('/ops/orders?status=WH_OUT&size=200');
  await page.getByRole('link', { name: /^SO/ }).last().click();
  await expect(page).toHaveURL(/\/ops\/order\?no=SO/);
  await colleague.goto(page.url());
  const facts = async (desk: typeof page, transferNo: string) => {
    await desk.getByRole('button', { name: '更多操作' }).click();
    await desk.getByRole('menuitem', { name: '运输信息' }).click();
    await desk.getByRole('dialog').getByLabel('转单号').fill(transferNo);
  };
  const save = (desk: typeof page) => desk.getByRole('dialog').getByRole('button', { name: '保存' }).click();
  await facts(page, 'TYPEDFIRST1');
  await facts(colleague, 'SAVEDFIRST2');
  await save(colleague);
  await expect(colleague.getByRole('dialog')).toHaveCount(0);
  // The page behind the dialog follows by itself; what was typed was read before.
  await expect(page.locator('main')).toContainText('SAVEDFIRST2');
  await save(page);
  await expect(page.getByRole('dialog')).toContainText('内容已被他人修改');
  await expect(page.locator('main')).toContainText('SAVEDFIRST2');
  await colleague.close();
});

const cancelling = {
  'zh-cn': {
    more: '更多操作',
    ask: '申请取消',
    reason: '原因*',
    why: (no: string) => `订单已随订舱 ${no} 提交`,
    requests: '改单与取消申请',
    accept: '接受',
    leaves: (no: string) => `订单在订舱 ${no} 中`,
    cancelled: '已取消',
  },
  en: {
    more: 'More actions',
    ask: 'Ask for cancellation',
    reason: 'Reason*',
    why: (no: string) => `handed in with booking ${no}`,
    requests: 'Amendments and cancellations',
    accept: 'Accept',
    leaves: (no: string) => `It is in booking ${no}`,
    cancelled: 'Cancelled',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = cancelling[language];

  test(`an order that a booking holds is cancelled by request, and leaves its booking (${language})`, async ({
    browser,
    page,
  }) => {
    const [held] = await rowsOf<{ no: string; booking: string; id: string }>(
      `select o.order_number as no, b.booking_no as booking, b.id from hawb h join booking b on b.org_id = h.org_id and b.id = h.booking_id
         join orders o on o.org_id = h.org_id and o.id = h.order_id left join mawb m on m.id = b.mawb_id
       where b.org_id = (select u.org_id from app_user u where u.username = 'demo') and coalesce(m.status, b.status) in ('29', '31', '32', '33')
         and o.status in ('ORDERED', 'WH_IN', 'WH_OUT') order by o.status, o.order_number limit 1`,
    );
    if (!held) throw new Error('the demo has no booked order that can be cancelled');
    await rowsOf(`update orders set status = 'ORDERED' where order_number = $1`, [held.no]);
    const customer = await browser.newPage();
    await enterAs(customer, 'demo', language);
    await customer.goto(`/orderDetail?no=${held.no}`);
    await customer.getByRole('button', { name: says.more }).click();
    await customer.getByRole('menuitem', { name: says.ask }).click();
    const asking = customer.getByRole('dialog');
    await expect(asking).toContainText(says.why(held.booking));
    await asking.getByLabel(says.reason).fill('买家退单');
    await asking.getByRole('button', { name: says.ask }).click();
    await expect(customer.getByRole('region', { name: says.requests })).toContainText('买家退单');

    await enterAs(page, 'op.admin', language);
    await page.goto(`/ops/order?no=${held.no}`);
    await page
      .getByRole('region', { name: says.requests })
      .getByRole('button', { name: says.accept })
      .click();
    await expect(page.getByRole('dialog')).toContainText(says.leaves(held.booking));
    await page.getByRole('dialog').getByRole('button', { name: says.accept }).click();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(customer.getByRole('main')).toContainText(says.cancelled);
    const left = await rowsOf<{ id: string }>(
      'select h.id from hawb h join orders o on o.org_id = h.org_id and o.id = h.order_id where o.order_number = $1',
      [held.no],
    );
    expect(left).toEqual([]);
    await customer.close();
  });
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`numbers of parcels come by a sheet for many orders, which are found by each (${language})`, async ({
    page,
  }) => {
    const complaints = complaintsOf(page);
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/orders');
    await page.getByRole('button', { name: says.numbers }).click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(says.numbers);
    const screen = new OrderImport(page, language);
    await screen.preview(example('order-numbers.xlsx'));
    await expect.poll(() => screen.wrongRows()).toBe(1);
    await expectAccessible(page);
    await screen.import();
    const [order] = await rowsOf<{ no: string }>(
      `select order_number as no from orders where reference_number = 'PO-90289'`,
      [],
    );
    await page.goto('/ops/orders?search=1z999aa10123456786');
    await page.getByRole('link', { name: order?.no ?? '' }).click();
    await expect(page.getByRole('main')).toContainText('1Z999AA10123456785');
    expect(complaints).toEqual([]);
  });
}

test('The bar says what the chosen orders of several customers come to, as customers read it', async ({
  page,
}) => {
  await enterAs(page, 'op.admin');
  await page.goto('/ops/orders?status=SIGNED');
  const boxes = page.getByRole('checkbox', { name: /^选择 SO/ });
  await boxes.first().check();
  await boxes.nth(1).check();
  const bar = page.getByRole('toolbar', { name: '批量操作' });
  await expect(bar).toContainText('已选 2 票');
  await expect(bar).toContainText(/合计 [\d,]+ 件 · 毛重 [\d,.]+ kg · [\d,.]+ m³/);
  await expectAccessible(page);
});

test('An order and a declaration lead to the customer whose they are', async ({ page }) => {
  const [{ order = '', file = '', name = '' } = {}] = await rowsOf<
    Partial<Record<'order' | 'file' | 'name', string>>
  >(
    `select o.order_number as order, d.file_no as file, g.name_zh as name from orders o join organisation g using (org_id)
       join customs_file d using (org_id) where g.code = 'QHDEMO' order by o.id, d.file_no limit 1`,
  );
  await enterAs(page, 'op.admin');
  for (const address of [`/ops/order?no=${order}`, `/ops/declaration?no=${file}`]) {
    await page.goto(address);
    await page.getByRole('main').getByRole('link', { name }).first().click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }
});
