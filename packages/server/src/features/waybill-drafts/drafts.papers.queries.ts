import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { AwbForm } from '@loadline/contract/waybill-drafts/awb-form';
import { sumsOf } from '@loadline/contract/waybill-drafts/awb-sums';
import type { DirectPart, HouseForm, SharedMaster } from '@loadline/contract/waybill-drafts/draft';
import { directOf, sharedOf } from '@loadline/contract/waybill-drafts/draft';
import type { deskWaybillPaper } from '@loadline/contract/waybill-drafts/draft-desk.api';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import type { Database, Tx } from '../../kernel/database.ts';
import type { FileAnswer } from '../../kernel/file-answer.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { BookingOnWaybill } from '../bookings/bookings.public.ts';
import { forwarderIn } from '../ops/forwarder.public.ts';
import { deskDraftIn } from './drafts.detail.queries.ts';
import { ownWaybillIn, visibleBookings } from './drafts.facts.queries.ts';
import { blankForm, lineOf } from './drafts.fill.parts.ts';
import type { ProposedForms } from './drafts.fill.ts';
import { isDirect, proposedForms } from './drafts.fill.ts';
import type { AskedPaper, PrintedForms } from './drafts.papers.ts';
import { printed } from './drafts.papers.ts';
import { ownVersionsIn } from './drafts.versions.queries.ts';

/** A paper for staff, of the newest version, or of what the bookings say while there is none. */
export async function paperAtDesk(
  staff: Database,
  viewer: Viewer,
  asked: QueryOf<typeof deskWaybillPaper>,
): Promise<FileAnswer> {
  const forms = await staff.slow.inTransaction(viewer, (tx) => deskFormsIn(tx, asked));
  return printed(forms, asked, viewer.language);
}

async function deskFormsIn(
  tx: Tx,
  { no, customerId }: QueryOf<typeof deskWaybillPaper>,
): Promise<PrintedForms> {
  const { versions, proposed, owners, confirmed, mawbNo, mawbId } = await deskDraftIn(tx, no);
  const { master, houses } = versions[0] ?? proposed;
  const agent = await forwarderIn(tx);
  const whole = { mawbNo, agent, houses, confirmed, isExtract: false };
  if (customerId === null) return { ...whole, master };
  // The shipper of a direct waybill is given what staff are, but for the prices.
  if (isDirect(await visibleBookings(tx, mawbId)))
    return { ...whole, master: wholeOf(sharedOf(master), directOf(master)) };
  const own = houses.filter(({ hawbId }) =>
    owners.some((owner) => owner.hawbId === hawbId && owner.customerId === customerId),
  );
  return { mawbNo, agent, master: extractOf(sharedOf(master), own), houses: own, confirmed, isExtract: true };
}

/** A paper for a customer: his own house waybills, and the master once it is final. */
export async function ownPaper(db: Database, viewer: Viewer, asked: AskedPaper): Promise<FileAnswer> {
  // Whose cargo else is on the waybill, the list of all of it would tell.
  if (asked.paper === 'manifest') throw new Problem('notFound');
  const forms = await db.slow.inTransaction(viewer, (tx) => ownFormsIn(tx, asked.no));
  if (asked.paper === 'mawb' && !forms.confirmed) throw new Problem('draftNotFinal', { no: forms.mawbNo });
  return printed(forms, asked, viewer.language);
}

async function ownFormsIn(tx: Tx, no: string): Promise<PrintedForms> {
  const waybill = await ownWaybillIn(tx, no);
  const [newest] = await ownVersionsIn(tx, waybill.id);
  const bookings = await visibleBookings(tx, waybill.id);
  const { master, direct, houses } = newest ?? ownProposal(proposedForms(waybill, bookings), bookings);
  return {
    mawbNo: shownAwb(waybill.mawbNo),
    agent: waybill.forwarder,
    master: direct ? wholeOf(master, direct) : extractOf(master, houses, newest),
    houses,
    confirmed: newest?.state === 'AGREED',
    isExtract: direct === null,
  };
}

function ownProposal({ master, houses }: ProposedForms, bookings: readonly BookingOnWaybill[]) {
  const direct = isDirect(bookings) ? directOf(master) : null;
  return { master: sharedOf(master), direct, houses: [...houses] };
}

function wholeOf(shared: SharedMaster, direct: DirectPart): AwbForm {
  return { ...blankForm, ...shared, ...direct };
}

/** The master with one customer's cargo alone: no other's weights, no rates, no charges. */
function extractOf(
  shared: SharedMaster,
  houses: readonly HouseForm[],
  share?: { readonly pieces: number; readonly grossWeight: string },
): AwbForm {
  const lines = houses.flatMap(({ form }) => form.rateLines);
  const { pieces, grossWeight, chargeableWeight } = sumsOf({ ...blankForm, rateLines: lines });
  const numbers = houses.map(({ form }) => form.awbNo).join(', ');
  const own = {
    pieces: houses.length === 0 ? (share?.pieces ?? 0) : pieces,
    grossWeight: houses.length === 0 ? (share?.grossWeight ?? '0') : grossWeight,
    chargeable: houses.length === 0 ? (share?.grossWeight ?? '0') : chargeableWeight,
    volume: '0',
  };
  const goods = numbers === '' ? 'AS PER BOOKING' : `HOUSE WAYBILLS: ${numbers}`;
  return { ...blankForm, ...shared, rateLines: [{ ...lineOf(goods, own), volume: null }] };
}
