import { discrepancies } from '@loadline/contract/events/discrepancy';
import type { Position } from '@loadline/contract/events/event-kind';
import { eventNotes } from '@loadline/contract/events/event-note';
import { isCode } from '@loadline/contract/kernel/code';
import { allPiecesOf } from './waybills.figures.ts';
import type { LockedWaybill } from './waybills.lock.commands.ts';

/** Something that a carrier, or somebody for it, says of a master waybill. */
export interface CarrierSays {
  readonly mawbId: string;
  /** Of the contract's `eventCodes`. */
  readonly code: string;
  readonly classifier: 'PLN' | 'EST' | 'ACT';
  /** ISO 8601. */
  readonly occurredAt: string;
  /** IANA zone of the place. */
  readonly zone: string;
  readonly place: string | null;
  /** Where on its way; worked out of the place unless told. */
  readonly position?: Position | null;
  readonly flightNo?: string | null;
  readonly pieces?: number | null;
  /** Kilograms. */
  readonly weight?: string | null;
  /** Only some of the pieces are told of. */
  readonly isPart?: boolean;
  /** How many there are in all, where a part is told of and the carrier says it. */
  readonly ofPieces?: number | null;
  /** What a DIS says, `OFLD`. */
  readonly discrepancy?: string | null;
  readonly noteZh?: string | null;
  readonly noteEn?: string | null;
  readonly source: 'fsu' | 'manual' | 'import';
  /** What makes it the same when it is told again. */
  readonly key: string;
}

/** What became of it: moved on, only noted, noted as out of sequence, or known already. */
export type CarrierOutcome = 'moved' | 'noted' | 'outOfSequence' | 'known';

/**
 * The carrier's word with the whole that it is a part of, and what is said of that: fewer pieces than the waybill has are a
 * part of them, whoever says it.
 */
export function asPart(said: CarrierSays, waybill: LockedWaybill): CarrierSays {
  const { pieces = null, noteZh = null, noteEn = null } = said;
  const all = said.ofPieces ?? allPiecesOf(waybill);
  const isPart = said.isPart === true || (pieces !== null && pieces < all);
  const ofPieces = isPart ? all : null;
  const notes = eventNotes({ discrepancy: codeOf(said), isPart, pieces, ofPieces });
  return { ...said, isPart, ofPieces, noteZh: noteZh ?? notes.noteZh, noteEn: noteEn ?? notes.noteEn };
}

/** How many pieces a waybill of several customers has is none of theirs: of a part they read the discrepancy alone. */
export function notesFor(said: CarrierSays, isOfSeveral: boolean) {
  const { noteZh = null, noteEn = null, isPart = false } = said;
  if (!isOfSeveral || !isPart) return { noteZh, noteEn };
  return eventNotes({ discrepancy: codeOf(said), isPart: false, pieces: null, ofPieces: null });
}

function codeOf({ discrepancy }: CarrierSays) {
  return isCode(discrepancies, discrepancy) ? discrepancy : null;
}
