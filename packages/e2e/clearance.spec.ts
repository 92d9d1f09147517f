import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    make: '由订单制单',
    numbers: '单号*',
    go: '制单',
    edit: '编辑',
    port: '入境口岸',
    importer: '进口商编号（IOR）',
    bond: '保证金',
    save: '保存',
    move: (status: string) => `改为${status}`,
    reason: '原因',
    steps: ['已交单', '清关中', '已放行'],
    more: '更多操作',
    disposition: '登记海关处置',
    code: '海关处置代码*',
    hold: '1H 卸货港扣留',
    write: '登记查验',
    kind: '查验方式*',
    cost: '查验费',
    charged: '查验成本',
    freeDay: '最后免费日',
    xray: '查验：X 光（NII）',
    left: /剩 \d/,
    held: /海关扣留/,
    zone: '时区',
    losAngeles: /洛杉矶/,
    open: '打开清关单',
  },
  en: {
    make: 'Make an entry',
    numbers: 'Numbers*',
    go: 'Make',
    edit: 'Edit',
    port: 'Port of entry',
    importer: 'Importer of record no.',
    bond: 'Bond',
    save: 'Save',
    move: (status: string) => `Move to ${status}`,
    reason: 'Reason',
    steps: ['Documents submitted', 'Clearance in progress', 'Released'],
    more: 'More actions',
    disposition: 'Record a disposition',
    code: 'Disposition*',
    hold: '1H Hold placed at port of discharge',
    write: 'Examination',
    kind: 'Examination*',
    cost: 'Exam cost',
    charged: 'Charged to us',
    freeDay: 'Last free day',
    xray: 'Examination: X-ray (NII)',
    left: /\d.* left/,
    held: /Held by customs/,
    zone: 'Time zone',
    losAngeles: /Los Angeles/,
    open: 'Open the entry',
  },
} as const;

for (const language of ['zh-cn', 'en'] as const) {
  const says = spoken[language];
  test(`staff file an entry, customs hold it, and its customer reads it in the time zone of the port (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);

    // Made from an order: its goods are the lines.
    await desk.goto('/ops/coa');
    await desk.getByRole('button', { name: says.make }).first().click();
    const making = desk.getByRole('dialog');
    await making.getByLabel(says.numbers).fill(await freeOrder(language === 'en' ? 0 : 1));
    await expectAccessible(desk);
    await making.getByRole('button', { name: says.go, exact: true }).click();
    await expect(desk).toHaveURL(/\/ops\/coa\?no=US/);
    const no = new URL(desk.url()).searchParams.get('no') ?? '';

    // What customs alone want to know is written once.
    await desk.getByRole('button', { name: says.edit, exact: true }).click();
    const written = desk.getByRole('dialog');
    await choose(written.getByLabel(says.port), '2720');
    await written.getByRole('textbox', { name: says.importer }).fill('91-114444200');
    await choose(written.getByLabel(says.bond), 'continuous');
    await expectAccessible(desk);
    await written.getByRole('button', { name: says.save }).click();
    await expect(written).toHaveCount(0);
    await expectAccessible(desk);

    const step = async (at: number, isAsked: boolean) => {
      const name = says.steps[at] ?? '';
      const button = desk.getByRole('button', { name: says.move(name) });
      if (await button.isVisible()) await button.click();
      else {
        await desk.getByRole('button', { name: says.more }).click();
        await desk.getByRole('menuitem', { name: says.move(name) }).click();
      }
      const dialog = desk.getByRole('dialog');
      if (isAsked) await dialog.getByLabel(says.reason).fill('海关已接受');
      await dialog.getByRole('button', { name: says.move(name) }).click();
      await expect(dialog).toHaveCount(0);
      await expect(desk.getByRole('heading', { level: 1 }).locator('..')).toContainText(name);
    };
    await step(0, true);
    await step(1, false);

    await desk.getByRole('button', { name: says.more }).click();
    await desk.getByRole('menuitem', { name: says.disposition }).click();
    const told = desk.getByRole('dialog');
    await choose(told.getByLabel(says.code), '1H');
    await told.getByRole('button', { name: says.disposition }).click();
    await expect(told).toHaveCount(0);
    await expect(desk.getByText(says.hold).first()).toBeVisible();

    // What is known of the examination is written once; what it costs us stays at the desk.
    await desk.getByRole('button', { name: says.write, exact: true }).click();
    const exam = desk.getByRole('dialog');
    await choose(exam.getByLabel(says.kind), 'nii');
    await exam.getByLabel(says.cost, { exact: true }).fill('185');
    await exam.getByLabel(says.charged, { exact: true }).fill('140.55');
    await exam.getByRole('textbox', { name: says.freeDay }).fill(dayAhead(5));
    await expectAccessible(desk);
    await exam.getByRole('button', { name: says.save }).click();
    await expect(exam).toHaveCount(0);
    await expect(desk.getByRole('region', { name: says.xray })).toContainText('USD 140.55');
    await expectAccessible(desk);
    await expectReadable(desk);

    // Its customer finds it among what is held, beside the list and on its own page.
    await portal.goto(`/coa?search=${no}`);
    await portal.getByRole('tab', { name: says.held }).click();
    await expect(portal.getByText(says.hold).first()).toBeVisible();
    await expect(portal.getByRole('columnheader', { name: says.freeDay })).toBeVisible();
    await expect(portal.getByText(says.left).first()).toBeVisible();
    await expectAccessible(portal);
    await expectReadable(portal);

    // The time zone is chosen here alone, stored, and read anew.
    await expect(portal.getByText('GMT+8').first()).toBeVisible();
    await portal.getByRole('button', { name: says.zone }).click();
    await portal.getByRole('menuitemradio', { name: says.losAngeles }).click();
    await expect(portal.getByText(/GMT−[78]/).first()).toBeVisible();
    const kept = await portal.evaluate(() => [localStorage.timezone, localStorage['timezone.name']]);
    expect(kept[0]).toMatch(/^-[78]$/);
    expect(kept[1]).toBe('America/Los_Angeles');
    await portal.goto(`/coa?no=${no}`);
    await expect(portal.getByText(says.hold).first()).toBeVisible();
    await expect(portal.getByText(/GMT−[78]/).first()).toBeVisible();
    const region = portal.getByRole('region', { name: says.xray });
    await expect(region).toContainText('USD 185.00');
    await expect(region).toContainText(says.left);
    await expect(portal.locator('main')).not.toContainText('140.55');
    await expectAccessible(portal);
    await expectReadable(portal);
    await portal.goto('/order');
    await expect(portal.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(portal.getByRole('button', { name: says.zone })).toHaveCount(0);

    // Held cargo is released only with a reason.
    await step(2, true);
    expect(complaints.flat()).toEqual([]);
  });
}

/** A day so many days from now, wherever the clocks are. */
function dayAhead(days: number): string {
  return new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
}

/** An order of the large customer that is on no entry yet. Walks go side by side: each takes from a half of its own. */
async function freeOrder(half: number): Promise<string> {
  const [free] = await rowsOf<{ no: string }>(
    `select o.order_number as no from (select o.*, row_number() over (order by o.id) as place from orders o join organisation g using (org_id)
       where g.code = 'QHDEMO') o
     where o.place % 2 = $1 and o.status = 'ARRIVED' and o.destination_country = 'US' and not exists (select from us_entry_order c where c.order_id = o.id)
     order by o.place desc limit 1`,
    [half],
  );
  expect(free).toBeDefined();
  return free?.no ?? '';
}
