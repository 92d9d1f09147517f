import {
  type BookingContent,
  contentFields,
  emptyContent,
} from '@loadline/contract/bookings/booking-content';
import { makeBooking, saveBooking } from '@loadline/contract/bookings/booking-draft.api';
import { soundPartOf } from '@loadline/contract/documents/document.entered';
import { check } from '@loadline/contract/kernel/schema';
import { call } from '../../../kernel/call.ts';
import type { DraftKind } from '../../../resource/drafting/draft-kind.ts';
import type { Draft } from '../../../resource/drafting/use-draft.ts';
import type { BookingRecord } from '../booking-record.ts';

/** How a booking is kept while it is written. */
export const bookingDraft: DraftKind<BookingRecord, BookingContent> = {
  name: 'booking',
  empty: emptyContent,
  headOf: ({ booking }) => booking,
  contentOf: ({ content }) => content,
  soundPart: (entered) => soundPartOf(contentFields, entered),
  make: () => call(makeBooking, { refusal: 'in place' }),
  save: (id, version, content) =>
    call(saveBooking, { body: { id, version, ...content }, refusal: 'in place' }),
  read: (current) => {
    const checked = check(contentFields, current);
    return checked.ok ? checked.value : undefined;
  },
};

export type BookingDraft = Draft<BookingRecord, BookingContent>;
