import { fileURLToPath } from 'node:url';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { Language } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';

const spoken = {
  'zh-cn': {
    resume: '继续',
    discard: '放弃导入',
    back: '上一步',
    open: '查看导入结果',
    history: '导入记录',
    currency: '选择币种',
    rate: '1 美元合多少 CNY',
    answer: '确认',
    safe: /采纳全部确定的建议/,
  },
  en: {
    resume: 'Continue',
    discard: 'Discard',
    back: 'Back',
    open: 'See what was imported',
    history: 'Imports',
    currency: 'Choose a currency',
    rate: 'CNY for one US dollar',
    answer: 'Confirm',
    safe: /Take all safe suggestions/,
  },
} as const;

/** A file of the examples folder. */
export function example(name: string): string {
  return fileURLToPath(new URL(`../../examples/${name}`, import.meta.url));
}

/** The import of orders, as the customer that no other walk counts. */
export class OrderImport {
  readonly page: Page;
  readonly says: (typeof spoken)[Language];

  constructor(page: Page, language: Language) {
    this.page = page;
    this.says = spoken[language];
  }

  static async open(page: Page, language: Language = 'zh-cn'): Promise<OrderImport> {
    await enterAs(page, 'small.admin', language);
    await page.goto('/order?import=1');
    const screen = new OrderImport(page, language);
    await expect(screen.history).toHaveAttribute('aria-busy', 'false');
    return screen;
  }

  get history(): Locator {
    return this.page.getByRole('table', { name: this.says.history });
  }

  get sheet(): Locator {
    return this.page.getByRole('grid');
  }

  /** Types into the cell that lies so many steps from the one in focus: only the columns in view are drawn, the others are reached by arrows. */
  async typeAt(
    row: number,
    key: string,
    value: string,
    { arrow, steps }: { readonly arrow: 'ArrowLeft' | 'ArrowRight'; readonly steps: number },
  ): Promise<void> {
    for (let step = 0; step < steps; step += 1) await this.page.keyboard.press(arrow);
    await expect(this.cell(row, key)).toBeFocused();
    await this.page.keyboard.type(value);
    await this.page.keyboard.press('Enter');
    await expect(this.cell(row, key)).toContainText(value);
  }

  /** The cell of a row of the file, by the key of its column. */
  cell(row: number, key: string): Locator {
    return this.page.locator(`[data-cell="${row} ${key}"]`);
  }

  /** What was found in the file: `有错 15 行 15 格`. */
  get figures(): Locator {
    return this.page.locator('.import-head__figures');
  }

  /** The button that imports, which says exactly what it will write. */
  get commit(): Locator {
    return this.page.locator('.action-bar .button--primary');
  }

  get outcome(): Locator {
    return this.page.locator('.import-state');
  }

  async choose(path: string): Promise<void> {
    await this.page.locator('input[type=file]').setInputFiles(path);
  }

  /** Uploads a file that is taken, and waits until all of its rows are there. */
  async preview(path: string): Promise<void> {
    await this.choose(path);
    await this.ready();
  }

  async ready(): Promise<void> {
    await expect(this.sheet).toHaveAttribute('aria-busy', 'false');
  }

  /** Says that bare prices are in yuan, and how many make a dollar. */
  async pricesInYuan(rate: string): Promise<void> {
    await this.page.getByLabel(this.says.currency).selectOption('CNY');
    await this.page.getByLabel(this.says.rate).fill(rate);
    await expectAccessible(this.page);
    await this.page.getByRole('button', { name: this.says.answer }).click();
    await expect(this.page.getByLabel(this.says.rate)).toHaveCount(0);
    await this.ready();
  }

  /** Takes what is only spelled otherwise in so many cells, and with them what can be judged only then. */
  async takeSafe(count: number): Promise<void> {
    const safe = this.page.getByRole('button', { name: this.says.safe });
    await safe.filter({ hasText: String(count) }).click();
    await expect(safe).toHaveCount(0);
  }

  /** The number of rows that have an error. */
  async wrongRows(): Promise<number> {
    const text = await this.page.locator('.segmented__label').nth(1).innerText();
    return Number(/\d+/.exec(text.replaceAll(',', ''))?.[0]);
  }

  async import(): Promise<void> {
    await this.commit.click();
    await expect(this.outcome.locator('dl')).toBeVisible({ timeout: 30_000 });
  }
}
