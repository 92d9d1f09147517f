import { sharedOf } from '@loadline/contract/waybill-drafts/draft';
import { layWaybill } from '../features/waybill-drafts/drafts.factory.ts';
import { blankForm, lineOf } from '../features/waybill-drafts/drafts.fill.parts.ts';
import { newId } from '../kernel/database.ts';
import type { TestHouse } from './house.ts';

interface Whose {
  readonly orgId: string;
  readonly ownerId: string;
  /** What stands in every text. */
  readonly text: string;
  /** What stands in what is the forwarder's alone. */
  readonly amongStaff: string;
}

/** A waybill whose draft waits for its one customer. */
export async function addDraft(house: TestHouse, { orgId, ownerId, text, amongStaff }: Whose) {
  const cargo = { orgId, ownerId, houses: 1, words: text };
  const { id, no, hawbIds } = await layWaybill(house, [cargo], '43');
  const [hawbId = ''] = hawbIds[0] ?? [];
  const line = lineOf(text, { pieces: 10, grossWeight: '120.5', volume: '1.2', chargeable: '200' });
  const house1 = { ...blankForm, awbNo: text, shipper: text, consignee: text, rateLines: [line] };
  const master = {
    ...blankForm,
    awbNo: no,
    shipper: text,
    accounting: amongStaff,
    rateLines: [{ ...line, goods: amongStaff }],
  };
  await house.rows(
    `insert into awb_draft (mawb_id, no, state, master, shared, note, sent_at, sent_by, saved_by) values ($1, 1, 'SENT', $2, $3, $4, now(), $5, $5)`,
    [id, JSON.stringify(master), JSON.stringify(sharedOf(master)), text, amongStaff],
  );
  await house.rows(
    `insert into awb_draft_house (org_id, mawb_id, no, hawb_id, booking_id, position, form)
     select $1, $2, 1, $3, h.booking_id, 1, $4 from hawb h where h.id = $3`,
    [orgId, id, hawbId, JSON.stringify(house1)],
  );
  await house.rows(
    `insert into awb_draft_answer (org_id, mawb_id, no, master, pieces, gross_weight, requests) values ($1, $2, 1, $3, 10, 120.5, $4)`,
    [
      orgId,
      id,
      JSON.stringify(sharedOf(master)),
      JSON.stringify([{ paper: hawbId, path: 'consignee', wanted: text, reason: text }]),
    ],
  );
  return { draftMawbNo: no, draftHawbId: hawbId };
}

/** Names of no draft. */
export function noDraft() {
  return { draftMawbNo: '999-99999990', draftHawbId: newId() };
}
