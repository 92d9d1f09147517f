import { allPages } from '@loadline/contract/all-pages';
import type { APIResponse, Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { noteSecret } from './noted-secrets.ts';
import { account } from './people.ts';
import { screens } from './screens.ts';

/** Where a screen of one record finds some: a list, and what of its rows the address names. */
interface Found {
  readonly list: string;
  readonly by: string;
}

const signed: Found = { list: '/omsapi/orders?status=SIGNED', by: 'orderNumber' };
const departed: Found = { list: '/omsapi/orders?status=DEPARTED', by: 'orderNumber' };
const ordered: Found = { list: '/omsapi/orders?status=ORDERED', by: 'orderNumber' };
const booking: Found = { list: '/omsapi/booking?status=29', by: 'bookingNo' };
const flown: Found = { list: '/omsapi/mawb?status=34', by: 'airlineBill' };
const trust: Found = { list: '/omsapi/trust', by: 'trustNo' };
const declaration: Found = { list: '/omsapi/customs', by: 'fileNo' };
const ofDollars: Found = { list: '/omsapi/bills?currency=USD', by: 'billNo' };
const partlyPaid: Found = { list: '/omsapi/bills?status=PART_PAID', by: 'billNo' };
const draft: Found = { list: '/opsapi/bills?tab=draft', by: 'billNo' };
const sheet: Found = { list: '/omsapi/exceptions', by: 'sheetNo' };

const records: Readonly<Record<string, readonly Found[]>> = {
  billDetail: [partlyPaid, ofDollars],
  opsBill: [draft, partlyPaid],
  orderDetail: [signed, departed, ordered],
  sheetDetail: [sheet],
  trustDetail: [trust],
  mawbDetail: [flown],
  book: [booking],
  opsBooking: [booking],
  // A draft is its customer's own: the desk has none.
  opsTrust: [{ list: '/opsapi/trust', by: 'trustNo' }],
  opsOrder: [signed, departed],
  opsException: [sheet],
  opsDeclaration: [declaration],
  opsCustomer: [{ list: '/opsapi/customers', by: 'id' }],
};

const ofBothSides = ['databoard', 'mawbOpt', 'mawbDetail'];

/** The addresses of every screen of the customers or the staff, those of one record with one of the demo's. */
export async function addressesOf(
  side: 'customers' | 'staff',
  ask: (path: string) => Promise<APIResponse>,
): Promise<{ name: string; address: string }[]> {
  const own = screens.filter(
    (name) => name.startsWith('ops') === (side === 'staff') || ofBothSides.includes(name),
  );
  const found = own.map(async (name) => {
    const path = allPages[name as keyof typeof allPages].path;
    const lists = records[name];
    if (!lists) return [{ name, address: path }];
    return Promise.all(
      lists.map(async ({ list, by }) => {
        const { data }: { data: { rows: Record<string, string>[] } } = await (await ask(list)).json();
        const no = data.rows[0]?.[by];
        if (no === undefined) throw new Error(`${list} has no record for ${path}`);
        return { name, address: `${path}?no=${no}` };
      }),
    );
  });
  return (await Promise.all(found)).flat();
}

/** Asks for a list as whoever may see it. */
export async function whoAsks(page: Page) {
  const tokenOf = async (username: string) => {
    const form = { grant_type: 'password', scope: 'all', ...account(username) };
    const reply = await page.request.post('/adminapi/oauth/token', { form });
    const { data } = await reply.json();
    noteSecret(data.access_token);
    return `Bearer ${data.access_token}`;
  };
  const [customer, staff] = [await tokenOf('demo'), await tokenOf('op.admin')];
  return (path: string) =>
    page.request.get(path, {
      headers: { authorization: path.startsWith('/opsapi') ? staff : customer },
    });
}

/** The Chinese names of the demo's products; what a customer typed of a company is shown as it stands. */
export async function chineseProducts(ask: (path: string) => Promise<APIResponse>): Promise<RegExp> {
  const { data }: { data: { nameZh: string }[] } = await (await ask('/opsapi/products')).json();
  expect(data.length).toBeGreaterThan(3);
  // It stands alone, or among other facts.
  return new RegExp(data.map(({ nameZh }) => `^${nameZh}$|· ${nameZh}|${nameZh} ·`).join('|'));
}

/** Waits until a screen has its first words and its rows. */
export async function settled(page: Page): Promise<void> {
  await expect(page.locator('main')).toContainText(/\S/);
  await expect(page.locator('.skeleton__bar, [aria-busy="true"]')).toHaveCount(0);
}
