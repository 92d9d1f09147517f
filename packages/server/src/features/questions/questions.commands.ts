import { plainNumber } from '@loadline/contract/checks/tracked-number';
import { sayWhy } from '@loadline/contract/kernel/change';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { ValuesOf } from '@loadline/contract/kernel/field';

import type { StaffNoticeEvent } from '@loadline/contract/notices/staff-notice.api';
import { noSuchOrder, writtenQuestion } from '@loadline/contract/questions/question';
import type { askQuestion } from '@loadline/contract/questions/question.api';
import { decideQuestion } from '@loadline/contract/questions/question.api';
import type { QuestionState } from '@loadline/contract/questions/question.codes';
import { questionLifecycle } from '@loadline/contract/questions/question.codes';
import { audit } from '../../kernel/audit.ts';
import { chinaTime } from '../../kernel/clock.ts';
import type { RowOf } from '../../kernel/columns.ts';
import { int, text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { ofViewer, sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { goodsView } from '../customers/goods.rows.public.ts';
import { attachFiles } from '../files/files.public.ts';
import { bindGoods } from '../goods/goods.public.ts';
import { tellStaff } from '../notices/notices.public.ts';
import { ordersCalled } from '../orders/orders.found.public.ts';
import { orderView } from '../orders/orders.rows.public.ts';
import type { QuestionDetail } from './questions.detail.queries.ts';
import { ownDetailIn } from './questions.detail.queries.ts';

const lockedColumns = {
  orgId: text,
  id: text,
  no: text,
  version: int,
  state: textOf<QuestionState>(),
  nameZh: text,
  nameEn: text,
};
export type LockedQuestion = RowOf<typeof lockedColumns>;

/** A question under lock; absent and foreign are the same 404. */
export function lockedQuestion(tx: Tx, id: string): Promise<LockedQuestion> {
  return tx.one(sql.type(lockedColumns)`
    select q.org_id::text as "orgId", q.id::text as id, q.no, q.version, q.state, q.name_zh as "nameZh", q.name_en as "nameEn"
    from hts_question q where q.id = ${id} for update`);
}

/** Asks; photos and papers that were uploaded before hang on the question from then on. */
export function askOne(
  db: Database,
  viewer: Viewer,
  { id, files, orderNumber, ...typed }: BodyOf<typeof askQuestion>,
): Promise<QuestionDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const { orgId, userId, name } = tx.me;
    if (typed.goodsId !== null) await requireOwnGoods(tx, typed.goodsId);
    const orderId = orderNumber === null ? null : await orderCalled(tx, orderNumber);
    const { goodsId, nameZh, nameEn, material, purpose, origin, details } = typed;
    const [made] = await tx.rows(sql.type({ no: text })`
      insert into hts_question as q (org_id, id, no, name_zh, name_en, material, purpose, origin, details, goods_id, order_id, asked_who, created_by)
      values (${orgId}, ${id}, next_number('HQ', ${chinaTime(tx.now).slice(0, 10)}::date), ${nameZh}, ${nameEn}, ${material}, ${purpose}, ${origin},
        ${details}, ${goodsId}, ${orderId}, ${name}, ${userId})
      on conflict do nothing returning q.no`);
    // Somebody else has taken the id.
    if (!made) throw new Problem('notFound');
    await attachFiles(tx, orgId, 'question', id, files ?? []);
    const asked = { orgId, id, no: made.no, version: 1, state: 'ASKED', nameZh, nameEn } as const;
    await tellDesk(tx, asked, 'submitted', calledOf(asked));
    await auditQuestion(tx, asked, 'made', firstValues({ ...typed, orderNumber, goodsId: null }));
    return ownDetailIn(tx, id);
  });
}

/** Goods of others are as unknown as those that are not there. */
async function requireOwnGoods(tx: Tx, goodsId: string): Promise<void> {
  await tx.one(sql`select from ${goodsView} w where ${ofViewer('w')} and w.id = ${goodsId}`);
}

/** The one order of the viewer's that has the number. */
async function orderCalled(tx: Tx, typed: string): Promise<string> {
  const [found, another] = await tx.rows(sql.type({ id: text })`
    select r.id::text as id from ${orderView} r where ${ofViewer('r')} and r.id in (${ordersCalled(sql`= ${plainNumber(typed)}`)})`);
  if (found && !another) return found.id;
  throw wrongFields([{ path: 'orderNumber', label: writtenQuestion.orderNumber.label, says: noSuchOrder }]);
}

function firstValues(typed: ValuesOf<typeof writtenQuestion>) {
  const said = Object.entries(typed).filter(([, value]) => value !== null);
  return Object.fromEntries(said.map(([key, value]) => [key, { from: null, to: value }]));
}

const told = { ACCEPTED: 'classified', REOPENED: 'reasked', WITHDRAWN: 'withdrawn' } as const;

/** Accepts an answer, asks again and says why, or takes back what nobody has answered yet. */
export function decideOne(
  db: Database,
  viewer: Viewer,
  { id, version, to, objection, goodsId }: BodyOf<typeof decideQuestion>,
): Promise<QuestionDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const found = await lockedQuestion(tx, id);
    if (found.version !== version)
      throw staleProblem((await ownDetailIn(tx, id)).question, { id, version, to, objection });
    requireMove(questionLifecycle, found.state, to, tx.me);
    if (to === 'REOPENED' && objection === null)
      throw wrongFields([{ path: 'objection', label: decideQuestion.body.objection.label, says: sayWhy }]);
    const why = to === 'REOPENED' ? objection : null;
    if (to !== 'WITHDRAWN') await takeAnswer(tx, found, to, why);
    if (to === 'ACCEPTED' && goodsId !== null) await bindAnswer(tx, found, goodsId);
    await setState(tx, found, to, why === null ? {} : { objection: why });
    await tellDesk(tx, found, told[to], why ?? calledOf(found));
    return ownDetailIn(tx, id);
  });
}

/** The last answer was taken, or was not. */
async function takeAnswer(
  tx: Tx,
  { orgId, id }: LockedQuestion,
  verdict: 'ACCEPTED' | 'REOPENED',
  objection: string | null,
): Promise<void> {
  await tx.rows(sql`
    update hts_answer a set verdict = ${verdict}, objection = ${objection}, verdict_who = ${tx.me.name}, verdict_at = now()
    where a.org_id = ${orgId} and a.question_id = ${id}
      and a.no = (select max(l.no) from hts_answer l where l.org_id = ${orgId} and l.question_id = ${id})`);
}

/** The goods are known by the number that was accepted, from the day on from which the answer holds. */
async function bindAnswer(tx: Tx, { orgId, id, no }: LockedQuestion, goodsId: string): Promise<void> {
  await requireOwnGoods(tx, goodsId);
  await tx.rows(
    sql`update hts_question q set goods_id = ${goodsId} where q.org_id = ${orgId} and q.id = ${id}`,
  );
  const { hts, validFrom } = await tx.one(sql.type({ hts: text, validFrom: text })`
    select a.hts, a.valid_from::text as "validFrom" from hts_answer a where a.org_id = ${orgId} and a.question_id = ${id}
    order by a.no desc limit 1`);
  await bindGoods(tx, { goodsId, kind: 'hts', code: hts, validFrom, source: 'answered', reason: no });
}

/** Brings a question into another state and says so in its history, with what came with it. */
export async function setState(
  tx: Tx,
  found: LockedQuestion,
  to: QuestionState,
  more: Readonly<Record<string, unknown>>,
): Promise<void> {
  const { orgId, id, state } = found;
  await tx.rows(sql`
    update hts_question q set state = ${to}, state_at = now(), version = q.version + 1 where q.org_id = ${orgId} and q.id = ${id}`);
  await auditQuestion(tx, found, 'status-changed', { state: { from: state, to }, ...more });
}

function auditQuestion(
  tx: Tx,
  { orgId, id }: Pick<LockedQuestion, 'orgId' | 'id'>,
  action: string,
  changes: Readonly<Record<string, unknown>>,
): Promise<void> {
  return audit(tx, { action, subject: 'question', subjectId: id, orgId, changes });
}

function calledOf({ nameZh, nameEn }: Pick<LockedQuestion, 'nameZh' | 'nameEn'>): string {
  return `${nameZh} · ${nameEn}`;
}

function tellDesk(
  tx: Tx,
  { orgId, id, no, version }: LockedQuestion,
  event: StaffNoticeEvent,
  said: string,
): Promise<void> {
  const about = { orgId, subject: 'question', subjectId: id, number: no } as const;
  return tellStaff(tx, { event, ...about, who: tx.me.name, said, key: String(version) });
}
