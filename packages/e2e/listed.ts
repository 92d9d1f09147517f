import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { expectFigures } from './figures.ts';

interface Listed {
  /** Each order by its number, with the figures that its row has to say. */
  readonly cargo: readonly { readonly no: string; readonly says: readonly string[] }[];
  /** Pieces and weight of all of them, as they were booked and as the warehouse found them. */
  readonly booked: readonly string[];
  readonly whole: readonly string[];
}

/** The lists of both sides say of an order, its booking and its waybill what their own pages say. */
export async function expectListed(
  { portal, desk }: { readonly portal: Page; readonly desk: Page },
  { booking, mawbNo }: { readonly booking: string; readonly mawbNo: string },
  { cargo, booked, whole }: Listed,
): Promise<void> {
  for (const { no, says } of cargo)
    for (const [page, address] of [
      [portal, `/order?search=${no}`],
      [desk, `/ops/orders?search=${no}`],
    ] as const)
      await expectRow(page, address, [no, ...says, mawbNo]);
  for (const [page, address, says] of [
    [portal, `/booking?search=${booking}`, [...booked, ...whole]],
    [desk, `/ops/bookings?tab=all&search=${booking}`, booked],
    [desk, `/mawbOpt?search=${mawbNo}`, whole],
  ] as const)
    await expectRow(page, address, [mawbNo, ...says]);
}

async function expectRow(page: Page, address: string, figures: readonly string[]): Promise<void> {
  await page.goto(address);
  const rows = page.locator('.data-table__row');
  await expect(rows, address).toHaveCount(1);
  await expectFigures(rows, figures, address);
}
