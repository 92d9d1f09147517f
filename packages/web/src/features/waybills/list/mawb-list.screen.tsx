import { weightText, wholeText } from '@loadline/contract/kernel/figures';
import { waybill } from '@loadline/contract/waybills/waybill';
import { waybillApi } from '@loadline/contract/waybills/waybill.api';
import { waybillTotalsApi } from '@loadline/contract/waybills/waybill-totals.api';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { usePlace } from '../../../kernel/navigation.ts';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords, type Words } from '../../../kernel/words.ts';
import { sumOf } from '../../../resource/decimal.ts';
import { DocumentNumber } from '../../../resource/document-number.tsx';
import { ListTotals } from '../../../resource/list-totals.tsx';
import { PlaceTime } from '../../../resource/place-time.tsx';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { isMissing } from '../../../resource/value-text.ts';
import { chargedShown } from '../../../shared/freight/charged.ts';
import { chargedSum } from '../../../shared/freight/charged-sum.ts';
import { asksForDraft } from '../../../shared/waybills/draft-asked.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { flightText } from '../flight-text.ts';
import { billedOf, commonLooks, withBillingUnit } from '../waybill-cells.tsx';
import { WaybillCounters } from '../waybill-counters.tsx';
import type { OwnWaybillRow } from '../waybill-record.ts';
import { WaybillState } from '../waybill-state.tsx';
import { waybillFilters, waybillShape, waybillViews } from './mawb-filters.ts';

/** What the list shows unless told, in the order of use: a number, then where it stands and what it carries. */
const mawbColumns = [
  'airlineBill',
  'status',
  'flightNo',
  'flightDate',
  'departureDate',
  'arrivalDate',
  'destination',
  'hawbCount',
  'quantity',
  'grossWeight',
  'volume',
  'billingWeight',
  'filled',
  'isCustoms',
  'remark',
] as const;

const furtherColumns = ['bookingNos', 'origin', 'statusAt', 'updatedAt'] as const;

const cargo = ['quantity', 'grossWeight', 'volume', 'billingWeight', 'hawbCount', 'filled', 'isCustoms'];

const flight = ['departureDate', 'arrivalDate', 'statusAt', 'bookingNos', 'remark'] as const;

/** What the row of a draft that waits for the customer opens, in place of its facts. */
export interface DraftAsked {
  row: OwnWaybillRow;
  onClose: () => void;
}

/** A customer's waybills and its bookings that have none yet, as one list over the 16 states (rulings.md 23). */
export function MawbListScreen({ draft: Draft }: { draft?: ComponentType<DraftAsked> }) {
  const words = useWords();
  const { t } = words;
  const { filter, raw } = useListAddress(waybillShape);
  const { open, show } = useOpen();
  const goTo = useGoTo();
  const { data: overview } = useQuery(asking(waybillApi.overview, filter));
  return (
    <ResourceList
      name="mawbs"
      title={t('waybills.title')}
      facts={
        overview &&
        t('waybills.counts', { total: wholeText(overview.total), bookings: wholeText(overview.bookings) })
      }
      above={
        <WaybillCounters
          page="mawb"
          look="edge"
          counts={overview?.byStatus ?? []}
          raw={raw}
          chosen={filter.status}
        />
      }
      search={t('waybills.search')}
      fields={waybill.fields}
      nameOf={numberOf}
      calls={waybillApi}
      sheet={{ columns: withBillingUnit }}
      live={['mawb']}
      about={[waybillApi.overview]}
      sorted="-flightDate"
      columns={mawbColumns}
      more={furtherColumns}
      cells={mawbCells}
      filters={waybillFilters(words, overview)}
      filtersInRow={open ? 2 : 5}
      views={waybillViews(t, overview)}
      onOpen={(row) => {
        const isElsewhere = row.kind === 'waybill' && may('mawb-opt:view') && !asksForDraft(row.status);
        if (isElsewhere) goTo('mawbDetail', { no: numberOf(row), via: 'mawb' });
        else show(row.id);
      }}
      panel={({ row, close }) => {
        if (!row) return null;
        if (asksForDraft(row.status) && Draft) return <Draft key={row.id} row={row} onClose={close} />;
        return <MawbPanel key={row.id} row={row} onClose={close} />;
      }}
      totals={(asked) => <ListTotals of={waybillTotalsApi} asked={asked} />}
      sums={(rows) =>
        t('waybills.sums', {
          pieces: wholeText(sumOf(rows.map(({ quantity }) => quantity))),
          weight: weightText(sumOf(rows.map(({ grossWeight }) => grossWeight))),
          billing: chargedSum(rows.map(({ billingWeight: weight, billingUnit: unit }) => ({ weight, unit }))),
        })
      }
      unit={{ name: t('waybills.unit.name'), one: t('waybills.unit.one'), many: t('waybills.unit.many') }}
      empty={{ title: t('waybills.none'), detail: t('waybills.noneDetail') }}
    />
  );
}

interface MawbPanelProps {
  row: OwnWaybillRow;
  onClose: () => void;
}

/** One row at a glance: the customer's own share, and the ways on. */
function MawbPanel({ row, onClose }: MawbPanelProps) {
  const { t } = useWords();
  const no = numberOf(row);
  const isBooking = row.kind === 'booking';
  return (
    <SidePanel
      title={
        <>
          {no} <WaybillState status={row.status} />
        </>
      }
      facts={[flightText(row), row.flightCancelled ? t('waybills.flightCancelled') : '']
        .filter(Boolean)
        .join(' · ')}
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      <PanelBlock title={t('waybills.panel.cargo')} aside={t('waybills.panel.ownShare')}>
        <ResourceDetail
          fields={waybill.fields}
          keys={cargo}
          record={row}
          instead={{ billingWeight: chargedShown(billedOf(row)) }}
        />
      </PanelBlock>
      <PanelBlock title={t('waybills.panel.flight')}>
        <ResourceDetail
          fields={waybill.fields}
          keys={flight.filter((key) => !isMissing(row[key]))}
          record={row}
          instead={{
            departureDate: (
              <PlaceTime instant={row.departureDate} zone={row.originZone} beside={row.destinationZone} />
            ),
            arrivalDate: (
              <PlaceTime
                instant={row.arrivalDate}
                zone={row.destinationZone}
                beside={row.originZone}
                after={row.departureDate}
              />
            ),
          }}
        />
      </PanelBlock>
      <PanelFoot>
        {may('booking:view') && row.bookingNos[0] ? (
          <PageLink page="book" query={{ no: row.bookingNos[0] }} className={buttonClass()}>
            {t('waybills.panel.booking')}
          </PageLink>
        ) : null}
        {!isBooking && may('mawb-opt:view') ? (
          <PageLink page="mawbDetail" query={{ no, via: 'mawb' }} className={buttonClass('primary')}>
            {t('waybills.panel.detail')}
          </PageLink>
        ) : null}
      </PanelFoot>
    </SidePanel>
  );
}

function mawbCells(words: Words): ColumnLooks<typeof waybill.fields, OwnWaybillRow> {
  return {
    ...commonLooks<OwnWaybillRow>(words),
    airlineBill: {
      width: 150,
      header: words.t('waybills.column.number'),
      cell: (row) => <NumberCell row={row} />,
    },
    bookingNos: { width: 130, cell: ({ bookingNos }) => bookingNos.join(', ') },
  };
}

/** What the row is known by: the waybill's number, before there is one the booking's. */
function numberOf({ airlineBill, bookingNos }: OwnWaybillRow): string {
  return airlineBill ?? bookingNos[0] ?? '';
}

function NumberCell({ row }: { row: OwnWaybillRow }) {
  const no = numberOf(row);
  return (
    <DocumentNumber number={no}>
      <RecordLink row={row}>{no}</RecordLink>
    </DocumentNumber>
  );
}

/** Leads to the draft that waits for this person, else to the record where he may open it. */
function RecordLink({ row, children }: { row: OwnWaybillRow; children: string }) {
  const { search } = usePlace();
  const no = numberOf(row);
  if (asksForDraft(row.status))
    return (
      <PageLink page="mawb" query={{ ...search, open: row.id }}>
        {children}
      </PageLink>
    );
  if (row.kind === 'booking')
    return may('booking:view') ? (
      <PageLink page="book" query={{ no }}>
        {children}
      </PageLink>
    ) : (
      <span>{children}</span>
    );
  return may('mawb-opt:view') ? (
    <PageLink page="mawbDetail" query={{ no, via: 'mawb' }}>
      {children}
    </PageLink>
  ) : (
    <span>{children}</span>
  );
}
