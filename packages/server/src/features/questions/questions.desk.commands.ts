import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { answerSaid } from '@loadline/contract/questions/question';
import { questionLifecycle } from '@loadline/contract/questions/question.codes';
import type { answerQuestion } from '@loadline/contract/questions/question-desk.api';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { tell } from '../notices/notices.public.ts';
import type { LockedQuestion } from './questions.commands.ts';
import { lockedQuestion, setState } from './questions.commands.ts';
import type { DeskQuestionDetail } from './questions.detail.queries.ts';
import { deskDetailIn, idAtDesk } from './questions.detail.queries.ts';
import type { HtsOnDay } from './questions.number.queries.ts';
import { htsOnDay } from './questions.number.queries.ts';

type Answer = BodyOf<typeof answerQuestion>;

/** Answers by a number of the edition of its day; the customer hears of it. */
export async function answerOne(
  staff: Database,
  viewer: Viewer,
  answer: Answer,
): Promise<DeskQuestionDetail> {
  const { id, version, hts, validFrom, reasoning } = answer;
  const { question } = await idAtDesk(staff, viewer, id);
  const said = await htsOnDay(staff, viewer, {
    hts,
    on: validFrom,
    origin: question.origin,
    dayAt: 'validFrom',
  });
  return staff.inTransaction(viewer, async (tx) => {
    const found = await lockedQuestion(tx, id);
    if (found.version !== version) throw staleProblem((await deskDetailIn(tx, id)).question, answer);
    requireMove(questionLifecycle, found.state, 'ANSWERED', tx.me);
    await keepAnswer(tx, found, answer, said);
    await setState(tx, found, 'ANSWERED', { hts, validFrom, reasoning });
    await tellAnswered(tx, found, answer);
    return deskDetailIn(tx, id);
  });
}

async function keepAnswer(
  tx: Tx,
  { orgId, id }: LockedQuestion,
  { hts, validFrom, reasoning }: Answer,
  { description, edition, isSample, general, duty }: HtsOnDay,
): Promise<void> {
  const { userId, name } = tx.me;
  await tx.rows(sql`
    insert into hts_answer (org_id, question_id, no, hts, valid_from, reasoning, description, edition, is_sample, general, duty, author, author_id)
    select ${orgId}, ${id}, coalesce(max(a.no), 0) + 1, ${hts}, ${validFrom}, ${reasoning}, ${description}, ${edition}, ${isSample}, ${general},
      ${JSON.stringify(duty)}::jsonb, ${name}, ${userId}
    from hts_answer a where a.org_id = ${orgId} and a.question_id = ${id}`);
}

function tellAnswered(
  tx: Tx,
  { orgId, id, no, version }: LockedQuestion,
  { hts, validFrom }: Answer,
): Promise<void> {
  const { zh, en } = answerSaid(hts, validFrom);
  return tell(tx, {
    event: 'classified',
    orgId,
    subject: 'question',
    subjectId: id,
    number: no,
    words: { decision: 'answered', reasonZh: zh, reasonEn: en },
    key: `question ${id} ${version}`,
  });
}
