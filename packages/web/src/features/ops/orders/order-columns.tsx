import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { deskOrderRowFields } from '@loadline/contract/orders/order-desk.api';
import { holdReasons } from '@loadline/contract/orders/order-hold';
import { PageLink } from '../../../kernel/page-link.tsx';
import type { Words } from '../../../kernel/words.ts';
import { DocumentNumber } from '../../../resource/document-number.tsx';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { missing } from '../../../resource/value-text.ts';
import { cargoCells } from '../../../shared/orders/declared.tsx';
import { ChannelMark, OrderState } from '../../../shared/orders/order-state.tsx';
import { StateDot } from '../../../ui/status-chip.tsx';
import { inLanguage } from '../named.ts';
import type { DeskOrderRow } from './order.ts';

/** What the desk shows unless told, in the order of use. */
export const orderColumns = [
  'orderNumber',
  'customerName',
  'status',
  'holds',
  'documentsIn',
  'requests',
  'cutOff',
  'channelName',
  'destinationCountry',
  'eta',
  'lastEventAt',
  'trackingNo',
  'actualPksNum',
  'chargingWeight',
] as const;

export const furtherColumns = [
  'orderTime',
  'fbaNo',
  'customerCode',
  'actualVolume',
  'actualWeight',
  'quantity',
  'grossWeight',
  'volume',
  'consignee',
  'warehouseCode',
  'createdBy',
] as const;

/** The desk's columns: which order, whose, how it stands, what keeps it, what waits. */
export function orderCells({ t, language }: Words): ColumnLooks<typeof deskOrderRowFields, DeskOrderRow> {
  return {
    orderNumber: {
      width: 190,
      cell: ({ orderNumber: no, referenceNumber }) => (
        <>
          <DocumentNumber number={no}>
            <PageLink page="opsOrder" query={{ no }}>
              {no}
            </PageLink>
          </DocumentNumber>
          <small className="data-table__second">{referenceNumber}</small>
        </>
      ),
    },
    customerName: {
      width: 150,
      cell: ({ customerName, customerNameEn }) => inLanguage(language, customerName, customerNameEn),
    },
    status: { cell: (row) => <OrderState status={row.status} onHold={false} /> },
    holds: { width: 104, cell: (row) => <Holds holds={row.holds} language={language} /> },
    documentsIn: {
      width: 72,
      header: t('orderDesk.documents'),
      cell: ({ documentsIn, documentsNeeded }) => (
        <span className={documentsIn < documentsNeeded ? 'order-desk__short' : undefined}>
          {documentsNeeded === 0 ? missing : `${documentsIn}/${documentsNeeded}`}
        </span>
      ),
    },
    requests: { width: 64, header: t('orderDesk.requests') },
    channelName: {
      width: 130,
      cell: (row) => <ChannelMark of={row} />,
    },
    destinationCountry: {
      width: 60,
      header: t('orders.column.country'),
      cell: (row) => row.destinationCountry,
    },
    eta: { width: 84, header: 'ETA' },
    lastEventAt: { width: 100 },
    cutOff: { width: 100 },
    trackingNo: { width: 116, header: t('orders.column.tracking'), muted: true },
    actualPksNum: { ...cargoCells.actualPksNum, width: 60, header: t('orders.column.pieces') },
    chargingWeight: { ...cargoCells.chargingWeight, width: 98, header: t('orders.column.weight') },
    actualVolume: { ...cargoCells.actualVolume, width: 84, header: t('orders.column.volume') },
    actualWeight: { ...cargoCells.actualWeight, width: 86, header: t('orders.column.gross') },
    quantity: { header: t('orders.column.declaredPieces') },
    grossWeight: { header: t('orders.column.declaredGross') },
    volume: { ...cargoCells.volume, header: t('orders.column.declaredVolume') },
    orderTime: { width: 100, muted: true },
  };
}

function Holds({ holds, language }: Pick<DeskOrderRow, 'holds'> & Pick<Words, 'language'>) {
  if (holds.length === 0) return <span className="value-missing">{missing}</span>;
  return holds.map((reason) => {
    const word = wordOf(holdReasons, reason);
    return (
      <StateDot key={reason} family={word.family ?? 'stop'}>
        {say(word, language)}
      </StateDot>
    );
  });
}
