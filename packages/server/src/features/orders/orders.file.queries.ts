import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { orderFileContent } from '@loadline/contract/orders/order.api';
import { auditReading } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database.ts';
import { FileAnswer, fileTypeOf } from '../../kernel/file-answer.ts';
import type { FileStore } from '../../kernel/files.ts';
import { Problem } from '../../kernel/problem.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';

/** A file of an order that the customer may see; one that is not shown to him does not exist. Who read it is noted. */
export async function fileOfOrder(
  db: Database,
  files: FileStore,
  viewer: Viewer,
  { no, fileId }: QueryOf<typeof orderFileContent>,
): Promise<FileAnswer> {
  const { me, results } = await db.read(
    viewer,
    sql`select o.id, f.name, f.type from orders o
      join order_file a on a.org_id = o.org_id and a.order_id = o.id
      join file f on f.org_id = a.org_id and f.file_id = a.file_id
      where ${ofViewer('o')} and o.order_number = ${no} and a.file_id = ${fileId} and a.visible`,
  );
  const found = results[0]?.rows[0];
  if (!found) throw new Problem('notFound');
  const deed = { subject: 'order', subjectId: String(found.id), changes: { file: String(found.name) } };
  await auditReading(db, viewer, deed);
  return new FileAnswer(String(found.name), fileTypeOf(String(found.type)), files.read(me.orgId, fileId));
}
