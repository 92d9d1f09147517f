import { expect, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    choose: '待选目的区域',
    propose: '生成费用',
    again: '重算',
    rate: '运价*',
    lines: '费用明细',
    add: '加一行',
    fee: '费用类型*',
    packing: '包装加固费',
    price: '费用单价*',
    save: '保存',
    toBill: '待出账',
    freight: '运费',
    costOf: '运费的成本',
    supplier: '供应商*',
    cost: '成本金额*',
    without: '行未录',
    checkAll: /核对 \d+ 行/,
    remove: '删除包装加固费',
    confirm: '删除',
    newRate: /新增|新建/,
    source: '汇率来源*',
    worth: '汇率（折人民币）*',
    currency: ['币种*', 'USD'],
    accounts: '收款账户',
  },
  en: {
    choose: 'Zone to choose',
    propose: 'Propose charges',
    again: 'Price again',
    rate: 'Rate*',
    lines: 'Charges',
    add: 'Add a charge',
    fee: 'Fee type*',
    packing: 'Packing',
    price: 'Unit fee*',
    save: 'Save',
    toBill: 'To bill',
    freight: 'Freight',
    costOf: 'Cost of Freight',
    supplier: 'Supplier*',
    cost: 'Cost*',
    without: 'without',
    checkAll: /Check \d+ lines/,
    remove: 'Delete Packing',
    confirm: 'Delete',
    newRate: /New|Add/,
    source: 'Source of the rate*',
    worth: 'Rate, CNY for one*',
    currency: ['Currency*', 'EUR'],
    accounts: 'Receiving account',
  },
} as const;

/** An order of the demo that came to be charged by itself and whose zone nobody knows; another for each language. */
async function orderToCharge(language: keyof typeof spoken): Promise<string> {
  const number = async () =>
    (
      await rowsOf<{ no: string }>(
        `select o.order_number as no from order_charging x join orders o on o.org_id = x.org_id and o.id = x.order_id
         where x.gap = 'severalZones' and o.actual_weight is not null order by o.order_number ${language === 'en' ? 'desc' : 'asc'} limit 1`,
      )
    )[0]?.no;
  await expect.poll(number, { timeout: 150_000 }).toBeTruthy();
  return (await number()) ?? '';
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['LOADLINE_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`an order is priced by the rate that staff choose, added to by hand, costed and checked (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const desk = await (await browser.newContext()).newPage();
    const complaints = complaintsOf(desk);
    await enterAs(desk, 'op.admin', language);
    const no = await orderToCharge(language);

    await desk.goto(`/ops/charges?search=${no}`);
    await expect(desk.getByText(says.choose).first()).toBeVisible();
    await expectAccessible(desk);
    await picture(desk, `charges-list-${language}`);
    await desk.getByRole('link', { name: no }).click();
    await expect(desk.getByRole('heading', { level: 1, name: no })).toBeVisible();
    await expectAccessible(desk);
    await picture(desk, `charges-open-${language}`);

    // Several zones: staff say which.
    await desk.getByRole('button', { name: says.propose }).click();
    const dialog = desk.getByRole('dialog');
    await choose(dialog.getByLabel(says.rate), { index: 1 });
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: says.propose }).click();
    const lines = desk.getByRole('region', { name: says.lines });
    await expect(lines.getByRole('rowheader', { name: says.freight }).first()).toBeVisible();

    // By hand, and taken away again.
    await desk.getByRole('button', { name: says.add, exact: true }).click();
    await choose(dialog.getByLabel(says.fee), 'PACKING');
    await dialog.getByLabel(says.price).fill('85');
    await expectAccessible(desk);
    await picture(desk, `charges-add-${language}`);
    await dialog.getByRole('button', { name: says.save }).click();
    await expect(lines.getByRole('rowheader', { name: says.packing })).toBeVisible();
    await desk.getByRole('button', { name: says.again }).click();
    await dialog.getByRole('button', { name: says.propose }).click();
    await expect(dialog).toHaveCount(0);
    await expect(lines.getByRole('rowheader', { name: says.packing })).toBeVisible();

    // What it costs, for those who may know.
    await expect(lines.getByText(says.without)).toBeVisible();
    await lines.getByRole('button', { name: says.costOf }).click();
    await dialog.getByLabel(says.supplier).fill('Westline');
    await dialog.getByLabel(says.cost, { exact: true }).fill('120.50');
    await dialog.getByRole('button', { name: says.save }).click();
    await expect(lines.getByText('Westline')).toBeVisible();
    await expectAccessible(desk);
    await picture(desk, `charges-${language}`);

    await lines.getByRole('button', { name: says.remove }).click();
    await dialog.getByRole('button', { name: says.confirm, exact: true }).click();
    await expect(lines.getByRole('rowheader', { name: says.packing })).toHaveCount(0);
    await desk.getByRole('button', { name: says.checkAll }).click();
    await expect(desk.getByText(says.toBill).first()).toBeVisible();
    await desk.goto(`/ops/charges?tab=checked&search=${no}`);
    await expect(desk.getByRole('link', { name: no })).toBeVisible();
    expect(complaints).toEqual([]);
  });

  test(`exchange rates and receiving accounts are kept by the day and the company (${language})`, async ({
    browser,
  }) => {
    const desk = await (await browser.newContext()).newPage();
    const complaints = complaintsOf(desk);
    await enterAs(desk, 'op.admin', language);
    await desk.goto('/ops/finance/settings');
    await desk.getByRole('button', { name: says.newRate }).first().click();
    const [label, currency] = says.currency;
    await choose(desk.getByLabel(label, { exact: true }), currency);
    await desk.getByLabel(says.worth).fill('7.123456');
    await desk.getByLabel(says.source).fill(`PBoC ${language}`);
    await expectAccessible(desk);
    await desk.getByRole('button', { name: says.save }).click();
    await expect(desk.getByText(`PBoC ${language}`).first()).toBeVisible();
    await expect(desk.getByText('7.123456').first()).toBeVisible();
    await expectAccessible(desk);
    await picture(desk, `exchange-rates-${language}`);
    await desk.goto('/ops/finance/settings?part=accounts');
    await expect(desk.getByText(says.accounts).first()).toBeVisible();
    await expectAccessible(desk);
    await picture(desk, `accounts-${language}`);
    expect(complaints).toEqual([]);
  });
}
