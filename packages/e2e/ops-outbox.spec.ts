import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { unsentReasons } from '@loadline/contract/messages/unsent';
import { expect } from '@playwright/test';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

test('What was sent stands in the outbox with its words and what became of it', async ({ page }) => {
  await enterAs(page, 'op.admin');
  await page.goto('/ops/outbox');
  await expect(page.getByRole('table')).toHaveAttribute('aria-busy', 'false');
  await page.keyboard.press('j');
  await expect(page.getByRole('heading', { name: '发送情况' })).toBeVisible();
});

for (const [language, channel] of [
  ['zh-cn', '邮件'],
  ['en', 'Mail'],
] as const)
  test(`Why a message did not go out is said in words, in ${language}`, async ({ page }) => {
    const reasons = codesOf(unsentReasons).map((code) => say(wordOf(unsentReasons, code), language));
    await enterAs(page, 'op.admin', language);
    await page.goto('/ops/outbox?state=failed&channel=mail');
    await page.getByRole('table').getByText(channel, { exact: true }).first().click();
    const alert = page.getByRole('alert');
    await expect(alert).toBeVisible();
    expect(reasons).toContain(await alert.textContent());
  });
