import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { orderApi } from '@loadline/contract/orders/order.api';
import type { trackShipments } from '@loadline/contract/tracking/tracking.api';
import type { APIRequestContext } from '@playwright/test';
import { expect } from '@playwright/test';
import { account } from './people.ts';

export type Tracked = AnswerOf<typeof trackShipments>;

/** An order of the demo in this status that anyone may track; some of the demo's orders are private. */
export async function publicNumber(request: APIRequestContext, status: string): Promise<string> {
  const [number = ''] = await publicNumbers(request, status, 1);
  return number;
}

/** So many of them, on a plain way: where other walks had one released, or it changed flights, more than its stages stand there. */
export async function publicNumbers(
  request: APIRequestContext,
  status: string,
  count: number,
): Promise<string[]> {
  const { rows }: AnswerOf<typeof orderApi.list> = await asDemo(
    request,
    `/omsapi/orders?status=${status}&size=20`,
  );
  const { shipments } = await tracked(
    request,
    rows.map(({ orderNumber }) => orderNumber),
  );
  const plain = shipments.filter(({ released, transfers }) => released === null && transfers.length === 0);
  expect(plain.length).toBeGreaterThanOrEqual(count);
  return plain.slice(0, count).map(({ number }) => number);
}

export async function tracked(request: APIRequestContext, numbers: readonly string[]): Promise<Tracked> {
  const asked = new URLSearchParams(numbers.map((number) => ['trackNo', number]));
  const reply = await request.get(`/omsapi/public/tracking?${asked}`);
  return (await reply.json()).data;
}

/** What the demo's customer is answered. */
export async function asDemo(request: APIRequestContext, path: string) {
  const { username, password } = account('demo');
  const form = { grant_type: 'password', scope: 'all', username, password };
  const session = await (await request.post('/adminapi/oauth/token', { form })).json();
  const headers = { authorization: `Bearer ${session.data.access_token}` };
  return (await (await request.get(path, { headers })).json()).data;
}
