import { orderOf } from '@loadline/contract/orders/order-import.order';
import type { ImportChannel } from '@loadline/contract/orders/order-import.read';
import type { CheckedOrder } from '@loadline/contract/orders/order-import.rules';
import { checkRows } from '@loadline/contract/orders/order-import.rules';
import { orderSubject } from '@loadline/contract/orders/order-import.subject';
import type { ImportLists, ImportWork } from '../imports/imports.public.ts';
import { tellOfImport } from './orders.bell.commands.ts';
import { channelsFor, contextIn, ordersMadeOf } from './orders.import.queries.ts';
import { writeOrders } from './orders.write.commands.ts';

/** The orders as something that is imported. */
export const orderImports: ImportWork<CheckedOrder> = {
  subject: orderSubject,
  check: async (tx, rows, answers) => {
    const { findings, orders } = checkRows(rows, { ...(await contextIn(tx, rows)), answers });
    return { findings, records: orders };
  },
  made: ordersMadeOf,
  write: async (tx, orders, { at, importId, fileName }) => {
    const told = { import: importId, file: fileName };
    const origin = { orgId: tx.me.orgId, at, source: 'import', importId, told } as const;
    return (await writeOrders(tx, orders.map(orderOf), origin)).length;
  },
  ended: (tx, { importId }, written) => tellOfImport(tx, importId, written),
  lists: async (db, viewer) => listsOf(await channelsFor(db, viewer)),
};

export function listsOf(channels: readonly ImportChannel[]): ImportLists {
  return { channelName: channels.map(({ name, nameEn }) => ({ zh: name, en: nameEn })) };
}
