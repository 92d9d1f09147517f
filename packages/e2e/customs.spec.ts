import { type APIRequestContext, expect, type Page } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { ownOrders } from './own-orders.ts';
import { account, enterWith } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    make: '由订单制单',
    numbers: '单号*',
    business: '业务类型*',
    go: '制单',
    edit: '编辑',
    number: '报关单号',
    tariff: '关税',
    vat: '增值税',
    save: '保存',
    move: (status: string) => `改为${status}`,
    steps: ['已交单', '清关中', '待缴税', '已缴税', '已放行'],
    reason: '原因',
    needed: '请先补齐，或填写原因',
    more: '更多操作',
    report: '登记异常',
    kind: '异常类别*',
    found: '异常描述*',
    ask: '询问客户',
    action: '请客户做*',
    due: '客户截止时间*',
    answer: '写答复',
    send: '提交答复',
    waiting: '查验，待您回复',
    answered: '查验，已答复',
    cleared: '查验，已解除',
    clear: '解除',
    told: '告知客户*',
    release: '上传放行单',
    tab: /待我处理/,
    total: '关税 + 增值税相符',
    elements: '申报要素',
    brand: '品牌类型*',
    brandType: '3 境外品牌（贴牌生产）',
    moveByNumbers: '按单号改状态',
    to: '状态*',
    apply: '改状态',
    outcome: '2 票中 1 票已改',
    moveChosen: '批量改状态',
    chosen: '2 票改状态',
    select: (no: string) => `选择 ${no}`,
    cargo: (packages: string, weight: string) => `${packages} 件，${weight} kg`,
    sum: (currency: string, amount: string, count: number) => `${currency} ${amount}（${count} 票）`,
    steps7: '清关步骤',
    forwarder: '货代',
    numberTitle: (no: string) => `报关单号 ${no}`,
    numberParts: ['关区', '年份', '进口', '流水号'],
    close: '关闭',
    undeclared: /未申报/,
    otherDirection: /第 9 位与进出口方向不符/,
    import: '进口',
  },
  en: {
    make: 'Make from orders',
    numbers: 'Numbers*',
    business: 'Business type*',
    go: 'Make',
    edit: 'Edit',
    number: 'Declaration no.',
    tariff: 'Tariff',
    vat: 'VAT',
    save: 'Save',
    move: (status: string) => `Move to ${status}`,
    steps: ['Documents submitted', 'Clearance in progress', 'Tax to pay', 'Tax paid', 'Released'],
    reason: 'Reason',
    needed: 'Fill in what is missing, or say why it goes without',
    more: 'More actions',
    report: 'Report an abnormal',
    kind: 'Abnormal kind*',
    found: 'Description, Chinese*',
    ask: 'Ask the customer',
    action: 'Asked of the customer, Chinese*',
    due: 'Due from the customer*',
    answer: 'Write an answer',
    send: 'Send the answer',
    waiting: 'Inspection, Waiting for an answer',
    answered: 'Inspection, Answered',
    cleared: 'Inspection, Cleared',
    clear: 'Clear',
    told: 'Told to the customer*',
    release: 'Upload: Release note',
    tab: /Waiting for me/,
    total: 'tariff + VAT agree',
    elements: 'Declaration elements',
    brand: 'Brand type*',
    brandType: '3 Foreign brand, made to order',
    moveByNumbers: 'Move by numbers',
    to: 'Status*',
    apply: 'Move',
    outcome: '1 of 2 moved',
    moveChosen: 'Move',
    chosen: 'Move 2 declarations',
    select: (no: string) => `Select ${no}`,
    cargo: (packages: string, weight: string) => `${packages} pkgs, ${weight} kg`,
    sum: (currency: string, amount: string, count: number) => `${currency} ${amount} (${count})`,
    steps7: 'Customs steps',
    forwarder: 'Forwarder',
    numberTitle: (no: string) => `Declaration no. ${no}`,
    numberParts: ['Office', 'Year', 'Import', 'Sequence'],
    close: 'Close',
    undeclared: /Not declared yet/,
    otherDirection: /ninth digit says the other direction/,
    import: 'Import',
  },
} as const;

const pdf = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`a declaration goes through inspection and tax to released, and its customer answers (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);

    // Made from an order: its goods are the lines.
    await desk.goto('/ops/customs');
    await expect(desk.getByRole('tab').first()).toHaveText(says.undeclared);
    await desk.getByRole('button', { name: says.make }).first().click();
    const making = desk.getByRole('dialog');
    await making.getByLabel(says.numbers).fill((await freeOrders(1)).join());
    await choose(making.getByLabel(says.business), '8');
    await expectAccessible(desk);
    await making.getByRole('button', { name: says.go, exact: true }).click();
    await expect(desk).toHaveURL(/\/ops\/declaration\?no=CD/);
    const no = new URL(desk.url()).searchParams.get('no') ?? '';
    await expectAccessible(desk);

    // The header gets its number and taxes; a number of the other direction is refused at its field.
    await desk.getByRole('button', { name: says.edit }).first().click();
    const header = desk.getByRole('dialog');
    const number = declarationNo();
    await header.getByRole('textbox', { name: says.number, exact: true }).fill(number);
    await header.getByRole('textbox', { name: says.tariff, exact: true }).fill('1200.5');
    await header.getByRole('textbox', { name: says.vat, exact: true }).fill('3400');
    await header.getByRole('button', { name: says.save }).click();
    await expect(header).toContainText(says.otherDirection);
    await header.getByRole('radio', { name: says.import }).check();
    await header.getByRole('button', { name: says.save }).click();
    await expect(header).toHaveCount(0);
    await expectParts(desk, number, says);
    await expect(desk.getByText('4,600.50')).toBeVisible();
    await expect(desk.getByText(says.total)).toBeVisible();

    // A line gets one of the elements that it lacks.
    await desk.getByRole('button', { name: says.edit }).nth(1).click();
    await desk.getByRole('gridcell').getByRole('button', { expanded: false }).first().click();
    await choose(desk.getByLabel(says.brand).first(), '3');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: says.save, exact: true }).click();
    await expect(desk.getByRole('grid')).toHaveCount(0);
    await expectElement(desk, says.brandType);

    // Incomplete papers go on only with a reason, said at the field.
    const step = async (at: number, reason?: string) => {
      const name = says.steps[at] ?? '';
      await desk.getByRole('button', { name: says.move(name) }).click();
      const dialog = desk.getByRole('dialog');
      const submit = dialog.getByRole('button', { name: says.move(name) });
      if (reason !== undefined) {
        await submit.click();
        await expect(dialog).toContainText(says.needed);
        await dialog.getByLabel(says.reason).fill(reason);
      }
      await submit.click();
      await expect(dialog).toHaveCount(0);
      await expect(desk.getByRole('heading', { level: 1 }).locator('..')).toContainText(name);
    };
    await step(0, '客户急单，后补');
    await step(1);

    // Customs inspect; the customer is asked, answers in place, and it is cleared.
    await desk.getByRole('button', { name: says.more }).click();
    await desk.getByRole('menuitem', { name: says.report }).click();
    const report = desk.getByRole('dialog');
    await choose(report.getByLabel(says.kind), 'inspection');
    await report.getByLabel(says.found).fill('海关开箱查验，要求提供产品说明书');
    await report.getByRole('button', { name: says.report }).click();
    await expect(report).toHaveCount(0);
    await desk.getByRole('button', { name: says.ask }).click();
    const asking = desk.getByRole('dialog');
    await asking.getByLabel(says.action, { exact: true }).fill('请提供产品说明书');
    await asking.getByLabel(says.due).fill('2030-01-05T18:00');
    await asking.getByRole('button', { name: says.ask }).click();
    await expect(asking).toHaveCount(0);

    await portal.goto(`/customs?search=${no}`);
    await portal.getByRole('tab', { name: says.tab }).click();
    await expect(portal.getByText(says.waiting).first()).toBeVisible();
    await expectAccessible(portal);
    await portal.locator(`a[href*="${no}"]`).click();
    await expect(portal.getByRole('heading', { name: says.waiting })).toBeVisible();
    await portal.getByLabel(says.answer).fill('说明书已上传');
    await expectAccessible(portal);
    await portal.getByRole('button', { name: says.send }).click();
    await expect(portal.getByRole('heading', { name: says.answered })).toBeVisible();

    await desk.reload();
    await expect(desk.getByText('说明书已上传')).toBeVisible();
    await desk.getByRole('button', { name: says.clear, exact: true }).click();
    const clearing = desk.getByRole('dialog');
    await clearing.getByLabel(says.told).fill('查验结束，无异常');
    await clearing.getByRole('button', { name: says.clear, exact: true }).click();
    await expect(desk.getByRole('heading', { name: says.cleared })).toBeVisible();

    // Tax is due and paid; without a release note it is not released unasked.
    await step(2);
    await step(3);
    await desk.getByRole('button', { name: says.move(says.steps[4]) }).click();
    await desk
      .getByRole('dialog')
      .getByRole('button', { name: says.move(says.steps[4]) })
      .click();
    await expect(desk.getByRole('dialog')).toContainText(says.needed);
    await desk.keyboard.press('Escape');
    const chooser = desk.waitForEvent('filechooser');
    await desk.getByRole('button', { name: says.release }).click();
    await (await chooser).setFiles({ name: 'release.pdf', mimeType: 'application/pdf', buffer: pdf });
    await expect(desk.getByRole('button', { name: 'release.pdf', exact: true })).toBeVisible();
    await step(4);
    await expectAccessible(desk);

    // The customer reads it on a phone, as a notice leads there.
    await portal.setViewportSize({ width: 375, height: 812 });
    await portal.goto(`/customs?no=${no}`);
    await expect(portal.getByRole('heading', { level: 1 }).locator('..')).toContainText(says.steps[4]);
    await expectElement(portal, says.brandType);
    await expectParts(portal, number, says);
    // Of each step it reads when, that it was the forwarder, and what was said.
    await expect(portal.getByRole('list', { name: says.steps7 })).toContainText(says.forwarder);
    const overhang = await portal.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overhang).toBeLessThanOrEqual(0);
    await expectAccessible(portal);
    // The number of the other direction was refused.
    expect(complaints.flat()).toEqual([expect.stringContaining('400')]);
  });

  test(`several declarations are moved by pasted numbers, each answered for itself (${language})`, async ({
    page,
    request,
  }) => {
    const complaints = complaintsOf(page);
    const token = await enterWith(page, account('op.admin'), language);
    const orders = await freeOrders(2);
    const [one, other] = await madeFrom(request, token, orders);
    await page.goto('/ops/customs');
    await page.getByRole('button', { name: says.moveByNumbers }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(says.numbers).fill(`${one}\nCD0000000000`);
    await choose(dialog.getByLabel(says.to), 'SUBMITTED');
    await dialog.getByLabel(says.reason).fill('批量交单');
    await dialog.getByRole('button', { name: says.apply, exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText(says.outcome);
    await expect(dialog.getByRole('listitem').first()).toContainText('CD0000000000');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: says.close }).last().click();
    await expect(page.locator(`a[href*="${other}"]`)).toBeVisible();
    await expect(page.locator(`a[href*="${one}"]`)).toHaveCount(0);

    // Both together: what they come to stands under the list, and the step that is chosen for them is told of each.
    await page.goto(`/ops/customs?tab=all&numbers=${one}&numbers=${other}`);
    const sums = await sumsOf(orders);
    const totals = page.locator('.list-footer__totals');
    await expect(totals).toContainText(says.cargo(sums.packages, sums.weight));
    await expect(totals).toContainText(says.sum('USD', sums.value, 2));
    for (const no of [one, other])
      await page.getByRole('checkbox', { name: says.select(no ?? ''), exact: true }).check();
    await page.getByRole('toolbar').getByRole('button', { name: says.moveChosen, exact: true }).click();
    await expect(dialog.getByRole('heading', { name: says.chosen })).toBeVisible();
    await choose(dialog.getByLabel(says.to), 'CLEARING');
    await expectAccessible(page);
    await dialog.getByRole('button', { name: says.apply, exact: true }).click();
    await expect(dialog.getByRole('status')).toContainText(says.outcome);
    await expect(dialog.getByRole('listitem').first()).toContainText(other ?? '');
    await dialog.getByRole('button', { name: says.close }).last().click();
    // What was chosen is not any more.
    await expect(page.getByRole('checkbox', { name: says.select(one ?? ''), exact: true })).not.toBeChecked();
    const row = (no = '') => page.getByRole('row').filter({ has: page.locator(`a[href*="${no}"]`) });
    await expect(row(one)).toContainText(says.steps[1]);
    await expect(row(other)).not.toContainText(says.steps[1]);
    expect(complaints).toEqual([]);
  });
}

/** The elements of the first line, opened, say this among them. */
async function expectElement(page: Page, value: string): Promise<void> {
  const line = page.locator('.customs-elements details').first();
  await line.locator('summary').click();
  await expect(line).toContainText(value);
  await expectAccessible(page);
}

/** Orders of the large customer that are on no declaration yet. */
async function freeOrders(count: number): Promise<string[]> {
  const free = await ownOrders(
    `o.status = 'ARRIVED' and not exists (select from customs_order c where c.order_id = o.id)`,
    count,
  );
  return free.map(({ no }) => no);
}

/** Pieces, weight and value of what these orders carry, as people write them. */
async function sumsOf(numbers: string[]) {
  const [sums] = await rowsOf<{ packages: string; weight: string; value: string }>(
    `select to_char(sum(coalesce(o.actual_pks_num, o.quantity)), 'FM999,999,990') as packages,
       to_char(sum(coalesce(o.actual_weight, o.gross_weight)), 'FM999,999,990.000') as weight,
       to_char(sum((select sum(g.total_price_usd) from goods_line g where g.order_id = o.id)), 'FM999,999,990.00') as value
     from orders o where o.order_number = any($1)`,
    [numbers],
  );
  if (!sums) throw new Error('no such orders');
  return sums;
}

type Says = (typeof spoken)[keyof typeof spoken];

/** The number of a declaration stands as its parts, each under what it says: office, year, direction, sequence. */
async function expectParts(page: Page, no: string, { numberTitle, numberParts }: Says): Promise<void> {
  const digits = [no.slice(0, 4), no.slice(4, 8), no.slice(8, 9), no.slice(9)];
  const parts = page.getByLabel(numberTitle(no), { exact: true });
  await expect(parts.getByRole('term')).toHaveText([...numberParts]);
  await expect(parts.getByRole('definition')).toHaveText(digits);
}

function declarationNo(): string {
  return `224820261${String(Date.now()).slice(-9)}`;
}

/** One declaration of each order, made beside the page. */
async function madeFrom(request: APIRequestContext, token: string, numbers: string[]): Promise<string[]> {
  const reply = await request.post('/opsapi/customs/make', {
    headers: { authorization: `Bearer ${token}` },
    data: { numbers, together: false, businessType: '9', direction: 'export', currency: 'USD' },
  });
  const { data }: { data: { made: string[] } } = await reply.json();
  return data.made;
}
