import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';

/** Every page that needs no login, in each of its parts. */
export const publicPages = [
  '/home',
  '/login',
  '/login?part=mobile',
  '/login?part=reset',
  '/register',
  '/register?part=status',
  '/register?part=done&no=RG2611190012',
  '/search',
  '/search?no=SO261102K7M2Q9XDE,020-81140744',
  '/calculator',
  '/productInfo?type=plane_zmkyzx',
  '/about',
  '/404',
  '/403?need=order:view',
] as const;

export const languages = [
  ['zh-cn', 'zh-CN', /^[^A-Za-z]+ – 衡线 – OMS$/],
  ['en', 'en', /^[A-Za-z ]+ – Loadline – OMS$/],
] as const;

/** Opens a page and waits until it has said what it has to say. */
export async function openPublic(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  if (address.startsWith('/search?')) await expect(page.getByRole('article').first()).toBeVisible();
}

/** Speaks a language, and says on the console whatever the page's policy refuses. */
export async function speakAndWatch(page: Page, language: string): Promise<void> {
  await page.addInitScript((locale) => {
    localStorage.setItem('locale', locale);
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      console.error(`refused by the policy: ${violatedDirective} ${blockedURI}`),
    );
  }, language);
}

/** Collects every request from now on that leaves the product's own address. */
export function requestsToOthers(page: Page, own: string | undefined): string[] {
  const others: string[] = [];
  page.on('request', (request) => {
    const { protocol, origin, href } = new URL(request.url());
    if (protocol !== 'data:' && protocol !== 'blob:' && origin !== own) others.push(href);
  });
  return others;
}

/** How light what lies under the whole page is: 0 is black, 1 is white. */
export function lightnessOf(page: Page): Promise<number> {
  return page.evaluate(() => {
    const [red = 0, green = 0, blue = 0] =
      getComputedStyle(document.body)
        .backgroundColor.match(/[\d.]+/g)
        ?.map(Number) ?? [];
    return (red + green + blue) / 3 / 255;
  });
}
