import assert from 'node:assert/strict';
import { expect, type Page } from '@playwright/test';
import { choose } from './choose.ts';
import type { LabelWords } from './label-desk.words.ts';
import type { Language } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { example, OrderImport } from './order-import.page.ts';
import { rowsOf } from './product-database.ts';

interface Into {
  readonly order: string;
  readonly language: Language;
}

type Look = (step: 'begin' | 'preview') => Promise<unknown>;

/** An order of the demo's customer that has no labels yet. */
export async function orderWithoutLabels(): Promise<string> {
  const [found] = await rowsOf<{ no: string }>(
    `select o.order_number as no from orders o join app_user u on u.org_id = o.org_id and u.username = 'demo'
     where o.status not in ('CANCELLED', 'CLOSED') and not exists (select 1 from label l where l.org_id = o.org_id and l.order_id = o.id)
     order by random() limit 1`,
  );
  assert.ok(found);
  return found.no;
}

/** A customer's import of the example's three files into an order; `look` sees each step. */
export async function importLabels(portal: Page, says: LabelWords, into: Into, look?: Look): Promise<void> {
  await portal.goto('/label');
  await portal.getByRole('link', { name: says.imports.open, exact: true }).click();
  await expect(portal).toHaveURL(/import=1$/);
  await importThreeFiles(portal, says, into, look);
}

/** From the choice of scheme and brand to the labels, on either side. */
export async function importThreeFiles(
  portal: Page,
  says: LabelWords,
  { order, language }: Into,
  look: Look = async () => undefined,
): Promise<void> {
  const { imports } = says;
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
  const wrong = portal.getByRole('textbox', { name: imports.wrongStyle });
  await wrong.fill('EX-102', { timeout: 40_000 });
  await wrong.press('Enter');
  await expect(portal.getByText(imports.stranger)).toHaveCount(0);
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
