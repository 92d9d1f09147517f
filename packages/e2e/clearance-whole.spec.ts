import { orderStatuses, stages } from '@loadline/contract/codes/stage';
import type { CustomsStep } from '@loadline/contract/customs/customs.lifecycle';
import { customsWord } from '@loadline/contract/customs/customs.lifecycle';
import type { CodeTable } from '@loadline/contract/kernel/code';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import type { Browser } from '@playwright/test';
import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { freeOrder, makeEntry, moveEntry } from './clearance-walk.ts';
import { approveDuty, expectListed, payDuty } from './clearance-whole.duty.ts';
import * as stage from './clearance-whole.stages.ts';
import { languagesOf } from './languages.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { speakAndWatch } from './public-pages.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

for (const language of languagesOf(import.meta))
  test(`an ocean entry goes from its arrival to the signature: ISF late, examined, asked of one line, approved, paid and released, and both sides read the same (${language})`, async ({
    browser,
  }) => {
    test.setTimeout(600_000);
    const { desk, portal, complaints } = await bothSides(browser, language);
    const visitor = await anybody(browser, language);
    const order = await freeOrder(atSea, 'first');
    const no = await makeEntry(desk, language, order);
    await portal.goto(`/coa?no=${no}`);
    const walk: stage.Walk = { desk, portal, language, no, order };
    const word = (table: CodeTable, code: string) => say(wordOf(table, code), language);
    const step = (to: CustomsStep, reason?: string) =>
      moveEntry(desk, language, say(customsWord(to, '2'), language), reason);
    const follows = async (status: keyof typeof stages.codes) => {
      await stage.expectAgreed(walk);
      await stage.expectOrder(walk, word(orderStatuses, status));
    };
    /** Anybody who has the number reads where it stands now, and the milestone behind it. */
    const tracked = async (now: keyof typeof stages.codes, passed: keyof typeof stages.codes) => {
      await visitor.page.goto(`/search?no=${order}`);
      const shipment = visitor.page.getByRole('article').first();
      await expect(shipment.locator('.chip').first()).toContainText(word(stages, now));
      for (const one of [now, passed])
        await expect(shipment.getByRole('listitem').filter({ hasText: word(stages, one) })).toContainText(
          /GMT[+−]\d/,
        );
    };

    await stage.writeEntry(walk);
    await stage.fileIsfLate(walk);
    await step('SUBMITTED', stage.reasonOf(language));
    await step('FLIGHT_DEPARTED');
    await step('FLIGHT_ARRIVED');
    await follows('ARRIVED');
    await step('CLEARING');
    await follows('IN_CLEARANCE');
    await tracked('IN_CLEARANCE', 'ARRIVED');

    await stage.examine(walk);
    await stage.askAndAnswer(walk);
    await stage.endHold(walk);
    await approveDuty(walk);
    await step('TAX_DUE');
    await payDuty(walk);
    await step('TAX_PAID');
    await step('RELEASED');
    await follows('IN_CLEARANCE');
    await stage.takePaper(walk);
    await tracked('IN_CLEARANCE', 'ARRIVED');
    await stage.expectReleasedTo(visitor.page, language);
    await expectAccessible(visitor.page);
    await stage.expectReleased(walk);

    await step('DELIVERED');
    await follows('DELIVERED');
    await tracked('DELIVERED', 'IN_CLEARANCE');
    await step('SIGNED');
    await follows('SIGNED');
    await tracked('SIGNED', 'DELIVERED');
    for (const page of [desk, portal]) await expectAccessible(page);
    await expectListed(walk, say(customsWord('SIGNED', '2'), language));
    for (const page of [desk, portal]) await expectReadable(page);
    expect([...complaints.flat(), ...visitor.complaints]).toEqual([]);
  });

/** Left its port, and everybody may track it. */
const atSea = `o.transport_type = '2' and o.status = 'DEPARTED' and o.is_public
  and exists (select from goods_line g where g.org_id = o.org_id and g.order_id = o.id)`;

async function anybody(browser: Browser, language: string) {
  const page = await (await browser.newContext()).newPage();
  await speakAndWatch(page, language);
  return { page, complaints: complaintsOf(page) };
}
