import { noNumber } from '@loadline/contract/notices/staff-notice.api';
import type { Tx } from '../../kernel/database.ts';
import { tellStaff } from '../notices/notices.public.ts';
import type { ReadMessage } from './carrier-event.ts';

/** Whoever works off messages hears once of each that has something nobody understood, as it stood there. */
export async function tellUnread(tx: Tx, id: string, { events, reasons }: ReadMessage): Promise<void> {
  const [first] = reasons;
  if (!first) return;
  await tellStaff(tx, {
    event: 'unread',
    orgId: tx.me.orgId,
    subject: 'feed',
    subjectId: id,
    number: events[0]?.numbers[0] ?? noNumber,
    who: '',
    said: first.seen,
    key: '',
  });
}
