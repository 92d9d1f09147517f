import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import type { WaybillStatus } from '@loadline/contract/codes/waybill-status';
import type { WeightUnit } from '@loadline/contract/freight/weight-basis';
import { weightText } from '@loadline/contract/kernel/figures';
import { useWords, type Words } from '../../kernel/words.ts';
import { PlaceTime } from '../../resource/place-time.tsx';
import type { ColumnLook } from '../../resource/resource-columns.tsx';
import { missing } from '../../resource/value-text.ts';
import { type Charged, chargedShown } from '../../shared/freight/charged.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import { wayText } from './flight-text.ts';
import type { DeskWaybillRow, WaybillFlight } from './waybill-record.ts';
import { WaybillState } from './waybill-state.tsx';

/** What a waybill is billed by: an airline bills the whole of it in kilograms. */
export function billedOf({ billingWeight: weight, billingUnit: unit = 'kg' }: Billed): Charged {
  return { weight, unit };
}

interface Billed {
  readonly billingWeight: string | null;
  readonly billingUnit?: WeightUnit | null;
}

/** What both lists know of a row. */
type Common = WaybillFlight &
  Billed & {
    readonly status: WaybillStatus;
    readonly departureDate: string | null;
    readonly arrivalDate: string | null;
    readonly grossWeight: string;
    readonly filled: number | null;
    readonly remark: string | null;
  };

type CommonLooks<Row> = Readonly<
  Record<
    | Exclude<keyof Common, 'billingUnit'>
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
export function commonLooks<Row extends Common>({ t }: Words): CommonLooks<Row> {
  return {
    status: { cell: (row) => <WaybillState status={row.status} /> },
    statusAt: { width: 104, muted: true },
    flightNo: {
      width: 104,
      header: t('waybills.column.flight'),
      cell: (row) => <FlightCell of={row} />,
    },
    flightCancelled: {},
    via: {},
    flightDate: { width: 86 },
    departureDate: {
      width: 94,
      header: t('waybills.column.departure'),
      cell: (row) => (
        <PlaceTime instant={row.departureDate} zone={row.originZone} beside={row.destinationZone} />
      ),
    },
    arrivalDate: {
      width: 94,
      header: t('waybills.column.arrival'),
      cell: (row) => (
        <PlaceTime
          instant={row.arrivalDate}
          zone={row.destinationZone}
          beside={row.originZone}
          after={row.departureDate}
        />
      ),
    },
    origin: { width: 66 },
    destination: { width: 64, header: t('waybills.column.destination') },
    originZone: {},
    destinationZone: {},
    quantity: { width: 56, header: t('waybills.column.pieces') },
    grossWeight: {
      width: 82,
      header: t('waybills.column.gross'),
      cell: (row) => weightText(row.grossWeight),
    },
    volume: { width: 70 },
    billingWeight: {
      width: 92,
      header: t('waybills.column.billing'),
      drawn: true,
      align: 'end',
      cell: (row) => chargedShown(billedOf(row)),
    },

    hawbCount: { width: 64, header: t('waybills.column.houses') },
    filled: { width: 80, cell: (row) => <FilledCell filled={row.filled} /> },
    isCustoms: { width: 58, header: t('waybills.column.customs') },
    remark: { width: 84, muted: true, cell: ({ remark }) => remark ?? '' },
    updatedAt: { width: 104, muted: true },
  };
}

/** The flight, struck out where it does not fly, and where it stops. */
function FlightCell({ of: row }: { of: WaybillFlight }) {
  const { t } = useWords();
  const { flightNo, flightCancelled, via } = row;
  if (flightNo === null) return <span className="value-missing">{missing}</span>;
  const number = shownFlightNo(flightNo);
  if (flightCancelled)
    return (
      <s className="state-stop" title={t('waybills.flightCancelled')}>
        {number}
      </s>
    );
  if (via.length === 0) return number;
  return (
    <span title={wayText(row)}>
      {number} <small>{t('waybills.via', { airports: via.join(', ') })}</small>
    </span>
  );
}

/** Whose cargo it is, in the reader's language. */
export function customerNames(
  { customers, customersEn }: Pick<DeskWaybillRow, 'customers' | 'customersEn'>,
  { t, language }: Pick<Words, 't' | 'language'>,
): string {
  return (language === 'en' ? customersEn : customers).join(t('waybills.pause'));
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

/** In a sheet the unit stands beside its figure. */
export function withBillingUnit(columns: readonly string[]): string[] {
  return columns.flatMap((key) => (key === 'billingWeight' ? [key, 'billingUnit'] : [key]));
}
