import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

interface Whose {
  readonly orgId: string;
  readonly ownerId: string;
  /** What stands in every text. */
  readonly text: string;
}

/** A question that was answered once and asked again. */
export async function addQuestion(
  house: TestHouse,
  { orgId, ownerId, text, orderId }: Whose & { readonly orderId: string },
): Promise<{ questionId: string; questionNo: string }> {
  const questionId = newId();
  const questionNo = `HQ${questionId.slice(-12)}`;
  await house.rows(
    `insert into hts_question (org_id, id, no, name_zh, name_en, material, purpose, origin, details, order_id, state, asked_who, created_by)
     values ($1, $2, $3, $4, $4, $4, $4, 'CN', $4, $5, 'REOPENED', $4, $6)`,
    [orgId, questionId, questionNo, text, orderId, ownerId],
  );
  await house.rows(
    `insert into hts_answer (org_id, question_id, no, hts, valid_from, reasoning, description, edition, is_sample, general, duty, author, author_id,
       verdict, objection, verdict_who, verdict_at)
     values ($1, $2, 1, '7326908688', '2026-01-01', $3, $3, $3, false, $3, '[]', $3, $4, 'REOPENED', $3, $3, now())`,
    [orgId, questionId, text, ownerId],
  );
  return { questionId, questionNo };
}

/** The id and the number of no question. */
export function noQuestion(): { questionId: string; questionNo: string } {
  return { questionId: newId(), questionNo: 'HQ2601010000' };
}
