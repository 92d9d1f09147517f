import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** The steps of a waybill on the operation board, each with what it asks for. */
export class Steps {
  readonly #desk: Page;
  readonly #mawbNo: string;

  constructor(desk: Page, mawbNo: string) {
    this.#desk = desk;
    this.#mawbNo = mawbNo;
  }

  get panel(): Locator {
    return this.#desk.getByRole('region', { name: new RegExp(this.#mawbNo) });
  }

  async open(): Promise<void> {
    await this.#desk.goto(`/mawbOpt?search=${this.#mawbNo}`);
    await this.#desk.getByRole('row').filter({ hasText: this.#mawbNo }).locator('td').last().click();
    await expect(this.panel).toBeVisible();
  }

  async make(step: string, reached: string, fill?: (dialog: Locator) => Promise<void>): Promise<void> {
    await this.open();
    await this.panel.getByRole('button', { name: step, exact: true }).click();
    const dialog = this.#desk.getByRole('dialog');
    await fill?.(dialog);
    await dialog.getByRole('button', { name: step, exact: true }).click();
    await expect(dialog).toHaveCount(0);
    await expect(this.panel.locator('.state-path__step--now')).toContainText(reached);
  }

  async expectAt(status: string): Promise<void> {
    await this.open();
    await expect(this.panel.locator('.state-path__step--now')).toContainText(status);
  }
}

/** Fills in what the booking does not know, saves and sends the draft. */
export async function sendDraft(desk: Page, mawbNo: string): Promise<void> {
  if (!desk.url().includes('tab=draft')) await desk.goto(`/mawbDetail?no=${mawbNo}&tab=draft`);
  await desk.getByRole('button', { name: '保存', exact: true }).click();
  await expect(desk.getByText('草稿已保存').first()).toBeVisible();
  await desk.getByRole('button', { name: '发送客户确认' }).click();
  await desk.getByRole('dialog').getByRole('button', { name: '发送客户确认' }).click();
  await expect(desk.getByText('已发送，并已通知客户').first()).toBeVisible();
}
