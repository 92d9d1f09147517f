import { sayWhy } from '@loadline/contract/kernel/change';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import type { MidState } from '@loadline/contract/mids/mid.codes';
import { midLifecycle, settledMids } from '@loadline/contract/mids/mid.codes';
import { decideMid } from '@loadline/contract/mids/mid-desk.api';
import { text, textOf } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { tell } from '../notices/notices.public.ts';
import type { SeenMid } from './mids.commands.ts';
import { lockedMid, setState } from './mids.commands.ts';
import type { DeskMidDetail } from './mids.detail.queries.ts';
import { deskDetailIn } from './mids.detail.queries.ts';

/** What its customer is told of each decision. */
const told: Partial<Readonly<Record<MidState, string>>> = {
  APPROVED: 'approved',
  REJECTED: 'refused',
  SUSPENDED: 'suspended',
};

/** Approves, rejects, suspends or takes that back; what is approved takes the place of the edition before it. */
export function decideOnMid(
  staff: Database,
  viewer: Viewer,
  { id, version, to, reason }: BodyOf<typeof decideMid>,
): Promise<DeskMidDetail> {
  return staff.inTransaction(viewer, async (tx) => {
    const found = await lockedMid(tx, id);
    const { mid: read } = await deskDetailIn(tx, id);
    if (found.version !== version) throw staleProblem(read, { id, version, to, reason });
    requireMove(midLifecycle, found.state, to, tx.me);
    const isFirst = to === 'APPROVED' && found.state === 'SUBMITTED';
    if (to !== 'APPROVED' && reason === null)
      throw wrongFields([{ path: 'reason', label: decideMid.body.reason.label, says: sayWhy }]);
    if (isFirst && read.files === 0 && reason === null)
      throw new Problem('midUnproven', { code: found.code });
    if (isFirst) await supersede(tx, found);
    await setState(tx, found, to, reason);
    await tellOf(tx, found, found.state === 'SUSPENDED' ? 'resumed' : (told[to] ?? ''), reason);
    return deskDetailIn(tx, id);
  });
}

/** The edition that was in force until now is kept, and counts no more. */
async function supersede(tx: Tx, { orgId, siteId }: SeenMid): Promise<void> {
  const before = await tx.rows(sql.type({ orgId: text, id: text, state: textOf<MidState>() })`
    select m.org_id::text as "orgId", m.id::text as id, m.state from mid m
    where m.org_id = ${orgId} and m.site_id = ${siteId} and m.state = any(${settledMids}::text[]) for update`);
  for (const one of before) await setState(tx, one, 'SUPERSEDED', null);
}

function tellOf(
  tx: Tx,
  { orgId, id, code, version }: SeenMid,
  decision: string,
  reason: string | null,
): Promise<void> {
  const words = { decision, ...(reason !== null && { reasonZh: reason, reasonEn: reason }) };
  return tell(tx, {
    event: 'classified',
    orgId,
    subject: 'mid',
    subjectId: id,
    number: code,
    words,
    key: `mid ${id} ${version} ${decision}`,
  });
}
