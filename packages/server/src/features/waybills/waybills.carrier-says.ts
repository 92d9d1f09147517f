import { discrepancies } from '@loadline/contract/events/discrepancy';
import type { Position } from '@loadline/contract/events/event-kind';
import { eventNotes } from '@loadline/contract/events/event-note';
import { isCode } from '@loadline/contract/kernel/code';
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
  /** How many there are in all, where only part of them is told of. */
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

/** Fewer pieces than the waybill has are a part of them. A carrier says so himself; of what a person enters it is seen here. */
export function asPart(said: CarrierSays, { pieces, finalPieces }: LockedWaybill): CarrierSays {
  const all = finalPieces ?? pieces;
  if (said.source === 'fsu' || typeof said.pieces !== 'number' || said.pieces >= all) return said;
  const notes = eventNotes({ discrepancy: null, pieces: said.pieces, ofPieces: all });
  return {
    ...said,
    ofPieces: all,
    noteZh: said.noteZh ?? notes.noteZh,
    noteEn: said.noteEn ?? notes.noteEn,
  };
}

/** How many pieces a waybill of several customers has is none of theirs: of a part they read the discrepancy alone. */
export function notesFor(
  { noteZh = null, noteEn = null, ofPieces, discrepancy }: CarrierSays,
  isOfSeveral: boolean,
) {
  const isCounted = isOfSeveral && typeof ofPieces === 'number';
  if (!isCounted) return { noteZh, noteEn };
  const code = isCode(discrepancies, discrepancy) ? discrepancy : null;
  return eventNotes({ discrepancy: code, pieces: null, ofPieces: null });
}
