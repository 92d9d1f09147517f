import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { pdf, type Spoken } from './clearance-walk.ts';
import { expectAccessible } from './looks.ts';

export const midWords = {
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

interface Site {
  readonly name: string;
  readonly street: string;
  readonly city: string;
}

export async function typeMid(form: Locator, language: Spoken, { name, street, city }: Site): Promise<void> {
  const says = midWords[language];
  await form.getByLabel(says.name).fill(name);
  await form.getByLabel(says.street).fill(street);
  await form.getByLabel(says.city).fill(city);
}

/** Puts what proves the site beside a draft, and hands it in. */
export async function submitMid(panel: Locator, language: Spoken, evidence: string): Promise<void> {
  const says = midWords[language];
  const file = { name: evidence, mimeType: 'application/pdf', buffer: pdf };
  await panel.locator('input[type=file]').first().setInputFiles(file);
  await expect(panel.getByText(evidence).first()).toBeVisible();
  await panel.getByRole('button', { name: says.submit }).click();
  await expect(panel.getByText(says.review).first()).toBeVisible();
}

/** The desk agrees to a code that waits for it. */
export async function approveMid(desk: Page, language: Spoken, code: string): Promise<void> {
  const says = midWords[language];
  await desk.goto('/ops/mid?tab=pending');
  await openMid(desk, code);
  const panel = desk.getByRole('region', { name: new RegExp(code) });
  await panel.getByRole('button', { name: says.approve }).click();
  const dialog = desk.getByRole('dialog');
  await expectAccessible(desk);
  await dialog.getByRole('button', { name: says.approve }).click();
  await expect(dialog).toHaveCount(0);
  await expect(panel.getByText(says.inForce).first()).toBeVisible();
}

export async function openMid(page: Page, code: string): Promise<void> {
  await page.getByRole('row').filter({ hasText: code }).first().click();
  await expect(page.getByRole('region', { name: new RegExp(code) })).toBeVisible();
}
