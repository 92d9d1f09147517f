import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    line: /费用异议 空运费/,
    kind: '异议类型*',
    weight: '计费重不符',
    wanted: '认可金额*',
    reason: '异议原因*',
    send: '提交异议',
    sent: /异议已提交/,
    open: '处理中',
    weights: '各环节重量对照',
    accept: '冲减',
    amount: '冲减金额*',
    accepted: /已冲减/,
    credited: '已冲减金额',
    note: /冲销/,
  },
  en: {
    line: /Dispute of Air freight/,
    kind: 'What is wrong*',
    weight: 'Weight',
    wanted: 'Amount it should be*',
    reason: 'Why it is disputed*',
    send: 'Send the dispute',
    sent: /The dispute is sent/,
    open: 'Open',
    weights: 'Weights side by side',
    accept: 'Credit',
    amount: 'Amount credited*',
    accepted: /is credited/,
    credited: 'Credited amount',
    note: /Credit on/,
  },
} as const;

for (const language of ['zh-cn', 'en'] as const) {
  const says = spoken[language];
  test(`a customer disputes the weight of a line, the desk credits it, and both read the credit note (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const no = await layBill();

    await portal.goto(`/billDetail?no=${no}`);
    await portal.getByRole('button', { name: says.line }).click();
    await expect(portal.getByText(says.weights)).toBeVisible();
    await choose(portal.getByLabel(says.kind), { label: says.weight });
    await portal.getByLabel(says.wanted).fill('2000');
    await portal.getByLabel(says.reason).fill('100 kg booked and measured');
    await expectAccessible(portal);
    await portal.getByRole('button', { name: says.send }).click();
    await expect(portal.getByText(says.sent).first()).toBeVisible();
    await expect(portal.getByText('860.00').first()).toBeVisible();
    await expectAccessible(portal);
    await portal.screenshot({ path: `/tmp/kd-portal-${language}.png` });

    await desk.goto(`/ops/disputes?search=${no}`);
    await desk.getByRole('row').filter({ hasText: no }).click();
    await expect(desk.getByText(says.weights)).toBeVisible();
    await expectAccessible(desk);
    await desk.screenshot({ path: `/tmp/kd-desk-${language}.png` });
    await desk.getByRole('button', { name: says.accept, exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByLabel(says.amount)).toHaveValue('860.00');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: says.accept, exact: true }).click();
    await expect(desk.getByText(says.accepted).first()).toBeVisible();

    await portal.goto(`/billDetail?no=${no}`);
    await expect(portal.getByText(says.credited)).toBeVisible();
    await expect(portal.getByText('2,000.00').first()).toBeVisible();
    await portal.getByRole('button', { name: says.line }).click();
    await portal.getByRole('link', { name: /^FB/ }).click();
    await expect(portal.getByText(says.note).first()).toBeVisible();
    await expect(portal.getByText('-860.00').first()).toBeVisible();
    await expectAccessible(portal);
    const credit = new URL(portal.url()).searchParams.get('no') ?? '';
    await desk.goto(`/ops/bill?no=${credit}`);
    await expect(desk.getByText(says.note).first()).toBeVisible();
    expect(complaints.flat()).toEqual([]);
  });
}

/** A bill of one line of an order of the large customer, issued and posted. */
async function layBill(): Promise<string> {
  const [id, lineId] = [randomUUID(), randomUUID()];
  const no = `FB${id.slice(0, 12)}`.toUpperCase();
  const customer = `(select org_id from organisation where code = 'QHDEMO')`;
  await rowsOf(
    `insert into bill (org_id, id, bill_no, status, company_code, currency, bill_date, pay_date, created_by)
     values (${customer}, $1, $2, 'DRAFT', 'SZ', 'CNY', '2026-11-01', '2026-11-10', $1)`,
    [id, no],
  );
  await rowsOf(
    `insert into charge (org_id, id, order_id, bill_id, position, fee_date, fee_type, fee_zh, fee_en, unit_name, billing_weight, quantity, unit_fee, currency,
       order_fee, rate, base_amount, source, checked_at)
     select o.org_id, $1, o.id, $2, 1, '2026-11-01', 'FREIGHT', '空运费', 'Air freight', 'kg', '143', '143', '20', 'CNY', '2860', 1, '2860', 'hand', now()
     from orders o join organisation g using (org_id) where g.code = 'QHDEMO' and o.status = 'ARRIVED' order by o.order_number limit 1`,
    [lineId, id],
  );
  await rowsOf(`update bill set status = 'ISSUED', issued_at = now() where id = $1`, [id]);
  await rowsOf(
    `with e as (insert into ledger_entry (org_id, id, kind, day, bill_id, made_by, made_who, made_at)
       values (${customer}, gen_random_uuid(), 'charge', '2026-11-01', $1, $1, 'test', now()) returning org_id, id)
     insert into ledger_posting (org_id, entry_id, position, account, bill_id, currency, amount, base)
     select e.org_id, e.id, p.at, p.account, p.bill_id, 'CNY', p.amount, p.amount
     from e, (values (1, 'receivable', $1::uuid, 2860), (2, 'revenue', null, -2860)) p (at, account, bill_id, amount)`,
    [id],
  );
  return no;
}
