import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { contentFields } from '@loadline/contract/bookings/booking-content';
import { fieldAt, labelAt, valueAt } from '@loadline/contract/documents/document.path';
import { type Language, say } from '@loadline/contract/kernel/text';
import { type DocumentReading, type Picks, reasonsBy } from '../document/document-reading.ts';
import type { ReadBooking } from './booking-record.ts';

/** A booking as its parts read it; what was sent back stands at its fields until it is handed in again. */
export function readingOf(
  { booking, corrections }: ReadBooking,
  content: BookingContent,
  picks?: Picks,
): DocumentReading {
  return {
    valueAt: (path) => valueAt(content, path),
    fieldAt: (path) => fieldAt(contentFields, path),
    labelAt: (path) => labelAt(contentFields, content, path),
    reasonsAt: reasonsBy(booking.status === '30' ? corrections : []),
    picks,
  };
}

/** What was asked for in the reader's words: the company that sells by its name, not by its code, and the product. */
export function readContent(
  { booking: { productEn }, content, salesCompany }: ReadBooking,
  language: Language,
): BookingContent {
  const { flight, terms } = content;
  const product = (language === 'en' ? productEn : null) ?? flight.product;
  const company = salesCompany ? say(salesCompany, language) : terms.salesCompany;
  return { ...content, flight: { ...flight, product }, terms: { ...terms, salesCompany: company } };
}
