import { expect } from '@playwright/test';
import type { Person } from './empty-installation.ts';
import { paper } from './trust-create.page.ts';
import { Steps, sendDraft } from './waybill-steps.ts';

/** A master waybill on its way, with what lies on it. */
export interface Carriage {
  readonly mawbNo: string;
  readonly pieces: number;
  readonly grossWeight: string;
}

/** The desk writes the draft with what was measured, the sum of its houses, and the customer agrees to it. */
export async function agreeToDraft(desk: Person, customer: Person, carriage: Carriage): Promise<void> {
  const { mawbNo, pieces, grossWeight } = carriage;
  const { page } = desk;
  const steps = new Steps(page, mawbNo);
  await steps.make('开始制单', '制单中');
  await page.goto(`/mawbDetail?no=${mawbNo}&tab=draft`);
  await expect(page.getByLabel('件数').first()).toHaveValue(String(pieces));
  await expect(page.getByLabel('毛重').first()).toHaveValue(grossWeight);
  await page.getByLabel('收货人名称及地址').fill('HENGXIAN OVERSEAS INC.\n12 CARGO ROAD\nLOS ANGELES CA');
  await sendDraft(page, mawbNo);
  await customer.page.goto('/mawb');
  await customer.page.goto(`/mawb?no=${mawbNo}`);
  const drawer = customer.page.getByRole('region', { name: /^确认主单草稿/ });
  const agree = drawer.getByRole('button', { name: '同意草稿' });
  await expect(agree).toBeVisible();
  await agree.click();
  await expect(customer.page.getByText('已同意草稿').first()).toBeVisible();
  await steps.expectAt('主单审核');
}

/** What the airline tells of a waybill, line by line after the one that names it. */
export function airline(desk: Person, { mawbNo, pieces, grossWeight }: Carriage) {
  return (...lines: string[]) =>
    desk.post('/opsapi/feeds/bring', {
      text: ['FSU/12', `${mawbNo}SZXLAX/T${pieces}K${grossWeight}`, ...lines].join('\r\n'),
    });
}

/** A time so many hours from now as messages tell it. */
export function told(hours: number): string {
  const at = new Date(Date.now() + hours * 3_600_000);
  const month = at.toLocaleString('en', { month: 'short', timeZone: 'UTC' }).toUpperCase();
  const [day, hour, minute] = [at.getUTCDate(), at.getUTCHours(), at.getUTCMinutes()].map((part) =>
    String(part).padStart(2, '0'),
  );
  return `${day}${month}${hour}${minute}`;
}

/** Onto the scales and released, as the weighbridge says. */
export async function weigh({ page }: Person, { mawbNo, pieces, grossWeight }: Carriage): Promise<void> {
  await new Steps(page, mawbNo).make('上传磅单', '已上传磅单', async (dialog) => {
    await dialog.locator('input[type=file]').first().setInputFiles(paper);
    await expect(dialog.getByText(paper.name)).toBeVisible();
    await dialog.getByLabel(/^件数/).fill(String(pieces));
    await dialog.getByLabel(/^毛重/).fill(grossWeight);
  });
}
