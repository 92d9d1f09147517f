import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { issuedBill } from './issued-bill.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    line: /(提出异议|已冲减) 空运费/,
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
    line: /(Dispute|Credited) Air freight/,
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

const freight = { type: 'FREIGHT', zh: '空运费', en: 'Air freight', amount: 2860 };

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`a customer disputes the weight of a line, the desk credits it, and both read the credit note (${language})`, async ({
    browser,
  }, about) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const no = await issuedBill({ fee: freight, ofOrder: true });

    await portal.goto(`/billDetail?no=${no}`);
    await portal.getByRole('button', { name: says.line }).click();
    await expect(portal.getByText(says.weights)).toBeVisible();
    await choose(portal.getByLabel(says.kind), { label: says.weight });
    await portal.getByLabel(says.wanted).fill('2000');
    await portal.getByLabel(says.reason).fill('100 kg booked and measured');
    await expectAccessible(portal);
    await portal.screenshot({ path: about.outputPath(`ask-${language}.png`) });
    await portal.getByRole('button', { name: says.send }).click();
    await expect(portal.getByText(says.sent).first()).toBeVisible();
    await expect(portal.getByText('860.00').first()).toBeVisible();
    await expectAccessible(portal);

    await desk.goto(`/ops/disputes?search=${no}`);
    await desk.getByRole('row').filter({ hasText: no }).click();
    await expect(desk.getByText(says.weights)).toBeVisible();
    await expectAccessible(desk);
    await desk.screenshot({ path: about.outputPath(`desk-${language}.png`) });
    await desk.getByRole('button', { name: says.accept, exact: true }).click();
    const dialog = desk.getByRole('dialog');
    await expect(dialog.getByLabel(says.amount)).toHaveValue('860.00');
    await expectAccessible(desk);
    await dialog.getByRole('button', { name: says.accept, exact: true }).click();
    await expect(desk.getByText(says.accepted).first()).toBeVisible();

    await portal.goto(`/billDetail?no=${no}`);
    await expect(portal.getByText(says.credited, { exact: true })).toBeVisible();
    await expect(portal.getByText('2,000.00').first()).toBeVisible();
    await portal.getByRole('button', { name: says.line }).click();
    await portal.getByRole('link', { name: /^FB/ }).click();
    await expect(portal.getByText(says.note).first()).toBeVisible();
    await expect(portal.getByText('−860.00').first()).toBeVisible();
    await expectAccessible(portal);
    const credit = new URL(portal.url()).searchParams.get('no') ?? '';
    await desk.goto(`/ops/bill?no=${credit}`);
    await expect(desk.getByText(says.note).first()).toBeVisible();
    expect(complaints.flat()).toEqual([]);
  });
}
