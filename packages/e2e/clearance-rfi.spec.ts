import { expect } from '@playwright/test';
import { bothSides } from './both-sides.ts';
import { choose } from './choose.ts';
import { chooseDeed, pdf } from './clearance-walk.ts';
import { dayAhead } from './days.ts';
import { languagesOf } from './languages.ts';
import { expectAccessible } from './looks.ts';
import { rowsOf } from './product-database.ts';
import { expectReadable } from './readable.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    open: '提出资料要求',
    form: '文书*',
    line: '商品行',
    topic: '主题*',
    body: '内容*',
    due: '答复期限',
    waiting: /待客户处理/,
    left: /申报被退回 · 1 项待答复，剩 \d/,
    waitsForYou: '面料成分 · 待您答复',
    answer: '答复',
    send: '发送答复',
    answered: '面料成分 · 已答复待审',
    accept: '接受答复',
    accepted: '面料成分 · 答复已接受',
    firstLine: /第 1 行：/,
  },
  en: {
    open: 'Ask for information',
    form: 'Form*',
    line: 'Line',
    topic: 'Subject*',
    body: 'Text*',
    due: 'Answer by',
    waiting: /With customer/,
    left: /Entry rejected · 1 to answer, \d.* left/,
    waitsForYou: '面料成分 · Waiting for you',
    answer: 'Answer',
    send: 'Send the answer',
    answered: '面料成分 · Answered, to review',
    accept: 'Accept the answer',
    accepted: '面料成分 · Answer accepted',
    firstLine: /Line 1: /,
  },
} as const;

const report = { name: 'report.pdf', mimeType: 'application/pdf' };

for (const language of languagesOf(import.meta)) {
  const says = spoken[language];
  test(`customs ask of one line, its customer answers in place with a file, and the desk accepts it (${language})`, async ({
    browser,
  }) => {
    test.slow();
    const { desk, portal, complaints } = await bothSides(browser, language);
    const no = await entryWithLines(language === 'en' ? 0 : 1);

    // Of one line, until a day that the customer sees counted down.
    await desk.goto(`/ops/coa?no=${no}`);
    await chooseDeed(desk, language, says.open);
    const asking = desk.getByRole('dialog');
    await choose(asking.getByLabel(says.form), 'REJECT');
    await choose(asking.getByLabel(says.line, { exact: true }), { index: 1 });
    await asking.getByLabel(says.topic).fill('面料成分');
    await asking.getByLabel(says.body).fill('请说明面料成分，并附检测报告');
    await asking.getByRole('textbox', { name: says.due }).fill(dayAhead(5));
    await expectAccessible(desk);
    await asking.getByRole('button', { name: says.open }).click();
    await expect(asking).toHaveCount(0);
    await expectAccessible(desk);
    await expectReadable(desk);

    // Its customer finds it in the list and answers beside it.
    await portal.goto(`/coa?search=${no}`);
    await portal.getByRole('tab', { name: says.waiting }).click();
    await expect(portal.getByText(says.left).first()).toBeVisible();
    await expectReadable(portal);
    await portal.goto(`/coa?no=${no}`);
    const card = portal.getByRole('region', { name: says.waitsForYou });
    await expect(card).toContainText(says.firstLine);
    await expect(card).toContainText('请说明面料成分，并附检测报告');
    await card.locator('input[type=file]').setInputFiles({ ...report, buffer: pdf });
    await expect(card.getByText(report.name)).toBeVisible();
    await card.getByLabel(says.answer, { exact: true }).fill('棉 100%');
    await expectAccessible(portal);
    await card.getByRole('button', { name: says.send }).click();
    await expect(portal.getByRole('region', { name: says.answered })).toContainText('棉 100%');
    await expectReadable(portal);

    // The desk reads the answer with its file, and that is that.
    const answered = desk.getByRole('region', { name: says.answered });
    await expect(answered).toContainText('棉 100%');
    await expect(answered.getByRole('button', { name: report.name })).toBeVisible();
    await answered.getByRole('button', { name: says.accept }).click();
    const deciding = desk.getByRole('dialog');
    await deciding.getByRole('button', { name: says.accept }).click();
    await expect(deciding).toHaveCount(0);
    await expect(portal.getByRole('region', { name: says.accepted })).toBeVisible();
    await expect(portal.getByRole('button', { name: says.send })).toHaveCount(0);
    expect(complaints.flat()).toEqual([]);
  });
}

/** An entry of the demo with goods, of which nothing is asked yet; each walk takes one of its own. */
async function entryWithLines(place: number): Promise<string> {
  const found = await rowsOf<{ no: string }>(
    `select f.file_no as no from us_entry f where f.status <> 'VOID' and not exists (select from us_entry_rfi q where q.entry_id = f.id)
       and exists (select from us_entry_order c join goods_line g on g.order_id = c.order_id where c.entry_id = f.id) and f.file_no like '%700_'
     order by f.file_no`,
  );
  const { no } = found[place % found.length] ?? { no: '' };
  expect(no).not.toBe('');
  return no;
}
