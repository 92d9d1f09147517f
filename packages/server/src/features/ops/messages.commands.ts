import { audit } from '../../kernel/audit.ts';
import { flag } from '../../kernel/columns.ts';
import type { Database } from '../../kernel/database.ts';
import { messageView } from '../../kernel/messages/outbox.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/** A message that one does not see is not found; one that did not fail stays as it is. */
export function sendAgain(staff: Database, viewer: Viewer, id: string): Promise<boolean> {
  return staff.inTransaction(viewer, async (tx) => {
    await tx.one(sql`select 1 from ${messageView} m where m.message_id = ${id}`);
    const { queued } = await tx.one(sql.type({ queued: flag })`select retry_message(${id}) as queued`);
    if (!queued) throw new Problem('notQueued');
    await audit(tx, { action: 'retried', subject: 'message', subjectId: id });
    return true;
  });
}
