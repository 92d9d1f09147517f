import { dutyStates, ownDutyStates } from '@loadline/contract/clearance/entry-duty.codes';
import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Walk } from './clearance-whole.stages.ts';
import { charged, expectAgreed, fileCalled, inDialog, said } from './clearance-whole.stages.ts';
import { spoken } from './clearance-whole.words.ts';
import { expectAccessible } from './looks.ts';

/** Duties and fees by kind, and what they come to. */
const estimate = { duty: '499.33', s301: '252.75', mpf: '34.58', hmf: '3.89' } as const;
const total = '790.55';

/** The card of duties and fees in a state, with the total that stands there on both sides. */
async function dutyCards(walk: Walk, state: string): Promise<{ here: Locator; there: Locator }> {
  const { desk, portal, language } = walk;
  const { card } = spoken[language].duty;
  const here = desk.getByRole('region', { name: `${card}${said(walk, dutyStates, state)}` });
  const there = portal.getByRole('region', { name: `${card}${said(walk, ownDutyStates, state)}` });
  for (const one of [here, there]) await expect(one).toContainText(`USD ${total}`);
  await expectAgreed(walk);
  return { here, there };
}

/** Estimated by kinds, and approved by its customer as it stands. */
export async function approveDuty(walk: Walk): Promise<void> {
  const { desk, portal, language } = walk;
  const { duty } = spoken[language];
  await desk.getByRole('button', { name: duty.write, exact: true }).click();
  await inDialog(desk, duty.send, async (dialog) => {
    for (const kind of ['duty', 's301', 'mpf', 'hmf'] as const)
      await dialog.getByLabel(duty.kinds[kind], { exact: true }).fill(estimate[kind]);
  });
  const { there } = await dutyCards(walk, 'TO_APPROVE');
  for (const amount of Object.values(estimate)) await expect(there).toContainText(amount);
  for (const page of [desk, portal]) await expectAccessible(page);
  await there.getByRole('button', { name: duty.approve, exact: true }).click();
  await inDialog(portal, duty.approve, (dialog) => expect(dialog).toContainText(`USD ${total}`));
  await dutyCards(walk, 'APPROVED');
}

/** Asked for, paid, shown by a file, and confirmed. */
export async function payDuty(walk: Walk): Promise<void> {
  const { desk, portal, language } = walk;
  const { duty } = spoken[language];
  const { here } = await dutyCards(walk, 'APPROVED');
  await here.getByRole('button', { name: duty.ask }).click();
  await inDialog(desk, duty.ask);
  const { there } = await dutyCards(walk, 'TO_PAY');
  await expectAccessible(portal);
  await there.locator('input[type=file]').setInputFiles(fileCalled('payment.pdf'));
  const proven = await dutyCards(walk, 'PROOF_SENT');
  await expect(proven.there).toContainText('payment.pdf');
  await expect(proven.here.getByRole('button', { name: 'payment.pdf' })).toBeVisible();
  await proven.here.getByRole('button', { name: duty.confirm }).click();
  await inDialog(desk, duty.confirm);
  await dutyCards(walk, 'PAID');
}

/** Both sides find the entry in their list with the same value, duties and status. */
export async function expectListed(walk: Walk, status: string): Promise<void> {
  const { desk, portal, no } = walk;
  const value = await portal.locator('main tfoot').first().innerText();
  expect(value).toMatch(/\d\.\d\d\s*$/);
  for (const [page, list] of [
    [desk, '/ops/coa'],
    [portal, '/coa'],
  ] as const) {
    await page.goto(`${list}?search=${no}`);
    for (const text of [status, total, value.trim().split(/\s+/).at(-1) ?? ''])
      await expect(page.locator('main'), list).toContainText(text);
    await expectAccessible(page);
  }
  await expect(portal.locator('main')).not.toContainText(charged);
}
