import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import { localTime } from '../../kernel/time.ts';
import { useWords, type Words } from '../../kernel/words.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { decimalText } from '../decimal.ts';
import type { ColumnLook } from '../resource-columns.tsx';
import { missing } from '../value-text.ts';
import type { DeskWaybillRow, WaybillFlight } from './waybill-record.ts';
import { WaybillState } from './waybill-state.tsx';

/** What both lists know of a row. */
type Common = WaybillFlight & {
  readonly status: WaybillStatus;
  readonly departureDate: string | null;
  readonly arrivalDate: string | null;
  readonly grossWeight: string;
  readonly filled: number | null;
  readonly remark: string | null;
};

type CommonLooks<Row> = Readonly<
  Record<
    | keyof Common
    | 'quantity'
    | 'volume'
    | 'billingWeight'
    | 'hawbCount'
    | 'isCustoms'
    | 'statusAt'
    | 'updatedAt',
    ColumnLook<Row>
  >
>;

/** How the columns look that a customer's list and the board share. */
export function commonLooks<Row extends Common>({ t, language }: Words): CommonLooks<Row> {
  // English names its states at length and sets its cells closer.
  const wide = (zh: number, en: number) => (language === 'en' ? en : zh);
  return {
    status: { width: wide(114, 204), cell: (row) => <WaybillState status={row.status} /> },
    statusAt: { width: 104, muted: true },
    flightNo: {
      width: wide(70, 76),
      header: t('waybills.column.flight'),
      cell: (row) => <FlightCell of={row} />,
    },
    flightCancelled: {},
    flightDate: { width: wide(86, 96) },
    departureDate: {
      width: wide(94, 96),
      header: t('waybills.column.departure'),
      cell: (row) => <TimeAt instant={row.departureDate} zone={row.originZone} />,
    },
    arrivalDate: {
      width: wide(94, 96),
      header: t('waybills.column.arrival'),
      cell: (row) => <TimeAt instant={row.arrivalDate} zone={row.destinationZone} />,
    },
    origin: { width: wide(66, 64) },
    destination: { width: wide(64, 84), header: t('waybills.column.destination') },
    originZone: {},
    destinationZone: {},
    quantity: { width: wide(56, 62), header: t('waybills.column.pieces') },
    grossWeight: {
      width: wide(82, 84),
      header: t('waybills.column.gross'),
      cell: (row) => decimalText(row.grossWeight, 1),
    },
    volume: { width: wide(70, 82) },
    billingWeight: { width: wide(84, 86), header: t('waybills.column.billing') },
    hawbCount: { width: wide(54, 62), header: t('waybills.column.houses') },
    filled: { width: wide(80, 80), cell: (row) => <FilledCell filled={row.filled} /> },
    isCustoms: { width: wide(58, 80), header: t('waybills.column.customs') },
    remark: { width: wide(84, 110), muted: true, cell: ({ remark }) => remark ?? '' },
    updatedAt: { width: 104, muted: true },
  };
}

/** The flight, struck out where it does not fly. */
function FlightCell({ of: { flightNo, flightCancelled } }: { of: WaybillFlight }) {
  const { t } = useWords();
  if (flightNo === null) return <span className="value-missing">{missing}</span>;
  if (!flightCancelled) return shownFlightNo(flightNo);
  return (
    <s className="state-stop" title={t('waybills.flightCancelled')}>
      {shownFlightNo(flightNo)}
    </s>
  );
}

/** Whose cargo it is, in the reader's language. */
export function customerNames(
  { customers, customersEn }: Pick<DeskWaybillRow, 'customers' | 'customersEn'>,
  { t, language }: Pick<Words, 't' | 'language'>,
): string {
  return (language === 'en' ? customersEn : customers).join(t('waybills.pause'));
}

/** A moment in the time of its place, with year and offset on hover. */
export function TimeAt({ instant, zone }: { instant: string | null; zone: string }) {
  if (instant === null) return <span className="value-missing">{missing}</span>;
  const { short, full, offset } = localTime(instant, zone);
  return (
    <time dateTime={instant} title={`${full} ${offset}`}>
      {short}
    </time>
  );
}

/** How much of what was accepted the house waybills fill; more than all of it is a mistake somewhere. */
function FilledCell({ filled }: { filled: number | null }) {
  if (filled === null) return missing;
  if (filled <= 100) return filled;
  return (
    <span className="waybill-over state-act">
      <StateGlyph family="act" />
      {filled}
    </span>
  );
}
