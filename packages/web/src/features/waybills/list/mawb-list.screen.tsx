import { waybill } from '@loadline/contract/waybills/waybill';
import { waybillApi } from '@loadline/contract/waybills/waybill.api';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { asking } from '../../../kernel/asking.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { decimalText, sumOf, wholeText } from '../../../resource/decimal.ts';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { useOpen } from '../../../resource/use-open.ts';
import { WaybillCounters } from '../../../resource/waybill/waybill-counters.tsx';
import type { OwnWaybillRow } from '../../../resource/waybill/waybill-record.ts';
import { furtherColumns, mawbCells, mawbColumns, numberOf } from './mawb-cells.tsx';
import { waybillFilters, waybillShape, waybillViews } from './mawb-filters.ts';
import { MawbPanel } from './mawb-panel.tsx';

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
      sheet={{ columns: (shown) => shown }}
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
        if (row.kind === 'waybill' && may('mawb-opt:view')) goTo('mawbDetail', { no: numberOf(row) });
        else show(row.id);
      }}
      panel={({ row, close }) => {
        if (!row) return null;
        const isAsked = row.status === '43' && may('mawb:confirm');
        if (isAsked && Draft) return <Draft key={row.id} row={row} onClose={close} />;
        return <MawbPanel key={row.id} row={row} onClose={close} />;
      }}
      sums={(rows) =>
        t('waybills.sums', {
          pieces: decimalText(sumOf(rows.map(({ quantity }) => quantity)), 0),
          weight: decimalText(sumOf(rows.map(({ grossWeight }) => grossWeight)), 1),
          billing: decimalText(sumOf(rows.map(({ billingWeight }) => billingWeight)), 1),
        })
      }
      unit={{ name: t('waybills.unit.name'), one: t('waybills.unit.one'), many: t('waybills.unit.many') }}
      empty={{ title: t('waybills.none'), detail: t('waybills.noneDetail') }}
    />
  );
}
