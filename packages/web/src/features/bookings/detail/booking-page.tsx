import { bookingApi, bookingDeliveryNote } from '@loadline/contract/bookings/booking.api';
import { bookingFiles } from '@loadline/contract/bookings/booking.documents';
import { bookingLifecycle, bookingStates } from '@loadline/contract/bookings/booking.lifecycle';
import { contentFields } from '@loadline/contract/bookings/booking-content';
import { labelAt } from '@loadline/contract/documents/document.path';
import { filesOf } from '@loadline/contract/files/file.api';
import { isCode } from '@loadline/contract/kernel/code';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { may, permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { DocumentHistoryCard } from '../../../resource/document/document-history-card.tsx';
import { FilesCard } from '../../../resource/files/files-card.tsx';
import { ownFileCalls } from '../../../resource/files/own-files.ts';
import { PrintHead } from '../../../resource/print-head.tsx';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { useFile } from '../../../resource/use-file.ts';
import { WarningList } from '../../../resource/warning-list.tsx';
import { BookingBlocks } from '../../../shared/bookings/booking-blocks.tsx';
import { AcceptedCard, BookingSlotCard } from '../../../shared/bookings/booking-side.tsx';
import { BookingState } from '../../../shared/bookings/booking-state.tsx';
import { BookingSummary } from '../../../shared/bookings/booking-summary.tsx';
import { PositionMark } from '../../../shared/bookings/position-mark.tsx';
import { GoesWithCard } from '../../../shared/goes-with/goes-with-card.tsx';
import { DraftAsked } from '../../../shared/waybills/draft-asked.tsx';
import { WaybillLink } from '../../../shared/waybills/waybill-link.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { DetailFrame } from '../../../ui/frames.tsx';
import type { BookingRecord } from '../booking-record.ts';
import { KeepBooking } from '../keep-booking.tsx';
import { WithdrawDialog } from './withdraw-dialog.tsx';
import '../create/booking-create.css';

/** The whole of a booking as its customer reads it, and what they can do with it. */
export function BookingPage({ record }: { record: BookingRecord }) {
  const [asked, setAsked] = useState<BookingDeed>();
  const { booking } = record;
  const files = useQuery(asking(filesOf, { subject: 'booking', id: booking.id })).data ?? [];
  const close = () => setAsked(undefined);
  return (
    <>
      <PrintHead number={booking.bookingNo} />
      <DetailFrame
        onPhones
        title={<BookingHead record={record} onAsk={setAsked} />}
        head={
          <div className="booking-cards">
            <DraftAsked no={booking.mawbNo} status={booking.status} />
            <BookingNote record={record} />
            <WarningList warnings={record.warnings} />
            <BookingSummary record={record} />
          </div>
        }
        side={
          <>
            <BookingSlotCard record={record} />
            <AcceptedCard accepted={record.accepted} />
            <GoesWithCard side="own" kind="booking" no={booking.bookingNo} without={['house']} />
            <FilesCard
              files={files}
              calls={ownFileCalls('booking', booking.id)}
              usual={bookingFiles.exportDeclaration}
            />
            <DocumentHistoryCard question={asking(bookingApi.history, { no: booking.bookingNo })} />
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

/** What is asked before it is done. */
type BookingDeed = 'withdraw' | 'template';

interface BookingHeadProps {
  record: BookingRecord;
  onAsk: (deed: BookingDeed) => void;
}

/** Number, state, product and waybill of a booking; what can be done with it where it stands. */
function BookingHead({ record, onAsk }: BookingHeadProps) {
  const { t, language } = useWords();
  const { booking, trustNo } = record;
  const { bookingNo: no, status, product, productEn, mawbNo } = booking;
  return (
    <RecordTitle
      list={{ page: 'booking' }}
      title={no}
      number={no}
      beside={
        <>
          <BookingState status={status} />
        </>
      }
      facts={
        <>
          <PositionMark position={booking.position} />
          {product ? <span>{(language === 'en' ? productEn : product) ?? product}</span> : null}
          {mawbNo ? (
            <WaybillLink no={mawbNo}>{t('booking.onWaybill', { number: mawbNo })}</WaybillLink>
          ) : null}
          {trustNo && may('trust:view') ? (
            <PageLink page="trustDetail" query={{ no: trustNo }}>
              {t('booking.ofTrust', { number: trustNo })}
            </PageLink>
          ) : null}
        </>
      }
      actions={<Deeds record={record} onAsk={onAsk} />}
    />
  );
}

/** Handed in, and nothing of it measured at the warehouse. */
function isToDeliver({ status, wmsQuantity }: BookingRecord['booking']): boolean {
  return !['DRAFT', '30', '0'].includes(status) && wmsQuantity === null;
}

function Deeds({ record: { booking, content }, onAsk }: BookingHeadProps) {
  const { t } = useWords();
  const note = useFile(() => callForFile(bookingDeliveryNote, { query: { no: booking.bookingNo } }));
  const goTo = useGoTo();
  const { bookingNo: no, status } = booking;
  const next = isCode(bookingStates, status) ? nextOf(bookingLifecycle, status, permissionsHeld()) : [];
  return (
    <>
      {content.pickup.warehouseCode !== null && isToDeliver(booking) ? (
        <Button icon="print" busy={note.busy} onClick={note.start}>
          {t('drafting.deliveryNote')}
        </Button>
      ) : null}
      {may('book:add') ? (
        <>
          <Button icon="bookmark" onClick={() => onAsk('template')}>
            {t('drafting.template.keep')}
          </Button>
          <Button icon="copy" onClick={() => goTo('createOrder', { copy: no })}>
            {t('booking.deed.copy')}
          </Button>
        </>
      ) : null}
      {next.includes('0') && may('book:edit') ? (
        <Button look="danger" onClick={() => onAsk('withdraw')}>
          {t('booking.deed.withdraw')}
        </Button>
      ) : null}
    </>
  );
}

/** What the customer has to know first: what to correct, why it ended, what it waits for. */
function BookingNote({ record }: { record: BookingRecord }) {
  const { t, language } = useWords();
  const { booking, reason, ending, corrections, content } = record;
  if (booking.status === '30')
    return (
      <Alert family="act">
        <b>{t('booking.returned.title')}</b>
        {reason ? <p>{reason}</p> : null}
        <ul>
          {corrections.map(({ path, reason: why }) => {
            const label = labelAt(contentFields, content, path);
            return (
              <li key={`${path} ${why}`}>
                {label ? `${say(label, language)} · ` : ''}
                {why}
              </li>
            );
          })}
        </ul>
      </Alert>
    );
  if (booking.status === '0')
    return (
      <Alert family={ending === 'withdrawn' ? 'void' : 'stop'}>
        {t(ending === 'withdrawn' ? 'booking.ended.withdrawn' : 'booking.ended.rejected', {
          reason: reason ?? '',
        })}
      </Alert>
    );
  const lost = booking.flightCancelled ? (
    <Alert family="stop">{t('booking.waits.flightCancelled')}</Alert>
  ) : null;
  if (booking.status !== '29') return lost;
  return (
    <>
      {lost}
      {booking.unverified ? <Alert family="act">{t('booking.waits.unverified')}</Alert> : null}
      {booking.position === '1' && lost === null ? (
        <Alert family="wait">{t('booking.waits.standBy')}</Alert>
      ) : null}
      {booking.specialPrice ? <Alert family="act">{t('booking.waits.special')}</Alert> : null}
      {reason ? <Alert family="act">{reason}</Alert> : null}
    </>
  );
}
