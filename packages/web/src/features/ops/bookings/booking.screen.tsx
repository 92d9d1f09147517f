import { deskBookingApi } from '@loadline/contract/bookings/booking-desk.api';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useAddress } from '../../../kernel/address.ts';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { Refusal } from '../../../kernel/refusal.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PlainCard } from '../../../ui/card.tsx';
import { PageTitle } from '../../../ui/page-title.tsx';
import { PanelFrame } from '../../../ui/panel-frame.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { EmptyState } from '../../../ui/states.tsx';
import { DeskBookingPage } from './desk-page.tsx';
import '../desk.css';

/** The booking that the address names, at the desk. */
export function BookingScreen() {
  const { t, language } = useWords();
  const [{ no = '' }] = useAddress(deskBookingApi.detail.query);
  const detail = useQuery({ ...asking(deskBookingApi.detail, { no }), enabled: no !== '' });
  const renew = () => detail.refetch();
  useLive('booking', detail.data?.booking.id, renew);
  useLive('flight', detail.data?.flight?.id, renew);
  const title = say(pages.opsBooking.title, language);
  if (no === '' || (detail.error instanceof Refusal && detail.error.status === 404))
    return (
      <Around title={no || title}>
        <EmptyState
          title={t('booking.notFound')}
          detail={no === '' ? undefined : t('bookings.notFoundDetail', { number: no })}
          actions={
            <PageLink page="opsBookings" className={buttonClass()}>
              {t('booking.toList')}
            </PageLink>
          }
        />
      </Around>
    );
  if (detail.isError && !detail.data)
    return (
      <Around title={title}>
        <NotLoaded what={title} error={detail.error} onRetry={() => void detail.refetch()} />
      </Around>
    );
  if (!detail.data)
    return (
      <Around title={no}>
        <Skeleton widths={[180, 0, 140]} rows={8} label={title} />
      </Around>
    );
  return <DeskBookingPage key={no} record={detail.data} />;
}

function Around({ title, children }: { title: string; children: ReactNode }) {
  return (
    <PanelFrame>
      <PageTitle title={title} />
      <PlainCard>{children}</PlainCard>
    </PanelFrame>
  );
}
