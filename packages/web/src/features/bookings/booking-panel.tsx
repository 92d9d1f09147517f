import './bookings.css';
import { bookingApi } from '@loadline/contract/bookings/booking.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { PageLink } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { AcceptedCard, BookingOrdersCard, BookingSlotCard } from '../../resource/booking/booking-side.tsx';
import { BookingState } from '../../resource/booking/booking-state.tsx';
import { wayOf } from '../../resource/booking/booking-way.ts';
import { WaybillLink } from '../../resource/booking/waybill-link.tsx';
import { decimalText, wholeText } from '../../resource/decimal.ts';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import type { BookingRecord } from './booking-record.ts';

/** A booking beside its list: where it stands, its slot, its house waybills, and the way to the whole of it. */
export function BookingPanel({ no, onClose }: { no: string; onClose: () => void }) {
  const { t } = useWords();
  const detail = useQuery(asking(bookingApi.detail, { no }));
  const { data: record } = detail;
  useLive('booking', record?.booking.id, () => detail.refetch());
  return (
    <SidePanel
      title={no}
      subject={record ? <BookingState status={record.booking.status} /> : null}
      facts={record?.booking.mawbNo ? <WaybillLink no={record.booking.mawbNo} /> : null}
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {detail.isError ? (
        <NotLoaded what={t('booking.editTitle')} error={detail.error} onRetry={() => void detail.refetch()} />
      ) : null}
      {record ? <Body record={record} /> : null}
      {!record && !detail.isError ? <Skeleton widths={[160, 0]} rows={5} label={no} /> : null}
      <PanelFoot>
        <PageLink page="book" query={{ no }} className={buttonClass('primary')}>
          {t('booking.deed.open')}
        </PageLink>
      </PanelFoot>
    </SidePanel>
  );
}

function Body({ record }: { record: BookingRecord }) {
  const words = useWords();
  const { t } = words;
  return (
    <>
      <div className="booking-panel__slot">
        <BookingSlotCard record={record} />
      </div>
      <PanelBlock title={t('booking.way.label')}>
        <Way record={record} words={words} />
      </PanelBlock>
      {record.houses.length > 0 ? (
        <PanelBlock
          title={t('booking.section.houses')}
          aside={t('booking.houseRows.count', { count: record.houses.length })}
        >
          <ul className="booking-panel__houses">
            {record.houses.map((house) => (
              <li key={house.id}>
                <b>{house.hawbNo}</b>
                <span>
                  {t('booking.accepted.figures', {
                    pieces: wholeText(house.bookingPkgsNum ?? 0),
                    gross: decimalText(house.bookingGrossWeight ?? '0', 2),
                    volume: decimalText(house.bookingVolume ?? '0', 3),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </PanelBlock>
      ) : null}
      <div className="booking-panel__cards">
        <AcceptedCard accepted={record.accepted} />
        <BookingOrdersCard orders={record.orders} page={may('order:view') ? 'orderDetail' : undefined} />
      </div>
    </>
  );
}

/** The last station, the one it stands at and the next: the whole way is on its own page. */
function Way({ record, words }: { record: BookingRecord; words: Words }) {
  const steps = wayOf(record, words);
  const here = Math.max(
    0,
    steps.findIndex(({ state }) => state === 'now'),
  );
  return (
    <ol className="booking-panel__way">
      {steps.slice(Math.max(0, here - 1), here + 3).map(({ key, name, note, state, spoken }) => (
        <li key={key} data-state={state} aria-current={state === 'now' ? 'step' : undefined}>
          <span>{name}</span>
          <small>
            {spoken} {note}
          </small>
        </li>
      ))}
    </ol>
  );
}
