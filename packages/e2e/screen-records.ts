import { pages } from '@loadline/contract/pages';
import type { APIResponse } from '@playwright/test';
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
const sheet: Found = { list: '/omsapi/exceptions', by: 'sheetNo' };

const records: Readonly<Record<string, readonly Found[]>> = {
  orderDetail: [signed, departed, ordered],
  sheetDetail: [sheet],
  trustDetail: [trust],
  mawbDetail: [flown],
  book: [booking],
  opsBooking: [booking],
  opsTrust: [trust],
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
    const path = pages[name as keyof typeof pages].path;
    const lists = records[name];
    if (!lists) return [{ name, address: path }];
    return Promise.all(
      lists.map(async ({ list, by }) => {
        const { data }: { data: { rows: Record<string, string>[] } } = await (await ask(list)).json();
        const query = name === 'opsCustomer' ? 'id' : 'no';
        return { name, address: `${path}?${query}=${data.rows[0]?.[by]}` };
      }),
    );
  });
  return (await Promise.all(found)).flat();
}
