import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { keepTariff } from '@loadline/contract/tariffs/tariff-kept.api';
import { audit } from '../../kernel/audit.ts';
import type { Database } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { sourceFor } from './reading.queries.ts';
import { calculationOf } from './tariff.queries.ts';

/** Calculates and keeps the answer beside what was asked. */
export async function keepCalculation(
  db: Database,
  viewer: Viewer,
  { title, ...asked }: BodyOf<typeof keepTariff>,
): Promise<AnswerOf<typeof keepTariff>> {
  const answer = await calculationOf(sourceFor(db, viewer), asked);
  return db.inTransaction(viewer, async (tx) => {
    const id = newId();
    const { orgId, userId, name } = tx.me;
    await tx.rows(sql`
      insert into tariff_kept (org_id, id, title, asked, answer, created_by, made_who, made_at)
      values (${orgId}, ${id}, ${title}, ${JSON.stringify(asked)}::jsonb, ${JSON.stringify(answer)}::jsonb, ${userId}, ${name}, ${tx.now})`);
    await audit(tx, { action: 'saved', subject: 'tariffKept', subjectId: id, changes: { title } });
    return { id, title, madeAt: tx.now.toISOString(), madeWho: name };
  });
}
