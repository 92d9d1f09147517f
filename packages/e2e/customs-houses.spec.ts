import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
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
    const order = await orderUnder(says.houses, language === 'en' ? 0 : 1);
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

/** An order of the large customer that is declared nowhere and goes under these; walks go side by side, each has its own. */
async function orderUnder(houses: readonly string[], which: number): Promise<string> {
  const [order] = await rowsOf<{ no: string }>(
    `with free as (select o.org_id, o.id, o.order_number, row_number() over (order by o.id) as place from orders o join organisation g using (org_id)
       where g.code = 'QHDEMO' and o.status = 'SIGNED' and not exists (select from customs_order c where c.order_id = o.id)
         and not exists (select from shipment_reference r where r.order_id = o.id and r.kind in ('hawb', 'hbl'))),
     one as (select * from free where place % 2 = $2 order by place desc limit 1),
     named as (insert into shipment_reference (org_id, order_id, kind, number, source)
       select org_id, id, 'hbl', unnest($1::text[]), 'desk' from one on conflict do nothing)
     select order_number as no from one`,
    [houses, which],
  );
  expect(order).toBeDefined();
  return order?.no ?? '';
}
