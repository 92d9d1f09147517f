import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { issuedBill } from './issued-bill.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    bring: '导入银行流水',
    write: /^导入 /,
    done: /已导入|2 笔流水/,
    accept: /^入账并核销账单（1）/,
    entered: /已入账到/,
    state: '已入账',
    another: '换客户',
    toAccount: /入账到账户余额/,
    aside: '不入账',
    reason: '原因*',
    isAside: '已设为不入账',
    back: '恢复待匹配',
  },
  en: {
    bring: 'Bring a statement',
    write: /^Import /,
    done: /2 lines/,
    accept: /^Enter and pay bills \(1\)/,
    entered: /Entered for/,
    state: 'Entered',
    another: 'Another customer',
    toAccount: /to the account/,
    aside: 'Set aside',
    reason: 'Reason*',
    isAside: 'Set aside',
    back: 'Take back',
  },
} as const;

interface Laid {
  readonly account: string;
  readonly bill: string;
}

/** An account of a company of the forwarder, and a bill of the demo's customer that is issued in its name. */
async function lay(language: string, currency: string): Promise<Laid> {
  const account = `4000${process.pid}${language === 'en' ? 1 : 2}`;
  const fee = { type: 'FREIGHT', zh: '空运费', en: 'Air freight', amount: 1234.5 };
  const bill = await issuedBill({ currency, fee, daysAgo: 30, daysToPay: 35 });
  await rowsOf(
    `insert into company_account (company_code, currency, account_name, bank_name, account_no, changed_who)
     select code, $1, 'Loadline', 'ICBC', $2, 'walk' from dictionary_entry where kind = 'salesCompany' order by code limit 1
     on conflict (company_code, currency) do update set account_no = excluded.account_no`,
    [currency, account],
  );
  await rowsOf(
    `insert into exchange_rate (id, currency, day, rate, source, changed_who) values (gen_random_uuid(), $1, now()::date - 3, 1, 'walk', 'walk') on conflict do nothing`,
    [currency],
  );
  return { account, bill };
}

async function picture(page: Page, name: string): Promise<void> {
  const folder = process.env['LOADLINE_PICTURES'];
  if (folder) await page.screenshot({ path: `${folder}/${name}.png` });
}

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`a bank's statement is brought, one line enters and pays a bill by one press, another is set aside (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const desk = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    const complaints = complaintsOf(desk);
    await enterAs(desk, 'op.admin', language);
    const { account, bill } = await lay(language, language === 'en' ? 'HKD' : 'CNY');
    const [day] = await rowsOf<{ on: string }>(`select (now()::date - 1)::text as on`);
    const ref = `W${process.pid}${language}`;
    await desk.goto('/ops/money?part=bank');
    await expectAccessible(desk);
    await desk.getByRole('button', { name: says.bring }).first().click();
    const statement = [
      '交易日期,本方账号,贷方金额,借方金额,对方户名,交易流水号,摘要',
      `${day?.on},${account},"1,234.50",,某某贸易有限公司,${ref}-1,${bill} 运费`,
      `${day?.on},${account},300.00,,衡线国际货运（深圳）有限公司,${ref}-2,内部调拨`,
      `${day?.on},${account},,35.00,工商银行,${ref}-3,账户管理费`,
    ].join('\r\n');
    await desk
      .locator('input[type=file]')
      .setInputFiles({ name: 'icbc.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) });
    await expect(desk.getByText(`${ref}-1`).first()).toBeVisible();
    await expectAccessible(desk);
    await picture(desk, `bank-import-${language}`);
    await desk.getByRole('button', { name: says.write }).click();
    await expect(desk.getByText(says.done).first()).toBeVisible();

    // Named in the text: one press.
    await desk.goto(`/ops/money?part=bank&search=${ref}`);
    await desk.getByRole('row', { name: new RegExp(`${ref}-1`) }).click();
    await expect(
      desk.getByRole('button', { name: says.accept }).or(desk.getByText(bill)).first(),
    ).toBeVisible();
    await expectAccessible(desk);
    await picture(desk, `bank-match-${language}`);
    await desk.locator('.panel-block').getByRole('button').first().click();
    await expect(desk.getByText(says.entered).first()).toBeVisible();

    // No customer's money.
    await desk.goto(`/ops/money?part=bank&search=${ref}-2`);
    await desk.getByRole('row', { name: new RegExp(`${ref}-2`) }).click();
    await choose(desk.getByRole('region', { name: says.another }).getByRole('combobox'), { index: 1 });
    await expectAccessible(desk);
    await picture(desk, `bank-another-${language}`);
    await desk.locator('.panel-foot').getByRole('button', { name: says.aside }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByLabel(says.reason).fill('own account');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: says.aside }).click();
    await expect(desk.getByRole('dialog')).toHaveCount(0);
    await desk.goto(`/ops/money?part=bank&tab=aside&search=${ref}`);
    await expect(desk.getByRole('row', { name: new RegExp(`${ref}-2`) })).toBeVisible();
    await desk.goto(`/ops/money?part=bank&tab=entered&search=${ref}`);
    await expect(desk.getByRole('row', { name: new RegExp(`${ref}-1`) })).toBeVisible();
    await picture(desk, `bank-entered-${language}`);
    expect(complaints).toEqual([]);
  });
}
