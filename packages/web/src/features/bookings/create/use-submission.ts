import { bookingDetail, bookingOverview, listBookings } from '@loadline/contract/bookings/booking.api';
import { submitBooking } from '@loadline/contract/bookings/booking-draft.api';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../../../kernel/call.ts';
import { notify } from '../../../kernel/notice.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { firstOf, goToPath } from '../../../resource/drafting/go-to-path.ts';
import type { DraftFaults } from '../../../resource/drafting/use-draft-faults.ts';
import { findingsIn } from '../../../resource/form-values.ts';
import { tellRefusal } from '../../../resource/tell-refusal.ts';
import type { BookingDraft } from './booking-draft.ts';
import { sections } from './sections.ts';
import type { Room } from './use-room.ts';

interface SubmissionOf {
  draft: BookingDraft;
  faults: DraftFaults;
  room: Room;
  /** The flight may wait without a slot until it is verified. */
  unverified: boolean;
}

/** Open points are told in the order of the form. */
function placeOf(path: string): number {
  return sections.findIndex((section) => path.startsWith(`${section}.`));
}

/** The way of a booking to the forwarder: what is still open is shown first, then it is saved and handed in. */
export function useSubmission({ draft, faults, room, unverified }: SubmissionOf) {
  const { t } = useWords();
  const goTo = useGoTo();
  const client = useQueryClient();
  const [busy, setBusy] = useState(false);
  const open: readonly string[] = [...faults.errors.keys()].toSorted(
    (one, other) => placeOf(one) - placeOf(other),
  );
  const showFirst = () => {
    faults.ask();
    const first = firstOf(open);
    if (first !== undefined) setTimeout(() => goToPath(first));
  };
  const handIn = async () => {
    const isSaved = await draft.save();
    const record = draft.recordNow();
    if (!isSaved || !record) return;
    const { id, version, bookingNo: number } = record.booking;
    await call(submitBooking, { body: { id, version, unverified }, refusal: 'in place' });
    notify('success', t('booking.submit.done', { number }));
    for (const { path } of [listBookings, bookingOverview, bookingDetail])
      void client.invalidateQueries({ queryKey: [path] });
    goTo('book', { no: number });
  };
  const submit = async () => {
    if (busy) return;
    if (open.length > 0) return showFirst();
    setBusy(true);
    try {
      await handIn();
    } catch (error) {
      // Somebody else may have been quicker on the slot: the figures beside the form say it as it is now.
      room.ask();
      const findings = error instanceof Refusal ? findingsIn(error.data) : [];
      if (findings.length === 0) return tellRefusal(error);
      faults.ask();
      faults.hear(findings, draft.part.content);
      setTimeout(() => goToPath(firstOf(findings.map(({ path }) => path)) ?? ''));
    } finally {
      setBusy(false);
    }
  };
  return { open, busy, submit, showFirst };
}

export type Submission = ReturnType<typeof useSubmission>;
