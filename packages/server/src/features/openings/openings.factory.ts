import { customerImportSubject } from '@loadline/contract/ops/customer-import';
import type { Calls } from '../../testing/calls.ts';
import { type Cells, filled, importCalls } from '../imports/imports.factory.ts';

/** A row of a workbook of customers as it should be. */
export function rightCustomer(change: Cells = {}): Cells {
  return {
    code: 'harbour',
    nameZh: '香港海港贸易',
    nameEn: 'Harbour Trading (HK)',
    country: '中国香港',
    legalIdKind: '香港商业登记号/公司编号',
    legalId: '1234 5678',
    phone: '+852 2123 4567',
    address: '1 Queen’s Road, Hong Kong',
    userName: '陈海',
    username: 'Harbour.Chan',
    mobile: '+852 9123 4560',
    email: 'chan@harbour.example',
    quota: '5000',
    quotaCurrency: '美元',
    ...change,
  };
}

/** An import of customers that was begun. */
export async function addCustomerImport(desk: Calls) {
  const { data } = await importCalls(desk, customerImportSubject).upload(
    await filled(customerImportSubject, [rightCustomer({ quota: '' })]),
  );
  return { customerImportId: String(data.id) };
}
