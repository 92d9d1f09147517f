import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { freeOrder, makeEntry, moveEntry } from './clearance-walk.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { approveMid, midWords, openMid, submitMid, typeMid } from './mid-steps.ts';
import { test } from './walk.ts';

for (const language of languagesOf(import.meta)) {
  const says = midWords[language];
  test(`a manufacturer gets a code, is approved, goes on entry lines and moves; what is filed stays (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const name = language === 'en' ? 'Xiamen Walker Umbrella Co., Ltd.' : 'Xiamen Wander Umbrella Co., Ltd.';
    const [first, second] =
      language === 'en' ? ['XIAWAL66XIA', 'XIAWAL88XIA'] : ['XIAWAN66XIA', 'XIAWAN88XIA'];
    const [before, after] = [`CN${first}`, `CN${second}`];

    // The code grows with what is typed; of textiles no shipper is taken.
    await portal.goto('/mid');
    await portal.getByRole('button', { name: says.add }).click();
    const form = portal.getByRole('region', { name: says.add });
    await typeMid(form, language, { name, street: 'Building 2, No. 66 Huli Avenue', city: 'Xiamen' });
    await expect(form.getByRole('list', { name: says.pieces })).toContainText('66');
    await expect(form.getByText(before)).toBeVisible();
    await form.getByRole('radio', { name: says.shipper }).check();
    await form.getByRole('checkbox', { name: says.textile }).check();
    await form.getByRole('button', { name: says.draft }).click();
    await expect(form.getByText(says.refused)).toBeVisible();
    await expectAccessible(portal);
    await form.getByRole('radio', { name: says.maker }).check();
    await form.getByRole('button', { name: says.draft }).click();

    const panel = portal.getByRole('region', { name: new RegExp(before) });
    await submitMid(panel, language, 'licence.pdf');
    await expectAccessible(portal);

    await approveMid(desk, language, before);

    // It goes on the lines of an entry that is not filed.
    const order = await freeOrder('true', 'first');
    const no = await makeEntry(desk, language, order);
    await portal.goto('/mid');
    await openMid(portal, before);
    await panel.getByRole('link', { name: says.replace }).click();
    await portal.goto(`${portal.url()}&order=${order}`);
    await expect(portal.getByRole('region', { name: says.open })).toContainText(order);
    await portal.getByLabel(says.reason).fill('first code');
    await expectAccessible(portal);
    await portal.getByRole('button', { name: says.go }).click();
    await portal.goto(`/coa?no=${no}`);
    await expect(portal.getByText(before).first()).toBeVisible();

    // The factory moves: another version, which takes the place of the first only once it is approved.
    await portal.goto('/mid');
    await openMid(portal, before);
    await panel.getByRole('button', { name: says.edition }).click();
    const edition = portal.getByRole('region', { name: new RegExp(before) });
    await edition.getByLabel(says.street).fill('No. 88 Huli Avenue');
    await edition.getByRole('button', { name: says.draft }).click();
    const next = portal.getByRole('region', { name: new RegExp(after) });
    await submitMid(next, language, 'move.pdf');
    await next.getByRole('link', { name: says.replace }).click();
    await expect(portal.getByText(after + says.notYet)).toBeVisible();
    const preview = portal.url();
    await approveMid(desk, language, after);

    // What is filed meanwhile is listed, and nothing is left to change.
    await desk.goto(`/ops/coa?no=${no}`);
    await expect(desk.getByRole('button', { name: says.submitted })).toBeVisible();
    await moveEntry(desk, language, says.submitted, 'filed by the broker');
    await portal.goto(preview);
    await expect(portal.getByRole('region', { name: says.filed })).toContainText(order);
    await expectAccessible(portal);
    await portal.getByLabel(says.reason).fill('the factory has moved');
    await portal.getByRole('button', { name: says.ask }).click();
    await expect(portal.getByText(says.asked)).toBeVisible();
    await portal.goto('/mid?tab=earlier');
    await expect(portal.getByRole('row').filter({ hasText: before })).toContainText(says.superseded);
    expect(complaints.flat()).toEqual([]);
  });
}
