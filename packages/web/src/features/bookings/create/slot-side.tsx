import { withReduction } from '@loadline/contract/bookings/booking.room';
import { shownFlightNo } from '@loadline/contract/checks/flight-no';
import { airports } from '@loadline/contract/codes/place';
import { isCode } from '@loadline/contract/kernel/code';
import { exceeds } from '@loadline/contract/kernel/decimal';
import { gramsText, volumeText, weightText } from '@loadline/contract/kernel/figures';
import { useState } from 'react';
import { useWords } from '../../../kernel/words.ts';
import { goToPath } from '../../../resource/drafting/go-to-path.ts';
import { officeClock } from '../../../resource/office-time.ts';
import { SlotGauge } from '../../../shared/bookings/slot-gauge.tsx';
import { FlightHead } from '../../../shared/flights/flight-head.tsx';
import { Button } from '../../../ui/button.tsx';
import { PlainCard } from '../../../ui/card.tsx';
import { WaysOut } from '../ways-out.tsx';
import { BookingFlights } from './booking-flights.tsx';
import { useBookingForm } from './booking-form.ts';
import { useTakeFlight } from './use-take-flight.ts';
import '../../../shared/bookings/slot.css';

/** What the entries lead to on the flight: the slot live, and over its limit the ways out. */
export function SlotSide() {
  const { t } = useWords();
  const { content, room, totals } = useBookingForm();
  const { answer } = room;
  return (
    <section aria-label={t('booking.gauge.title')}>
      <PlainCard>
        {answer?.flight ? <FlightHead flight={answer.flight} /> : null}
        {answer?.room ? (
          <SlotGauge
            room={answer.room}
            kg={totals.slotKg}
            cbm={totals.slotCbm}
            over={exceeds(room.overKg, '0') ? 'kg' : exceeds(room.overCbm, '0') ? 'cbm' : undefined}
          />
        ) : null}
        {room.state === 'none' ? <p className="slot-hint">{t('booking.gauge.none')}</p> : null}
        {room.state === 'slotless' ? (
          <WaysOut family="act" title={t('booking.gauge.slotless')} says={t('booking.gauge.slotlessSays')} />
        ) : null}
        {room.state === 'failed' ? (
          <WaysOut family="act" title={t('booking.gauge.failed')} says="">
            <li>
              <Button onClick={room.ask}>{t('booking.gauge.again')}</Button>
            </li>
          </WaysOut>
        ) : null}
        {room.state === 'unknown' ? <NoFlight /> : null}
        {content.flight.position === '1' && !room.isBeyond ? (
          <p className="slot-hint">{t('booking.gauge.standBy')}</p>
        ) : room.isOver ? (
          <Overweight />
        ) : null}
        {answer?.room ? (
          <p className="slot-says" role="status">
            {t('booking.gauge.at', { time: officeClock(Date.parse(answer.at)) })}
          </p>
        ) : null}
      </PlainCard>
    </section>
  );
}

function Overweight() {
  const { t } = useWords();
  const { content, room, change } = useBookingForm();
  const take = useTakeFlight();
  const { answer, overKg, overCbm } = room;
  const isHeavy = exceeds(overKg, '0');
  const [most, over, unit] = isHeavy
    ? [gramsText(answer?.room?.remainingKg ?? '0'), gramsText(overKg), 'kg']
    : [volumeText(answer?.room?.remainingCbm ?? '0'), volumeText(overCbm), 'm³'];
  if (content.flight.specialPrice !== null && !room.isBeyond)
    return (
      <WaysOut
        family="act"
        title={t('booking.over.asked')}
        says={t('booking.over.askedSays', { over, unit })}
      >
        <li>
          <Button onClick={() => change('flight.specialPrice', null)}>{t('booking.over.askNot')}</Button>
        </li>
      </WaysOut>
    );
  return (
    <WaysOut
      family="stop"
      title={t(isHeavy ? 'booking.over.heavy' : 'booking.over.large')}
      says={t('booking.over.says', { most, over, unit })}
    >
      {room.reductions.slice(0, 1).map((reduction) => (
        <li key={reduction.rowId}>
          <Button onClick={() => layOn(withReduction(content, reduction), content, change)}>
            {t(reduction.grossWeight === null ? 'booking.over.lessVolume' : 'booking.over.lessWeight', {
              row: reduction.place,
            })}
            <small>
              {t('booking.over.to', {
                figure:
                  reduction.grossWeight === null
                    ? `${volumeText(reduction.volume ?? '0')} m³`
                    : `${gramsText(reduction.grossWeight)} kg`,
              })}
            </small>
          </Button>
        </li>
      ))}
      {(answer?.next ?? []).slice(0, 2).map((flight) => (
        <li key={flight.id}>
          <Button onClick={() => take(flight)}>
            {t('booking.over.next', { flight: shownFlightNo(flight.flightNo) })}
            <small>
              {t('booking.over.left', {
                day: flight.flightDate.slice(5),
                kg: weightText(flight.room?.remainingKg ?? '0'),
              })}
            </small>
          </Button>
        </li>
      ))}
      {room.isBeyond ? null : <Waiting over={over} unit={unit} />}
    </WaysOut>
  );
}

/** What fits the slot though not what is left of it may wait for staff. */
function Waiting({ over, unit }: { over: string; unit: string }) {
  const { t } = useWords();
  const { change } = useBookingForm();
  const request = () => {
    change('flight.specialPrice', t('booking.over.words', { over, unit }));
    setTimeout(() => goToPath('flight.specialPrice'));
  };
  return (
    <>
      <li>
        <Button onClick={() => change('flight.position', '1')}>
          {t('booking.over.standBy')}
          <small>{t('booking.over.leftOver')}</small>
        </Button>
      </li>
      <li>
        <Button onClick={request}>
          {t('booking.over.ask')}
          <small>{t('booking.over.byHand')}</small>
        </Button>
      </li>
    </>
  );
}

type Content = Parameters<typeof withReduction>[0];

/** The changed house waybill, and the totals it is part of, go into the form value by value. */
function layOn(after: Content, before: Content, change: (path: string, value: unknown) => void): void {
  for (const row of after.houses.rows) {
    const was = before.houses.rows.find(({ id }) => id === row.id);
    if (was?.bookingGrossWeight !== row.bookingGrossWeight)
      change(`houses.rows.${row.id}.bookingGrossWeight`, row.bookingGrossWeight);
    if (was?.bookingVolume !== row.bookingVolume)
      change(`houses.rows.${row.id}.bookingVolume`, row.bookingVolume);
  }
  if (after.cargo.grossWeight !== before.cargo.grossWeight)
    change('cargo.grossWeight', after.cargo.grossWeight);
  if (after.cargo.volume !== before.cargo.volume) change('cargo.volume', after.cargo.volume);
}

/** A flight that is not in the schedule: another one is chosen, or it is handed in to be verified, without a slot. */
function NoFlight() {
  const { t } = useWords();
  const { content, toVerify } = useBookingForm();
  const take = useTakeFlight();
  const [picks, setPicks] = useState(false);
  const { origin } = content.flight;
  return (
    <>
      <WaysOut
        family={toVerify.isOn ? 'act' : 'stop'}
        title={t('booking.noFlight.title')}
        says={t(toVerify.isOn ? 'booking.noFlight.asked' : 'booking.noFlight.says')}
      >
        {isCode(airports, origin) ? (
          <li>
            <Button onClick={() => setPicks(true)}>{t('booking.noFlight.pick')}</Button>
          </li>
        ) : null}
        <li>
          <Button onClick={toVerify.toggle}>
            {t(toVerify.isOn ? 'booking.noFlight.askNot' : 'booking.noFlight.ask')}
            {toVerify.isOn ? null : <small>{t('booking.over.byHand')}</small>}
          </Button>
        </li>
      </WaysOut>
      {picks && isCode(airports, origin) ? (
        <BookingFlights origin={origin} onPick={take} onClose={() => setPicks(false)} />
      ) : null}
    </>
  );
}
