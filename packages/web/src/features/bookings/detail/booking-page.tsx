import { bookingHistory } from '@loadline/contract/bookings/booking.api';
import { bookingFiles } from '@loadline/contract/bookings/booking.documents';
import { filesOf } from '@loadline/contract/files/file.api';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { BookingBlocks } from '../../../resource/booking/booking-blocks.tsx';
import { BookingReadingContext, readContent } from '../../../resource/booking/booking-reading.ts';
import { AcceptedCard, BookingOrdersCard, BookingSlotCard } from '../../../resource/booking/booking-side.tsx';
import { BookingSummary } from '../../../resource/booking/booking-summary.tsx';
import { FilesCard } from '../../../resource/files/files-card.tsx';
import { ownFileCalls } from '../../../resource/files/own-files.ts';
import { PrintHead } from '../../../resource/print-head.tsx';
import { TrustHistoryCard } from '../../../resource/trust/trust-history-card.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import type { BookingRecord } from '../booking-record.ts';
import { KeepTemplate } from '../create/keep-template.tsx';
import { type BookingDeed, BookingHead } from './booking-head.tsx';
import { BookingNote } from './booking-note.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import '../create/booking-create.css';

/** The whole of a booking as its customer reads it, and what he can do with it. */
export function BookingPage({ record }: { record: BookingRecord }) {
  const [asked, setAsked] = useState<BookingDeed>();
  const { language } = useWords();
  const { booking, corrections } = record;
  const content = readContent(record, language);
  const files = useQuery(asking(filesOf, { subject: 'booking', id: booking.id })).data ?? [];
  const reasonsAt = (path: string) =>
    booking.status === '30' ? corrections.filter((one) => one.path === path).map(({ reason }) => reason) : [];
  const close = () => setAsked(undefined);
  return (
    <BookingReadingContext value={{ content, productEn: booking.productEn, reasonsAt }}>
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
            <TrustHistoryCard question={asking(bookingHistory, { no: booking.bookingNo })} />
          </>
        }
      >
        <BookingBlocks record={record} />
      </DetailFrame>
      {asked === 'withdraw' ? <WithdrawDialog record={record} onClose={close} /> : null}
      {asked === 'template' ? <KeepTemplate no={booking.bookingNo} onClose={close} /> : null}
    </BookingReadingContext>
  );
}
