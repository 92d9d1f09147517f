import type { waybill } from '@loadline/contract/waybills/waybill';
import { PageLink } from '../../../kernel/page-link.tsx';
import { may } from '../../../kernel/session.ts';
import type { Words } from '../../../kernel/words.ts';
import { DocumentNumber } from '../../../resource/document-number.tsx';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { commonLooks } from '../../../resource/waybill/waybill-cells.tsx';
import type { OwnWaybillRow } from '../../../resource/waybill/waybill-record.ts';

/** What the list shows unless told, in the order of use: a number, then where it stands and what it carries. */
export const mawbColumns = [
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

export const furtherColumns = ['bookingNos', 'origin', 'statusAt', 'updatedAt'] as const;

export function mawbCells(words: Words): ColumnLooks<typeof waybill.fields, OwnWaybillRow> {
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
export function numberOf({ airlineBill, bookingNos }: OwnWaybillRow): string {
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

/** Leads to the record where this person may open it. */
function RecordLink({ row, children }: { row: OwnWaybillRow; children: string }) {
  const no = numberOf(row);
  if (row.kind === 'booking')
    return may('booking:view') ? (
      <PageLink page="book" query={{ no }}>
        {children}
      </PageLink>
    ) : (
      <span>{children}</span>
    );
  return may('mawb-opt:view') ? (
    <PageLink page="mawbDetail" query={{ no }}>
      {children}
    </PageLink>
  ) : (
    <span>{children}</span>
  );
}
