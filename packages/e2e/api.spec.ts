import { expect } from '@playwright/test';
import { addHook, apiWords, keepSecret, makeKey, openReceiver, sidePanel } from './api-steps.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible, inaccessible } from './looks.ts';
import { noteSecret } from './noted-secrets.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

/** Of a key its beginning and its end are shown, which no language has a word for. */
const hint = /^\w+$/;

const words = {
  'zh-cn': {
    ...apiWords['zh-cn'],
    today: '今天 2 次',
    state: '启用',
    rotate: '轮换密钥',
    rotating: '轮换中',
    revoke: '吊销密钥',
    revoked: '已吊销',
    test: '测试',
    delivered: '已送达',
    noAddress: '不能指向内网或本机',
  },
  en: {
    ...apiWords.en,
    today: '2 today',
    state: 'In use',
    rotate: 'Rotate',
    rotating: 'Being replaced',
    revoke: 'Revoke',
    revoked: 'Revoked',
    test: 'Test',
    delivered: 'Delivered',
    noAddress: 'never one inside a network',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const w = words[language];

  test(`a key is made, used, replaced and revoked (${language})`, async ({ page, request }) => {
    const complaints = complaintsOf(page);
    const name = `ERP ${Date.now()}`;
    await enterAs(page, 'demo', language);
    const token = await makeKey(page, w, name, () => expectAccessible(page, hint));
    expect(token).toMatch(/^ll_test_/);
    const authorization = `Bearer ${token}`;
    expect((await request.get('/omsapi/orders', { headers: { authorization } })).status()).toBe(200);
    expect((await request.get('/omsapi/bills', { headers: { authorization } })).status()).toBe(403);

    const panel = sidePanel(page);
    const row = page.getByRole('row', { name: new RegExp(name) });
    await expect(row).toContainText(w.state);
    await expect(async () => {
      await page.reload();
      await expect(row).toContainText(w.today, { timeout: 2_000 });
    }).toPass();
    await row.click();
    await expectAccessible(page, hint);
    await panel.getByRole('button', { name: w.rotate }).click();
    noteSecret(await panel.getByLabel(name, { exact: true }).inputValue());
    await keepSecret(page, w);
    await expect(row.filter({ hasText: w.rotating })).toHaveCount(1);
    await row.filter({ hasText: w.rotating }).click();
    await panel.getByRole('button', { name: w.revoke }).click();
    await page.getByRole('dialog').getByRole('button', { name: w.revoke }).click();
    await expect(row.filter({ hasText: w.revoked })).toHaveCount(1);
    expect((await request.get('/omsapi/orders', { headers: { authorization } })).status()).toBe(401);
    expect(complaints).toEqual([]);
  });

  test(`a webhook is added, tested and tells how it went (${language})`, async ({ page }) => {
    const receiver = await openReceiver();
    await enterAs(page, 'demo', language);
    await page.goto('/my?part=api');
    await page.getByRole('button', { name: w.addHook, exact: true }).click();
    const panel = sidePanel(page);
    await panel.getByRole('textbox').first().fill('https://192.168.1.4/hooks');
    await panel.getByRole('button', { name: w.addHook, exact: true }).click();
    await expect(panel).toContainText(w.noAddress);
    await expectAccessible(page, hint);
    await addHook(page, w, receiver.url);

    const cell = page.getByRole('listitem').filter({ hasText: receiver.url });
    await cell.getByRole('button', { name: w.test, exact: true }).click();
    await expect.poll(() => receiver.told.map(({ type }) => type)).toEqual(['webhook.test']);
    const told = page.getByRole('row', { name: /webhook\.test/ }).first();
    await expect(told).toContainText('200');
    await told.click();
    await expect(panel).toContainText('webhook-signature');
    await expect(panel).toContainText(w.delivered);
    expect(await inaccessible(page)).toEqual([]);
    receiver.close();
  });
}
