import { bookingLifecycle, bookingStates } from '@loadline/contract/bookings/booking.lifecycle';
import { deskBookingApi, deskBookingDeliveryNote } from '@loadline/contract/bookings/booking-desk.api';
import { openToSplit } from '@loadline/contract/codes/waybill-status';
import { isCode } from '@loadline/contract/kernel/code';
import { nextOf } from '@loadline/contract/kernel/lifecycle';
import { isStaffPermission } from '@loadline/contract/kernel/permission';
import { useState } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { callForFile } from '../../../kernel/call.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may, permissionsHeld } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { NextWaiting } from '../../../resource/next-waiting.tsx';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { useFile } from '../../../resource/use-file.ts';
import { BookingState } from '../../../shared/bookings/booking-state.tsx';
import { PositionMark } from '../../../shared/bookings/position-mark.tsx';
import { Button } from '../../../ui/button.tsx';
import { EnterLink } from '../entering/enter-link.tsx';
import { inLanguage } from '../named.ts';
import { RightNeeded } from '../right-needed.tsx';
import type { DeskBooking } from './desk-booking.ts';

/** What the desk is about to do with a booking, beside confirming it. */
export type DeskDeed = 'return' | 'reject' | 'split';

interface DeskHeadProps {
  record: DeskBooking;
  onAsk: (deed: DeskDeed) => void;
}

/** Number, state and customer of a booking; sending it back or refusing it while that can be. */
export function DeskHead({ record, onAsk }: DeskHeadProps) {
  const { t, language } = useWords();
  const { booking, customerId, customerName, customerNameEn } = record;
  const { bookingNo: no, product, productEn, mawbNo } = booking;
  const customer = inLanguage(language, customerName, customerNameEn);
  return (
    <RecordTitle
      list={{ page: 'opsBookings' }}
      title={no}
      number={no}
      beside={
        <>
          <BookingState status={booking.status} />
        </>
      }
      facts={
        <>
          <PositionMark position={booking.position} />
          {product ? <span>{(language === 'en' ? productEn : product) ?? product}</span> : null}
          {may('op:customer:view') ? (
            <PageLink page="opsCustomer" query={{ no: customerId }}>
              {customer}
            </PageLink>
          ) : (
            <span>{customer}</span>
          )}
          {mawbNo && may('op:mawb:view') ? (
            <PageLink page="mawbDetail" query={{ no: mawbNo, via: 'opsBookings' }}>
              {t('booking.onWaybill', { number: mawbNo })}
            </PageLink>
          ) : null}
        </>
      }
      actions={
        <>
          {record.booking.status === '30' ? (
            <EnterLink
              page="opsEnterBooking"
              icon="edit"
              customer={record.customerId}
              no={record.booking.bookingNo}
            >
              {t('entering.correct')}
            </EnterLink>
          ) : null}
          {record.content.pickup.warehouseCode === null ? null : (
            <DeliveryNote no={record.booking.bookingNo} />
          )}
          {canSplit(record) ? <Button onClick={() => onAsk('split')}>{t('bookings.split.go')}</Button> : null}
          <Decision record={record} onAsk={onAsk} />
        </>
      }
    />
  );
}

function DeliveryNote({ no }: { no: string }) {
  const { t } = useWords();
  const { busy, start } = useFile(() => callForFile(deskBookingDeliveryNote, { query: { no } }));
  return (
    <Button icon="print" busy={busy} onClick={start}>
      {t('drafting.deliveryNote')}
    </Button>
  );
}

/** Cargo leaves what waits, or hangs on a waybill whose documents are not out, or that the airline leaves some of behind. */
function canSplit({ booking: { status, mawbNo, quantity } }: DeskBooking): boolean {
  if (!may('op:booking:confirm') || quantity < 2) return false;
  if (mawbNo === null) return status === '29';
  return may('op:mawb:move') && openToSplit.some((open) => open === status);
}

function Decision({ record: { booking }, onAsk }: DeskHeadProps) {
  const { t } = useWords();
  const { status } = booking;
  const [cameAs] = useState(status);
  if (cameAs === '29' && status !== '29')
    return (
      <NextWaiting
        page="opsBooking"
        question={asking(deskBookingApi.list, { queue: 'waiting', size: 2 })}
        numberOf={(row) => row.bookingNo}
        decided={booking.bookingNo}
      />
    );
  if (status !== '29' && status !== '30') return null;
  if (!may('op:booking:confirm')) return <RightNeeded right="op:booking:confirm" />;
  const next = isCode(bookingStates, status)
    ? nextOf(bookingLifecycle, status, permissionsHeld().filter(isStaffPermission))
    : [];
  return (
    <>
      {next.includes('0') ? (
        <Button look="danger" onClick={() => onAsk('reject')}>
          {t('bookings.reject.go')}
        </Button>
      ) : null}
      {next.includes('30') ? <Button onClick={() => onAsk('return')}>{t('desk.return.go')}</Button> : null}
    </>
  );
}
