import { saveBookingTemplate } from '@loadline/contract/bookings/booking-draft.api';
import { useState } from 'react';
import { PageLink } from '../../../kernel/page-link.tsx';
import { permitted } from '../../../kernel/permitted.ts';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { DocumentNumber } from '../../../resource/document-number.tsx';
import { RecordTitle } from '../../../resource/record-title.tsx';
import { BookingState } from '../../../shared/bookings/booking-state.tsx';
import { Button } from '../../../ui/button.tsx';
import { TemplateDialog } from '../beginnings.tsx';
import { KeepBooking } from '../keep-booking.tsx';
import { useBookingForm } from './booking-form.ts';

/** Which booking is written, and the ways to begin another one like it. */
export function BookingTitle() {
  const { t } = useWords();
  const { record, content, saveNow } = useBookingForm();
  const [asks, setAsks] = useState<'template' | 'keep'>();
  const close = () => setAsks(undefined);
  const isNew = !record || record.booking.status === 'DRAFT';
  const title = t(isNew ? 'booking.newTitle' : 'booking.correctTitle');
  const { mawbNo } = content.flight;
  return (
    <RecordTitle
      list={{ page: 'booking' }}
      title={title}
      beside={<BookingState status={record?.booking.status ?? 'DRAFT'} />}
      facts={
        <>
          {record ? (
            <DocumentNumber number={record.booking.bookingNo}>{record.booking.bookingNo}</DocumentNumber>
          ) : null}
          {mawbNo ? <span>{t('booking.ownWaybill', { number: mawbNo })}</span> : null}
          {record?.trustNo ? (
            <PageLink page="trustDetail" query={{ no: record.trustNo }}>
              {t('booking.ofTrust', { number: record.trustNo })}
            </PageLink>
          ) : null}
        </>
      }
      actions={
        <>
          {may('book:add') ? (
            <Button look="text" icon="file" onClick={() => setAsks('template')}>
              {t('booking.from.template')}
            </Button>
          ) : null}
          {record && permitted(saveBookingTemplate) ? (
            <Button look="text" icon="bookmark" onClick={() => setAsks('keep')}>
              {t('drafting.template.keep')}
            </Button>
          ) : null}
          {asks === 'template' ? <TemplateDialog onClose={close} /> : null}
          {asks === 'keep' && record ? (
            <KeepBooking no={record.booking.bookingNo} before={saveNow} onClose={close} />
          ) : null}
        </>
      }
    />
  );
}
