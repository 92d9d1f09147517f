import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { waybill } from '@loadline/contract/waybills/waybill';
import { ownWaybillApi, waybillApi } from '@loadline/contract/waybills/waybill.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { wholeText } from '../../../resource/decimal.ts';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { WaybillCounters } from '../../../resource/waybill/waybill-counters.tsx';
import { waybillFilters, waybillShape } from '../list/mawb-filters.ts';
import { furtherOwnColumns, ownCells, ownColumns } from './opt-cells.tsx';
import { OwnPanel } from './own-panel.tsx';
import './opt.css';

/** A customer's own side of waybill operation: its share of what flies, to read. */
export function OwnBoard() {
  const words = useWords();
  const { t, language } = words;
  const goTo = useGoTo();
  const { filter, raw } = useListAddress(waybillShape);
  const { data: overview } = useQuery(asking(ownWaybillApi.overview, filter));
  return (
    <ResourceList
      name="mawbOpt"
      title={say(pages.mawbOpt.title, language)}
      facts={overview && t('waybills.ownCounts', { total: wholeText(overview.total) })}
      above={
        <WaybillCounters
          page="mawbOpt"
          look="card"
          counts={overview?.byStatus ?? []}
          raw={raw}
          chosen={filter.status}
        />
      }
      search={t('waybills.search')}
      searchIn="title"
      fields={waybill.fields}
      calls={ownWaybillApi}
      sheet={{ from: waybillApi.export, of: 'chosen' }}
      live={['mawb']}
      about={[ownWaybillApi.overview]}
      sorted="-flightDate"
      columns={ownColumns}
      more={furtherOwnColumns}
      cells={ownCells}
      filters={waybillFilters(words, overview)}
      onOpen={({ airlineBill }) => goTo('mawbDetail', { no: airlineBill ?? undefined })}
      panel={({ row, close }) =>
        row?.airlineBill && <OwnPanel key={row.airlineBill} no={row.airlineBill} onClose={close} />
      }
      unit={{ name: t('waybills.unit.name'), one: t('waybills.unit.one'), many: t('waybills.unit.many') }}
      empty={{ title: t('waybills.none'), detail: t('waybills.noneDetail') }}
    />
  );
}
