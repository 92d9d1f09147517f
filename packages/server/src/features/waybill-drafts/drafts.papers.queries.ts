import { figures } from '@loadline/contract/facts/figures';
import type { QueryOf } from '@loadline/contract/kernel/endpoint';
import type { Language } from '@loadline/contract/kernel/text';
import type { Agent } from '@loadline/contract/waybill-drafts/awb-agent';
import type { AwbForm } from '@loadline/contract/waybill-drafts/awb-form';
import { sumsOf } from '@loadline/contract/waybill-drafts/awb-sums';
import {
  type DirectPart,
  directOf,
  type HouseForm,
  type SharedMaster,
  sharedOf,
} from '@loadline/contract/waybill-drafts/draft';
import type { waybillPaper } from '@loadline/contract/waybill-drafts/draft.api';
import { draftWatermark } from '@loadline/contract/waybill-drafts/draft.paper-words';
import type { deskWaybillPaper } from '@loadline/contract/waybill-drafts/draft-desk.api';
import { shownAwb } from '@loadline/contract/waybills/awb-number';
import type { Database, Tx } from '../../kernel/database.ts';
import { FileAnswer } from '../../kernel/file-answer.ts';
import type { Paper } from '../../kernel/paper.protocol.ts';
import { paperOf } from '../../kernel/paper.ts';
import { Problem } from '../../kernel/problem.ts';
import type { Viewer } from '../../kernel/viewer.ts';
import type { BookingOnWaybill } from '../bookings/bookings.public.ts';
import { forwarderIn } from '../ops/forwarder.public.ts';
import { awbPaper } from './awb.paper.ts';
import { deskDraftIn } from './drafts.detail.queries.ts';
import { firstPiecesIn, ownWaybillIn, visibleBookings } from './drafts.facts.queries.ts';
import { blankForm, lineOf } from './drafts.fill.parts.ts';
import { isDirect, type ProposedForms, proposedForms } from './drafts.fill.ts';
import { ownVersionsIn } from './drafts.versions.queries.ts';
import { instructionPaper } from './instruction.paper.ts';
import { labelledPieces, labelsPaper } from './labels.paper.ts';
import { manifestPaper } from './manifest.paper.ts';

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
  const first = await firstPiecesIn(tx, mawbId, versions[0]?.no);
  const whole = { mawbNo, agent, houses, first, confirmed, isExtract: false };
  if (customerId === null) return { ...whole, master };
  // The shipper of a direct waybill is given what staff are, but for the prices.
  if (isDirect(await visibleBookings(tx, mawbId)))
    return { ...whole, master: wholeOf(sharedOf(master), directOf(master)) };
  const own = houses.filter(({ hawbId }) =>
    owners.some((owner) => owner.hawbId === hawbId && owner.customerId === customerId),
  );
  return { ...whole, master: extractOf(sharedOf(master), own), houses: own, isExtract: true };
}

/** A paper for a customer: their own house waybills, and the master once it is final. */
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
    first: await firstPiecesIn(tx, waybill.id, newest?.no),
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

type AskedPaper = QueryOf<typeof waybillPaper>;

/** What somebody may have printed of a waybill. */
interface PrintedForms {
  /** `176-12345675`. */
  readonly mawbNo: string;
  /** Whose papers they are. */
  readonly agent: Agent;
  readonly master: AwbForm;
  readonly houses: readonly HouseForm[];
  /** The number on the master of the first piece of each house waybill. */
  readonly first: ReadonlyMap<string, number>;
  readonly confirmed: boolean;
  /** The master without what is others'. */
  readonly isExtract: boolean;
}

async function printed(forms: PrintedForms, asked: AskedPaper, language: Language): Promise<FileAnswer> {
  const house = asked.hawbId === null ? undefined : houseIn(forms, asked.hawbId);
  const name = [asked.paper, forms.mawbNo, house?.awbNo].filter((part) => part !== undefined).join(' ');
  const pdf = await paperOf(definitionOf(forms, asked, house, language));
  return new FileAnswer(`${name}.pdf`, 'pdf', pdf);
}

function houseIn({ houses }: PrintedForms, hawbId: string): AwbForm {
  const found = houses.find((one) => one.hawbId === hawbId);
  if (!found) throw new Problem('notFound');
  return found.form;
}

function definitionOf(
  { mawbNo, agent, master, houses, first, confirmed, isExtract }: PrintedForms,
  { paper, hawbId, from, pieces }: AskedPaper,
  house: AwbForm | undefined,
  language: Language,
): Paper {
  const marked = confirmed ? {} : { watermark: draftWatermark };
  const chosen = {
    first: first.get(hawbId ?? '') ?? 1,
    from: from ?? 1,
    pieces: pieces ?? figures.labels.max,
  };
  switch (paper) {
    case 'mawb':
      return awbPaper({ form: master, kind: 'master', isExtract, ...marked });
    case 'hawb':
      return awbPaper({ form: required(house), kind: 'house', ...marked });
    case 'manifest':
      if (houses.length === 0) throw new Problem('notFound');
      return manifestPaper({ agent, master, houses: houses.map(({ form }) => form), language, ...marked });
    case 'sli':
      return instructionPaper({ agent, mawbNo, form: house ?? master, language });
    case 'labels':
      return labelsPaper(labelledPieces(master, house ?? master, house, chosen));
  }
}

/** A house waybill has to be named where there are any to choose from. */
function required(house: AwbForm | undefined): AwbForm {
  if (!house) throw new Problem('notFound');
  return house;
}
