import { expect } from '@playwright/test';
import { expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

test('A trust order is kept as a template out of its form, begun from it in the list, and the template is thrown away', async ({
  page,
}) => {
  await enterAs(page, 'demo', 'en');
  await page.goto('/trustCreate');
  const name = `Weekly samples ${Date.now()}`;
  await page.getByLabel('Marks').fill('LOADLINE WEEKLY');
  await page.getByRole('button', { name: 'Keep as a template' }).click();
  const keep = page.getByRole('dialog', { name: 'Keep as a template' });
  await keep.getByRole('textbox').fill(name);
  await keep.getByRole('button', { name: 'Keep as a template' }).click();
  await expect(page.getByText(`Template kept: ${name}`)).toBeVisible();

  await page.goto('/trust');
  await page.getByRole('button', { name: 'From a template' }).click();
  const found = page.getByRole('dialog', { name: 'Choose a template' });
  await found.getByRole('combobox').fill(name);
  await expect(found.getByRole('option')).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Marks')).toHaveValue('LOADLINE WEEKLY');

  await page.getByRole('button', { name: 'From a template' }).click();
  await found.getByRole('option', { name: 'Manage templates' }).click();
  const manage = page.getByRole('dialog', { name: 'Manage templates' });
  await manage.getByRole('checkbox', { name }).check();
  await expectAccessible(page);
  await manage.getByRole('button', { name: 'Delete the chosen' }).click();
  await expect(page.getByText('Templates deleted: 1')).toBeVisible();
  expect(await rowsOf('select from trust_template where name = $1', [name])).toEqual([]);
});
