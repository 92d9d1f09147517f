import { readFile } from 'node:fs/promises';
import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { issuedBill } from './issued-bill.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    ask: '申请开票',
    takes: '本次开票',
    mail: '接收邮箱*',
    comesTo: /实际开票 CNY 636\.00/,
    asked: /已提交/,
    approve: '审核通过',
    issue: '登记发票',
    number: '发票号码*',
    issued: /已开票/,
    download: /下载 KP\d+ 的发票/,
    send: '标记已发送',
    sent: /已发送/,
    chosen: '申请开票（1）',
    reject: '驳回',
    reason: '原因*',
    rejected: /已驳回/,
  },
  en: {
    ask: 'Request an invoice',
    takes: 'To invoice',
    mail: 'Sent to*',
    comesTo: /on the invoice CNY 636\.00/,
    asked: /is requested/,
    approve: 'Approve',
    issue: 'Enter the invoice',
    number: 'Invoice no.*',
    issued: /is invoiced/,
    download: /Download the invoice of KP\d+/,
    send: 'Mark as sent',
    sent: /is sent/,
    chosen: 'Request an invoice (1)',
    reject: 'Reject',
    reason: 'Reason*',
    rejected: /is rejected/,
  },
} as const;

const paper = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`a customer asks for an invoice of a bill, the desk approves, issues and sends it, and the customer takes the file (${language})`, async ({
    browser,
  }, about) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const no = await layBill();
    const shot = (page: typeof desk, name: string) =>
      page.screenshot({ path: about.outputPath(`${name}-${language}.png`) });

    await portal.goto(`/billDetail?no=${no}`);
    await expectAccessible(portal);
    await portal.getByRole('button', { name: says.ask }).click();
    const form = portal.getByRole('dialog');
    await form.getByLabel(`${says.takes} ${no}`).fill('600');
    await form.getByLabel(says.mail).fill('finance@qihang.example');
    await expect(form.getByText(says.comesTo)).toBeVisible();
    await expectAccessible(portal);
    await shot(portal, 'ask');
    await form.getByRole('button', { name: says.ask }).click();
    await expect(portal.getByText(says.asked).first()).toBeVisible();
    const link = portal.getByRole('link', { name: /^KP\d+$/ }).first();
    await expect(link).toBeVisible();
    const request = (await link.innerText()).trim();
    await shot(portal, 'detail');

    await desk.goto(`/ops/invoices?no=${request}`);
    await desk.getByRole('row').filter({ hasText: request }).click();
    await expectAccessible(desk);
    await shot(desk, 'desk');
    const dialog = desk.getByRole('dialog');
    await desk.getByRole('button', { name: says.approve, exact: true }).click();
    await dialog.getByRole('button', { name: says.approve, exact: true }).click();
    await desk.getByRole('button', { name: says.issue }).click();
    await dialog.getByLabel(says.number).fill(`2444${Date.now()}`);
    await dialog.locator('input[type=file]').setInputFiles({
      name: 'fapiao.pdf',
      mimeType: 'application/pdf',
      buffer: paper,
    });
    await expect(dialog.getByText('fapiao.pdf')).toBeVisible();
    await expectAccessible(desk);
    await shot(desk, 'issue');
    await dialog.getByRole('button', { name: says.issue }).click();
    await expect(desk.getByText(says.issued).first()).toBeVisible();

    await portal.goto('/invoice');
    await expectAccessible(portal);
    await portal.getByRole('row').filter({ hasText: request }).click();
    await expectAccessible(portal);
    await shot(portal, 'list');
    const coming = portal.waitForEvent('download');
    await portal.getByRole('button', { name: says.download }).click();
    expect((await readFile(await (await coming).path())).toString('latin1')).toMatch(/^%PDF/);

    await desk.getByRole('button', { name: says.send }).click();
    await dialog.getByRole('button', { name: says.send }).click();
    await expect(desk.getByText(says.sent).first()).toBeVisible();

    // The rest of it, from the list; the desk says no.
    await portal.goto(`/bill?search=${no}&tab=all`);
    await portal.getByRole('checkbox', { name: new RegExp(no) }).check();
    await portal.getByRole('button', { name: says.chosen }).click();
    await form.getByLabel(says.mail).fill('finance@qihang.example');
    await expectAccessible(portal);
    await form.getByRole('button', { name: says.ask, exact: true }).click();
    await expect(portal.getByText(says.asked).first()).toBeVisible();
    await desk.goto(`/ops/invoices?search=${no}`);
    await desk.getByRole('row').filter({ hasText: no }).click();
    await desk.getByRole('button', { name: says.reject, exact: true }).click();
    await dialog.getByLabel(says.reason).fill('wrong header');
    await dialog.getByRole('button', { name: says.reject, exact: true }).click();
    await expect(desk.getByText(says.rejected).first()).toBeVisible();
    expect(complaints.flat()).toEqual([]);
  });
}

/** An issued bill of the large customer over CNY 1,000, who can be invoiced. */
async function layBill(): Promise<string> {
  await rowsOf(
    `insert into tax_info (org_id, region, title, duty_number) select org_id, 'china', '深圳启航示例跨境电商有限公司', '91440300MA5QHDEM2B'
     from organisation where code = 'QHDEMO' on conflict do nothing`,
    [],
  );
  return issuedBill({ fee: { type: 'DELIVERY', zh: '目的港派送', en: 'Delivery', amount: 1000 } });
}
