import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { freeOrder, makeEntry, moveEntry, pdf, type Spoken } from './clearance-walk.ts';
import { expectAccessible } from './looks.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    add: '新增 MID',
    name: '制造商名称*',
    street: '制造商地址*',
    city: '城市*',
    textile: '纺织品',
    shipper: '发货人',
    maker: '制造商',
    refused: '纺织品须为实际制造商，不能是发货人或贸易商',
    pieces: '代码各段',
    draft: '存草稿',
    submit: '提交审核',
    review: '待审核',
    approve: '批准',
    inForce: '在用',
    replace: '批量替换',
    reason: '原因*',
    go: '替换 ',
    filed: '已申报的商品行，排除',
    edition: '新版本',
    superseded: '已替换',
    open: '可改的商品行',
    notYet: ' 批准后可用',
    submitted: '已交单',
    ask: '请报关行更正',
    asked: '已提交更正申请：',
    earlier: '历史版本',
  },
  en: {
    add: 'New MID',
    name: 'Manufacturer name*',
    street: 'Manufacturer address*',
    city: 'City*',
    textile: 'Textile',
    shipper: 'Shipper',
    maker: 'Manufacturer',
    refused: 'of textiles this is the actual manufacturer, never a shipper or trader',
    pieces: 'The code piece by piece',
    draft: 'Save draft',
    submit: 'Submit',
    review: 'In review',
    approve: 'Approve',
    inForce: 'In force',
    replace: 'Put on entry lines',
    reason: 'Reason*',
    go: 'Replace on ',
    filed: 'Filed lines, excluded',
    edition: 'New version',
    superseded: 'Superseded',
    open: 'Lines that can change',
    notYet: ' is in force',
    submitted: 'Documents submitted',
    ask: 'Ask for a correction',
    asked: 'Asked of the forwarder. Lines: ',
    earlier: 'Earlier versions',
  },
} as const;

for (const language of ['zh-cn', 'en'] as const) {
  const says = spoken[language];
  test(`a manufacturer gets a code, is approved, goes on entry lines and moves; what is filed stays (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const name = language === 'en' ? 'Xiamen Walker Umbrella Co., Ltd.' : 'Xiamen Wander Umbrella Co., Ltd.';
    const [first, second] =
      language === 'en' ? ['XIAWAL66XIA', 'XIAWAL88XIA'] : ['XIAWAN66XIA', 'XIAWAN88XIA'];
    const [before, after] = [`CN${first}`, `CN${second}`];

    // The code grows with what is typed; of textiles no shipper is taken.
    await portal.goto('/mid');
    await portal.getByRole('button', { name: says.add }).click();
    const form = portal.getByRole('region', { name: says.add });
    await form.getByLabel(says.name).fill(name);
    await form.getByLabel(says.street).fill('Building 2, No. 66 Huli Avenue');
    await form.getByLabel(says.city).fill('Xiamen');
    await expect(form.getByRole('list', { name: says.pieces })).toContainText('66');
    await expect(form.getByText(before)).toBeVisible();
    await form.getByRole('radio', { name: says.shipper }).check();
    await form.getByRole('checkbox', { name: says.textile }).check();
    await form.getByRole('button', { name: says.draft }).click();
    await expect(form.getByText(says.refused)).toBeVisible();
    await expectAccessible(portal);
    await form.getByRole('radio', { name: says.maker }).check();
    await form.getByRole('button', { name: says.draft }).click();

    const panel = portal.getByRole('region', { name: new RegExp(before) });
    await panel.locator('input[type=file]').first().setInputFiles({
      name: 'licence.pdf',
      mimeType: 'application/pdf',
      buffer: pdf,
    });
    await expect(panel.getByText('licence.pdf').first()).toBeVisible();
    await panel.getByRole('button', { name: says.submit }).click();
    await expect(panel.getByText(says.review).first()).toBeVisible();
    await expectAccessible(portal);

    await approve(desk, language, before);

    // It goes on the lines of an entry that is not filed.
    const order = await freeOrder(language === 'en' ? 0 : 1, 'true', 'asc');
    const no = await makeEntry(desk, language, order);
    await portal.goto('/mid');
    await openRow(portal, before);
    await panel.getByRole('link', { name: says.replace }).click();
    await portal.goto(`${portal.url()}&order=${order}`);
    await expect(portal.getByRole('region', { name: says.open })).toContainText(order);
    await portal.getByLabel(says.reason).fill('first code');
    await expectAccessible(portal);
    await portal.getByRole('button', { name: says.go }).click();
    await portal.goto(`/coa?no=${no}`);
    await expect(portal.getByText(before).first()).toBeVisible();

    // The factory moves: another version, which takes the place of the first only once it is approved.
    await portal.goto('/mid');
    await openRow(portal, before);
    await panel.getByRole('button', { name: says.edition }).click();
    const edition = portal.getByRole('region', { name: new RegExp(before) });
    await edition.getByLabel(says.street).fill('No. 88 Huli Avenue');
    await edition.getByRole('button', { name: says.draft }).click();
    const next = portal.getByRole('region', { name: new RegExp(after) });
    await next.locator('input[type=file]').first().setInputFiles({
      name: 'move.pdf',
      mimeType: 'application/pdf',
      buffer: pdf,
    });
    await next.getByRole('button', { name: says.submit }).click();
    await expect(next.getByText(says.review).first()).toBeVisible();
    await next.getByRole('link', { name: says.replace }).click();
    await expect(portal.getByText(after + says.notYet)).toBeVisible();
    const preview = portal.url();
    await approve(desk, language, after);

    // What is filed meanwhile is listed, and nothing is left to change.
    await desk.goto(`/ops/coa?no=${no}`);
    await expect(desk.getByRole('button', { name: says.submitted })).toBeVisible();
    await moveEntry(desk, language, says.submitted, 'filed by the broker');
    await portal.goto(preview);
    await expect(portal.getByRole('region', { name: says.filed })).toContainText(order);
    await expectAccessible(portal);
    await portal.getByLabel(says.reason).fill('the factory has moved');
    await portal.getByRole('button', { name: says.ask }).click();
    await expect(portal.getByText(says.asked)).toBeVisible();
    await portal.goto('/mid?tab=earlier');
    await expect(portal.getByRole('row').filter({ hasText: before })).toContainText(says.superseded);
    expect(complaints.flat()).toEqual([]);
  });
}

async function approve(desk: Page, language: Spoken, code: string): Promise<void> {
  const says = spoken[language];
  await desk.goto('/ops/mid?tab=pending');
  await openRow(desk, code);
  const panel = desk.getByRole('region', { name: new RegExp(code) });
  await panel.getByRole('button', { name: says.approve }).click();
  const dialog = desk.getByRole('dialog');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: says.approve }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByText(says.inForce).first()).toBeVisible();
}

async function openRow(page: Page, code: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: code }).first().click();
  await expect(page.getByRole('region', { name: new RegExp(code) })).toBeVisible();
}
