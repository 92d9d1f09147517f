import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import {
  answerAndAccept,
  askClassification,
  classificationWords,
  classifiedAs,
  reckonTwoDays,
  takeOver,
} from './classification.ts';
import { makeEntry } from './clearance-walk.ts';
import { goodsOf, orderWithNumber } from './goods-walk.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { test } from './walk.ts';

const number = classifiedAs;
const digits = number.replaceAll('.', '');

for (const language of languagesOf(import.meta)) {
  const says = classificationWords[language];
  test(`a classification is asked, answered and bound, goes on the order and its entry, and its duty is printed for two days (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const order = await orderWithNumber(`o.status in ('ORDERED', 'WH_IN')`);
    const goods = await goodsOf(order, language);
    await rowsOf(
      `insert into goods_binding (org_id, goods_id, kind, edition, code, valid_from, source, bound_by)
       select g.org_id, g.id, 'hts', 1, $2, '2026-01-01', 'typed', g.created_by from goods g where g.id = $1::uuid`,
      [goods.id, goods.hts],
    );

    const no = await askClassification(portal, language, goods);
    await answerAndAccept(desk, portal, language, { no, code: number });
    await portal.goto(`/hts?part=goods&open=${goods.id}`);
    const panel = portal.getByRole('region', { name: new RegExp(goods.name) });
    await expect(panel.getByText(number)).toBeVisible();
    await expect(panel.getByText(says.answered).first()).toBeVisible();
    await expectAccessible(portal);

    await takeOver(portal, language, order, number);
    const entry = await makeEntry(desk, language, order);
    await expect(desk.getByText(new RegExp(`${digits}|${number}`)).first()).toBeVisible();
    await reckonTwoDays(portal, language, entry);
    for (const complaint of complaints) expect(complaint).toEqual([]);
  });
}
