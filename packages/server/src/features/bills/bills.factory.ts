import { newId } from '../../kernel/database.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';

/** A checked charge of a customer that is on no bill yet, as the owner: 100 kg of air freight at 28.60 unless told. */
export async function addCharge(
  house: Pick<TestHouse, 'rows' | 'orgA'>,
  facts: Partial<Record<string, unknown>> = {},
): Promise<string> {
  const row = {
    org_id: house.orgA,
    id: newId(),
    fee_date: '2026-11-15',
    fee_type: 'AIR',
    fee_zh: '空运费',
    fee_en: 'Air freight',
    unit_name: 'kg',
    quantity: '100.000',
    unit_fee: '28.6000',
    currency: 'CNY',
    order_fee: '2860.00',
    source: 'hand',
    checked_at: '2026-11-20T01:00:00Z',
    checked_by: newId(),
    ...facts,
  };
  const columns = Object.keys(row);
  await house.rows(
    `insert into charge (${columns.join(', ')}) values (${columns.map((_, at) => `$${at + 1}`).join(', ')})`,
    Object.values(row),
  );
  return row.id;
}

/** A company of the forwarder that bills, and a rate. */
export async function layBilling(house: Pick<TestHouse, 'rows'>): Promise<void> {
  await house.rows(
    `insert into dictionary_entry (kind, code, name_zh, name_en) values ('salesCompany', 'SZ', '衡线深圳', 'Loadline Shenzhen'), ('salesCompany', 'HK', '衡线香港', 'Loadline Hong Kong')`,
  );
  await house.rows(
    `insert into exchange_rate (id, currency, day, rate, source, changed_who) values ($1, 'USD', '2026-11-10', 7.1, '央行中间价', 'Clerk')`,
    [newId()],
  );
}

/** The calls of a desk that bills. */
export function billCalls(desk: Calls, orgA: string) {
  const make = async (chargeIds: readonly string[], more: object = {}) => {
    const usual = {
      id: newId(),
      orgId: orgA,
      companyCode: 'SZ',
      currency: 'CNY',
      billDate: '2026-11-19',
      note: null,
    };
    return desk.post('/opsapi/bills/make', { ...usual, chargeIds, ...more });
  };
  const lockOf = async (no: string) => {
    const { id, version } = (await desk.get(`/opsapi/bills/detail?no=${no}`)).data.bill;
    return { id, version };
  };
  const issue = async (no: string) => desk.post('/opsapi/bills/issue', await lockOf(no));
  const drop = async (no: string, reason = '客户要求分开') =>
    desk.post('/opsapi/bills/void', { ...(await lockOf(no)), reason });
  const change = async (no: string, changes: object) => {
    const { bill } = (await desk.get(`/opsapi/bills/detail?no=${no}`)).data;
    const { id, version, billDate, payDate, note } = bill;
    return desk.post('/opsapi/bills/change', { id, version, billDate, payDate, note, ...changes });
  };
  /** A bill that was issued, by its number. */
  const issued = async (chargeIds: readonly string[], more: object = {}): Promise<string> => {
    const { billNo } = (await make(chargeIds, more)).data.bill;
    const reply = await issue(billNo);
    if (reply.code !== 200) throw new Error(reply.message);
    return billNo;
  };
  return { make, lockOf, issue, drop, change, issued };
}
