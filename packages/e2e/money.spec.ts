import { readFile } from 'node:fs/promises';
import { balances } from '@loadline/contract/bills/ledger';
import { accountMoves, moneyTabs, receiveMoney } from '@loadline/contract/bills/money-receipt.api';
import { statementWords } from '@loadline/contract/bills/statement.paper';
import { reasonField } from '@loadline/contract/kernel/change';
import { wordOf } from '@loadline/contract/kernel/code';
import { moneyText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    receive: '手工收款',
    pays: '本次核销',
    allocate: /核销 1 张/,
    takeBack: /冲回/,
    reversed: '已冲回',
    download: '下载',
  },
  en: {
    receive: 'Enter a receipt',
    pays: 'Pays',
    allocate: 'Allocate to 1 bill',
    takeBack: /^Reverse/,
    reversed: 'Reversed',
    download: 'Download',
  },
} as const;

const amount = '730.50';

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  const called = (name: keyof typeof receiveMoney.body) =>
    new RegExp(`^${say(receiveMoney.body[name].label, language)}`);

  test(`money is entered, pays a bill, and is taken back again; both sides have it on paper (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const { no, orgId } = await oldestUnpaid();
    const before = await standing(orgId, 'customer');

    // It names its bill: that is what is proposed for it.
    const payer = `Walk ${language}`;
    await desk.goto('/ops/money');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: says.receive }).click();
    const dialog = desk.getByRole('dialog');
    await choose(dialog.getByLabel(/^(客户|Customer)/), orgId);
    await choose(dialog.getByLabel(/^(收款公司|Receiving company)/), 'HX-NB');
    await dialog.getByLabel(called('amount')).fill(amount);
    await dialog.getByLabel(called('payer')).fill(payer);
    await dialog.getByLabel(called('note')).fill(`${no} in part`);
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: says.receive }).click();
    await expect(dialog).toHaveCount(0);

    await portal.goto('/bill');
    await expect(balance(portal, 'account', language)).toHaveText(
      moneyText(await standing(orgId, 'customer')),
    );
    expect(await standing(orgId, 'customer')).not.toBe(before);
    await expectAccessible(portal);

    await desk.goto(`/ops/money?search=${encodeURIComponent(payer)}`);
    await desk.getByText(payer).first().click();
    await expect(desk.getByLabel(`${says.pays} ${no}`)).toHaveValue(amount);
    await expectAccessible(desk);
    await desk.getByRole('button', { name: says.allocate }).click();
    const taken = desk.getByRole('listitem').filter({ hasText: no });
    await expect(taken.getByText(moneyText(amount))).toBeVisible();
    await expectAccessible(desk);
    await portal.reload();
    await expect(balance(portal, 'account', language)).toHaveText(moneyText(before));

    // Taken back: first from the bill, then what came.
    await reverse(taken.getByRole('button', { name: says.takeBack }), dialog, language);
    await expect(taken.getByText(says.reversed)).toBeVisible();
    await reverse(desk.getByRole('button', { name: says.takeBack }).last(), dialog, language);
    await expect(desk.getByRole('alert').filter({ hasText: says.reversed })).toBeVisible();
    await expectAccessible(desk);
    await desk.goto(`/ops/money?tab=all&search=${encodeURIComponent(payer)}`);
    await expect(desk.getByText(payer).first()).toBeVisible();
    await expect(desk.getByText(say(wordOf(moneyTabs, 'all'), language)).first()).toBeVisible();
    expect(await standing(orgId, 'customer')).toBe(before);

    const statement = say(statementWords.title, language);
    await portal.goto('/bill');
    await expectPaper(portal, statement, says.download);
    await desk.goto(`/ops/customer?no=${orgId}`);
    await expectPaper(desk, statement, says.download);
    expect(complaints.flat()).toEqual([]);
  });

  test(`of an account a part is frozen and released, and another goes into the bond and back (${language})`, async ({
    browser,
  }) => {
    const { desk, portal, complaints } = await bothSides(browser, language);
    const { orgId } = await oldestUnpaid();
    await desk.goto(`/ops/customer?no=${orgId}`);
    const dialog = desk.getByRole('dialog');
    for (const move of ['freeze', 'release', 'bondIn', 'bondOut'] as const) {
      const said = say(wordOf(accountMoves, move), language);
      await desk.locator('.customer-moves').getByRole('button', { name: said }).click();
      await dialog.getByLabel(/^(金额|Amount)/).fill('120');
      await dialog.getByLabel(new RegExp(`^${say(reasonField.label, language)}`)).fill(`walk ${language}`);
      await expectAccessible(desk);
      await dialog.getByRole('button', { name: said, exact: true }).click();
      await expect(dialog).toHaveCount(0);
      if (move === 'freeze') {
        await portal.goto('/bill');
        const sum = moneyText(await standing(orgId, 'frozen'));
        await expect(balance(portal, 'frozen', language)).toContainText(sum);
      }
    }
    await expectAccessible(desk);
    expect(complaints.flat()).toEqual([]);
  });
}

/** A figure on the strip of balances. */
function balance(page: Page, key: 'account' | 'frozen', language: 'zh-cn' | 'en'): Locator {
  const term = page.locator('.balances dt', { hasText: say(balances[key].label, language) });
  return term.locator('xpath=following-sibling::dd');
}

async function reverse(button: Locator, dialog: Locator, language: 'zh-cn' | 'en'): Promise<void> {
  await button.click();
  await dialog.getByLabel(new RegExp(`^${say(reasonField.label, language)}`)).fill('entered twice');
  await dialog.getByRole('button', { name: spoken[language].takeBack }).click();
  await expect(dialog).toHaveCount(0);
}

async function expectPaper(page: Page, statement: string, download: string): Promise<void> {
  await page.getByRole('button', { name: statement }).click();
  await expectAccessible(page);
  const coming = page.waitForEvent('download');
  await page.getByRole('dialog').getByRole('button', { name: download }).click();
  const file = await coming;
  expect((await readFile(await file.path())).subarray(0, 5).toString()).toBe('%PDF-');
}

/** The bill of the large customer that has waited longest, of which more than the walk brings is unpaid. */
async function oldestUnpaid(): Promise<{ no: string; orgId: string }> {
  const [found] = await rowsOf<{ no: string; orgId: string }>(
    `select b.bill_no as no, b.org_id::text as "orgId" from bill b join organisation g using (org_id)
     where g.code = 'QHDEMO' and b.status = 'ISSUED' and b.currency = 'CNY' and b.company_code = 'HX-NB' and b.credits_bill_id is null
       and (select sum(p.amount) from ledger_posting p where p.org_id = b.org_id and p.bill_id = b.id) > $1::numeric
     order by b.pay_date limit 1`,
    [amount],
  );
  if (!found) throw new Error('nothing is unpaid');
  return found;
}

async function standing(orgId: string, on: 'customer' | 'frozen'): Promise<string> {
  const [{ account } = { account: '' }] = await rowsOf<{ account: string }>(
    `select (-sum(base))::text as account from ledger_posting where org_id = $1::uuid and account = $2`,
    [orgId, on],
  );
  return account;
}
