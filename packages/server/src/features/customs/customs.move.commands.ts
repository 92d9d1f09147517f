import type { CustomsStatus } from '@loadline/contract/customs/customs.lifecycle';
import { customsSteps, lifecycleOf } from '@loadline/contract/customs/customs.lifecycle';
import type { moveCustomsFiles, stepBackCustoms } from '@loadline/contract/customs/customs-desk.api';
import { moveCustomsFile } from '@loadline/contract/customs/customs-desk.api';
import { missingOf, missingSaid } from '@loadline/contract/customs/customs-missing';
import { isCode } from '@loadline/contract/kernel/code';
import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import { text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem, refusalOfOne } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import { toldAt } from '../../kernel/told-at.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { withoutKey } from '../../kernel/viewer.ts';
import { keepCodes } from './customs.codes.commands.ts';
import type { DeskDetail } from './customs.detail.queries.ts';
import { detailIn } from './customs.detail.queries.ts';
import { calledBy } from './customs.queries.ts';
import type { LockedFile } from './customs.rows.commands.ts';
import {
  auditFile,
  lockedFile,
  settleFile,
  stepsIn,
  touchFile,
  unchangedFile,
} from './customs.rows.commands.ts';
import { eachStep, takeBackTold, tellOrders, tellRecalled, tellSteps } from './customs.told.commands.ts';

type Asked = Omit<BodyOf<typeof moveCustomsFiles>, 'numbers'>;

/** One step of one declaration. */
export function moveFile(
  staff: Database,
  viewer: Viewer,
  { no, version, ...asked }: BodyOf<typeof moveCustomsFile>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    await moveIn(tx, await unchangedFile(tx, { no, version }), asked);
    return detailIn(tx, no);
  });
}

async function moveIn(tx: Tx, file: LockedFile, asked: Asked): Promise<void> {
  const { to, reason } = asked;
  const recorded = await stepsIn(tx, file);
  requireMove(lifecycleOf(file, recorded), file.status, to, tx.me);
  const at = toldAt(tx, asked.at, moveCustomsFile.body.at.label);
  if (reason === null) await requireReady(tx, file, to);
  if (isCode(customsSteps, to)) {
    await tx.rows(sql`
      insert into customs_step (org_id, file_id, step, at, who, note) values (${file.orgId}, ${file.id}, ${to}, ${at}, ${tx.me.name}, ${asked.note})`);
    if (to === 'SUBMITTED') await keepCodes(tx, file);
    await settleFile(tx, file, [...recorded, to]);
    await tellSteps(tx, [{ file, step: to, at }]);
  } else {
    await touchFile(tx, file, sql`status = ${to}, status_at = now()`);
    // What an order's other declarations say need not wait for this one any more.
    await tellOrders(tx, eachStep(file));
  }
  await auditFile(tx, file, 'status-changed', {
    status: { from: file.status, to },
    ...(reason !== null && { reason }),
  });
}

/** The papers are complete before they go to customs, and the release note is there before they come back. */
async function requireReady(tx: Tx, { fileNo }: LockedFile, to: CustomsStatus): Promise<void> {
  if (to !== 'SUBMITTED' && to !== 'RELEASED') return;
  const { file, header, lines, hasReleaseNote } = await detailIn(tx, fileNo);
  if (to === 'RELEASED' && !hasReleaseNote) throw new Problem('noReleaseNote');
  const missing = to === 'SUBMITTED' ? missingOf(file, header, lines) : [];
  if (missing.length === 0) return;
  throw new Problem('customsIncomplete', { count: missing.length, missing: missingSaid(missing) });
}

/** Each in a transaction of its own: what is refused of one keeps none of the others back. */
export async function moveFiles(
  staff: Database,
  viewer: Viewer,
  { numbers, ...asked }: BodyOf<typeof moveCustomsFiles>,
): Promise<AnswerOf<typeof moveCustomsFiles>> {
  const { rows: found } = await staff.read(
    viewer,
    ...numbers.map(
      (number) =>
        sql.type({
          fileNo: text,
        })`select r.file_no as "fileNo" from customs_file r where r.status <> 'VOID' and ${calledBy([number])} order by 1 limit 20`,
    ),
  );
  const outcome: AnswerOf<typeof moveCustomsFiles> = [];
  for (const [at, number] of numbers.entries()) {
    const files = found[at] ?? [];
    if (files.length === 0)
      outcome.push({
        number,
        fileNo: null,
        done: false,
        message: new Problem('notFound').in(viewer.language),
      });
    for (const { fileNo } of files)
      outcome.push({ number, fileNo, ...(await movedOne(staff, viewer, fileNo, asked)) });
  }
  return outcome;
}

async function movedOne(staff: Database, viewer: Viewer, fileNo: string, asked: Asked) {
  try {
    await staff.inTransaction(withoutKey(viewer), async (tx) =>
      moveIn(tx, await lockedFile(tx, fileNo), asked),
    );
    return { done: true, message: null };
  } catch (error) {
    return { done: false, message: refusalOfOne(error).in(viewer.language) };
  }
}

/** The last step is not taken; what it told of the orders is void. */
export function stepBack(
  staff: Database,
  viewer: Viewer,
  { no, version, reason }: BodyOf<typeof stepBackCustoms>,
): Promise<DeskDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const file = await unchangedFile(tx, { no, version });
    const { status } = file;
    if (!isCode(customsSteps, status)) throw new Problem('nothingToStepBack');
    await tx.rows(
      sql`delete from customs_step p where p.org_id = ${file.orgId} and p.file_id = ${file.id} and p.step = ${status}`,
    );
    const rest = await stepsIn(tx, file);
    await settleFile(tx, file, rest);
    await takeBackTold(tx, [{ file, step: status }], reason);
    if (status === 'RELEASED') await tellRecalled(tx, file, reason);
    const after = await detailIn(tx, no);
    await auditFile(tx, file, 'stepped-back', { reason, status: { from: status, to: after.file.status } });
    return after;
  });
}
