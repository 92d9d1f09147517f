import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';

/** Each stands there as a whole: 24 is found neither in 240 nor in 1.24, and 350.4 in 350.400. */
export async function expectFigures(where: Locator, figures: readonly string[], at: string): Promise<void> {
  for (const figure of figures) {
    const zeros = figure.includes('.') ? '0*' : String.raw`(?:\.0+)?`;
    const alone = new RegExp(
      `(?<![\\d.,-])${figure.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}${zeros}(?!\\d|[.,-]\\d)`,
    );
    await expect(where, `${at}: ${figure}`).toContainText(alone, { useInnerText: true });
  }
}
