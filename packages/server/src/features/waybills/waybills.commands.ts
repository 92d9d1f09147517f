import type { AnswerOf, BodyOf } from '@loadline/contract/kernel/endpoint';
import type { moveWaybill, sendMessage } from '@loadline/contract/waybills/waybill.api';
import { audit } from '../../kernel/audit.ts';
import { flag, text } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { newId } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { tellDesk } from './waybills.bell.commands.ts';
import { lockWaybill } from './waybills.lock.commands.ts';
import { moveLocked } from './waybills.move.commands.ts';
import { threadOf } from './waybills.parts.queries.ts';

type Thread = AnswerOf<typeof sendMessage>;

/** A step of a customer's own. Whoever has no share is told that there is nothing. */
export function moveOwn(
  db: Database,
  viewer: Viewer,
  { id, version, to, data }: BodyOf<typeof moveWaybill>,
): Promise<AnswerOf<typeof moveWaybill>> {
  return db.inTransaction(viewer, async (tx) => {
    requireCustomer(tx);
    const waybill = await lockWaybill(tx, id);
    if (waybill.version !== version)
      throw staleProblem({ status: waybill.status, version: waybill.version }, { to, version });
    await requireVoice(tx, id);
    const written = await moveLocked(tx, waybill, { to, data });
    if (to === '44') await tellDesk(tx, waybill, { event: 'agreed', said: '' });
    if (to === '42') await tellDesk(tx, waybill, { event: 'amendment', said: data.change ?? '' });
    return { status: to, version: written.version };
  });
}

/** Who sees only what they made themselves decides nothing for their colleagues' cargo. */
async function requireVoice(tx: Tx, id: string): Promise<void> {
  const { speaks } = await tx.one(sql.type({ speaks: flag })`select speaks_for_share(${id}) as speaks`);
  if (!speaks) throw new Problem('speaksForOthers');
}

/** Staff hold the spec's rights, too; what they do with a waybill they do at the desk. */
function requireCustomer({ me }: Tx): void {
  if (me.kind !== 'customer') throw new Problem('notFound');
}

export function sayAsCustomer(
  db: Database,
  viewer: Viewer,
  { id, body }: BodyOf<typeof sendMessage>,
): Promise<Thread> {
  return db.inTransaction(viewer, async (tx) => {
    requireCustomer(tx);
    const { no, thread } = await say(tx, { id, orgId: tx.me.orgId, side: 'customer', body });
    await tellDesk(tx, { id, mawbNo: no }, { event: 'written', said: body });
    return thread;
  });
}

interface Word {
  readonly id: string;
  readonly orgId: string;
  readonly side: 'customer' | 'forwarder';
  readonly body: string;
}

/** Lays a word into the thread of a customer with a share; gives the whole thread, and the waybill's number. */
export async function say(tx: Tx, { id, orgId, side, body }: Word): Promise<{ no: string; thread: Thread }> {
  const { no } = await tx.one(
    sql.type({ no: text })`
      select m.mawb_no as no from mawb_share s join mawb m on m.id = s.mawb_id where s.mawb_id = ${id} and s.org_id = ${orgId} limit 1`,
  );
  await tx.rows(sql`
    insert into mawb_message (org_id, mawb_id, id, side, user_id, who, body)
    values (${orgId}, ${id}, ${newId()}, ${side}, ${tx.me.userId}, ${tx.me.name}, ${body})`);
  await audit(tx, { action: 'commented', subject: 'mawb', subjectId: id, changes: { no } });
  return { no, thread: await threadOf(tx, id, orgId) };
}
