import type { NoticeEventName } from './notice-event.ts';
import { type NoticeText, told } from './notice-told.ts';

/** What is told of bills, of what is disputed in them, of credit and of invoices. */
export const moneyNoticeTexts = {
  billIssued: told(
    'wait',
    ['amount', 'due'],
    '{number} · {amount} · {due} 到期',
    '{number} · {amount} · due {due}',
  ),
  billDue: told(
    'act',
    ['amount', 'due'],
    '{number} · {amount} · {due} 到期',
    '{number} · {amount} · due {due}',
  ),
  billOverdue: told(
    'stop',
    ['amount', 'due'],
    '{number} · {amount} · 应于 {due} 付清',
    '{number} · {amount} · was due {due}',
  ),
  billFinal: told(
    'stop',
    ['amount', 'due'],
    '{number} · {amount} · 请于 {due} 前付清，逾期将暂停放行与新订舱',
    '{number} · {amount} · pay before {due}, or release and new bookings stop',
  ),
  disputeDecided: told(
    'work',
    ['decision', 'amount', 'reason'],
    '{number} · {amount} · {reason}',
    '{number} · {amount} · {reason}',
    { zh: '费用异议{decision}', en: 'Dispute: {decision}' },
  ),
  creditHold: told(
    'stop',
    ['decision', 'amount', 'reason', 'orders', 'numbers'],
    '{number} · 共 {orders} 票订单 · {amount} · {reason}',
    '{number} · orders: {orders} · {amount} · {reason}',
    { zh: '额度{decision}', en: 'Credit: {decision}' },
  ),
  invoiceIssued: told(
    'done',
    ['decision', 'amount', 'reason'],
    '{number} · {amount} · {reason}',
    '{number} · {amount} · {reason}',
    { zh: '开票申请{decision}', en: 'Invoice request: {decision}' },
  ),
} satisfies Partial<Readonly<Record<NoticeEventName, NoticeText>>>;
