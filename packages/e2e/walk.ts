import { type Browser, type Page, test as plain } from '@playwright/test';

/**
 * A walk that opens pages as a person does, who presses nothing before it can be pressed: every page of every context
 * waits until React has taken over what the server drew. Who names a `waitUntil` goes on from there instead.
 */
export const test = plain.extend<{ leaving: undefined }, { browser: Browser }>({
  browser: [
    async ({ browser }, use) => {
      const newContext = browser.newContext.bind(browser);
      browser.newContext = async (options) => {
        const context = await newContext(options);
        return context.on('page', openAwake);
      };
      await use(browser);
      browser.newContext = newContext;
    },
    { scope: 'worker' },
  ],
  /** Who has walked closes every window: each holds one of its user's places at the stream of changes. */
  leaving: [
    async ({ browser }, use) => {
      const before = browser.contexts();
      await use(undefined);
      const opened = browser.contexts().filter((context) => !before.includes(context));
      await Promise.all(opened.map((context) => context.close()));
    },
    { auto: true },
  ],
});

function openAwake(page: Page): void {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    const kind = answer?.headers()['content-type'] ?? 'text/html';
    if (!options?.waitUntil && kind.startsWith('text/html')) await awake(page);
    return answer;
  };
  page.reload = async (options) => {
    const answer = await reload(options);
    if (!options?.waitUntil) await awake(page);
    return answer;
  };
}

/** Waits until a page that the server drew takes what is pressed and entered. */
export async function awake(page: Page): Promise<void> {
  await page.locator('#root:not([data-waking])').waitFor({ state: 'attached' });
}
