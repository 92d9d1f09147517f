import { importFacts, importHistoryFacts } from '../imports/import.ts';
import { whole } from '../kernel/field.ts';
import { pick, resource } from '../kernel/resource.ts';

/** One file of orders on its way in: the numbers of its records are called orders. */
export const orderImport = resource(
  'order import',
  { zh: '订单导入', en: 'Order import' },
  {
    ...importFacts,
    orders: whole({ label: { zh: '订单数', en: 'Orders' } }),
    readyOrders: whole({ label: { zh: '可导入订单', en: 'Orders to import' } }),
    /** While it is imported: orders already written, of `readyOrders`. They count only when the state is DONE. */
    writtenOrders: whole({ label: { zh: '已写入订单', en: 'Orders written' } }),
    importedOrders: whole({ label: { zh: '已导入订单', en: 'Orders imported' } }),
    /** Those that this very file has made, in this import or an earlier one: they are not imported twice. */
    madeOrders: whole({ label: { zh: '该文件已导入订单', en: 'Orders that this file has made' } }),
    /** Ready orders that were left out because their reference came into use while they were written. */
    skippedOrders: whole({ label: { zh: '跳过的订单', en: 'Orders skipped' } }),
  },
);

/** What the history shows of it. */
export const orderImportHistory = {
  ...importHistoryFacts,
  ...pick(orderImport, 'orders', 'importedOrders', 'skippedOrders'),
};
