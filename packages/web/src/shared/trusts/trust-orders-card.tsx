import { orderStatuses } from '@loadline/contract/codes/stage';
import { wordOf } from '@loadline/contract/kernel/code';
import type { PageName } from '@loadline/contract/pages';
import type { ReactNode } from 'react';
import { PageLink } from '../../kernel/page-link.tsx';
import { useWords } from '../../kernel/words.ts';
import { CodeChip } from '../../resource/code-chip.tsx';
import { officeTime } from '../../resource/office-time.ts';
import { Card } from '../../ui/card.tsx';
import type { TrustOrder } from './trust-order.ts';

interface TrustOrdersCardProps {
  orders: TrustOrder['orders'];
  /** Where an order is opened; none: the reader may not see orders. */
  page: PageName | undefined;
  bookings: TrustOrder['bookings'];
  /** Where a booking is opened; none: the reader may not see this one. */
  bookingPage: (booking: TrustOrder['bookings'][number]) => PageName | undefined;
  /** What can be done with a booking that is a draft. */
  ofDraft?: (bookingNo: string) => ReactNode;
}

/** The orders that came of it, and the bookings. */
export function TrustOrdersCard({ orders, page, bookings, bookingPage, ofDraft }: TrustOrdersCardProps) {
  const { t } = useWords();
  return (
    <Card
      flush
      title={t('trustDetail.orders')}
      aside={orders.length > 0 ? t('trustDetail.ordersCount', { count: orders.length }) : null}
    >
      {orders.length === 0 ? <p className="trust-none">{t('trustDetail.noOrders')}</p> : null}
      <ul className="trust-made">
        {orders.map(({ orderNumber: no, referenceNumber, status, orderTime, quantity }) => {
          const word = wordOf(orderStatuses, status);
          return (
            <li key={no}>
              <Linked no={no} page={page} />
              <CodeChip word={word} />
              <small>
                {[
                  referenceNumber,
                  t('trustDetail.pieces', { count: quantity }),
                  officeTime(orderTime).short,
                ].join(' · ')}
              </small>
            </li>
          );
        })}
        {bookings.map((booking) => (
          <li key={booking.bookingNo}>
            <Linked no={booking.bookingNo} page={bookingPage(booking)} />
            <small>{t(booking.draft ? 'trustDetail.bookingDraft' : 'trustDetail.booking')}</small>
            {booking.draft ? ofDraft?.(booking.bookingNo) : null}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function Linked({ no, page }: { no: string; page: PageName | undefined }) {
  if (!page) return <span>{no}</span>;
  return (
    <PageLink page={page} query={{ no }}>
      {no}
    </PageLink>
  );
}
