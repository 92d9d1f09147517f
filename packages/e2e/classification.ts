import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import type { Spoken } from './clearance-walk.ts';
import { expectAccessible } from './looks.ts';

export const classificationWords = {
  'zh-cn': {
    ask: '咨询归类',
    goods: '我的商品',
    material: '材质与成分*',
    purpose: '用途与功能*',
    send: '提交咨询',
    hts: 'HTS编码（10 位）*',
    reasoning: '归类理由*',
    answer: '提交答复',
    accept: '采纳',
    answered: '归类答复',
    changed: '1 行的商品此后绑定了其他编码。',
    take: '采用现绑定',
    order: '取自订单或清关单',
    date: '报关日期',
    other: '对比日期',
    calculate: '测算',
    totals: '合计',
    keep: '保存',
    keepTitle: '保存本次测算',
    title: '测算名称',
  },
  en: {
    ask: 'Ask for a classification',
    goods: 'My goods',
    material: 'Material and composition*',
    purpose: 'Use and function*',
    send: 'Send question',
    hts: 'HTS no., ten digits*',
    reasoning: 'Reasoning*',
    answer: 'Send answer',
    accept: 'Accept',
    answered: 'Classification answer',
    changed: 'Of 1 line the goods are bound to another code since.',
    take: 'Take over',
    order: 'Lines from an order or entry',
    date: 'Entry date',
    other: 'Other entry date',
    calculate: 'Calculate',
    totals: 'Totals',
    keep: 'Keep',
    keepTitle: 'Keep this calculation',
    title: 'Title of the calculation',
  },
} as const;

/** The number that an answer gives, as it is printed. */
export const classifiedAs = '7326.90.86.88';

/** The customer asks about goods of theirs; what is known of them comes along. */
export async function askClassification(
  portal: Page,
  language: Spoken,
  goods: { readonly id: string },
): Promise<string> {
  const says = classificationWords[language];
  await portal.goto('/hts');
  await portal.getByRole('link', { name: says.ask }).click();
  const form = portal.getByRole('region', { name: says.ask });
  // The list becomes one that is searched when the goods have come.
  await expect(() => choose(form.getByLabel(says.goods), goods.id)).toPass();
  await form.getByLabel(says.material).fill('Carbon steel 98%, zinc 2%');
  await form.getByLabel(says.purpose).fill('Holds a shelf of 40 kg on a wall');
  await expectAccessible(portal);
  await form.getByRole('button', { name: says.send }).click();
  await expect(portal).toHaveURL(/no=HQ\d+/);
  return new URL(portal.url()).searchParams.get('no') ?? '';
}

/** The desk answers what was asked; the customer accepts it on the page of the question. */
export async function answerAndAccept(
  desk: Page,
  portal: Page,
  language: Spoken,
  { no, code }: { readonly no: string; readonly code: string },
): Promise<void> {
  const says = classificationWords[language];
  await desk.goto(`/ops/hts?no=${no}`);
  await desk.getByLabel(says.hts).fill(code);
  await desk.getByLabel(says.reasoning).fill('GRI 1 and 6: an article of steel, not elsewhere named.');
  await expectAccessible(desk);
  await desk.getByRole('button', { name: says.answer }).click();
  await expect(desk.getByLabel(says.reasoning)).toHaveCount(0);
  await portal.getByRole('button', { name: says.accept, exact: true }).click();
  const dialog = portal.getByRole('dialog');
  await dialog.getByRole('button', { name: says.accept, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** An order that was written with another number says so, and has the new one after one press. */
export async function takeOver(portal: Page, language: Spoken, order: string, code: string): Promise<void> {
  const says = classificationWords[language];
  await portal.goto(`/orderDetail?no=${order}`);
  await expect(portal.getByText(says.changed)).toBeVisible();
  await expectAccessible(portal);
  await portal.getByRole('button', { name: says.take }).click();
  await expect(portal.getByText(says.changed)).toHaveCount(0);
  await expect(portal.getByText(code.replaceAll('.', '')).first()).toBeVisible();
}

/** What the lines of the entry owe on two days, kept and printed; the origin of its first line where the entry says none. */
export async function reckonTwoDays(
  portal: Page,
  language: Spoken,
  entry: string,
  origin?: string,
): Promise<void> {
  const says = classificationWords[language];
  await portal.goto('/tariff');
  const from = portal.getByLabel(says.order);
  await from.fill(entry);
  await from.press('Enter');
  const line = portal.getByRole('grid').getByRole('row').nth(1);
  await expect(line).toBeVisible();
  if (origin) await choose(line.getByRole('combobox').first(), origin);
  await portal.getByLabel(says.date, { exact: true }).fill('2026-07-20');
  await portal.getByLabel(says.other, { exact: true }).fill('2026-08-03');
  await portal.keyboard.press('Control+Enter');
  const totals = portal.getByRole('complementary', { name: says.totals });
  await expect(totals.getByText('2026-07-20').first()).toBeVisible();
  await expect(totals.getByText('2026-08-03').first()).toBeVisible();
  await expectAccessible(portal);
  await portal.getByRole('button', { name: says.keep, exact: true }).click();
  const dialog = portal.getByRole('dialog', { name: says.keepTitle });
  await dialog.getByRole('textbox', { name: says.title }).fill(`${entry} ${language}`);
  await dialog.getByRole('button', { name: says.keep, exact: true }).click();
  await expect(dialog).toBeHidden();
  const download = portal.waitForEvent('download');
  await portal.getByRole('button', { name: 'PDF', exact: true }).click();
  expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
}
