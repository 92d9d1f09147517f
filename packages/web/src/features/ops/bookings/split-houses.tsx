import type { SplitHouse } from '@loadline/contract/bookings/booking.split';
import { shareOf } from '@loadline/contract/bookings/booking.split';
import { splitHouseFields } from '@loadline/contract/bookings/booking-desk.api';
import type { HouseRow } from '@loadline/contract/bookings/booking-rows';
import { volumeText, weightText, wholeText } from '@loadline/contract/kernel/figures';
import { say } from '@loadline/contract/kernel/text';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { missing } from '../../../resource/value-text.ts';
import { NumericInput } from '../../../ui/numeric-input.tsx';
import '../../../resource/figures-input.css';

const keys = ['pieces', 'grossWeight', 'volume'] as const;

type Typed = Readonly<Record<(typeof keys)[number], string>>;

interface SplitHousesProps {
  rows: readonly HouseRow[];
  onChange: (leaves: readonly SplitHouse[]) => void;
  onLeave: () => void;
}

/** How many pieces of each house waybill leave; their weight and volume are the even share until somebody knows better. */
export function SplitHouses({ rows, onChange, onLeave }: SplitHousesProps) {
  const { t, language } = useWords();
  const [typed, setTyped] = useState<Readonly<Record<string, Typed>>>({});
  const put = (row: HouseRow, change: Partial<Typed>) => {
    const next = { ...typed, [row.id]: withChange(row, typed[row.id], change) };
    setTyped(next);
    onChange(rows.flatMap((one) => leavesOf(one, next[one.id])));
  };
  return (
    <div className="figures-input" role="group" aria-label={say(splitHouseFields.id.label, language)}>
      <table>
        <thead>
          <tr>
            <th scope="col">{say(splitHouseFields.id.label, language)}</th>
            <th scope="col" className="figures-input__number">
              {t('bookings.split.booked')}
            </th>
            {keys.map((key) => (
              <th key={key} scope="col">
                {say(splitHouseFields[key].label, language)}
              </th>
            ))}
            <th scope="col" className="figures-input__number">
              {t('bookings.split.stay')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <SplitLine
              key={row.id}
              row={row}
              at={at}
              typed={typed[row.id]}
              put={(one) => put(row, one)}
              onLeave={onLeave}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface SplitLineProps {
  row: HouseRow;
  at: number;
  typed: Typed | undefined;
  put: (change: Partial<Typed>) => void;
  onLeave: () => void;
}

function SplitLine({ row, at, typed, put, onLeave }: SplitLineProps) {
  const { t, language } = useWords();
  const { bookingPkgsNum, bookingGrossWeight, bookingVolume, hawbNo, orderNumber } = row;
  const name = hawbNo ?? t('bookings.split.row', { row: at + 1 });
  const all = bookingPkgsNum ?? 0;
  const leaving = Number(typed?.pieces || 0);
  return (
    <tr>
      <th scope="row">
        {name}
        {orderNumber ? <small>{orderNumber}</small> : null}
      </th>
      <td className="figures-input__number">
        {[
          wholeText(all),
          bookingGrossWeight && weightText(bookingGrossWeight),
          bookingVolume && volumeText(bookingVolume),
        ]
          .map((figure) => figure ?? missing)
          .join(' / ')}
      </td>
      {keys.map((key) => (
        <td key={key}>
          <NumericInput
            aria-label={`${name} ${say(splitHouseFields[key].label, language)}`}
            min={0}
            max={key === 'pieces' ? all : undefined}
            decimals={key === 'pieces' ? 0 : 3}
            unit={splitHouseFields[key].unit}
            disabled={key !== 'pieces' && (leaving === 0 || leaving === all)}
            value={typed?.[key] ?? ''}
            onChange={(text) => put({ [key]: text })}
            onBlur={onLeave}
          />
        </td>
      ))}
      <td className="figures-input__number">{wholeText(Math.max(0, all - leaving))}</td>
    </tr>
  );
}

function withChange(row: HouseRow, was: Typed | undefined, change: Partial<Typed>): Typed {
  const now = { pieces: '', grossWeight: '', volume: '', ...was, ...change };
  if (change.pieces === undefined) return now;
  if (!/^[1-9]\d*$/.test(change.pieces)) return { ...now, grossWeight: '', volume: '' };
  const { grossWeight, volume } = shareOf(row, Number(change.pieces));
  return { ...now, grossWeight, volume };
}

function leavesOf({ id }: HouseRow, typed: Typed | undefined): SplitHouse[] {
  if (!typed || Number(typed.pieces || 0) === 0) return [];
  return [{ id, pieces: Number(typed.pieces), grossWeight: typed.grossWeight, volume: typed.volume }];
}
