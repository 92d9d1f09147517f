import { waybillStatuses } from '@loadline/contract/codes/waybill-status';
import { wordOf } from '@loadline/contract/kernel/code';
import type { BodyOf } from '@loadline/contract/kernel/endpoint';
import { findingOfPieces, findingsOfAwb, findingsOfSet } from '@loadline/contract/waybill-drafts/awb-rules';
import type { DeskDraft, DeskVersion, HouseForm } from '@loadline/contract/waybill-drafts/draft';
import { directOf, sharedOf } from '@loadline/contract/waybill-drafts/draft';
import { draftLifecycle, preparableStatuses } from '@loadline/contract/waybill-drafts/draft.lifecycle';
import type { saveDraft, sendDraft } from '@loadline/contract/waybill-drafts/draft-desk.api';
import { audit } from '../../kernel/audit.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { requireMove } from '../../kernel/move.ts';
import { Problem, wrongFields } from '../../kernel/problem.ts';
import { staleProblem } from '../../kernel/records.save.ts';
import { withSightOfAll } from '../../kernel/sight.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deskDraftIn } from './drafts.detail.queries.ts';
import { deskWaybillIn, lockDrafted, visibleBookings } from './drafts.facts.queries.ts';
import { isDirect } from './drafts.fill.ts';
import { draftSaved, sendToCustomers } from './drafts.moves.commands.ts';

/** Keeps what was typed; where nothing is being prepared, the next version begins. */
export function saveForms(
  staff: Database,
  viewer: Viewer,
  asked: BodyOf<typeof saveDraft>,
): Promise<DeskDraft> {
  return onDraft(staff, viewer, asked.no, async (tx, before) => {
    const [newest] = before.versions;
    const open = newest?.state === 'PREPARING' ? newest : undefined;
    requirePreparable(before);
    if ((open?.revision ?? 0) !== asked.revision) throw staleProblem(before, asked);
    const version = open?.no ?? (newest?.no ?? 0) + 1;
    await keep(tx, before, version, asked);
    await draftSaved(tx, before.mawbId, version);
    await audit(tx, {
      action: open ? 'edited' : 'made',
      subject: 'mawb',
      subjectId: before.mawbId,
      changes: { no: before.mawbNo, draft: version },
    });
    return deskDraftIn(tx, asked.no);
  });
}

/** Who prepares a draft works on all of the waybill, whoever serves its customers; another team's is not there. */
function onDraft(
  staff: Database,
  viewer: Viewer,
  no: string,
  work: (tx: Tx, before: DeskDraft) => Promise<DeskDraft>,
): Promise<DeskDraft> {
  return staff.inTransaction(viewer, async (tx) => {
    const { id } = await deskWaybillIn(tx, no);
    return withSightOfAll(tx, async () => {
      await lockDrafted(tx, id);
      return work(tx, await deskDraftIn(tx, no));
    });
  });
}

/** What is with the customers, or agreed, stays as it is; and a waybill that has gone on needs no draft. */
function requirePreparable({ status, versions: [newest] }: DeskDraft): void {
  const isOut = newest?.state === 'SENT' || newest?.state === 'AGREED';
  if (isOut || !preparableStatuses.includes(status))
    throw new Problem('draftLocked', { status: wordOf(waybillStatuses, status) });
}

async function keep(
  tx: Tx,
  { mawbId, owners }: DeskDraft,
  no: number,
  { master, houses }: Pick<DeskVersion, 'master' | 'houses'>,
): Promise<void> {
  if (houses.some(({ hawbId }) => !owners.some((one) => one.hawbId === hawbId)))
    throw new Problem('draftHouses');
  const direct = isDirect(await visibleBookings(tx, mawbId)) ? { direct: directOf(master) } : {};
  const [form, shared] = [JSON.stringify(master), JSON.stringify({ ...sharedOf(master), ...direct })];
  await tx.rows(sql`
    insert into awb_draft (mawb_id, no, master, shared, saved_by) values (${mawbId}, ${no}, ${form}::jsonb, ${shared}::jsonb, ${tx.me.name})
    on conflict (mawb_id, no) do update set master = excluded.master, shared = excluded.shared, saved_by = excluded.saved_by,
      revision = awb_draft.revision + 1, updated_at = now()`);
  await tx.rows(sql`delete from awb_draft_house where mawb_id = ${mawbId} and no = ${no}`);
  await tx.rows(sql`
    insert into awb_draft_house (org_id, mawb_id, no, hawb_id, booking_id, position, form)
    select h.org_id, ${mawbId}, ${no}, h.id, h.booking_id, f.position, f.form
    from jsonb_to_recordset(${JSON.stringify(placed(houses))}::jsonb) as f ("hawbId" uuid, position integer, form jsonb)
    join houses_on(${mawbId}) h on h.id = f."hawbId"`);
}

function placed(houses: readonly HouseForm[]) {
  return houses.map((house, at) => ({ ...house, position: at + 1 }));
}

/** Sends the version that was saved to everybody who has cargo on the waybill. What would come out has to be sound. */
export function send(staff: Database, viewer: Viewer, asked: BodyOf<typeof sendDraft>): Promise<DeskDraft> {
  return onDraft(staff, viewer, asked.no, async (tx, draft) => {
    const [newest] = draft.versions;
    if (!newest) throw new Problem('noDraft');
    requireMove(draftLifecycle, newest.state, 'SENT', tx.me);
    if (newest.no !== asked.version || newest.revision !== asked.revision) throw staleProblem(draft, asked);
    requireSound(draft, newest);
    await tx.rows(
      sql`update awb_draft set note = ${asked.note} where mawb_id = ${draft.mawbId} and no = ${newest.no}`,
    );
    await sendToCustomers(tx, draft.mawbId);
    return deskDraftIn(tx, asked.no);
  });
}

/** What was prepared is what is booked now: no house waybill more or less, and none with cargo that has left it. */
function requireSound({ owners, proposed }: DeskDraft, { master, houses }: DeskVersion): void {
  const missing = owners.filter(({ hawbId }) => !houses.some((house) => house.hawbId === hawbId));
  if (missing.length > 0 || houses.length > owners.length) throw new Problem('draftHouses');
  const other = houses.flatMap(({ hawbId, form }) => {
    const now = proposed.houses.find((one) => one.hawbId === hawbId);
    const differs = now && findingOfPieces(form, now.form);
    return differs ? [{ ...differs, path: `${hawbId}.${differs.path}` }] : [];
  });
  const ofMaster = findingsOfAwb(master, 'master').errors.map((one) => ({
    ...one,
    path: `master.${one.path}`,
  }));
  const ofHouses = houses.flatMap(({ hawbId, form }) =>
    findingsOfAwb(form, 'house').errors.map((one) => ({ ...one, path: `${hawbId}.${one.path}` })),
  );
  const sums = findingsOfSet(
    master,
    houses.map(({ form }) => form),
  ).map((one) => ({ ...one, path: `master.${one.path}` }));
  const findings = [...ofMaster, ...other, ...ofHouses, ...sums];
  if (findings.length > 0) throw wrongFields(findings);
}
