import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectReadable } from './readable.ts';

/** Collects what the browser complains about from now on: console errors, page errors, blocked content. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

// The rows of a list are alike: what a dozen of them hide, the others would not show. Every element costs the check its time.
const alike = '.data-table__row:nth-child(n + 13)';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** WCAG 2.2 AA as far as a machine can see, and nothing cut, broken, covered or raw. `raw` is what may stand there as it is. */
export async function expectAccessible(page: Page, raw?: RegExp): Promise<void> {
  expect(await inaccessible(page)).toEqual([]);
  await expectReadable(page, raw);
}

/** What keeps somebody out of the page as it stands, as far as a machine can see. */
export async function inaccessible(page: Page): Promise<string[]> {
  // A colour on its way to another is neither; what has been moved may move the next.
  await page.evaluate(async () => {
    const moving = () =>
      document.getAnimations().filter(
        ({ effect, playState, timeline }) =>
          playState === 'running' &&
          // What runs with scrolling stands where it was scrolled to.
          timeline instanceof DocumentTimeline &&
          effect?.getComputedTiming().iterations !== Infinity,
      );
    const drawn = () => new Promise(requestAnimationFrame);
    for (let still = 0; still < 2; still += 1) {
      const now = moving();
      if (now.length > 0) still = 0;
      await Promise.allSettled(now.map(({ finished }) => finished));
      await drawn();
      await drawn();
    }
  });
  // In the page itself, where the usual way opens another one to sum up, and without telling of all that is right: a third
  // of the time. No page has a frame of another origin.
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .options({ resultTypes: ['violations'], runOnly: { type: 'tag', values: standards } })
    .exclude(alike)
    .analyze();
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
