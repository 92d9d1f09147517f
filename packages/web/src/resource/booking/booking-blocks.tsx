import { bookingBlocks } from '@loadline/contract/bookings/booking-content';
import { bookingRoles } from '@loadline/contract/bookings/booking-party';
import { countries } from '@loadline/contract/codes/country';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import { BookingCargoCard } from './booking-cargo-card.tsx';
import { BookingFacts, Pick, SentBack } from './booking-fact.tsx';
import { BookingHousesCard } from './booking-houses-card.tsx';
import { useBookingReading } from './booking-reading.ts';
import type { ReadBooking } from './booking-record.ts';
import './booking.css';

/** What the customer asks for, section by section, to be read. Stands in a `BookingReadingContext`. */
export function BookingBlocks({ record }: { record: ReadBooking }) {
  return (
    <>
      <FactsCard block="flight" />
      <BookingHousesCard houses={record.houses} />
      <PartiesCard />
      <BookingCargoCard />
      <FactsCard block="terms" />
      <FactsCard block="pickup" />
    </>
  );
}

function FactsCard({ block }: { block: 'flight' | 'terms' | 'pickup' }) {
  const { t } = useWords();
  const keys = Object.keys(bookingBlocks[block].fields);
  return (
    <Card title={t(`booking.section.${block}`)}>
      <BookingFacts paths={keys.map((key) => `${block}.${key}`)} />
    </Card>
  );
}

function PartiesCard() {
  const { t, language } = useWords();
  const { content, picks } = useBookingReading();
  const roles = codesOf(bookingRoles).filter((role) => content.parties[role] !== null || picks);
  return (
    <Card flush title={t('booking.section.parties')}>
      <div className="trust-companies">
        {roles.map((role) => {
          const party = content.parties[role];
          const path = `parties.${role}`;
          const name = say(wordOf(bookingRoles, role), language);
          const country = party?.country ? say(wordOf(countries, party.country), language) : null;
          return (
            <section key={role} className="trust-company" aria-label={name}>
              <h3>{name}</h3>
              <b>{party?.name}</b>
              <p>{[party?.tel, party?.address, country].filter(Boolean).join(' · ')}</p>
              <SentBack path={path} />
              {Object.keys(party ?? {}).map((key) => (
                <SentBack key={key} path={`${path}.${key}`} />
              ))}
              <Pick path={path} />
            </section>
          );
        })}
      </div>
    </Card>
  );
}
