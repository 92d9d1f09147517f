import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { freeOrder, makeEntry, pdf } from './clearance-walk.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    write: /填写估算|重新估算/,
    duty: '基本关税',
    s301: '301 条款',
    mpf: '货物处理费 MPF',
    send: '发客户确认',
    bounds: /该申报日应为/,
    toApprove: '税费 · 待您确认',
    waits: '税费 · 待客户确认',
    refuse: '不同意',
    why: /不同意的原因/,
    refused: '税费 · 客户不同意',
    approve: '确认税费',
    approved: '税费 · 已确认',
    ask: '请求付款',
    toPay: '税费 · 待您付款',
    prove: '上传付款凭证',
    proven: '税费 · 付款凭证待核',
    confirm: '确认到账',
    paid: '税费 · 已到账',
    waiting: /待客户处理/,
  },
  en: {
    write: /^Estimate$|Estimate anew/,
    duty: 'Duty, general rate',
    s301: 'Section 301',
    mpf: 'Merchandise processing fee',
    send: 'Send for approval',
    bounds: /on that date of entry/,
    toApprove: 'Duties and fees · Waiting for your approval',
    waits: 'Duties and fees · Waiting for approval',
    refuse: 'Refuse',
    why: /Why it is refused/,
    refused: 'Duties and fees · Refused',
    approve: 'Approve',
    approved: 'Duties and fees · Approved',
    ask: 'Ask for the payment',
    toPay: 'Duties and fees · Waiting for your payment',
    prove: 'Send proof of payment',
    proven: 'Duties and fees · Proof of payment in',
    confirm: 'Confirm the payment',
    paid: 'Duties and fees · Paid',
    waiting: /With customer/,
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`duties are estimated, refused, estimated anew, approved, paid by proof and confirmed (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const order = await freeOrder("o.transport_type = '1' and o.status <> 'ARRIVED'");
    const no = await makeEntry(desk, language, order);

    const estimate = async (s301: string) => {
      await desk.getByRole('button', { name: says.write }).click();
      const dialog = desk.getByRole('dialog');
      await dialog.getByLabel(says.duty, { exact: true }).fill('499.33');
      await dialog.getByLabel(says.s301, { exact: true }).fill(s301);
      // A fee under what the law asks for at least is refused where it is typed.
      await dialog.getByLabel(says.mpf, { exact: true }).fill('8.66');
      await dialog.getByLabel(says.mpf, { exact: true }).blur();
      await expect(dialog.getByText(says.bounds)).toBeVisible();
      await dialog.getByLabel(says.mpf, { exact: true }).fill('34.58');
      await expectAccessible(desk);
      await dialog.getByRole('button', { name: says.send }).click();
      await expect(dialog).toHaveCount(0);
    };
    await estimate('252.75');
    await expect(desk.getByRole('region', { name: says.waits })).toContainText('USD 786.66');

    // The customer does not agree and says why.
    await portal.goto(`/coa?search=${no}`);
    await portal.getByRole('tab', { name: says.waiting }).click();
    await expect(portal.getByText('786.66').first()).toBeVisible();
    await expectReadable(portal);
    await portal.goto(`/coa?no=${no}`);
    const toApprove = portal.getByRole('region', { name: says.toApprove });
    await expect(toApprove).toContainText('USD 786.66');
    await toApprove.getByRole('button', { name: says.refuse }).click();
    const refusing = portal.getByRole('dialog');
    await refusing.getByLabel(says.why).fill('301 条款不适用');
    await expectAccessible(portal);
    await refusing.getByRole('button', { name: says.refuse }).click();
    await expect(refusing).toHaveCount(0);
    await expect(desk.getByRole('region', { name: says.refused })).toContainText('301 条款不适用');

    // Another amount asks anew, and is approved as it stands.
    await estimate('100.00');
    await expect(toApprove).toContainText('USD 633.91');
    await expectReadable(portal);
    await toApprove.getByRole('button', { name: says.approve, exact: true }).click();
    const approving = portal.getByRole('dialog');
    await expect(approving).toContainText('USD 633.91');
    await approving.getByRole('button', { name: says.approve, exact: true }).click();
    await expect(approving).toHaveCount(0);

    // Asked for, paid, shown by a file and confirmed.
    await desk.getByRole('region', { name: says.approved }).getByRole('button', { name: says.ask }).click();
    const asking = desk.getByRole('dialog');
    await asking.getByRole('button', { name: says.ask }).click();
    await expect(asking).toHaveCount(0);
    const toPay = portal.getByRole('region', { name: says.toPay });
    await expect(toPay.getByRole('button', { name: says.prove })).toBeVisible();
    await expectAccessible(portal);
    await toPay.locator('input[type=file]').setInputFiles({ ...proof, buffer: pdf });
    await expect(portal.getByRole('region', { name: says.proven })).toContainText(proof.name);
    const proven = desk.getByRole('region', { name: says.proven });
    await expect(proven.getByRole('button', { name: proof.name })).toBeVisible();
    await expectAccessible(desk);
    await expectReadable(desk);
    await proven.getByRole('button', { name: says.confirm }).click();
    const confirming = desk.getByRole('dialog');
    await confirming.getByRole('button', { name: says.confirm }).click();
    await expect(confirming).toHaveCount(0);
    await expect(portal.getByRole('region', { name: says.paid })).toContainText('USD 633.91');
    expect(complaints.flat()).toEqual([]);
  });
}

const proof = { name: 'payment.pdf', mimeType: 'application/pdf' };
