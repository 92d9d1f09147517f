import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { orderSubject } from './order.subject.ts';

/** What of all customers' orders waits for staff. */
export const deskQueues = codeTable('order desk queue', orderSubject.queues);

export type DeskQueue = CodeOf<typeof deskQueues>;

/** Days without an event after which an order under way is looked into. */
export const silentDays = 3;
/** Hours before the cut-off from which on missing documents are urged. */
export const urgedHours = 48;
