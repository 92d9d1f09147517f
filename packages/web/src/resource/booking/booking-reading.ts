import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { type Language, say } from '@loadline/contract/kernel/text';
import { createContext, use } from 'react';
import type { ReadBooking } from './booking-record.ts';

/** Fields that are being chosen, such as those that are sent back. */
export interface Picks {
  readonly has: (path: string) => boolean;
  readonly toggle: (path: string) => void;
}

/** What the parts of a booking that is read share. */
export interface BookingReading {
  readonly content: BookingContent;
  /** The product's English name; it is booked by its Chinese one. */
  readonly productEn: string | null;
  /** Why a field was sent back. */
  readonly reasonsAt: (path: string) => readonly string[];
  readonly picks?: Picks | undefined;
}

export const BookingReadingContext = createContext<BookingReading | undefined>(undefined);

export function useBookingReading(): BookingReading {
  const reading = use(BookingReadingContext);
  if (!reading) throw new Error('a part of a booking stands outside of its page');
  return reading;
}

/** What was asked for, with the name of the company that sells where its code stands. */
export function readContent({ content, salesCompany }: ReadBooking, language: Language): BookingContent {
  if (!salesCompany) return content;
  return { ...content, terms: { ...content.terms, salesCompany: say(salesCompany, language) } };
}
