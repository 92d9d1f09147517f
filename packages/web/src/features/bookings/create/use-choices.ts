import { bookingChoices } from '@loadline/contract/bookings/booking.api';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { weighingAt } from '@loadline/contract/freight/product-weighings';
import { productWeightRule } from '@loadline/contract/freight/product-weight';
import type { WeightRule } from '@loadline/contract/freight/weight-rule';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { asking } from '../../../kernel/asking.ts';

const none: AnswerOf<typeof bookingChoices> = { products: [], salesCompanies: [] };

/** What the form chooses from. */
export function useChoices() {
  return useQuery(asking(bookingChoices, {})).data ?? none;
}

/** How the product weighs what flies from there on that day, as the server will that keeps the booking. */
export function useWeightRule({ product, origin, flightDate }: BookingContent['flight']): WeightRule {
  const question = asking(bookingChoices, { departs: flightDate ?? undefined });
  const ofToday = useChoices();
  const { products } = useQuery({ ...question, placeholderData: keepPreviousData }).data ?? ofToday;
  const weighings = products.find((one) => one.product === product)?.weighings;
  return useMemo(() => productWeightRule('1', weighingAt(weighings, origin)), [weighings, origin]);
}
