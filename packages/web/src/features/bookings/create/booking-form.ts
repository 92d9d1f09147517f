import type { BookingTotals } from '@loadline/contract/bookings/booking.totals';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import type { WeightRule } from '@loadline/contract/freight/weight-rule';
import { createContext, use } from 'react';
import type { DraftForm } from '../../../resource/drafting/draft-form.ts';
import type { BookingRecord } from '../booking-record.ts';
import type { Room } from './use-room.ts';

/** What the parts of the form share. */
export interface BookingForm extends DraftForm {
  /** The sound part of what was typed. */
  readonly content: BookingContent;
  readonly record: BookingRecord | undefined;
  readonly rule: WeightRule;
  readonly totals: BookingTotals;
  /** How the slot of the reserved flight stands. */
  readonly room: Room;
  /** A flight that is not in the schedule may wait without a slot until it is verified. */
  readonly toVerify: { readonly isOn: boolean; readonly toggle: () => void };
  /** Saves now, so that the server knows what it is asked about; the draft's id, or none when that failed. */
  readonly saveNow: () => Promise<string | undefined>;
}

export const BookingFormContext = createContext<BookingForm | undefined>(undefined);

export function useBookingForm(): BookingForm {
  const form = use(BookingFormContext);
  if (!form) throw new Error('a part of a booking stands outside of its form');
  return form;
}
