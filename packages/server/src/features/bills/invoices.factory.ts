import { newId } from '../../kernel/database.ts';
import type { Calls } from '../../testing/calls.ts';
import type { TestHouse } from '../../testing/house.ts';
import { paper } from '../files/files.factory.ts';
import { addCharge, billCalls } from './bills.factory.ts';

/** To whom a customer's invoices are made out. */
export async function layHeading(house: Pick<TestHouse, 'rows'>, orgId: string): Promise<void> {
  await house.rows(
    `insert into tax_info (org_id, region, title, duty_number, bank, bank_account, address, phone)
     values ($1, 'china', '深圳启航示例', '91440300MA5QHDEM2B', '工商银行', '622200000000917', '深圳', '0755-1') on conflict do nothing`,
    [orgId],
  );
}

/** The calls about invoices of a customer and the desk that bills them. */
export function invoiceCalls(house: TestHouse, customer: Calls, desk: Calls, orgId = house.orgA) {
  /** An issued bill over so much, as it may be invoiced. */
  const bill = async (amount = '1000.00', more: object = {}) => {
    const charge = await addCharge(house, { org_id: orgId, order_fee: amount, ...more });
    const no = await billCalls(desk, orgId).issued([charge], more);
    const { id } = (await desk.get(`/opsapi/bills/detail?no=${no}`)).data.bill;
    return { id, no };
  };
  const ask = (parts: readonly { billId: string; amount: string }[], more: object = {}) =>
    customer.post('/omsapi/invoices/request', {
      id: newId(),
      invoiceType: 'special',
      region: 'china',
      mailTo: 'finance@qihang.example',
      note: null,
      parts,
      ...more,
    });
  const lockOf = async (no: string) => {
    const { id, version } = (await desk.get(`/opsapi/invoices/detail?no=${no}`)).data.invoice;
    return { id, version };
  };
  const deed = async (name: 'approve' | 'reject' | 'issue' | 'send', no: string, more: object = {}) =>
    desk.post(`/opsapi/invoices/${name}`, { ...(await lockOf(no)), ...more });
  /** Uploads the invoice itself and issues it. */
  const issue = async (
    no: string,
    invoiceNo = `244${newId().replaceAll(/\D/g, '').slice(0, 8).padEnd(8, '7')}`,
  ) => {
    const at = `/opsapi/files/upload?subject=invoice&customerId=${orgId}&type=2&visible=true`;
    const { fileId } = (await desk.upload(at, 'fapiao.pdf', paper)).data;
    return deed('issue', no, { invoiceNo, invoiceDate: '2026-11-20', fileId });
  };
  const uninvoiced = async (no: string): Promise<string> =>
    (await customer.get(`/omsapi/bills/detail?no=${no}`)).data.bill.uninvoicedAmount;
  return { bill, ask, deed, issue, uninvoiced };
}
