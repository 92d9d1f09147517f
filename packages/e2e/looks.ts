import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import axe from 'axe-core';
import { expectReadable } from './readable.ts';

declare global {
  interface Window {
    readonly axe: typeof axe;
  }
}

/** Collects what the browser complains about from now on: console errors, page errors, blocked content. */
export function complaintsOf(page: Page): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

// The rows of a list are alike: what six of them hide, the others would not show. Every element costs the check its time.
const alike = '.data-table__row:nth-child(n + 7)';

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
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe.source);
  return page.evaluate(barriersInSight, { standards, alike });
}

/** Runs in the page. Only what is wrong is worked out and told, and what a frame shows, such as a paper, is no screen of ours. */
async function barriersInSight(look: { standards: string[]; alike: string }): Promise<string[]> {
  const { violations } = await window.axe.run(
    { exclude: [[look.alike]] },
    { resultTypes: ['violations'], runOnly: { type: 'tag', values: look.standards }, iframes: false },
  );
  return violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.target.join(' ')).join(', ')}`);
}
