import type { ConfirmReason } from '@loadline/contract/bookings/booking.confirm';
import { findingsOfMawbNo, reasonsIn, reasonsToExplain } from '@loadline/contract/bookings/booking.confirm';
import { confirmBooking } from '@loadline/contract/bookings/booking-desk.api';
import { exceeds, plain } from '@loadline/contract/kernel/decimal';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { findingsIn } from '../../../resource/form-values.ts';
import { useDone } from '../use-done.ts';
import type { DeskBooking } from './desk-booking.ts';

export type NumberFrom = 'stock' | 'typed' | 'waybill';

/** Typed figures, as text until they are sent. */
export interface Figures {
  readonly pieces: string;
  readonly grossWeight: string;
  readonly volume: string;
}

/** A confirmation while it is made up: figures, flight, number, and why it is out of the ordinary. */
export function useConfirming(record: DeskBooking) {
  const { t, language } = useWords();
  const done = useDone();
  const { booking, content, totals } = record;
  const booked: Figures = {
    pieces: String(totals.quantity),
    grossWeight: plain(totals.grossWeight),
    volume: plain(totals.volume),
  };
  const ownNo = content.flight.mawbNo;
  const [accepted, setAccepted] = useState(booked);
  const [flightId, setFlightId] = useState<string>();
  const [from, setFromNow] = useState<NumberFrom>(ownNo === null ? 'stock' : 'typed');
  const [mawbNo, setMawbNo] = useState(ownNo ?? '');
  const [mawbId, setMawbId] = useState<string>();
  const [reason, setReason] = useState('');
  // What the server finds out of the ordinary, such as the other flight of a typed waybill.
  const [asked, setAsked] = useState<{ of: string; reasons: readonly ConfirmReason[] }>();
  const [busy, setBusy] = useState(false);
  const [said, setSaid] = useState<string>();
  const own = flying(record);
  const otherFlight = flightId !== undefined && flightId !== record.flight?.id;
  const taken = { ...accepted, pieces: Number(accepted.pieces) };
  const seen = reasonsToExplain({
    flight: content.flight,
    unverified: booking.unverified,
    totals,
    accepted: taken,
    otherFlight,
    lacksPapers: record.papers.some(({ isThere }) => !isThere),
  });
  const choice = [from, mawbNo, mawbId, flightId].join(' ');
  const reasons = [...new Set([...seen, ...(asked?.of === choice ? asked.reasons : [])])];
  const refused = [
    !(taken.pieces > 0) || !exceeds(taken.grossWeight, '0') || !exceeds(taken.volume, '0')
      ? t('bookings.confirm.figures')
      : undefined,
    own === null && flightId === undefined ? t('bookings.confirm.flightFirst') : undefined,
    from === 'typed' && (mawbNo === '' || findingsOfMawbNo(mawbNo).length > 0)
      ? t('bookings.number.first')
      : undefined,
    from === 'waybill' && mawbId === undefined ? t('bookings.number.waybillFirst') : undefined,
    reasons.length > 0 && reason.trim() === '' ? t('bookings.confirm.reasonFirst') : undefined,
    record.creditOnHold ? t('bookings.onHold') : undefined,
  ].find((one) => one !== undefined);
  const send = async () => {
    setBusy(true);
    setSaid(undefined);
    const body = {
      id: booking.id,
      version: booking.version,
      accepted: taken,
      ...(otherFlight && { flightId }),
      ...(from === 'typed' && { mawbNo }),
      ...(from === 'waybill' && { mawbId }),
      ...(reasons.length > 0 && { reason: reason.trim() }),
    };
    try {
      await done(
        call(confirmBooking, { body, refusal: 'in place' }),
        t('bookings.confirm.done', { number: booking.bookingNo }),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      setAsked({ of: choice, reasons: reasonsIn(error.data) });
      const found = findingsIn(error.data).map(
        ({ label, says }) => `${say(label, language)} ${say(says, language)}`,
      );
      setSaid(found.length > 0 ? found.join(language === 'en' ? '; ' : '\uff1b') : error.says);
    } finally {
      setBusy(false);
    }
  };
  return {
    booked,
    accepted,
    accept: (key: keyof Figures, value: string) => setAccepted((before) => ({ ...before, [key]: value })),
    flightId: flightId ?? own?.id,
    setFlightId,
    from,
    setFrom: (value: string) => setFromNow(value === 'typed' || value === 'waybill' ? value : 'stock'),
    mawbNo,
    setMawbNo,
    mawbId,
    setMawbId,
    reasons,
    reason,
    setReason,
    refused,
    busy,
    said,
    send,
  };
}

/** The reserved flight, if it flies. */
export function flying({ flight }: Pick<DeskBooking, 'flight'>): DeskBooking['flight'] {
  return flight?.availability === 'CANCELLED' ? null : flight;
}

export type Confirming = ReturnType<typeof useConfirming>;
