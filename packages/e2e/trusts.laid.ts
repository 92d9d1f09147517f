import { expect, type Locator, type Page } from '@playwright/test';
import { declarationInForce } from './editions.ts';

/** What the customer hands in has several shipments. */
const shipments = ['FBA15WALK001', 'FBA15WALK002', 'FBA15WALK003'] as const;

/** As the form does it, which is walked elsewhere. */
export async function handInAgain(portal: Page, id: string, no: string, signedBy: string): Promise<void> {
  const token = await portal.evaluate(() => localStorage.getItem('access_token'));
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const { data } = await (await portal.request.get(`/omsapi/trust/detail?no=${no}`, { headers })).json();
  const content = { ...data.content, route: { ...data.content.route, fbaIds: [...shipments] } };
  const saved = await portal.request.post('/omsapi/trust/save', {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    data: { id, version: data.trust.version, ...content },
  });
  const { version } = (await saved.json()).data.trust;
  const reply = await portal.request.post('/omsapi/trust/submit', {
    headers: { ...headers, 'Idempotency-Key': crypto.randomUUID() },
    data: { id, version, declared: true, signedBy, edition: await declarationInForce() },
  });
  expect((await reply.json()).code).toBe(200);
}

/** The first order has taken the third shipment in turn: it goes with the second instead, and is missed in between. */
export async function shareShipments(
  dialog: Locator,
  says: { shipments(order: number): string; leftOver: string },
): Promise<void> {
  const [first, second] = [1, 2].map((order) => dialog.getByRole('group', { name: says.shipments(order) }));
  await first?.getByText(shipments[2]).click();
  await expect(dialog.getByText(says.leftOver)).toBeVisible();
  await second?.getByText(shipments[2]).click();
  await expect(dialog.getByText(says.leftOver)).toHaveCount(0);
}

/** Its orders together have every shipment, and each is found by any of its own. */
export async function expectShipments(portal: Page): Promise<void> {
  for (const id of shipments) {
    await portal.goto(`/order?search=${id}`);
    await expect(portal.getByText(id).first()).toBeVisible();
  }
}
