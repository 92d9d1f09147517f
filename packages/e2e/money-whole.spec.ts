import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { dayAhead } from './days.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { MoneyChain } from './money-chain.ts';
import { moneyWords } from './money-chain.words.ts';
import { enterAs, enterWith } from './people.ts';
import { rowsOf } from './product-database.ts';
import { stranger } from './strangers.ts';
import { test } from './walk.ts';

/** 100 kg to Britain at 35.00 from 71 kg on, and 18.5 % for fuel. */
const total = '4,147.50';
const taxed = '4,396.35';
const company = 'HX-SZ';
const accountNo = '6222 0011 8800 77';

const spoken = {
  'zh-cn': {
    offered: (name: string) => `${name}：CNY ${total}，2 条费用`,
    last: '账单逾期催收，即将冻结',
  },
  en: {
    offered: (name: string) => `${name}: CNY ${total}, charges: 2`,
    last: 'Final reminder before a credit hold',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = { ...spoken[language], ...moneyWords[language] };
  test(`what an order owes is proposed, billed, reminded of, proven, found at the bank, invoiced and taken as a file (${language})`, async ({
    browser,
  }) => {
    test.setTimeout(480_000);
    const desk = await (await browser.newContext()).newPage();
    const customer = await (await browser.newContext()).newPage();
    const complaints = [desk, customer].map(complaintsOf);
    const { orgId, ...person } = await stranger();
    await enterAs(desk, 'op.admin', language);
    await enterWith(customer, person, language);
    await openAccount();
    const order = await departedOrder(orgId);

    await rowsOf(`select graphile_worker.add_job('propose-charges')`);
    await expect(async () => {
      await desk.goto(`/ops/charges?no=${order}`);
      await expect(desk.locator('main')).toContainText(total, { timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    await expectAccessible(desk);
    await desk.getByRole('button', { name: says.toCheck }).click();
    await expect(desk.getByText(says.checked).first()).toBeVisible();

    const name = person.username.toUpperCase();
    const chain = new MoneyChain(
      { desk, customer, language },
      { order, total, offered: says.offered(name), company, accountNo, payer: `${name} Trading` },
    );
    // Fifteen days to pay, and a day is left of the fifteen after which a customer is held.
    const bill = await chain.issue(dayAhead(-29));
    await rowsOf(`select graphile_worker.add_job('bills-due')`);
    await expect(async () => {
      await customer.goto('/notices');
      await expect(customer.locator('main')).toContainText(says.last, { timeout: 3_000 });
    }).toPass({ timeout: 60_000 });
    const reminder = customer.getByRole('listitem').filter({ hasText: says.last }).filter({ hasText: bill });
    await expect(reminder).toContainText(`CNY ${total}`);
    await expectAccessible(customer);

    await chain.prove(bill);
    await chain.enterStatement(bill);
    await chain.expectPaid(bill);
    await chain.invoice(bill, taxed);
    expect(complaints.flat()).toEqual([]);
  });
}

/** Where that company of the forwarder is paid. */
async function openAccount(): Promise<void> {
  await rowsOf(
    `insert into company_account (company_code, currency, account_name, bank_name, account_no, changed_who)
     values ($1, 'CNY', 'Loadline', 'ICBC', $2, 'walk') on conflict (company_code, currency) do update set account_no = excluded.account_no`,
    [company, accountNo],
  );
}

/** An order of a company that has left for Britain, of the product that has one price there. */
async function departedOrder(orgId: string): Promise<string> {
  const no = `SO261127${randomUUID()
    .replaceAll('-', '')
    .slice(0, 9)
    .toUpperCase()
    .replaceAll(/[ILOU]/g, '0')}`;
  await rowsOf(
    `insert into orders (org_id, id, order_number, status, status_date, order_time, channel_name, transport_type, own_origin, own_destination, destination_country,
       reference_number, is_customs, is_self_clearance, quantity, gross_weight, volume, charging_weight, charging_unit, created_by)
     values ($1, $2, $3, 'DEPARTED', now(), now(), '中英空派快线', '1', 'HKG', 'LHR', 'GB', $3, true, false, 4, 100, 0.4, 100, 'kg', $2)`,
    [orgId, randomUUID(), no],
  );
  return no;
}
