import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { extractText, getDocumentProxy } from 'unpdf';
import type { Carriage } from './air-carriage.ts';
import { choose } from './choose.ts';
import { chooseDeed, moveEntry, pdf } from './clearance-walk.ts';
import type { Person } from './empty-installation.ts';
import { expectFigures } from './figures.ts';
import { makeEntry } from './us-entry.ts';

/** What the packing list prices: 1,440 bottles for 2.40 and 200 boxes for 3.10 dollars. */
const value = '4,076.00';
const lines = ['3,456.00', '620.00'];
const estimate = { 基本关税: '499.33', '301 条款': '252.75', '货物处理费 MPF': '34.58' };
const duties = '786.66';
const entryNo = '231-1234567-5';

interface People {
  readonly desk: Person;
  readonly customer: Person;
  /** Anybody, without an account. */
  readonly visitor: Page;
}

/** Out of China on one declaration of both orders, as the goods were measured; both sides read the same, and the orders are released. */
export async function declareExport(
  { desk: { page }, customer: { page: portal } }: People,
  orders: readonly string[],
  { mawbNo, pieces, grossWeight }: Carriage,
): Promise<void> {
  await page.goto('/ops/customs');
  await page.getByRole('button', { name: '由订单制单' }).first().click();
  await inDialog(page, '制单', async (dialog) => {
    await dialog.getByLabel('单号*').fill(orders.join('\n'));
    await dialog.getByRole('checkbox', { name: '合并申报' }).check();
    await choose(dialog.getByLabel('业务类型*'), '5');
  });
  await expect(page).toHaveURL(/\/ops\/declaration\?no=CD/);
  const no = new URL(page.url()).searchParams.get('no') ?? '';
  await page.getByRole('button', { name: '编辑' }).first().click();
  await inDialog(page, '保存', (dialog) =>
    dialog.getByRole('textbox', { name: '报关单号', exact: true }).fill('531620260123456789'),
  );
  await moveDeclaration(page, '已交单', '报关要素由报关行补录');
  await moveDeclaration(page, '清关中');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: '上传放行单' }).click();
  await (await chooser).setFiles({ name: 'release.pdf', mimeType: 'application/pdf', buffer: pdf });
  await expect(page.getByRole('button', { name: 'release.pdf', exact: true })).toBeVisible();
  await moveDeclaration(page, '已放行');
  for (const [side, address] of [
    [page, `/ops/declaration?no=${no}`],
    [portal, `/customs?no=${no}`],
    [portal, `/customs?search=${no}`],
  ] as const) {
    await side.goto(address);
    await expect(side.locator('main'), address).toContainText('已放行');
    await expectFigures(side.locator('main'), [String(pieces), grossWeight, value, mawbNo], address);
  }
  for (const order of orders) {
    await portal.goto(`/orderDetail?no=${order}`);
    await expect(portal.locator('main')).toContainText('出口已放行');
  }
}

/** Into the United States while it flies: a flag of an agency with its paper, duties that its customer approves, the release, and all of it on paper. */
export async function enterAmerica(
  { desk, customer, visitor }: People,
  orders: readonly string[],
  carriage: Carriage,
): Promise<void> {
  const [page, portal] = [desk.page, customer.page];
  const no = await makeEntry(desk, customer, orders, carriage);
  await page.goto(`/ops/coa?no=${no}`);
  await page.getByRole('button', { name: '编辑', exact: true }).click();
  await inDialog(page, '保存', async (dialog) => {
    await dialog.getByRole('textbox', { name: '报关单号（Entry）' }).fill(entryNo);
    await choose(dialog.getByLabel('入境口岸'), '2720');
    await dialog.getByRole('textbox', { name: '进口商编号（IOR）' }).fill('91-114444200');
    await choose(dialog.getByLabel('保证金', { exact: true }), 'continuous');
  });
  await fileWithAgency(page, portal, no);
  await approveDuties(page, portal, no);
  await page.goto(`/ops/coa?no=${no}`);
  await expect(page.locator('main')).toContainText(duties);
  await moveEntry(page, 'zh-cn', '已交单', '原产国由客户补充');
  for (const step of ['清关中', '已放行']) await moveEntry(page, 'zh-cn', step);
  for (const [side, address] of [
    [page, `/ops/coa?no=${no}`],
    [portal, `/coa?no=${no}`],
  ] as const) {
    await side.goto(address);
    await expect(side.locator('main'), address).toContainText('已放行');
    await expectFigures(side.locator('main'), [entryNo, ...lines, duties], address);
    await expectPrinted(side, carriage);
  }
  await visitor.goto(`/search?no=${orders[0]}`);
  const released = visitor.getByRole('article').getByRole('listitem').filter({ hasText: '清关放行' });
  await expect(released).toContainText(/GMT[+−]\d/);
}

/** The tariff number of the bottles may ask for the data of an agency: its customer brings the paper, the desk files them. */
async function fileWithAgency(page: Page, portal: Page, no: string): Promise<void> {
  await portal.goto(`/coa?no=${no}`);
  await portal
    .locator('input[data-document="FDA"]')
    .setInputFiles({ name: 'fda.pdf', mimeType: 'application/pdf', buffer: pdf });
  const cards = [page, portal].map((side) => side.getByRole('region', { name: '食品药品监督管理局（FDA）' }));
  await page.goto(`/ops/coa?no=${no}`);
  for (const one of cards) await expect(one).toContainText('清关单 1 个文件');
  const [card = page.locator('main')] = cards;
  const flag = card.getByRole('listitem').filter({ hasText: 'FD1' }).first();
  await flag.getByRole('button', { name: '登记' }).click();
  await inDialog(page, '保存', async (dialog) => {
    await choose(dialog.getByLabel('监管申报', { exact: true }), 'filed');
    await dialog.getByRole('textbox', { name: '监管申报号' }).fill('FDA 778899');
  });
  await portal.goto(`/coa?no=${no}`);
  for (const one of cards) await expect(one).toContainText('FDA 778899');
}

async function approveDuties(page: Page, portal: Page, no: string): Promise<void> {
  await page.goto(`/ops/coa?no=${no}`);
  await page.getByRole('button', { name: '填写估算', exact: true }).click();
  await inDialog(page, '发客户确认', async (dialog) => {
    for (const [kind, amount] of Object.entries(estimate))
      await dialog.getByLabel(kind, { exact: true }).fill(amount);
  });
  await portal.goto(`/coa?no=${no}`);
  await portal.getByRole('button', { name: '确认税费', exact: true }).click();
  await inDialog(portal, '确认税费', (dialog) => expect(dialog).toContainText(`USD ${duties}`));
}

/** The release and the data of the 7501 say what the screens say. */
async function expectPrinted(page: Page, { mawbNo, pieces, grossWeight }: Carriage): Promise<void> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: '放行及 7501 摘要' }).click();
  await page.getByRole('menuitem', { name: 'PDF（中文）' }).click();
  const file = await readFile(await (await coming).path());
  const { text } = await extractText(await getDocumentProxy(new Uint8Array(file)), { mergePages: true });
  const says = ['海关已放行', entryNo, mawbNo, grossWeight, value, ...lines, duties];
  for (const said of says) expect(text).toContain(said);
  expect(text).toMatch(new RegExp(`kg · ${pieces}\\s`));
}

/** The desk moves a declaration on, for a reason where something is missing. */
export async function moveDeclaration(page: Page, status: string, reason?: string): Promise<void> {
  const name = `改为${status}`;
  const button = page.getByRole('button', { name });
  if (await button.isVisible()) await button.click();
  else await chooseDeed(page, 'zh-cn', name);
  await inDialog(page, name, async (dialog) => {
    if (reason) await dialog.getByLabel('原因').fill(reason);
    else await expect(dialog, 'nothing is missing').toContainText(/由.+到/);
  });
  await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText(status);
}

/** Fills the dialog that stands open, and sends it. */
export async function inDialog(
  page: Page,
  send: string,
  fill: (dialog: Locator) => Promise<void>,
): Promise<void> {
  const dialog = page.getByRole('dialog');
  await fill(dialog);
  await dialog.getByRole('button', { name: send, exact: true }).click();
  await expect(dialog).toHaveCount(0);
}
