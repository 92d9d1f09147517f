import { emptyContent } from '@loadline/contract/bookings/booking-content';
import { makeBooking } from '@loadline/contract/bookings/booking-draft.api';
import { useEffect, useState } from 'react';
import { call } from '../../kernel/call.ts';
import { type Search, usePlace } from '../../kernel/navigation.ts';
import { notify } from '../../kernel/notice.ts';
import { may } from '../../kernel/session.ts';
import { useWords } from '../../kernel/words.ts';
import { backupOf } from '../../resource/drafting/draft-backup.ts';
import { MadeFrom } from '../../resource/drafting/made-from.tsx';
import { useOwnNumber } from '../../resource/drafting/use-own-number.ts';
import { ToList } from '../../resource/record-page.tsx';
import { one } from '../../resource/use-list-address.ts';
import { EmptyState } from '../../ui/states.tsx';
import { BookingByNumber } from './booking-by-number.tsx';
import type { BookingRecord } from './booking-record.ts';
import { BookingFormPage } from './create/booking-form-page.tsx';

/** A new booking, or a draft to go on with: `?no=`, `?template=`, `?copy=`, `?trust=`, `?orders=SO…&orders=SO…`. */
export function BookingCreateScreen() {
  const { t } = useWords();
  const { search } = usePlace();
  const no = one(search['no']);
  const own = useOwnNumber(no);
  if (!may('book:edit'))
    return (
      <EmptyState
        title={t('booking.notAllowed')}
        detail={t('booking.notAllowedDetail')}
        actions={<ToList list={{ page: 'booking' }} />}
      />
    );
  const from = wishIn(search);
  if (from) {
    const make = async (key: string) =>
      (await call(makeBooking, { body: from, key, refusal: 'in place' })).booking.bookingNo;
    return <MadeFrom key={JSON.stringify(from)} what={t('booking.newTitle')} make={make} />;
  }
  if (no !== undefined && !own.isOwn) return <BookingByNumber key={no} no={no} />;
  return <Fresh key={own.round} onMade={({ booking }) => own.keep(booking.bookingNo)} />;
}

/** What the address wants the draft to be like. */
function wishIn(search: Search) {
  const [templateId, copyOf, trust] = [one(search['template']), one(search['copy']), one(search['trust'])];
  const orders = [search['orders'] ?? []].flat().flatMap((numbers) => numbers.split(',').filter(Boolean));
  if (templateId !== undefined) return { templateId };
  if (copyOf !== undefined) return { copyOf };
  if (trust !== undefined) return { trust };
  return orders.length > 0 ? { orders } : undefined;
}

/** A new form: empty, or with what this browser has kept of one that was never saved. */
function Fresh({ onMade }: { onMade: (record: BookingRecord) => void }) {
  const { t } = useWords();
  const [kept] = useState(() => backupOf('booking', undefined));
  useEffect(() => {
    if (kept) notify('success', t('drafting.save.restored'));
  }, [kept, t]);
  const beginning = { record: undefined, entered: kept?.entered ?? emptyContent, version: 0 };
  return <BookingFormPage beginning={beginning} onMade={onMade} />;
}
