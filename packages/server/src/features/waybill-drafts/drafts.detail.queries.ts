import type { DeskDraft, OwnDraft } from '@loadline/contract/waybill-drafts/draft';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import { flag } from '../../kernel/columns.ts';
import type { Database, Tx } from '../../kernel/database.ts';
import { Problem } from '../../kernel/problem.ts';
import { sql } from '../../kernel/sql.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import { deskWaybillIn, ownWaybillIn, visibleBookings } from './drafts.facts.queries.ts';
import { proposedForms } from './drafts.fill.ts';
import { deskVersionsIn, houseOwnersIn, ownVersionsIn } from './drafts.versions.queries.ts';

/** A waybill's draft for staff, in a transaction of its own: it reads what several features keep. */
export function deskDraftOf(staff: Database, viewer: Viewer, no: string): Promise<DeskDraft> {
  return staff.inTransaction(viewer, (tx) => deskDraftIn(tx, no));
}

export async function deskDraftIn(tx: Tx, no: string): Promise<DeskDraft> {
  const waybill = await deskWaybillIn(tx, no);
  const versions = await deskVersionsIn(tx, waybill.id);
  const { master, houses } = proposedForms(waybill, await visibleBookings(tx, waybill.id));
  return {
    mawbId: waybill.id,
    mawbNo: shownAwb(waybill.mawbNo),
    status: waybill.status,
    confirmed: versions[0]?.state === 'AGREED',
    versions,
    proposed: { master, houses: [...houses] },
    owners: await houseOwnersIn(tx, waybill.id),
  };
}

/** The viewer's part of a waybill's draft. */
export function ownDraftOf(db: Database, viewer: Viewer, no: string): Promise<OwnDraft> {
  return db.inTransaction(viewer, (tx) => ownDraftIn(tx, no));
}

export async function ownDraftIn(tx: Tx, no: string): Promise<OwnDraft> {
  const waybill = await ownWaybillIn(tx, no);
  const [newest, ...older] = await ownVersionsIn(tx, waybill.id);
  if (!newest) throw new Problem('notFound');
  const { speaks } = await tx.one(
    sql.type({ speaks: flag })`select speaks_for_share(${waybill.id}) as speaks`,
  );
  const waits = newest.state === 'SENT' && newest.answer.state === 'WAITING';
  return {
    mawbId: waybill.id,
    mawbNo: shownAwb(waybill.mawbNo),
    status: waybill.status,
    confirmed: newest.state === 'AGREED',
    pieces: newest.pieces,
    grossWeight: newest.grossWeight,
    versions: [newest, ...older],
    due: waybill.cutOff,
    canAnswer: waits && speaks && tx.me.permissions.includes('mawb:confirm'),
  };
}
