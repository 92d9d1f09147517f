import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { ownOrders } from './own-orders.ts';
import { account, enterAs, enterWith } from './people.ts';
import { rowsOf } from './product-database.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    edit: '编辑',
    choice: /按以下分单申报/,
    save: '保存',
    none: '至少选择一个分单',
    some: '共 2 个分单中的 1 个',
    houses: ['HBL8100001', 'HBL8100002'],
  },
  en: {
    edit: 'Edit',
    choice: /by these house waybills/,
    save: 'Save',
    none: 'choose at least one house waybill',
    some: '1 of its 2',
    houses: ['HBL8200001', 'HBL8200002'],
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  const [first, second] = says.houses;

  test(`an order under two house waybills is declared by the one that staff choose (${language})`, async ({
    browser,
    request,
  }) => {
    const desk = await (await browser.newContext()).newPage();
    const portal = await (await browser.newContext()).newPage();
    const complaints = [complaintsOf(desk), complaintsOf(portal)];
    const token = await enterWith(desk, account('op.admin'), language);
    await enterAs(portal, 'demo', language);
    const order = await orderUnder(says.houses);
    const reply = await request.post('/opsapi/customs/make', {
      headers: { authorization: `Bearer ${token}` },
      data: { numbers: [order], direction: 'export', together: false, businessType: '9', currency: 'USD' },
    });
    const no = String((await reply.json()).data.made[0]);

    await desk.goto(`/ops/declaration?no=${no}`);
    await expect(desk.locator('.customs-orders')).toContainText(`${first}, ${second}`);
    await desk.getByRole('button', { name: says.edit }).first().click();
    const dialog = desk.getByRole('dialog');
    const choice = dialog.getByRole('group', { name: says.choice });
    for (const number of says.houses) await choice.getByText(number).click();
    await dialog.getByRole('button', { name: says.save }).click();
    await expect(dialog.getByText(says.none).first()).toBeVisible();
    await choice.getByText(second).click();
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: says.save }).click();
    await expect(dialog).toHaveCount(0);
    await expect(desk.locator('.customs-orders')).toContainText(says.some);
    await expectReadable(desk);

    await portal.goto(`/customs?no=${no}`);
    const main = portal.getByRole('main');
    await expect(main).toContainText(second);
    await expect(main).not.toContainText(first);
    await expectAccessible(portal);
    await expectReadable(portal);
    expect(complaints.flat()).toEqual([]);
  });
}

/** An order of the large customer that is declared nowhere and goes under these. */
async function orderUnder(houses: readonly string[]): Promise<string> {
  const [own] = await ownOrders(
    `o.status = 'SIGNED' and not exists (select from customs_order c where c.order_id = o.id)
       and not exists (select from shipment_reference r where r.order_id = o.id and r.kind in ('hawb', 'hbl'))`,
    1,
    'last',
  );
  await rowsOf(
    `insert into shipment_reference (org_id, order_id, kind, number, source)
       select o.org_id, o.id, 'hbl', unnest($1::text[]), 'desk' from orders o where o.id = $2 on conflict do nothing`,
    [houses, own?.id],
  );
  return own?.no ?? '';
}
