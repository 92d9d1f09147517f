import { sayWhy } from '@loadline/contract/kernel/change';
import { wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { LabelAnswer } from '@loadline/contract/labels/label-talk';
import { labelAnswers } from '@loadline/contract/labels/label-talk';
import type { replyAtDesk, replyToLabel } from '@loadline/contract/labels/label-talk.api';
import { answerLabel } from '@loadline/contract/labels/label-talk.api';
import { int, orNull, text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { StaffNotice } from '../notices/notices.public.ts';
import { tellStaff } from '../notices/notices.public.ts';
import type { LockedLabel } from './labels.desk.commands.ts';
import { auditLabels, lockedLabels, touch } from './labels.desk.commands.ts';
import type { DeskLabelDetail, LabelDetail } from './labels.detail.queries.ts';
import { deskDetailIn, ownDetailIn } from './labels.detail.queries.ts';
import { numberOf, sayOf, tellOf } from './labels.words.commands.ts';

/** A customer writes; the desk hears of it. */
export function replyOwn(
  db: Database,
  viewer: Viewer,
  { id, body }: BodyOf<typeof replyToLabel>,
): Promise<LabelDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const label = await lockedLabel(tx, id);
    await tellDesk(tx, label, 'written', body, await said(tx, label, body));
    return ownDetailIn(tx, id);
  });
}

/** The desk writes; the customer hears of it. */
export function replyDesk(
  staff: Database,
  viewer: Viewer,
  { id, body }: BodyOf<typeof replyAtDesk>,
): Promise<DeskLabelDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const label = await lockedLabel(tx, id);
    const wordId = await said(tx, label, body);
    await tellOf(tx, [{ ...label, wordId }], 'answered', body);
    return deskDetailIn(tx, id);
  });
}

async function lockedLabel(tx: Tx, id: string): Promise<LockedLabel> {
  const [label] = await lockedLabels(tx, [id]);
  if (!label) throw new Problem('notFound');
  return label;
}

async function said(tx: Tx, label: LockedLabel, body: string): Promise<string> {
  const wordId = await sayOf(tx, label, 'said', body);
  await touch(tx, [label]);
  await auditLabels(tx, [label], 'label-said', { body });
  return wordId;
}

/** Accepts that a label was sent back or contests it, once each time it is sent back; where it stands it stays. */
export function answerOwn(
  db: Database,
  viewer: Viewer,
  { id, version, to, reason }: BodyOf<typeof answerLabel>,
): Promise<LabelDetail> {
  return db.inTransaction(viewer, async (tx) => {
    const label = await lockedLabel(tx, id);
    await requireOpen(tx, label, version);
    const isContested = to === 'CONTESTED';
    if (isContested && reason === null)
      throw wrongFields([{ path: 'reason', label: answerLabel.body.reason.label, says: sayWhy }]);
    await tx.rows(sql`update label set answer = ${to}, answered_at = ${tx.now} where id = ${id}`);
    const wordId = await sayOf(tx, label, isContested ? 'contested' : 'accepted', reason);
    await touch(tx, [label]);
    const deed = isContested ? 'label-contested' : 'label-accepted';
    await auditLabels(tx, [label], deed, { answer: to, ...(reason !== null && { reason }) });
    if (isContested) await tellDesk(tx, label, 'contested', reason ?? '', wordId);
    return ownDetailIn(tx, id);
  });
}

/** It was sent back, nobody has answered yet, and who answers has read what stands now. */
async function requireOpen(tx: Tx, { id, style }: LockedLabel, version: number): Promise<void> {
  const now = await tx.one(
    sql.type({
      version: int,
      feedback: orNull(text),
      answer: orNull(textOf<LabelAnswer>()),
    })`select l.version, l.feedback, l.answer from label l where l.id = ${id}`,
  );
  if (now.answer !== null)
    throw new Problem('labelAnswered', { style, answer: wordOf(labelAnswers, now.answer) });
  if (now.feedback === null) throw new Problem('labelNotSentBack', { style });
  if (now.version !== version) throw staleProblem({ id, version: now.version }, { id, version });
}

function tellDesk(
  tx: Tx,
  label: LockedLabel,
  event: StaffNotice['event'],
  words: string,
  key: string,
): Promise<void> {
  const { orgId, id } = label;
  return tellStaff(tx, {
    event,
    orgId,
    subject: 'label',
    subjectId: id,
    number: numberOf(label),
    who: tx.me.name,
    said: words,
    key,
  });
}
