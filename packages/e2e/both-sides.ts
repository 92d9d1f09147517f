import type { Browser, Page } from '@playwright/test';
import { complaintsOf } from './looks.ts';
import { enterAs } from './people.ts';

interface BothSides {
  readonly desk: Page;
  readonly portal: Page;
  /** What their consoles complain of, one list each. */
  readonly complaints: readonly (readonly string[])[];
}

/** The forwarder's desk and the customer's portal of the demo, each in a browser of its own. */
export async function bothSides(browser: Browser, language: 'zh-cn' | 'en'): Promise<BothSides> {
  const desk = await (await browser.newContext()).newPage();
  const portal = await (await browser.newContext()).newPage();
  const complaints = [complaintsOf(desk), complaintsOf(portal)];
  await enterAs(desk, 'op.admin', language);
  await enterAs(portal, 'demo', language);
  return { desk, portal, complaints };
}
