import { customerImportSubject } from '@loadline/contract/ops/customer-import';
import { templateOf } from '../features/imports/imports.template.ts';

const customer: Readonly<Record<string, string>> = {
  code: 'HARBOUR',
  nameZh: '香港海港示例贸易',
  nameEn: 'Harbour Example Trading (HK)',
  country: '中国香港',
  legalIdKind: '香港商业登记号/公司编号',
  legalId: '1234567890',
  phone: '+852 2123 4567',
  address: '1 Example Road, Hong Kong',
  userName: '陈海',
  username: 'harbour.chan',
  quota: '3000',
  quotaCurrency: '美元',
};

/** One customer with its first user, whose company number has two digits too many. */
export function customerWorkbook(): Promise<Buffer> {
  const cells = customerImportSubject.columns.map(({ key }) => customer[key] ?? null);
  return templateOf(customerImportSubject, {}, 5_000, 'zh-cn', [cells]);
}
