import type { CodeOf } from '../kernel/code.ts';
import { codeTable } from '../kernel/code.ts';
import { orderSubject } from './order.subject.ts';

/** What of all customers' orders waits for staff. */
export const deskQueues = codeTable('order desk queue', orderSubject.queues);

export type DeskQueue = CodeOf<typeof deskQueues>;
