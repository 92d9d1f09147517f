import type { Locator } from '@playwright/test';
import { expect } from '@playwright/test';

/** Chooses in a list, be it the browser's own or one that is searched: by value or words, by words, by place. */
export async function choose(
  control: Locator,
  wanted: string | { label: string } | { index: number },
): Promise<void> {
  if (await control.evaluate((node) => node instanceof HTMLSelectElement)) {
    await control.selectOption(wanted);
    return;
  }
  await control.click();
  const options = control.page().locator('.option-search').getByRole('option');
  await options.and(optionOf(control, options, wanted)).click();
}

function optionOf(control: Locator, options: Locator, wanted: Parameters<typeof choose>[1]): Locator {
  const named = (name: string) => control.page().getByRole('option', { name, exact: true });
  if (typeof wanted === 'string') return control.page().locator(`[data-key="${wanted}"]`).or(named(wanted));
  return 'label' in wanted ? named(wanted.label) : options.nth(wanted.index);
}

/** Chooses the one option of the browser's own list that says so much. */
export async function chooseSaying(control: Locator, says: string | RegExp): Promise<void> {
  const option = control.locator('option').filter({ hasText: says });
  await expect(option).toHaveCount(1);
  await control.selectOption({ label: (await option.textContent()) ?? '' });
}
