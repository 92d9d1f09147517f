import { bookingApi } from '@loadline/contract/bookings/booking.api';
import { bookingFiles } from '@loadline/contract/bookings/booking.documents';
import { filesOf } from '@loadline/contract/files/file.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { may } from '../../../kernel/session.ts';
import { BookingBlocks } from '../../../resource/booking/booking-blocks.tsx';
import { AcceptedCard, BookingOrdersCard, BookingSlotCard } from '../../../resource/booking/booking-side.tsx';
import { BookingSummary } from '../../../resource/booking/booking-summary.tsx';
import { FilesCard } from '../../../resource/files/files-card.tsx';
import { ownFileCalls } from '../../../resource/files/own-files.ts';
import { PrintHead } from '../../../resource/print-head.tsx';
import { TrustHistoryCard } from '../../../resource/trust/trust-history-card.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import type { BookingRecord } from '../booking-record.ts';
import { KeepBooking } from '../keep-booking.tsx';
import { type BookingDeed, BookingHead } from './booking-head.tsx';
import { BookingNote } from './booking-note.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import '../create/booking-create.css';

/** The whole of a booking as its customer reads it, and what he can do with it. */
export function BookingPage({ record }: { record: BookingRecord }) {
  const [asked, setAsked] = useState<BookingDeed>();
  const { booking } = record;
  const files = useQuery(asking(filesOf, { subject: 'booking', id: booking.id })).data ?? [];
  const close = () => setAsked(undefined);
  return (
    <>
      <PrintHead number={booking.bookingNo} />
      <DetailFrame
        title={<BookingHead record={record} onAsk={setAsked} />}
        head={
          <div className="booking-cards">
            <BookingNote record={record} />
            <BookingSummary record={record} />
          </div>
        }
        side={
          <>
            <BookingSlotCard record={record} />
            <AcceptedCard accepted={record.accepted} />
            <BookingOrdersCard orders={record.orders} page={may('order:view') ? 'orderDetail' : undefined} />
            <FilesCard
              files={files}
              calls={ownFileCalls('booking', booking.id)}
              usual={bookingFiles.exportDeclaration}
            />
            <TrustHistoryCard question={asking(bookingApi.history, { no: booking.bookingNo })} />
          </>
        }
      >
        <BookingBlocks record={record} />
      </DetailFrame>
      {asked === 'withdraw' ? <WithdrawDialog record={record} onClose={close} /> : null}
      {asked === 'template' ? <KeepBooking no={booking.bookingNo} onClose={close} /> : null}
    </>
  );
}
