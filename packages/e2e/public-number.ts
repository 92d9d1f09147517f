import type { APIRequestContext } from '@playwright/test';
import { account } from './people.ts';

/** An order of the demo in this status that anyone may track; some of the demo's orders are private. */
export async function aPublicNumber(request: APIRequestContext, status: string): Promise<string> {
  const { username, password } = account('demo');
  const login = await request.post('/adminapi/oauth/token', {
    form: { grant_type: 'password', scope: 'all', username, password },
  });
  const { access_token } = (await login.json()).data;
  const list = await request.get(`/omsapi/orders?status=${status}&size=20`, {
    headers: { authorization: `Bearer ${access_token}` },
  });
  const numbers: string[] = (await list.json()).data.rows.map(
    (row: { orderNumber: string }) => row.orderNumber,
  );
  const asked = new URLSearchParams(numbers.map((number) => ['trackNo', number]));
  const found = await request.get(`/omsapi/public/tracking?${asked}`);
  return (await found.json()).data.shipments[0].number;
}
