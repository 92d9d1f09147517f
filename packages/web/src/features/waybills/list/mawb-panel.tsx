import { waybill } from '@loadline/contract/waybills/waybill';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import { useWords } from '../../../kernel/words.ts';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { isMissing } from '../../../resource/value-text.ts';
import { flightText } from '../../../resource/waybill/flight-text.ts';
import { TimeAt } from '../../../resource/waybill/waybill-cells.tsx';
import type { OwnWaybillRow } from '../../../resource/waybill/waybill-record.ts';
import { WaybillState } from '../../../resource/waybill/waybill-state.tsx';
import { buttonClass } from '../../../ui/button.tsx';
import { PanelBlock, PanelFoot, SidePanel } from '../../../ui/side-panel.tsx';
import { numberOf } from './mawb-cells.tsx';

interface MawbPanelProps {
  row: OwnWaybillRow;
  onClose: () => void;
}

const cargo = ['quantity', 'grossWeight', 'volume', 'billingWeight', 'hawbCount', 'filled', 'isCustoms'];
const flight = ['departureDate', 'arrivalDate', 'statusAt', 'bookingNos', 'remark'] as const;

/** One row at a glance: the customer's own share, and the ways on. */
export function MawbPanel({ row, onClose }: MawbPanelProps) {
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
        <ResourceDetail fields={waybill.fields} keys={cargo} record={row} />
      </PanelBlock>
      <PanelBlock title={t('waybills.panel.flight')}>
        <ResourceDetail
          fields={waybill.fields}
          keys={flight.filter((key) => !isMissing(row[key]))}
          record={row}
          instead={{
            departureDate: <TimeAt instant={row.departureDate} zone={row.originZone} />,
            arrivalDate: <TimeAt instant={row.arrivalDate} zone={row.destinationZone} />,
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
          <PageLink page="mawbDetail" query={{ no }} className={buttonClass('primary')}>
            {t('waybills.panel.detail')}
          </PageLink>
        ) : null}
      </PanelFoot>
    </SidePanel>
  );
}
