import { awbOf, shownAwb } from '@loadline/contract/waybills/awb-number';
import type { Page } from '@playwright/test';

/** A staff session's calls, for what is no part of the walk itself. */
export async function callAs(page: Page, path: string, body: object): Promise<Record<string, unknown>> {
  const token = await page.evaluate(() => localStorage.getItem('access_token'));
  const reply = await page.request.post(path, {
    headers: { authorization: `Bearer ${token}` },
    data: body,
  });
  const { code, message, data } = await reply.json();
  if (code !== 200) throw new Error(`${path}: ${message}`);
  return data;
}

/** Registers a waybill under a number of its own; without a flight it awaits its booking. */
export async function registered(
  page: Page,
  serial: number,
  flight: { flightNo: string; flightDate: string } | undefined,
): Promise<string> {
  const mawbNo = shownAwb(awbOf('114', serial));
  await callAs(page, '/opsapi/mawb/register', {
    mawbNo,
    prefix: null,
    flightNo: flight?.flightNo ?? null,
    flightDate: flight?.flightDate ?? null,
    origin: 'PVG',
    destination: 'ORD',
    selfDelivery: false,
    remark: null,
    quantity: 12,
    grossWeight: '240.5',
    volume: '1.44',
  });
  return mawbNo;
}

/** A day some days from now, `2026-11-24`. */
/** Serials that no other walk and no demo number has. */
export function freeSerial(): number {
  return 7_000_000 + (Math.floor(Date.now() / 1_000) % 450_000) * 2;
}
