import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import type { Fields } from '@loadline/contract/kernel/field';
import { deedFields } from '@loadline/contract/ops/audit-fields';
import { answerFields, deskQuestion, question } from '@loadline/contract/questions/question';
import type { questionApi } from '@loadline/contract/questions/question.api';
import type { deskQuestionApi } from '@loadline/contract/questions/question-desk.api';
import { json } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { recordHistory } from '../../kernel/record-history.ts';
import type { Sql } from '../../kernel/sql.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { doerName } from '../ops/people.public.ts';
import { deskQuestions, ownQuestions, questionJson, threadJson } from './questions.rows.queries.ts';

export type QuestionDetail = AnswerOf<typeof questionApi.detail>;
export type DeskQuestionDetail = AnswerOf<typeof deskQuestionApi.detail>;

function found(fields: Fields): Sql {
  return sql`json_build_object('question', ${questionJson(fields)}, 'thread', ${threadJson})`;
}

const ofOwn = (which: Sql) =>
  sql.type({ found: json<QuestionDetail>() })`
    select ${found(question.fields)} as found from ${ownQuestions} where ${ofViewer('r')} and ${which}`;

const atDesk = (which: Sql) =>
  sql.type({ found: json<DeskQuestionDetail>() })`
    select ${found(deskQuestion.fields)} as found from ${deskQuestions} where ${which}`;

const numbered = (no: string) => sql`r.no = ${no}`;
const identified = (id: string) => sql`r.id = ${id}`;

async function firstOf<T>(db: Pick<Database, 'read'>, viewer: Viewer, query: Sql<{ found: T }>): Promise<T> {
  const {
    rows: [[row]],
  } = await db.read(viewer, query);
  if (!row) throw new Problem('notFound');
  return row.found;
}

export function detailOfOwn(db: Database, viewer: Viewer, no: string): Promise<QuestionDetail> {
  return firstOf(db, viewer, ofOwn(numbered(no)));
}

export function detailAtDesk(staff: Database, viewer: Viewer, no: string): Promise<DeskQuestionDetail> {
  return firstOf(staff, viewer, atDesk(numbered(no)));
}

/** The same by its id, before anything is done with it. */
export function idAtDesk(staff: Database, viewer: Viewer, id: string): Promise<DeskQuestionDetail> {
  return firstOf(staff, viewer, atDesk(identified(id)));
}

/** The same in an open transaction. */
export async function ownDetailIn(tx: Tx, id: string): Promise<QuestionDetail> {
  return (await tx.one(ofOwn(identified(id)))).found;
}

export async function deskDetailIn(tx: Tx, id: string): Promise<DeskQuestionDetail> {
  return (await tx.one(atDesk(identified(id)))).found;
}

/** The fields by which the audit log tells of questions. */
export const questionAudited: Fields = { ...deedFields, ...answerFields, ...question.fields };

/** Who did what to a question, the newest first; its customer reads no names of the forwarder's people. */
export async function historyOf(
  db: Database,
  viewer: Viewer,
  { no, isOwn }: { readonly no: string; readonly isOwn: boolean },
): Promise<AnswerOf<typeof questionApi.history>> {
  const which = sql`r.no = ${no} and ${isOwn ? ofViewer('r') : sql`true`}`;
  const who = isOwn ? doerName(sql`a`) : sql`a.who`;
  return recordHistory(db, viewer, {
    table: 'hts_question',
    which,
    subject: 'question',
    who,
    fields: questionAudited,
  });
}
