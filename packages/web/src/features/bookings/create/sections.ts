import type { BookingBlock } from '@loadline/contract/bookings/booking-content';

/** A section of the form: a block of what is booked, or the files beside it. */
export type BookingSection = BookingBlock | 'files';

/** The sections of the form in their order. */
export const sections: readonly BookingSection[] = [
  'flight',
  'houses',
  'parties',
  'cargo',
  'terms',
  'files',
  'pickup',
];
