import { importApi } from '../imports/import.api.ts';
import { importDetailOf } from '../imports/import.fields.ts';
import { group } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { importColumns } from './order-import.columns.ts';
import { findingCodes } from './order-import.finding.ts';
import { orderImport, orderImportHistory } from './order-import.ts';

const codes = { columns: importColumns, findings: findingCodes };
const { fields, label } = orderImport;

/** The calls of the order import; its records are orders. */
export const orderImportApi = importApi({
  path: '/omsapi/orders/imports',
  access: 'order:import',
  forCustomer: true,
  titles: {
    upload: { zh: '上传订单文件', en: 'Upload orders' },
    file: { zh: '订单文件', en: 'Order file' },
    commit: { zh: '导入订单', en: 'Import the orders' },
  },
  ...codes,
  detail: importDetailOf(label, codes, fields, pick(orderImport, 'importedOrders')),
  entry: group(orderImportHistory, { label }),
});
