import { slotKilograms } from '@loadline/contract/bookings/booking.totals';
import type { WeightUnit } from '@loadline/contract/freight/weight-basis';
import { weightText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../kernel/words.ts';
import { missing } from '../../resource/value-text.ts';
import { LoadLineBar } from '../../ui/load-line-gauge.tsx';
import { slotLoad } from './slot-load.ts';
import './booking.css';

/** What of a booking's row tells how its slot stands. */
export interface Slotted {
  readonly slotMaxKg: string | null;
  readonly slotTakenKg: string | null;
  readonly reservedKg: string | null;
  readonly grossWeight: string;
  readonly billingWeight: string;
  readonly billingUnit: WeightUnit;
  readonly slotRemainingKg: string | null;
  readonly position: string | null;
  readonly departed: boolean;
  readonly flightCancelled: boolean;
}

/** The slot of a row: the load line to scale, and in words what is left, or by how much it is over. */
export function SlotBar({ row }: { row: Slotted }) {
  const { t } = useWords();
  const { slotMaxKg: max, slotTakenKg: taken, reservedKg: held } = row;
  if (row.departed) return <span className="booking-muted">{t('booking.slot.departed')}</span>;
  if (row.flightCancelled) return <span className="booking-muted">{t('booking.flightCancelled')}</span>;
  if (max === null || taken === null) return <span className="value-missing">{missing}</span>;
  const mine = held ?? slotKilograms(row.grossWeight, row.billingWeight, row.billingUnit);
  const load = slotLoad({ max, taken, held, mine });
  // Who stands by takes nothing: they see what is left for them.
  const stands = row.position === '1' && held === null;
  const words = stands
    ? t('booking.slot.left', { kg: weightText(row.slotRemainingKg ?? '0') })
    : load.over === undefined
      ? t('booking.slot.left', { kg: weightText(load.left) })
      : t('booking.slot.over', { kg: weightText(load.over) });
  return (
    <span className="slot-bar">
      <LoadLineBar
        limit={Number(load.limit)}
        taken={Number(load.taken)}
        mine={Number(load.mine)}
        label={t('booking.slot.label', {
          limit: weightText(load.limit),
          taken: weightText(load.taken),
          mine: weightText(load.mine),
        })}
      />
      <small className={load.over === undefined || stands ? undefined : 'slot-bar__over'}>{words}</small>
    </span>
  );
}
