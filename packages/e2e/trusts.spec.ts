import { expect, type Page } from '@playwright/test';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { expectShipments, handInAgain, shareShipments } from './trusts.laid.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    sendBack: '退回',
    sendBackOne: '退回 1 个字段',
    field: '货物明细第 1 行 目的国HS编码',
    why: '目的国归类与材质不符',
    returned: '已退回',
    correct: '去修改',
    accept: '受理',
    free: '按箱分配',
    cell: (order: number) => `第 1 行分给第 ${order} 票的箱数`,
    shipments: (order: number) => `第 ${order} 票的 FBA 号`,
    leftOver: '未分给任何订单的 FBA 号：FBA15WALK003',
    makeTwo: '受理并生成 2 票订单',
    madeTwo: '已生成 2 票订单',
    close: '关闭',
    accepted: '已受理',
    amend: '申请改单',
    place: '部分',
    which: '字段',
    warehouse: '仓库代码',
    handling: '特殊要求',
    because: '说明',
    ask: '提交改单申请',
    waits: '第 1 次改单申请，待答复',
    yes: '接受',
    no: '拒绝',
    whyNot: '拒绝原因：特殊要求',
    answer: '确认答复',
    answered: '已答复',
    refused: '已拒绝',
    made: '已生成订单',
    past: '改单记录',
    cancel: '申请取消',
    cancelAsked: '取消申请，待答复',
    cancelYes: '同意取消',
    cancelled: '已取消',
  },
  en: {
    sendBack: 'Return',
    sendBackOne: 'Return 1 field',
    field: 'Goods, row 1: Destination HS code',
    why: 'The code does not fit the material',
    returned: 'Returned',
    correct: 'Correct',
    accept: 'Accept',
    free: 'Share out cartons',
    cell: (order: number) => `Cartons of line 1 in order ${order}`,
    shipments: (order: number) => `FBA numbers of order ${order}`,
    leftOver: 'FBA numbers that go with no order: FBA15WALK003',
    makeTwo: 'Accept and make 2 orders',
    madeTwo: '2 orders made',
    close: 'Close',
    accepted: 'Accepted',
    amend: 'Request amendment',
    place: 'Part',
    which: 'Field',
    warehouse: 'Warehouse code',
    handling: 'Special handling',
    because: 'Why',
    ask: 'Send the request',
    waits: 'Amendment 1, open',
    yes: 'Accept',
    no: 'Refuse',
    whyNot: 'Why not: Special handling',
    answer: 'Send the answer',
    answered: 'Answered',
    refused: 'Refused',
    made: 'Orders made',
    past: 'Earlier amendments',
    cancel: 'Request cancellation',
    cancelAsked: 'Cancellation requested, open',
    cancelYes: 'Cancel it',
    cancelled: 'Cancelled',
  },
} as const;

type Spoken = (typeof spoken)[keyof typeof spoken];

test('somebody who may only look is told which right is missing', async ({ page }) => {
  await enterAs(page, 'op.sales');
  const { no } = await someSubmitted();
  await page.goto(`/ops/trust?no=${no}`);
  await expect(page.getByText('受理与退回委托单')).toBeVisible();
  await expect(page.getByRole('button', { name: '受理', exact: true })).toHaveCount(0);
});

test('the desk reads whose a trust order is without a cut on a desktop, in English as well', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs(page, 'op.admin', 'en');
  await page.goto('/ops/trusts');
  const names = page.getByRole('cell', { name: /^Qihang Example Cross-border/ });
  await expect(names.first()).toBeVisible();
  const isCut = (cells: Element[]) => cells.some(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth);
  await expect.poll(() => names.evaluateAll(isCut)).toBe(false);
});

for (const language of languagesOf(import.meta))
  test(`what customs ask of goods stands in sight beside them at 1440: quantity, price, sides, value (${language})`, async ({
    page,
  }) => {
    await enterAs(page, 'op.admin', language);
    const { no } = await someSubmitted();
    await page.goto(`/ops/trust?no=${no}`);
    const table = page.locator('.trust-lines');
    await expect(table.locator('tbody tr').first()).toBeVisible();
    const inSight = (box: Element) =>
      [...box.querySelectorAll('thead th')]
        .filter((head) => head.getBoundingClientRect().right <= box.getBoundingClientRect().right)
        .map((head) => head.textContent)
        .join(' · ');
    const heads = language === 'en' ? ['L × W × H', 'Price', 'Value'] : ['长 × 宽 × 高', '单价', '申报货值'];
    for (const head of heads)
      await expect.poll(() => table.locator('.table-scroll').evaluate(inSight)).toContain(head);
  });

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];

  test(`a trust order is sent back, accepted into two orders, and amended (${language})`, async ({
    browser,
  }) => {
    // Two people, eleven pages, each looked at for everybody.
    test.slow();
    const [desk, portal] = [
      await (await browser.newContext()).newPage(),
      await (await browser.newContext()).newPage(),
    ];
    const complaints = [complaintsOf(desk), complaintsOf(portal)];
    await enterAs(desk, 'op.service', language);
    await enterAs(portal, 'demo', language);
    const { no, id, signer } = await someSubmitted();

    // The queue leads to it; a field goes back with its reason.
    await desk.goto('/ops/trusts');
    await expectAccessible(desk);
    await desk.getByRole('link', { name: no }).click();
    await expect(desk.getByRole('heading', { level: 1 })).toHaveText(no);
    await expectAccessible(desk);
    await desk.getByRole('button', { name: says.sendBack, exact: true }).click();
    await desk.getByRole('button', { name: says.field, exact: true }).click();
    const returning = desk.locator('.returning-card');
    await returning.getByLabel(says.field).first().fill(says.why);
    await expectAccessible(desk);
    await returning.getByRole('button', { name: says.sendBackOne, exact: true }).click();
    await expectState(desk, says.returned);

    // The customer reads why, and the way to correct it stands beside.
    await portal.goto(`/trustDetail?no=${no}`);
    await expect(portal.getByText(says.why).first()).toBeVisible();
    await expect(portal.getByRole('link', { name: says.correct, exact: true }).first()).toHaveAttribute(
      'href',
      `/trustCreate?no=${no}`,
    );
    await expectAccessible(portal);
    await handInAgain(portal, id, no, signer);

    await acceptIntoTwo(desk, no, says);
    await portal.reload();
    const made = portal.getByRole('region', { name: says.made });
    await expect(made.getByRole('link', { name: /^SO/ })).toHaveCount(2);
    await expectState(portal, says.accepted);

    await expectShipments(portal);
    await portal.goto(`/trustDetail?no=${no}`);
    await askToAmend(portal, says);
    await answerAmendment(desk, no, says);
    await portal.reload();
    const past = portal.getByRole('region', { name: says.past });
    await expect(past).toContainText(says.answered);
    await expect(past).toContainText(says.refused);
    await expect(past).toContainText('PO:XQ2');
    await expect(past.getByText('LGB9').first()).toBeVisible();
    await expectAccessible(portal);

    // What became of it is cancelled with its orders, for nothing was done for them yet.
    await portal.getByRole('button', { name: says.cancel }).click();
    const asking = portal.getByRole('dialog');
    await asking.locator('textarea').fill('PO withdrawn');
    await asking.getByRole('button', { name: says.cancel }).click();
    await desk.reload();
    await expect(desk.getByText(says.cancelAsked)).toBeVisible();
    await desk.getByRole('button', { name: says.cancelYes }).click();
    await desk.getByRole('dialog').getByRole('button', { name: says.cancelYes }).click();
    await expectState(desk, says.cancelled);
    expect(complaints.flat()).toEqual([]);
  });
}

async function expectState(page: Page, state: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(state);
}

/** A trust order of the large customer that waits, with enough cartons to be shared out. */
async function someSubmitted(): Promise<{ no: string; id: string; signer: string }> {
  const [found] = await rowsOf<{ no: string; id: string; signer: string }>(
    `select t.trust_no as no, t.id, t.signature->>'name' as signer from trust t join organisation g using (org_id)
     where g.code = 'QHDEMO' and t.state = 'SUBMITTED' and (t.content->'cargo'->'lines'->0->>'cartons')::int > 1
     order by t.waiting_since limit 1`,
  );
  if (!found) throw new Error('no trust order waits');
  return found;
}

async function acceptIntoTwo(desk: Page, no: string, says: Spoken): Promise<void> {
  await desk.goto(`/ops/trust?no=${no}`);
  await desk.getByRole('button', { name: says.accept, exact: true }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('radio', { name: says.free }).check();
  const first = dialog.getByLabel(says.cell(1));
  const all = Number(await first.inputValue());
  await first.fill(String(all - 1));
  await dialog.getByLabel(says.cell(2)).fill('1');
  await shareShipments(dialog, says);
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: says.makeTwo }).click();
  await expect(desk.getByRole('dialog')).toContainText(says.madeTwo);
  await expect(desk.getByRole('dialog').getByText(/^SO/)).toHaveCount(2);
  await desk.getByRole('dialog').getByRole('button', { name: says.close, exact: true }).last().click();
  await expectState(desk, says.accepted);
}

async function askToAmend(portal: Page, says: Spoken): Promise<void> {
  await portal.getByRole('button', { name: says.amend }).click();
  const dialog = portal.getByRole('dialog');
  await dialog.getByLabel(says.place, { exact: true }).selectOption('route');
  await dialog.getByLabel(says.which, { exact: true }).selectOption('route.warehouseCode');
  await dialog.getByLabel(says.warehouse, { exact: true }).fill('LGB9');
  await dialog.getByLabel(says.place, { exact: true }).selectOption('terms');
  await dialog.getByLabel(says.which, { exact: true }).selectOption('terms.specialHandling');
  await dialog.getByLabel(says.handling, { exact: true }).fill('PO:XQ2');
  await dialog.getByLabel(says.because).last().fill('LGB9');
  await expectAccessible(portal);
  await dialog.getByRole('button', { name: says.ask }).click();
  await expect(portal.getByRole('heading', { name: says.waits })).toBeVisible();
}

async function answerAmendment(desk: Page, no: string, says: Spoken): Promise<void> {
  await desk.goto(`/ops/trust?no=${no}`);
  await desk.getByRole('radiogroup', { name: says.warehouse }).getByRole('radio', { name: says.yes }).check();
  await desk.getByRole('radiogroup', { name: says.handling }).getByRole('radio', { name: says.no }).check();
  await desk.getByLabel(says.whyNot).fill('no lift gate');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: says.answer }).click();
  await expect(desk.getByRole('heading', { name: says.waits })).toHaveCount(0);
}
