import { neededFields } from '@loadline/contract/bookings/booking.needed';
import { findingsOfBooking } from '@loadline/contract/bookings/booking.rules';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import { contentFields } from '@loadline/contract/bookings/booking-content';
import type { SoundPart } from '@loadline/contract/documents/document.entered';
import { labelAt, valueAt } from '@loadline/contract/documents/document.path';
import { exceeds } from '@loadline/contract/kernel/decimal';
import { gramsText, volumeText } from '@loadline/contract/kernel/figures';
import { problems } from '@loadline/contract/kernel/problem';
import type { Finding } from '@loadline/contract/kernel/schema';
import { useCallback, useMemo } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { useDraftFaults } from '../../../resource/drafting/use-draft-faults.ts';
import { officeToday } from '../../../resource/office-time.ts';
import { useChoices } from './use-choices.ts';
import type { Room } from './use-room.ts';

/** What is wrong with a booking, or odd about it: by its own rules, and by the slot as it stands. */
export function useBookingFaults(part: SoundPart<BookingContent>, room: Room, unverified: boolean) {
  const outside = useOutside(part.content, room, unverified);
  const { products } = useChoices();
  const rules = useCallback((content: BookingContent) => rulesNow(content, products), [products]);
  return useDraftFaults(part, { rules, valueAt, outside });
}

function rulesNow(content: BookingContent, products: ReturnType<typeof useChoices>['products']) {
  const served = products.find(({ product }) => product === content.flight.product)?.countries ?? [];
  const asked = { today: officeToday(), now: new Date().toISOString(), served };
  return { ...findingsOfBooking(content, asked), needed: neededFields(content) };
}

/** The flight is not in the schedule, or the slot is full: at the house waybill that can make it fit, else at the flight. */
function useOutside(content: BookingContent, room: Room, unverified: boolean): readonly Finding[] {
  const { t } = useWords();
  const { state, isOver, isBeyond, overKg, overCbm } = room;
  const [reduction] = room.reductions;
  const key = reduction?.grossWeight === null ? 'bookingVolume' : 'bookingGrossWeight';
  const path = reduction ? `houses.rows.${reduction.rowId}.${key}` : flightPath;
  // Who asks for more room, or waits for what is left over, may hand it in all the same.
  const isAsked = !isBeyond && (content.flight.specialPrice !== null || content.flight.position === '1');
  const by = exceeds(overKg, '0') ? `${gramsText(overKg)} kg` : `${volumeText(overCbm)} m³`;
  return useMemo(() => {
    if (state === 'unknown' && !unverified) return [noFlight];
    if (!isOver || isAsked) return [];
    const says = t('booking.over.by', { by });
    return [{ path, label: problems.overweight.text, says: { zh: says, en: says } }];
  }, [state, unverified, isOver, isAsked, path, by, t]);
}

const flightPath = 'flight.reservedFlight';

const noFlight: Finding = {
  path: flightPath,
  label: labelAt(contentFields, undefined, flightPath) ?? problems.noFlight.text,
  says: problems.noFlight.text,
};
