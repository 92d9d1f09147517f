import { waybillDetail } from '@loadline/contract/waybills/waybill.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { useLive } from '../../../kernel/live.ts';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { decimalText, wholeText } from '../../../resource/decimal.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { flightText } from '../../../resource/waybill/flight-text.ts';
import { WaybillLog } from '../../../resource/waybill/waybill-log.tsx';
import type { OwnWaybill } from '../../../resource/waybill/waybill-record.ts';
import { WaybillState } from '../../../resource/waybill/waybill-state.tsx';
import { WaybillWay } from '../../../resource/waybill/waybill-way.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';

/** A customer's part of a waybill at a glance: where it stands and what was done. */
export function OwnPanel({ no, onClose }: { no: string; onClose: () => void }) {
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
          <PanelBlock
            title={t('waybills.way.title')}
            aside={t('waybills.way.current', { status: of.waybill.status })}
          >
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

function Facts({ of: { waybill } }: { of: OwnWaybill }) {
  const { t } = useWords();
  const { quantity, grossWeight } = waybill;
  const cargo = t('waybills.ownCargo', {
    pieces: wholeText(quantity),
    weight: decimalText(grossWeight, 1),
  });
  const odd = waybill.flightCancelled ? t('waybills.flightCancelled') : undefined;
  return [flightText(waybill), cargo, odd].filter(Boolean).join(' · ');
}
