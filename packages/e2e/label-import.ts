import { expect, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import type { LabelWords } from './label-desk.words.ts';
import { expectAccessible } from './looks.ts';
import { example, type Language, OrderImport } from './order-import.page.ts';

/** Imports the example's three files into an order, from the choice of scheme and brand to the labels; `look` sees each step. */
export async function importLabels(
  portal: Page,
  says: LabelWords,
  { order, language }: { readonly order: string; readonly language: Language },
  look: (step: 'begin' | 'preview') => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { imports } = says;
  await portal.goto('/label');
  await portal.getByRole('link', { name: imports.open, exact: true }).click();
  await expect(portal).toHaveURL(/import=1$/);
  await choose(portal.getByLabel(says.schemeOf), { label: says.textile });
  await choose(portal.getByLabel(says.brand), { label: 'Hanami' });
  for (const [place, file] of [
    [imports.styles, 'label-styles.xlsx'],
    [imports.packing, 'label-packing.xlsx'],
    [imports.artwork, 'label-artwork.zip'],
  ] as const)
    await portal
      .getByRole('region', { name: place, exact: true })
      .locator('input[type=file]')
      .setInputFiles(example(file));
  await expectAccessible(portal);
  await look('begin');
  await portal.getByRole('button', { name: imports.send }).click();

  for (const text of [imports.stranger, imports.notes, imports.noOrder, says.notWhole])
    await expect(portal.getByText(text).first()).toBeVisible();
  await expectAccessible(portal);
  await look('preview');
  const screen = new OrderImport(portal, language);
  await portal.keyboard.press('F8');
  for (const row of [2, 3, 4])
    await screen.typeAt(row, 'orderNumber', order, { arrow: 'ArrowLeft', steps: 0 });
  await expect(portal.getByText(imports.noOrder)).toHaveCount(0);
  await portal.keyboard.press('F8');
  await screen.typeAt(3, 'composition', '95% cotton, 5% elastane', { arrow: 'ArrowLeft', steps: 0 });
  await expect.poll(() => screen.wrongRows()).toBe(0);
  await screen.import();
}
