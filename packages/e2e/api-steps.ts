import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { noteSecret } from './noted-secrets.ts';

export const apiWords = {
  'zh-cn': {
    newKey: '新建密钥',
    name: '密钥名称',
    scope: '查看订单',
    make: '生成密钥',
    kept: '已保存好密钥',
    done: '完成',
    addHook: '加地址',
  },
  en: {
    newKey: 'New key',
    name: 'Name of the key',
    scope: 'View orders',
    make: 'Make the key',
    kept: 'I have kept the key',
    done: 'Done',
    addHook: 'Add',
  },
} as const;

export type ApiWords = (typeof apiWords)['zh-cn' | 'en'];

export const sidePanel = (page: Page): Locator => page.locator('.side-panel');

/** A key of this name that reads orders, as it is shown once. `look` sees the panel before it is filled in. */
export async function makeKey(
  page: Page,
  w: ApiWords,
  name: string,
  look?: () => Promise<void>,
): Promise<string> {
  await page.goto('/my?part=api');
  await page.getByRole('button', { name: w.newKey }).first().click();
  const panel = sidePanel(page);
  await expect(panel).toBeVisible();
  await look?.();
  await panel.getByLabel(w.name).fill(name);
  await panel.getByRole('checkbox', { name: w.scope, exact: true }).check();
  await panel.getByRole('button', { name: w.make }).click();
  const token = await panel.getByLabel(name, { exact: true }).inputValue();
  noteSecret(token);
  await keepSecret(page, w);
  return token;
}

/** Where a program is told what happens; its secret is shown once. */
export async function addHook(page: Page, w: ApiWords, url: string): Promise<void> {
  const panel = sidePanel(page);
  await panel.getByRole('textbox').first().fill(url);
  await panel.getByRole('button', { name: w.addHook, exact: true }).click();
  const secret = panel.getByRole('textbox');
  await expect(secret).toHaveValue(/^whsec_/);
  noteSecret(await secret.inputValue());
  await keepSecret(page, w);
}

export async function keepSecret(page: Page, w: ApiWords): Promise<void> {
  const panel = sidePanel(page);
  await panel.getByRole('checkbox', { name: w.kept }).check();
  await panel.getByRole('button', { name: w.done }).click();
  await expect(panel).toHaveCount(0);
}

interface Told {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
}

/** A customer's program that takes what it is told. */
export async function openReceiver() {
  const told: Told[] = [];
  const server = createServer((request, reply) => {
    let body = '';
    request.on('data', (chunk) => (body += chunk));
    request.on('end', () => {
      told.push(JSON.parse(body));
      reply.end();
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hooks`, told, close: () => void server.close() };
}
