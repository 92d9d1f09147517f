import { booking } from '@loadline/contract/bookings/booking';
import { bookingApi, bookingFilter } from '@loadline/contract/bookings/booking.api';
import { bookingBlocks } from '@loadline/contract/bookings/booking-content';
import { bookingTotalsApi } from '@loadline/contract/bookings/booking-totals.api';
import { houseWaybillCount } from '@loadline/contract/bookings/house-waybill';
import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../kernel/asking.ts';
import { useLive } from '../../kernel/live.ts';
import { PageLink, useGoTo } from '../../kernel/page-link.tsx';
import { may } from '../../kernel/session.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { sumOf } from '../../resource/decimal.ts';
import { daysFilter, type FilterSpec, filterOf, type Option } from '../../resource/filter/filter-spec.ts';
import { ListTotals } from '../../resource/list-totals.tsx';
import { NotLoaded } from '../../resource/not-loaded.tsx';
import { ResourceList } from '../../resource/resource-list.tsx';
import { AcceptedCard, BookingSlotCard } from '../../shared/bookings/booking-side.tsx';
import { BookingState } from '../../shared/bookings/booking-state.tsx';
import { wayOf } from '../../shared/bookings/booking-way.ts';
import { chargedSum } from '../../shared/freight/charged-sum.ts';
import { GoesWithCard } from '../../shared/goes-with/goes-with-card.tsx';
import { WaybillLink } from '../../shared/waybills/waybill-link.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../ui/side-panel.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Beginnings, NewLink } from './beginnings.tsx';
import { bookingCells, bookingColumns, furtherColumns, sheetColumns } from './booking-cells.tsx';
import type { BookingOverview, BookingRecord } from './booking-record.ts';
import { bookingViews } from './booking-views.ts';
import './bookings.css';

/** The bookings a person may see: found, filtered, looked at beside the list, exported, continued, begun. */
export function BookingListScreen() {
  const words = useWords();
  const { t } = words;
  const goTo = useGoTo();
  const { data: overview } = useQuery(asking(bookingApi.overview, {}));
  const isWriter = may('book:add');
  return (
    <ResourceList
      name="bookings"
      title={t('booking.title')}
      facts={
        overview && t('booking.counts', { total: wholeText(overview.total), due: wholeText(overview.due) })
      }
      actions={isWriter ? <Beginnings /> : null}
      search={t('booking.search')}
      fields={booking.fields}
      keyedBy="bookingNo"
      calls={bookingApi}
      sheet={{ columns: sheetColumns }}
      // The room on a slot moves with everybody's bookings.
      live={['booking', 'flight']}
      about={[bookingApi.overview]}
      sorted="-updatedAt"
      columns={bookingColumns}
      more={furtherColumns}
      cells={bookingCells}
      filters={bookingFilters(words, overview)}
      views={bookingViews(t, overview)}
      onOpen={({ bookingNo }) => goTo('book', { no: bookingNo })}
      panel={({ key, close }) => <BookingPanel key={key} no={key} onClose={close} />}
      totals={(asked) => <ListTotals of={bookingTotalsApi} asked={asked} />}
      sums={(rows) =>
        t('booking.sums', {
          pieces: wholeText(rows.reduce((sum, { quantity }) => sum + quantity, 0)),
          weight: weightText(sumOf(rows.map(({ grossWeight }) => grossWeight))),
          billing: chargedSum(rows.map(({ billingWeight: weight, billingUnit: unit }) => ({ weight, unit }))),
        })
      }
      unit={{ name: t('booking.unit.name'), one: t('booking.unit.one'), many: t('booking.unit.many') }}
      keys={isWriter ? { n: () => goTo('createOrder') } : {}}
      empty={{
        title: t('booking.none'),
        detail: t(isWriter ? 'booking.noneDetail' : 'booking.noneToSee'),
        actions: isWriter ? <NewLink /> : null,
      }}
    />
  );
}

/** The filters in the order of their use; products, destinations and people are those that occur. */
function bookingFilters({ t, language }: Words, overview: BookingOverview | undefined): FilterSpec[] {
  const choices = (from: BookingOverview['products'] = []): Option[] =>
    from.map(({ value, ...name }) => ({ value, label: say(name, language) || value }));
  const yesOrNo = { flag: { yes: t('resource.yes'), no: t('resource.no') } };
  return [
    daysFilter('flights', t('booking.flightDate'), {
      from: 'flightFrom',
      to: 'flightTo',
      periods: ['today', 'next7', 'next30', 'last7', 'last30'],
    }),
    filterOf(bookingFilter, 'status', language),
    filterOf(bookingFilter, 'product', language, { options: choices(overview?.products) }),
    filterOf(bookingFilter, 'destination', language, {
      options: (overview?.destinations ?? []).map((value) => ({ value, label: value })),
    }),
    filterOf(bookingFilter, 'position', language),
    filterOf(bookingFilter, 'origin', language),
    filterOf(bookingFilter, 'createdBy', language, { options: choices(overview?.creators) }),
    daysFilter('created', t('booking.created')),
    filterOf(bookingFilter, 'acting', language, yesOrNo),
    filterOf(bookingFilter, 'due', language, yesOrNo),
    filterOf(bookingFilter, 'unverified', language, yesOrNo),
  ];
}

/** A booking beside its list: where it stands, its slot, its house waybills, and the way to the whole of it. */
function BookingPanel({ no, onClose }: { no: string; onClose: () => void }) {
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
          title={say(bookingBlocks.houses.label, words.language)}
          aside={t('booking.houseRows.count', { count: houseWaybillCount(record.content.houses) })}
        >
          <ul className="booking-panel__houses">
            {record.houses.map((house) => (
              <li key={house.id}>
                <b>{house.hawbNo}</b>
                <span>
                  {t('booking.accepted.figures', {
                    pieces: wholeText(house.bookingPkgsNum ?? 0),
                    gross: weightText(house.bookingGrossWeight ?? '0'),
                    volume: volumeText(house.bookingVolume ?? '0'),
                  })}
                </span>
              </li>
            ))}
          </ul>
        </PanelBlock>
      ) : null}
      <div className="booking-panel__cards">
        <AcceptedCard accepted={record.accepted} />
        <GoesWithCard side="own" kind="booking" no={record.booking.bookingNo} without={['house']} />
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
