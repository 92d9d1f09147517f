import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { choose, chooseSaying } from './choose.ts';
import { dayAhead } from './days.ts';
import { expectAccessible } from './looks.ts';
import { moneyWords } from './money-chain.words.ts';

/** A paper as a customer or the desk has it: a PDF that programs can open. */
const paper = (name: string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  ),
});

interface Sides {
  readonly desk: Page;
  readonly customer: Page;
  readonly language: keyof typeof moneyWords;
}

/** What is to be billed of an order, and where its money is paid in. */
interface Owed {
  readonly order: string;
  /** Of all its charges as screens write it, and how the desk offers it to be billed. */
  readonly total: string;
  readonly offered: string;
  /** The code of the company that it is owed to, and the account on which that is paid. */
  readonly company: string;
  readonly accountNo: string;
  /** Who pays it, as the bank writes it. */
  readonly payer: string;
}

/** The money of an order, from its bill to the bank's statement and the invoice: each where the one before led. */
export class MoneyChain {
  readonly #sides: Sides;
  readonly #owed: Owed;
  readonly #says: (typeof moneyWords)[keyof typeof moneyWords];

  constructor(sides: Sides, owed: Owed) {
    this.#sides = sides;
    this.#owed = owed;
    this.#says = moneyWords[sides.language];
  }

  /** The number of the bill that was issued, under this date unless it is today's. */
  async issue(billDate?: string): Promise<string> {
    const { desk } = this.#sides;
    const says = this.#says;
    const { offered, total, company } = this.#owed;
    await desk.goto('/ops/bills');
    await desk.getByRole('button', { name: says.newBill }).first().click();
    const dialog = desk.getByRole('dialog');
    await chooseSaying(dialog.getByLabel(says.toBill), offered);
    await choose(dialog.getByLabel(says.company), company);
    if (billDate) await dialog.getByLabel(says.billDate).fill(billDate);
    await dialog.getByRole('button', { name: says.newBill }).click();
    await expect(desk).toHaveURL(/\/ops\/bill\?no=FB/);
    await expect(desk.getByText(total).first()).toBeVisible();
    await desk.getByRole('button', { name: says.issue, exact: true }).click();
    await dialog.getByRole('button', { name: says.issue, exact: true }).click();
    await expect(desk.getByText(says.issued).first()).toBeVisible();
    return new URL(desk.url()).searchParams.get('no') ?? '';
  }

  /** The customer reads what it is for, and sends proof that it is paid. */
  async prove(bill: string): Promise<void> {
    const { customer: page } = this.#sides;
    await page.goto('/bill');
    await page.getByRole('link', { name: bill }).click();
    const main = page.locator('main');
    await expect(main).toContainText(this.#owed.order);
    await expect(main).toContainText(this.#owed.total);
    await main.locator('input[type=file]').first().setInputFiles(paper(this.#says.proof));
    await expect(page.getByText(this.#says.proof).first()).toBeVisible();
    await expectAccessible(page);
  }

  /** The desk finds the proof on its work list, brings the bank's statement, and one press pays the bill. */
  async enterStatement(bill: string): Promise<void> {
    const { desk: page } = this.#sides;
    const says = this.#says;
    const { accountNo, total, payer } = this.#owed;
    await page.goto('/ops/bills?tab=proven');
    await page.getByRole('link', { name: bill }).click();
    await expect(page.getByText(says.proof).first()).toBeVisible();
    await expectAccessible(page);
    await page.goto('/ops/money?import=1');
    const ref = `ICBC-${bill}`;
    const statement = [
      '交易日期,本方账号,贷方金额,对方户名,交易流水号,摘要',
      `${dayAhead(-1)},${accountNo},"${total}",${payer},${ref},${bill} ${says.carriage}`,
    ].join('\r\n');
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'icbc.csv', mimeType: 'text/csv', buffer: Buffer.from(statement) });
    await page.getByRole('button', { name: says.bring }).click();
    await expect(page.getByText(says.brought).first()).toBeVisible();
    await page.goto(`/ops/money?part=bank&search=${ref}`);
    await page.getByRole('row').filter({ hasText: ref }).click();
    // Whom the text names stands first, whoever owes as much.
    await page.getByRole('button', { name: says.accept }).first().click();
    await expect(page.getByText(says.entered).first()).toBeVisible();
    await page.goto('/ops/bills?tab=proven');
    await expect(page.getByRole('link', { name: bill })).toHaveCount(0);
  }

  /** Both the list and the bill say that nothing is owed any more. */
  async expectPaid(bill: string): Promise<void> {
    const { customer: page } = this.#sides;
    await page.goto(`/bill?tab=all&search=${bill}`);
    const row = page.getByRole('row').filter({ hasText: bill });
    await expect(row).toContainText(this.#says.paid);
    await expect(row).toContainText('0.00');
    await page.getByRole('link', { name: bill }).click();
    await expect(page.locator('main')).toContainText(
      new RegExp(`${this.#says.paidAmount}\\s*${this.#owed.total.replaceAll('.', '\\.')}`),
    );
  }

  /** What is paid is invoiced: asked for, approved, made out, and taken as a file. */
  async invoice(bill: string, taxed: string): Promise<void> {
    const { customer } = this.#sides;
    const says = this.#says;
    await customer.goto(`/billDetail?no=${bill}`);
    await customer.getByRole('button', { name: says.ask }).click();
    const form = customer.getByRole('dialog');
    await form.getByRole('link', { name: says.taxInfo }).click();
    await this.#enterTaxNumber();
    await customer.goto(`/billDetail?no=${bill}`);
    await customer.getByRole('button', { name: says.ask }).click();
    await form.getByLabel(says.mail).fill('finance@qiaoyuan.example');
    await expect(form).toContainText(taxed);
    await expectAccessible(customer);
    await form.getByRole('button', { name: says.ask }).click();
    const link = customer.getByRole('link', { name: /^KP\d+$/ });
    const request = (await link.innerText()).trim();
    await this.#makeOut(request);
    await customer.goto(`/invoice?search=${bill}`);
    await customer.getByRole('row').filter({ hasText: request }).click();
    const coming = customer.waitForEvent('download');
    await customer.getByRole('button', { name: says.download(request) }).click();
    expect((await coming).suggestedFilename()).toContain('.pdf');
  }

  async #makeOut(request: string): Promise<void> {
    const { desk } = this.#sides;
    const says = this.#says;
    await desk.goto('/ops/invoices');
    await desk.getByRole('row').filter({ hasText: request }).click();
    const dialog = desk.getByRole('dialog');
    await desk.getByRole('button', { name: says.approve, exact: true }).click();
    await dialog.getByRole('button', { name: says.approve, exact: true }).click();
    await desk.getByRole('button', { name: says.enterInvoice }).click();
    await dialog.getByLabel(says.invoiceNo).fill(`24442000${request.slice(2)}`);
    await dialog.locator('input[type=file]').setInputFiles(paper('fapiao.pdf'));
    await expect(dialog.getByText('fapiao.pdf')).toBeVisible();
    await dialog.getByRole('button', { name: says.enterInvoice }).click();
    await expect(desk.getByText(says.invoiced).first()).toBeVisible();
  }

  async #enterTaxNumber(): Promise<void> {
    const { customer: page } = this.#sides;
    const says = this.#says;
    await page.goto('/my?part=tax');
    await page.getByRole('button', { name: says.edit }).first().click();
    const panel = page.locator('.side-panel');
    await panel.getByLabel(says.taxTitle, { exact: true }).fill(this.#owed.payer);
    await panel.getByLabel(says.taxNumber, { exact: true }).fill('91350100M000100Y43');
    await panel.getByRole('button', { name: says.save, exact: true }).click();
    await expect(panel).toHaveCount(0);
  }
}
