import { bookingFiles } from '@loadline/contract/bookings/booking.documents';
import { contentFields } from '@loadline/contract/bookings/booking-content';
import { deskBookingApi, rejectBooking, returnBooking } from '@loadline/contract/bookings/booking-desk.api';
import { deskFilesOf } from '@loadline/contract/files/desk-file.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useAtOpening } from '../../../kernel/at-opening.ts';
import { call } from '../../../kernel/call.ts';
import { useWords } from '../../../kernel/words.ts';
import { DocumentHistoryCard } from '../../../resource/document/document-history-card.tsx';
import { deskFileCalls } from '../../../resource/files/desk-files.ts';
import { FilesCard } from '../../../resource/files/files-card.tsx';
import { BookingBlocks } from '../../../shared/bookings/booking-blocks.tsx';
import { AcceptedCard, BookingSlotCard } from '../../../shared/bookings/booking-side.tsx';
import { BookingSummary } from '../../../shared/bookings/booking-summary.tsx';
import { GoesWithCard } from '../../../shared/goes-with/goes-with-card.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { ReturnCard } from '../return-card.tsx';
import { useDone } from '../use-done.ts';
import { useReturning } from '../use-returning.ts';
import { ConfirmCard } from './confirm-card.tsx';
import type { DeskBooking } from './desk-booking.ts';
import { type DeskDeed, DeskHead } from './desk-head.tsx';
import { DeskNote } from './desk-note.tsx';
import { SplitDialog } from './split-dialog.tsx';
import './desk-booking.css';

/** One booking on the desk: everything that is asked for, its slot, and the decision. */
export function DeskBookingPage({ record }: { record: DeskBooking }) {
  const { t } = useWords();
  const [asked, setAsked] = useState<DeskDeed>();
  const { booking } = record;
  const files = useQuery(asking(deskFilesOf, { subject: 'booking', id: booking.id })).data ?? [];
  const returning = useReturning();
  const isReturning = asked === 'return' && booking.status === '29';
  const close = () => setAsked(undefined);
  return (
    <PanelFrame>
      <DetailFrame
        title={<DeskHead record={record} onAsk={setAsked} />}
        head={
          <>
            {isReturning ? (
              <ReturnCard
                fields={contentFields}
                content={record.content}
                returning={returning}
                send={(returned) => {
                  const { id, version } = booking;
                  return call(returnBooking, { body: { id, version, ...returned }, refusal: 'in place' });
                }}
                sent={t('bookings.return.sent')}
                onClose={close}
              />
            ) : null}
            <div className="booking-cards">
              <DeskNote record={record} />
              <BookingSummary record={record} />
            </div>
          </>
        }
        side={
          <>
            {isReturning ? null : <ConfirmCard key={booking.status} record={record} />}
            <BookingSlotCard record={record} />
            <AcceptedCard accepted={record.accepted} />
            <GoesWithCard side="desk" kind="booking" no={booking.bookingNo} without={['house']} />
            <FilesCard
              files={files}
              calls={deskFileCalls('booking', booking.id)}
              usual={bookingFiles.exportDeclaration}
            />
            <DocumentHistoryCard question={asking(deskBookingApi.history, { no: booking.bookingNo })} />
          </>
        }
      >
        <BookingBlocks record={record} picks={isReturning ? returning.picks : undefined} />
      </DetailFrame>
      {asked === 'split' ? <SplitDialog record={record} onClose={close} /> : null}
      {asked === 'reject' ? <RejectDialog record={record} onClose={close} /> : null}
    </PanelFrame>
  );
}

const { reason } = rejectBooking.body;

/** It is not taken on; the customer reads why. */
function RejectDialog({ record, onClose }: { record: DeskBooking; onClose: () => void }) {
  const { t } = useWords();
  const done = useDone();
  const { id, version, bookingNo: number } = useAtOpening(record).booking;
  return (
    <AskDialog
      title={t('bookings.reject.title', { number })}
      says={t('bookings.reject.says')}
      fields={{ reason }}
      submitLabel={t('bookings.reject.go')}
      onSubmit={(given) =>
        done(
          call(rejectBooking, { body: { ...given, id, version }, refusal: 'in place' }),
          t('bookings.reject.done'),
        )
      }
      onClose={onClose}
    />
  );
}
