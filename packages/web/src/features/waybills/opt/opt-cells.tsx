import type { deskWaybill, waybill } from '@loadline/contract/waybills/waybill';
import { PageLink } from '../../../kernel/page-link.tsx';
import type { Words } from '../../../kernel/words.ts';
import { DocumentNumber } from '../../../resource/document-number.tsx';
import { PlaceTime } from '../../../resource/place-time.tsx';
import type { ColumnLooks } from '../../../resource/resource-columns.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { VisuallyHidden } from '../../../ui/visually-hidden.tsx';
import { commonLooks, customerNames } from '../waybill-cells.tsx';
import type { DeskWaybillRow, OwnWaybillRow } from '../waybill-record.ts';

const shared = [
  'status',
  'flightNo',
  'flightDate',
  'departureDate',
  'arrivalDate',
  'destination',
  'quantity',
  'grossWeight',
  'volume',
  'billingWeight',
  'remark',
] as const;

/** What the board shows unless told. */
export const boardColumns = ['mawbNo', ...shared] as const;
export const ownColumns = ['airlineBill', ...shared] as const;

/** What can be shown besides. */
export const furtherBoardColumns = [
  'statusAt',
  'airline',
  'flightCancelled',
  'origin',
  'etd',
  'eta',
  'unverified',
  'selfDelivery',
  'hawbCount',
  'filled',
  'isCustoms',
  'customers',
  'exceptions',
  'updatedAt',
] as const;
export const furtherOwnColumns = [
  'statusAt',
  'bookingNos',
  'flightCancelled',
  'origin',
  'hawbCount',
  'filled',
  'isCustoms',
  'updatedAt',
] as const;

/** The columns of the staff's board. */
export function boardCells(words: Words): ColumnLooks<typeof deskWaybill.fields, DeskWaybillRow> {
  const { t, language } = words;
  const common = commonLooks<DeskWaybillRow>(words);
  return {
    ...common,
    mawbNo: {
      width: 146,
      cell: (row) => <NumberCell no={row.mawbNo} exceptions={row.exceptions} t={t} />,
    },
    departureDate: { ...common.departureDate, cell: (row) => <FlightTime of={row} at="departure" t={t} /> },
    arrivalDate: { ...common.arrivalDate, cell: (row) => <FlightTime of={row} at="arrival" t={t} /> },
    airline: { width: 120, cell: ({ airline, airlineEn }) => (language === 'en' ? airlineEn : airline) },
    etd: {
      width: 104,
      cell: (row) => <PlaceTime instant={row.etd} zone={row.originZone} beside={row.destinationZone} />,
    },
    eta: {
      width: 104,
      cell: (row) => (
        <PlaceTime instant={row.eta} zone={row.destinationZone} beside={row.originZone} after={row.etd} />
      ),
    },
    customers: { width: 200, cell: (row) => customerNames(row, words) },
  };
}

/** The columns of a customer's own side of it. */
export function ownCells(words: Words): ColumnLooks<typeof waybill.fields, OwnWaybillRow> {
  const { t } = words;
  return {
    ...commonLooks<OwnWaybillRow>(words),
    airlineBill: {
      width: 148,
      cell: (row) => <NumberCell no={row.airlineBill ?? ''} exceptions={0} t={t} />,
    },
    bookingNos: { width: 130, cell: ({ bookingNos }) => bookingNos.join(', ') },
  };
}

function NumberCell({ no, exceptions, t }: { no: string; exceptions: number; t: Words['t'] }) {
  return (
    <DocumentNumber number={no}>
      <PageLink page="mawbDetail" query={{ no }}>
        {no}
      </PageLink>
      {exceptions > 0 ? (
        <PageLink
          page="mawbDetail"
          query={{ no, tab: 'exceptions' }}
          className="opt-abnormal"
          aria-label={t('waybills.abnormal', { count: exceptions })}
        >
          <Icon name="warn" size={13} />
        </PageLink>
      ) : null}
    </DocumentNumber>
  );
}

/** When it really left or came; before that when it is planned to, and says so. */
function FlightTime({ of, at, t }: { of: DeskWaybillRow; at: 'departure' | 'arrival'; t: Words['t'] }) {
  const after = at === 'arrival' ? (of.departureDate ?? of.etd) : null;
  const [actual, planned, zone, beside] =
    at === 'departure'
      ? [of.departureDate, of.etd, of.originZone, of.destinationZone]
      : [of.arrivalDate, of.eta, of.destinationZone, of.originZone];
  if (actual !== null || planned === null)
    return <PlaceTime instant={actual} zone={zone} beside={beside} after={after} />;
  return (
    <span className="opt-planned" title={t('waybills.planned')}>
      <VisuallyHidden>{t('waybills.planned')} </VisuallyHidden>
      <PlaceTime instant={planned} zone={zone} beside={beside} after={after} />
    </span>
  );
}
