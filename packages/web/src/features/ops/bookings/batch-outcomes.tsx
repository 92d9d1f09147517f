import type { decideBookings } from '@loadline/contract/bookings/booking-batch.api';
import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { gramsText, volumeText } from '@loadline/contract/kernel/figures';
import { PageLink } from '../../../kernel/page-link.tsx';
import { useWords } from '../../../kernel/words.ts';
import { StateDot } from '../../../ui/status-chip.tsx';
import type { DeskBookingRow } from './desk-booking.ts';

type Outcome = AnswerOf<typeof decideBookings>[number];

interface BatchOutcomesProps {
  outcomes: readonly Outcome[];
  rows: readonly DeskBookingRow[];
  /** How it went as a whole. */
  sum: string;
}

/** What became of each of the chosen bookings, those that were refused first. */
export function BatchOutcomes({ outcomes, rows, sum }: BatchOutcomesProps) {
  const numbers = new Map(rows.map(({ id, bookingNo }) => [id, bookingNo]));
  const refusedFirst = outcomes.toSorted((one, other) => Number(one.done) - Number(other.done));
  return (
    <div role="status">
      <p>{sum}</p>
      <ul className="batch-outcomes">
        {refusedFirst.map((one) => {
          const no = numbers.get(one.id) ?? '';
          return (
            <li key={one.id}>
              <PageLink page="opsBooking" query={{ no }}>
                {no}
              </PageLink>
              <Became outcome={one} />
            </li>
          );
        })}
      </ul>
    </div>
  );
}

function Became({ outcome }: { outcome: Outcome }) {
  const { t } = useWords();
  if (outcome.done) return <StateDot family="done">{outcome.mawbNo ?? t('bookings.batch.done')}</StateDot>;
  if (outcome.message === null) return <StateDot family="wait">{t('bookings.batch.asItWas')}</StateDot>;
  return (
    <StateDot family="act">
      <Refused outcome={outcome} />
    </StateDot>
  );
}

function Refused({ outcome: { message, room } }: { outcome: Outcome }) {
  const { t } = useWords();
  const left = room && {
    kg: gramsText(room.remainingKg),
    cbm: volumeText(room.remainingCbm),
  };
  return [message, left && t('bookings.batch.left', left)].filter(Boolean).join(' · ');
}
