import { bookingChoices } from '@loadline/contract/bookings/booking.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';

const none: AnswerOf<typeof bookingChoices> = { products: [], salesCompanies: [] };

/** What the form chooses from. */
export function useChoices() {
  return useQuery(asking(bookingChoices, {})).data ?? none;
}
