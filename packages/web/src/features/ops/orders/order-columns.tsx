import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { deskOrderRowFields } from '@loadline/contract/orders/order-desk.api';
import { holdReasons } from '@loadline/contract/orders/order-hold';
import { orderSorts } from '@loadline/contract/orders/order-sort';
import { PageLink } from '../../../kernel/page-link.tsx';
import type { Words } from '../../../kernel/words.ts';
import { DocumentNumber } from '../../../resource/document-number.tsx';
import { ChannelMark, OrderState } from '../../../resource/order/order-state.tsx';
import { columnsOf } from '../../../resource/resource-columns.tsx';
import { sortKeys } from '../../../resource/sort-code.ts';
import { missing } from '../../../resource/value-text.ts';
import { StateDot } from '../../../ui/status-chip.tsx';
import type { TableColumn } from '../../../ui/table/table-column.ts';
import { inLanguage } from '../named.ts';
import type { DeskOrderRow } from './order.ts';

/** Every column there is, in the order of use. */
const keys = [
  'orderNumber',
  'customerName',
  'status',
  'holds',
  'documentsIn',
  'requests',
  'channelName',
  'destinationCountry',
  'eta',
  'lastEventAt',
  'cutOff',
  'trackingNo',
  'actualPksNum',
  'chargingWeight',
  'orderTime',
  'fbaNo',
  'customerCode',
  'actualVolume',
];

/** What the desk shows unless told. */
export const usualColumns: readonly string[] = keys.slice(0, 14);

/** The desk's columns: which order, whose, how it stands, what keeps it, what waits. */
export function orderColumns(
  { t, language }: Words,
  channelName: (stored: string) => string,
): TableColumn<DeskOrderRow>[] {
  const wide = (zh: number, en: number) => (language === 'en' ? en : zh);
  return columnsOf<DeskOrderRow>({
    fields: deskOrderRowFields,
    keys,
    sorts: sortKeys(orderSorts),
    language,
    looks: {
      orderNumber: {
        width: 190,
        cell: ({ orderNumber: no, referenceNumber }) => (
          <>
            <DocumentNumber number={no}>
              <PageLink page="opsOrder" query={{ no }}>
                {no}
              </PageLink>
            </DocumentNumber>
            <small className="desk-second">{referenceNumber}</small>
          </>
        ),
      },
      customerName: {
        width: 150,
        cell: ({ customerName, customerNameEn }) => inLanguage(language, customerName, customerNameEn),
      },
      status: { width: wide(116, 164), cell: (row) => <OrderState status={row.status} onHold={false} /> },
      holds: { width: wide(104, 112), cell: (row) => <Holds holds={row.holds} language={language} /> },
      documentsIn: {
        width: wide(72, 84),
        header: t('orderDesk.documents'),
        cell: ({ documentsIn, documentsNeeded }) => (
          <span className={documentsIn < documentsNeeded ? 'order-desk__short' : undefined}>
            {documentsNeeded === 0 ? missing : `${documentsIn}/${documentsNeeded}`}
          </span>
        ),
      },
      requests: { width: wide(64, 76), header: t('orderDesk.requests') },
      channelName: {
        width: 130,
        cell: (row) => <ChannelMark transport={row.transportType} name={channelName(row.channelName)} />,
      },
      destinationCountry: {
        width: wide(60, 70),
        header: t('orders.column.country'),
        cell: (row) => row.destinationCountry,
      },
      eta: { width: 84, header: 'ETA' },
      lastEventAt: { width: 100 },
      cutOff: { width: 100 },
      trackingNo: { width: 116, header: t('orders.column.tracking'), muted: true },
      actualPksNum: { width: 60, header: t('orders.column.pieces') },
      chargingWeight: { width: wide(88, 100), header: t('orders.column.weight') },
      actualVolume: { width: 84, header: t('orders.column.volume') },
      orderTime: { width: 100, muted: true },
    },
  });
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
