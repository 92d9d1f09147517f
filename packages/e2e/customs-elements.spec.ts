import { expect } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { ownOrder } from './own-orders.ts';
import { account, enterWith } from './people.ts';
import { test } from './walk.ts';

const spoken = {
  // Days after any on which the same goods may have been declared by others.
  'zh-cn': { edit: '编辑', day: '2099-01-01', before: /取上次申报（2099-01-01）/, save: '保存' },
  en: { edit: 'Edit', day: '2099-01-02', before: /Fill in as declared on 2099-01-02/, save: 'Save' },
} as const;
const gtin = '06901234567892';

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`what was declared of the same goods before is filled in by one press (${language})`, async ({
    page,
    request,
  }) => {
    const complaints = complaintsOf(page);
    const token = await enterWith(page, account('op.admin'), language);
    const headers = { authorization: `Bearer ${token}` };
    const post = async (what: string, data: object) => {
      const reply = await request.post(`/opsapi/customs/${what}`, { headers, data });
      const { code, data: answer, message } = await reply.json();
      expect(code, message).toBe(200);
      return answer;
    };
    // The same goods are declared on their way out and on their way back.
    const order = await undeclaredOrder();
    const made = async (direction: string) => {
      const usual = { together: false, businessType: '9', currency: 'USD' };
      const { made: numbers } = await post('make', { numbers: [order], direction, ...usual });
      return String(numbers[0]);
    };
    const no = await made('export');
    const detail = async () =>
      (await (await request.get(`/opsapi/customs/detail?no=${no}`, { headers })).json()).data;
    const { file, header, orders, lines } = await detail();
    const [first, ...others] = lines;
    await post('lines', {
      no,
      version: file.version,
      lines: [{ ...first, elements: [...first.elements, { key: 'gtin', value: gtin }] }, ...others],
    });
    await post('save', {
      ...file,
      ...header,
      no,
      version: (await detail()).file.version,
      customsDate: says.day,
      totalTax: null,
      orders: orders.map(({ orderId }: { orderId: string }) => ({ orderId })),
    });
    const { version } = (await detail()).file;
    await post('move', { no, version, to: 'SUBMITTED', reason: '后补' });

    const back = await made('import');
    await page.goto(`/ops/declaration?no=${back}`);
    await page.getByRole('button', { name: says.edit }).nth(1).click();
    await page.getByRole('gridcell').getByRole('button', { expanded: false }).first().click();
    await expect(page.getByRole('button', { name: says.before })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: says.before }).click();
    await expect(page.getByLabel('GTIN').first()).toHaveValue(gtin);
    await expect(page.getByRole('button', { name: says.before })).toHaveCount(0);
    await page.getByRole('button', { name: says.save, exact: true }).click();
    await expect(page.getByRole('grid')).toHaveCount(0);
    const line = page.locator('.customs-elements details').first();
    await line.locator('summary').click();
    await expect(line).toContainText(gtin);
    expect(complaints).toEqual([]);
  });
}

/** An order of the large customer that is not declared yet. */
function undeclaredOrder(): Promise<string> {
  return ownOrder(
    `o.status in ('ORDERED', 'WH_IN', 'WH_OUT') and not exists (select from customs_order c where c.order_id = o.id)
       and exists (select from goods_line l where l.order_id = o.id)`,
    'last',
  );
}
