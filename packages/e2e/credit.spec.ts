import { expect } from '@playwright/test';
import { dayAhead } from './days.ts';
import { issuedBill } from './issued-bill.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs, enterWith } from './people.ts';
import { rowsOf } from './product-database.ts';
import { stranger } from './strangers.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    held: /已冻结：账单逾期/,
    told: /信用已冻结/,
    askLift: '申请解冻',
    until: '解冻至*',
    reason: '申请理由*',
    waits: /已提交，待审批/,
    own: /由他人审批/,
    approve: '批准',
    decided: /已审批/,
    lifted: /已临时解冻至/,
    askQuota: '申请调额',
    quota: '信用额度*',
    reject: '不批准',
    rejected: '未批准',
  },
  en: {
    held: /On hold: Bills overdue/,
    told: /Your credit is on hold/,
    askLift: 'Ask for a lift',
    until: 'Lifted until*',
    reason: 'Why it is asked*',
    waits: /waits to be approved/,
    own: /somebody else decides/,
    approve: 'Approve',
    decided: /is decided/,
    lifted: /The hold is lifted until/,
    askQuota: 'Ask for another quota',
    quota: 'Credit quota*',
    reject: 'Do not approve',
    rejected: 'Not approved',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`a customer who is held reads it, one person asks for a lift and another grants it (${language})`, async ({
    browser,
  }, about) => {
    test.slow();
    const shot = (page: typeof asker, name: string) =>
      page.screenshot({ path: about.outputPath(`${name}-${language}.png`) });
    const { orgId, ...person } = await heldCustomer();
    const open = async () => (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    const [asker, approver, portal] = [await open(), await open(), await open()];
    const complaints = [asker, approver, portal].map(complaintsOf);
    await enterAs(asker, 'op.finance', language);
    await enterAs(approver, 'op.admin', language);
    await enterWith(portal, person, language);

    await portal.goto('/bill');
    await expect(portal.getByText(says.told)).toBeVisible();
    await expectAccessible(portal);
    await shot(portal, 'portal');

    await asker.goto(`/ops/customer?no=${orgId}`);
    await expect(asker.getByText(says.held)).toBeVisible();
    await asker.getByRole('button', { name: says.askLift }).click();
    const dialog = asker.getByRole('dialog');
    await dialog.getByLabel(says.until).fill(dayAhead(10));
    await dialog.getByLabel(says.reason).fill('paid on Friday');
    await expectAccessible(asker);
    await shot(asker, 'ask');
    await dialog.getByRole('button', { name: says.askLift }).click();
    const told = asker.getByText(says.waits).first();
    await expect(told).toBeVisible();
    const no = /SX\d+/.exec(await told.innerText())?.[0] ?? '';

    await asker.goto(`/ops/credit?search=${no}`);
    await asker.getByRole('row').filter({ hasText: no }).click();
    await expect(asker.getByText(says.own)).toBeVisible();
    await expectAccessible(asker);
    await shot(asker, 'own');

    await approver.goto(`/ops/credit?search=${no}`);
    await approver.getByRole('row').filter({ hasText: no }).click();
    await expectAccessible(approver);
    await approver.getByRole('button', { name: says.approve, exact: true }).click();
    await expectAccessible(approver);
    await shot(approver, 'approve');
    await approver.getByRole('dialog').getByRole('button', { name: says.approve, exact: true }).click();
    await expect(approver.getByText(says.decided).first()).toBeVisible();

    await asker.goto(`/ops/customer?no=${orgId}`);
    await expect(asker.getByText(says.lifted)).toBeVisible();
    await shot(asker, 'lifted');
    await portal.goto('/bill');
    await expect(portal.getByRole('row').first()).toBeVisible();
    await expect(portal.getByText(says.told)).toHaveCount(0);

    await asker.getByRole('button', { name: says.askQuota }).click();
    await dialog.getByLabel(says.quota).fill('80000');
    await dialog.getByLabel(says.reason).fill('twice the cargo');
    await dialog.getByRole('button', { name: says.askQuota }).click();
    await expect(told).toBeVisible();
    const other = /SX\d+/.exec(await told.innerText())?.[0] ?? '';
    await approver.goto(`/ops/credit?search=${other}`);
    await approver.getByRole('row').filter({ hasText: other }).click();
    await approver.getByRole('button', { name: says.reject, exact: true }).click();
    await approver.getByRole('dialog').getByRole('button', { name: says.reject, exact: true }).click();
    await expect(approver.getByText(says.decided).first()).toBeVisible();
    await approver.goto(`/ops/credit?tab=all&search=${other}`);
    await expect(approver.getByRole('row').filter({ hasText: says.rejected })).toBeVisible();
    expect(complaints.flat()).toEqual([]);
  });
}

/** Somebody of a customer of its own with a bill that is overdue for two months, and held for it. */
async function heldCustomer() {
  const one = await stranger();
  await issuedBill({
    customerCode: one.username.toUpperCase(),
    fee: { type: 'FREIGHT', zh: '空运费', en: 'Air freight', amount: 2860 },
    daysAgo: 90,
    daysToPay: 30,
  });
  await rowsOf(`update customer set on_hold = true, credit_cause = 'overdue' where org_id = $1`, [one.orgId]);
  return one;
}
