import { weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { pages } from '@loadline/contract/pages';
import { waybill } from '@loadline/contract/waybills/waybill';
import { ownWaybillApi, waybillApi, waybillDetail } from '@loadline/contract/waybills/waybill.api';
import { ownWaybillTotals } from '@loadline/contract/waybills/waybill-totals.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { PageLink, useGoTo } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { ListTotals } from '../../../resource/list-totals.tsx';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { ResourceList } from '../../../resource/resource-list.tsx';
import { useListAddress } from '../../../resource/use-list-address.ts';
import { buttonClass } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { flightText } from '../flight-text.ts';
import { waybillFilters, waybillShape } from '../list/mawb-filters.ts';
import { WaybillCounters } from '../waybill-counters.tsx';
import { WaybillLog } from '../waybill-log.tsx';
import type { OwnWaybill } from '../waybill-record.ts';
import { WaybillState } from '../waybill-state.tsx';
import { WaybillWay } from '../waybill-way.tsx';
import { furtherOwnColumns, ownCells, ownColumns } from './opt-cells.tsx';
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
      totals={(asked) => <ListTotals of={ownWaybillTotals} asked={asked} />}
      onOpen={({ airlineBill }) => goTo('mawbDetail', { no: airlineBill ?? undefined })}
      panel={({ row, close }) =>
        row?.airlineBill && <OwnPanel key={row.airlineBill} no={row.airlineBill} onClose={close} />
      }
      unit={{ name: t('waybills.unit.name'), one: t('waybills.unit.one'), many: t('waybills.unit.many') }}
      empty={{ title: t('waybills.none'), detail: t('waybills.noneDetail') }}
    />
  );
}

/** A customer's part of a waybill at a glance: where it stands and what was done. */
function OwnPanel({ no, onClose }: { no: string; onClose: () => void }) {
  const { t } = useWords();
  const detail = useQuery(asking(waybillDetail, { no }));
  const of = detail.data;
  useLive('mawb', of?.waybill.id, () => detail.refetch());
  return (
    <SidePanel
      title={
        <>
          {no} {of ? <WaybillState status={of.waybill.status} /> : null}
        </>
      }
      facts={of ? <Facts of={of} /> : null}
      focus="stays"
      closeLabel={t('resource.close')}
      onClose={onClose}
    >
      {detail.isError ? (
        <NotLoaded what={no} error={detail.error} onRetry={() => void detail.refetch()} />
      ) : null}
      {detail.isPending ? <Skeleton widths={[120, 0, 90]} rows={6} label={no} /> : null}
      {of ? (
        <>
          <PanelBlock title={t('waybills.way.title')}>
            <WaybillWay of={of} />
          </PanelBlock>
          <PanelBlock title={t('waybills.log.title')}>
            <WaybillLog events={of.events} atOnce={8} />
          </PanelBlock>
          <PanelFoot>
            <PageLink page="mawbDetail" query={{ no }} className={buttonClass('primary')}>
              {t('waybills.panel.detail')}
            </PageLink>
          </PanelFoot>
        </>
      ) : null}
    </SidePanel>
  );
}

function Facts({ of: { waybill: shown } }: { of: OwnWaybill }) {
  const { t } = useWords();
  const { quantity, grossWeight } = shown;
  const cargo = t('waybills.ownCargo', {
    pieces: wholeText(quantity),
    weight: weightText(grossWeight),
  });
  const odd = shown.flightCancelled ? t('waybills.flightCancelled') : undefined;
  return [flightText(shown), cargo, odd].filter(Boolean).join(' · ');
}
