import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';

/** What of all customers' orders waits for staff. */
export const deskQueues = codeTable('order desk queue', {
  ordersHeld: { zh: '扣货中的订单', en: 'Orders on hold' },
  orderDocuments: { zh: '截单前缺资料', en: 'Documents missing before the cut-off' },
  ordersSilent: { zh: '无新节点的订单', en: 'Orders without news' },
  orderRequests: { zh: '改单与取消申请', en: 'Amendments and cancellations' },
});

export type DeskQueue = CodeOf<typeof deskQueues>;

/** Days without an event after which an order under way is looked into. */
export const silentDays = 3;
/** Hours before the cut-off from which on missing documents are urged. */
export const urgedHours = 48;
