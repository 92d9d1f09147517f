import { expect } from '@playwright/test';
import { choose } from './choose.ts';
import { complaintsOf, expectAccessible } from './looks.ts';
import { enterAs } from './people.ts';
import { test } from './walk.ts';

const spoken = {
  'zh-cn': {
    enter: '新建订单',
    place: '提交订单',
    reference: '客户参考号',
    channel: '渠道名称',
    country: '目的国',
    sender: '发件人',
    consignee: '收件人',
    company: '公司',
    address: '地址',
    city: '城市',
    postCode: '邮编',
    tel: '电话',
    cell: (row: number, name: string) => `第 ${row} 行${name}`,
    carton: ['单箱毛重', '长', '宽', '高'],
    nameZh: '中文品名',
    hsDest: '目的国HS编码',
    more: '更多操作',
    edit: '编辑',
    copy: '复制为新订单',
    cancel: '取消订单',
    save: '保存',
    saved: /已保存/,
    reason: '原因',
    cancelled: /已取消/,
    goods: '货物明细',
    special: '带电',
  },
  en: {
    enter: 'New order',
    place: 'Place the order',
    reference: 'Reference no.',
    channel: 'Channel',
    country: 'Destination country',
    sender: 'Sender',
    consignee: 'Consignee',
    company: 'Company',
    address: 'Address',
    city: 'City',
    postCode: 'Postcode',
    tel: 'Tel',
    cell: (row: number, name: string) => `Row ${row}, ${name}`,
    carton: ['Carton gross weight', 'Length', 'Width', 'Height'],
    nameZh: 'Chinese name',
    hsDest: 'Destination HS code',
    more: 'More actions',
    edit: 'Edit',
    copy: 'Copy as a new order',
    cancel: 'Cancel order',
    save: 'Save',
    saved: /is saved/,
    reason: 'Reason',
    cancelled: /is cancelled/,
    goods: 'Goods',
    special: 'Contains battery',
  },
} as const;

for (const language of ['zh-cn', 'en'] as const) {
  const says = spoken[language];

  test(`an order is typed, pasted, placed, changed and cancelled (${language})`, async ({ page }) => {
    const complaints = complaintsOf(page);
    const reference = `HAND-${language}-${Date.now()}`;
    await enterAs(page, 'demo', language);
    await page.goto('/order');
    await page.getByRole('button', { name: says.enter }).first().click();
    const drawer = page.getByRole('dialog');
    await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(says.enter);

    // Nothing is sent while something is missing, and the first problem gets the focus.
    await drawer.getByRole('button', { name: says.place }).click();
    await expect(drawer.getByLabel(`${says.reference}*`)).toBeFocused();

    await drawer.getByLabel(`${says.reference}*`).fill(reference);
    await choose(drawer.getByLabel(`${says.channel}*`), { index: 1 });
    await choose(drawer.getByLabel(`${says.country}*`), 'US');
    const sender = drawer.getByRole('region', { name: says.sender });
    await sender.getByLabel(`${says.company}*`).fill('深圳市远航电子有限公司');
    await sender.getByLabel(`${says.address}*`).fill('深圳市宝安区福海街道和平路 1 号');
    await sender.getByLabel(says.tel).fill('0755-12345678');
    const consignee = drawer.getByRole('region', { name: says.consignee });
    await consignee.getByLabel(says.company).fill('Harbour Trading LLC');
    await consignee.getByLabel(`${says.address}*`).fill('100 Main Street');
    await consignee.getByLabel(says.city).fill('Los Angeles');
    await consignee.getByLabel(says.postCode).fill('90001');
    for (const [at, value] of ['12.5', '60', '40', '40'].entries())
      await drawer.getByLabel(says.cell(1, says.carton[at] ?? '')).fill(value);

    // Two lines as they come out of a spreadsheet, from the Chinese name on.
    const line = (name: string, hs: string) =>
      [
        name,
        'Stainless bottle',
        '9617001000',
        hs,
        '',
        '',
        '不锈钢',
        '饮水',
        says.special,
        '24',
        'pcs',
        '2.40',
      ].join('\t');
    const first = drawer.getByLabel(says.cell(1, says.nameZh));
    await first.focus();
    await first.evaluate(
      (cell, text) => {
        const data = new DataTransfer();
        data.setData('text', text);
        cell.dispatchEvent(
          new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
        );
      },
      `${line('保温杯', '9617001000')}\n${line('保温壶', '12')}`,
    );
    await expect(drawer.getByLabel(says.cell(2, says.nameZh))).toHaveValue('保温壶');
    await drawer.getByLabel(says.cell(2, language === 'en' ? 'Carton no.' : '箱号')).fill('C1');
    await drawer.getByRole('button', { name: says.place }).click();
    const wrong = drawer.getByLabel(says.cell(2, says.hsDest));
    await expect(wrong).toHaveAttribute('aria-invalid', 'true');
    await wrong.fill('9617001000');
    await expectAccessible(page);
    await drawer.getByRole('button', { name: says.place }).click();
    await expect(page).toHaveURL(/\/orderDetail\?no=SO/);
    await expect(page.getByRole('main').getByText(reference).first()).toBeVisible();
    await expect(page.getByRole('table', { name: says.goods }).locator('tbody tr')).toHaveCount(2);

    await page.getByRole('button', { name: says.more }).click();
    await page.getByRole('menuitem', { name: says.edit }).click();
    await page.getByRole('dialog').getByLabel(`${says.reference}*`).fill(`${reference}-B`);
    await page.getByRole('dialog').getByRole('button', { name: says.save }).click();
    await expect(page.getByText(says.saved)).toBeVisible();
    await expect(page.getByText(`${reference}-B`).first()).toBeVisible();

    await page.getByRole('button', { name: says.more }).click();
    await page.getByRole('menuitem', { name: says.cancel }).click();
    await page.getByRole('dialog').getByLabel(`${says.reason}*`).fill('客户改走海运');
    await page.getByRole('dialog').getByRole('button', { name: says.cancel }).click();
    await expect(page.getByText(says.cancelled).first()).toBeVisible();
    expect(complaints).toEqual([]);
  });
}

test('what the stage has locked is read, with since when, and is changed by asking', async ({ page }) => {
  await enterAs(page, 'demo');
  await page.goto('/order?status=DEPARTED&size=200');
  const link = page.getByRole('table', { name: '订单' }).locator('tbody a').first();
  const no = (await link.textContent()) ?? '';
  await page.goto(`/orderDetail?no=${no}&form=edit&of=${no}`);
  const drawer = page.getByRole('dialog');
  await expect(drawer.getByRole('region', { name: '货物明细' })).toContainText('起锁定');
  await expect(drawer.getByRole('textbox', { name: /中文品名/ })).toHaveCount(0);
  await drawer.getByRole('button', { name: '申请改单' }).click();
  await expect(drawer.getByRole('heading', { level: 2 })).toHaveText(`申请改单 ${no}`);
  const consignee = drawer.getByRole('region', { name: '收件人' });
  await consignee.getByLabel('城市').fill('Ontario');
  await expect(drawer.getByText('收件人城市')).toBeVisible();
  await drawer.getByLabel('原因*').fill('收件仓库搬迁');
  await drawer.getByRole('button', { name: '申请改单' }).click();
  await expect(page.getByText(`改单申请已提交：${no}`)).toBeVisible();
  const card = page.getByRole('region', { name: '改单与取消申请' });
  await expect(card).toContainText('待处理');
  await card.getByRole('button', { name: '撤回申请' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '撤回申请' }).click();
  await expect(card).toContainText('已撤回');
});
