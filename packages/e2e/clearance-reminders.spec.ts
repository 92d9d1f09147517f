import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    answer: '资料答复 48 小时内到期',
    approve: '税费确认 48 小时内到期',
    pay: '税费付款 48 小时内到期',
    deed: '付款并上传凭证',
  },
  en: {
    answer: 'Answer due within 48 hours',
    approve: 'Duty approval due within 48 hours',
    pay: 'Duty payment due within 48 hours',
    deed: 'Pay and send the proof',
  },
} as const;

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`before the last day to answer, to approve and to pay its customer is reminded, and follows it to the entry (${language})`, async ({
    browser,
  }) => {
    const { portal, complaints } = await bothSides(browser, language);
    const no = await entryWithLastDays(language === 'en' ? 1 : 0);
    await rowsOf(`select graphile_worker.add_job('urge-free-days')`);

    for (const title of [says.answer, says.approve, says.pay])
      await expect(async () => {
        await portal.goto('/notices');
        await expect(portal.locator('main')).toContainText(title, { timeout: 3_000 });
      }).toPass();
    const paying = portal.getByRole('listitem').filter({ hasText: says.pay }).filter({ hasText: no }).first();
    await expect(paying).toContainText('USD 55.10');
    await expectAccessible(portal);
    await paying.getByRole('link', { name: says.deed }).first().click();
    await expect(portal).toHaveURL(new RegExp(`/coa\\?no=${no}`));
    expect(complaints.flat()).toEqual([]);
  });
}

/**
 * An entry of the large customer, made of an order that is on none yet, with a request that is due tomorrow, and estimates: one to approve on
 * another entry, one to pay.
 */
async function entryWithLastDays(place: number): Promise<string> {
  const no = `US26112788${place}`;
  for (const [number, state] of [
    [`${no}1`, 'TO_APPROVE'],
    [`${no}2`, 'TO_PAY'],
  ] as const)
    await rowsOf(
      `with e as (insert into us_entry (org_id, id, file_no, entry_type, status)
           select g.org_id, gen_random_uuid(), $1, '01', 'PREPARING' from organisation g where g.code = 'QHDEMO' returning org_id, id),
         q as (insert into us_entry_rfi (org_id, entry_id, id, agency, form, topic, due_day, zone, opened_at, state_at)
           select org_id, id, gen_random_uuid(), 'CBP', 'CBP28', 'Composition', current_date + 1, 'UTC', now(), now() from e),
         t as (insert into us_entry_duty (org_id, entry_id, id, estimate_no, fee_date, approve_by, pay_by, zone, state, state_at, made_at)
           select org_id, id, gen_random_uuid(), 1, current_date, current_date + 1, current_date + 1, 'UTC', $2, now(), now() from e returning org_id, entry_id, id)
       insert into us_entry_duty_amount (org_id, entry_id, duty_id, kind, amount) select org_id, entry_id, id, 'duty', 55.10 from t`,
      [number, state],
    );
  return `${no}2`;
}
