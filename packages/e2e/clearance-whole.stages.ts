import { dispositions } from '@loadline/contract/clearance/entry.codes';
import { isfStandings } from '@loadline/contract/clearance/entry-isf.codes';
import { ownRfiStates, rfiStates } from '@loadline/contract/clearance/entry-rfi.codes';
import type { CodeTable } from '@loadline/contract/kernel/code';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import type { Spoken } from './clearance-walk.ts';
import { chooseDeed, hoursAhead, pdf } from './clearance-walk.ts';
import { spoken } from './clearance-whole.words.ts';
import { dayAhead } from './days.ts';
import { expectAccessible } from './looks.ts';

export interface Walk {
  readonly desk: Page;
  readonly portal: Page;
  readonly language: Spoken;
  /** The entry, and the order on it. */
  readonly no: string;
  readonly order: string;
}

/** What the examination costs its customer. */
const asked = 'USD 185.00';
/** What it costs us, which no customer reads. */
export const charged = '87.43';

export const said = ({ language }: Walk, table: CodeTable, code: string) =>
  say(wordOf(table, code), language);

/** What both sides read alike: steps with their times, figures, amounts, orders with their stage. */
const alike = ['.milestone-strip', '.fact-strip', '.customs-tax', '.customs-orders:has(a)'];

/** The customer's page comes to say, to the letter, what the desk's does; and nothing of what we are charged. */
export async function expectAgreed({ desk, portal }: Walk): Promise<void> {
  const partsOf = (page: Page) =>
    Promise.all(alike.map((which) => page.locator('main').locator(which).allInnerTexts()));
  await expect(async () => expect(await partsOf(portal)).toEqual(await partsOf(desk))).toPass({
    timeout: 40_000,
  });
  for (const page of [desk, portal])
    for (const which of alike.slice(0, 2)) await expect(page.locator('main').locator(which)).toHaveCount(1);
  await expect(portal.locator('main')).not.toContainText(charged);
}

/** The order on the entry has come to a stage, which both sides read there. */
export async function expectOrder({ desk, portal, order }: Walk, status: string): Promise<void> {
  for (const page of [desk, portal])
    await expect(
      page.getByRole('listitem').filter({ has: page.getByRole('link', { name: order }) }),
    ).toContainText(status);
}

/** What is asked in a dialog of the desk: filled in, looked at, sent. */
export async function inDialog(
  page: Page,
  send: string,
  fill?: (dialog: Locator) => Promise<void>,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await fill?.(dialog);
  await dialog.getByRole('button', { name: send, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}

/** What customs alone want to know is written once. */
export async function writeEntry(walk: Walk): Promise<void> {
  const { desk, language } = walk;
  const { edit, port, importer, bond, save } = spoken[language];
  await desk.getByRole('button', { name: edit, exact: true }).click();
  await inDialog(desk, save, async (dialog) => {
    await choose(dialog.getByLabel(port), '2704');
    await dialog.getByRole('textbox', { name: importer }).fill('91-114444200');
    await choose(dialog.getByLabel(bond, { exact: true }), 'continuous');
  });
  await expectAgreed(walk);
}

/** Loaded ten days ago and not filed: late on both sides, and filed late for good. */
export async function fileIsfLate(walk: Walk): Promise<void> {
  const { desk, portal, language } = walk;
  const { isf, save, overBy } = spoken[language];
  const cards = [desk, portal].map((page) => page.getByRole('region', { name: /ISF 10\+2/ }));
  const write = async (fill: (dialog: Locator) => Promise<void>) => {
    await desk.getByRole('button', { name: isf.write }).click();
    await inDialog(desk, save, fill);
  };
  await write((dialog) => dialog.getByRole('textbox', { name: isf.loading }).fill(hoursAhead(-240)));
  for (const card of cards) {
    await expect(card).toContainText(said(walk, isfStandings, 'late'));
    await expect(card).toContainText(overBy);
  }
  await write(async (dialog) => {
    await choose(dialog.getByLabel(isf.state), 'accepted');
    await dialog.getByRole('textbox', { name: isf.filed }).fill(hoursAhead(-216));
    await dialog.getByRole('textbox', { name: isf.no }).fill('WMF3000412345678');
  });
  for (const card of cards) {
    await expect(card).toContainText(said(walk, isfStandings, 'filedLate'));
    await expect(card).toContainText('WMF3000412345678');
  }
  for (const page of [desk, portal]) await expectAccessible(page);
}

/** Why papers are filed although the goods of the demo lack something. */
export function reasonOf(language: Spoken): string {
  return spoken[language].because;
}

async function record({ desk, language }: Walk, code: string): Promise<void> {
  const { open, code: which } = spoken[language].disposition;
  await chooseDeed(desk, language, open);
  await inDialog(desk, open, (dialog) => choose(dialog.getByLabel(which), code));
}

/** Customs hold it for an examination: its customer reads the cost asked of them and the free time, the desk also our own. */
export async function examine(walk: Walk): Promise<void> {
  const { desk, portal, language } = walk;
  const { exam, save } = spoken[language];
  await record(walk, '7H');
  await desk.getByRole('button', { name: exam.write, exact: true }).click();
  await inDialog(desk, save, async (dialog) => {
    await choose(dialog.getByLabel(exam.kind), 'nii');
    await dialog.getByLabel(exam.cost, { exact: true }).fill('185');
    await dialog.getByLabel(exam.charged, { exact: true }).fill(charged);
    await dialog.getByRole('textbox', { name: exam.day }).fill(dayAhead(5));
  });
  for (const page of [desk, portal]) {
    const card = page.getByRole('region', { name: exam.card });
    for (const text of [said(walk, dispositions, '7H'), asked, exam.left])
      await expect(card).toContainText(text);
    await expectAccessible(page);
  }
  await expect(desk.getByRole('region', { name: exam.card })).toContainText(`USD ${charged}`);
  await expectAgreed(walk);
}

/** It is over: the examination says so on both sides, and nothing counts down any more. */
export async function endHold(walk: Walk): Promise<void> {
  const { desk, portal, language } = walk;
  const { exam, move } = spoken[language];
  // As long as they hold it, the release asks why it is given.
  await chooseDeed(desk, language, move);
  await expect(desk.getByRole('dialog')).toContainText(said(walk, dispositions, '7H'));
  await desk.keyboard.press('Escape');
  await record(walk, '1I');
  for (const page of [desk, portal]) {
    const card = page.getByRole('region', { name: exam.card });
    for (const text of [exam.ended, asked]) await expect(card).toContainText(text);
    await expect(card).not.toContainText(exam.left);
  }
  await expectAgreed(walk);
}

/** An agency asks of one line; its customer answers in place with a file, and the desk accepts it. */
export async function askAndAnswer(walk: Walk): Promise<void> {
  const { desk, portal, language } = walk;
  const { rfi } = spoken[language];
  const region = (page: Page, table: CodeTable, state: string) =>
    page.getByRole('region', { name: `面料成分 · ${said(walk, table, state)}` });
  await chooseDeed(desk, language, rfi.open);
  await inDialog(desk, rfi.open, async (dialog) => {
    await choose(dialog.getByLabel(rfi.form), 'CBP28');
    await choose(dialog.getByLabel(rfi.line, { exact: true }), { index: 1 });
    await dialog.getByLabel(rfi.topic).fill('面料成分');
    await dialog.getByLabel(rfi.body).fill('请说明面料成分，并附检测报告');
    await dialog.getByRole('textbox', { name: rfi.due }).fill(dayAhead(5));
  });
  const card = region(portal, ownRfiStates, 'OPEN');
  for (const text of [rfi.firstLine, '请说明面料成分，并附检测报告']) {
    await expect(card).toContainText(text);
    await expect(region(desk, rfiStates, 'OPEN')).toContainText(text);
  }
  await card.locator('input[type=file]').setInputFiles(fileCalled('report.pdf'));
  await expect(card.getByText('report.pdf')).toBeVisible();
  await card.getByLabel(rfi.answer, { exact: true }).fill('棉 100%');
  await expectAccessible(portal);
  await card.getByRole('button', { name: rfi.send }).click();
  await expect(region(portal, ownRfiStates, 'ANSWERED')).toContainText('棉 100%');
  const answered = region(desk, rfiStates, 'ANSWERED');
  await expect(answered).toContainText('棉 100%');
  await expect(answered.getByRole('button', { name: 'report.pdf' })).toBeVisible();
  await answered.getByRole('button', { name: rfi.accept }).click();
  await inDialog(desk, rfi.accept);
  await expect(region(portal, ownRfiStates, 'ACCEPTED')).toBeVisible();
  await expectAgreed(walk);
}

export const fileCalled = (name: string) => ({ name, mimeType: 'application/pdf', buffer: pdf });

/** The paper of what was released, on both sides. */
export async function takePaper({ desk, portal, language, no }: Walk): Promise<void> {
  const { open, pdf: printed } = spoken[language].paper;
  for (const page of [desk, portal]) {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: open }).click();
    await page.getByRole('menuitem', { name: printed }).click();
    expect((await coming).suggestedFilename()).toBe(`7501 ${no}.pdf`);
  }
}

/** The order itself says that customs released it, to its customer and at the desk. */
export async function expectReleased({ desk, portal, language, no, order }: Walk): Promise<void> {
  for (const [page, at, back] of [
    [desk, '/ops/order', '/ops/coa'],
    [portal, '/orderDetail', '/coa'],
  ] as const) {
    await page.goto(`${at}?no=${order}`);
    await expect(page.locator('main')).toContainText(spoken[language].released);
    await page.goto(`${back}?no=${no}`);
  }
}

/** Anybody reads that customs released it and when, as where the cargo is now. */
export async function expectReleasedTo(visitor: Page, language: Spoken): Promise<void> {
  const shipment = visitor.getByRole('article').first();
  const { released } = spoken[language];
  await expect(shipment.locator('.chip').filter({ hasText: released })).toHaveCount(1);
  const row = shipment.getByRole('listitem').filter({ hasText: released });
  await expect(row).toContainText(/GMT[+−]\d/);
  await expect(row).toHaveAttribute('aria-current', 'step');
}
