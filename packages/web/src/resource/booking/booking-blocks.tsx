import { type BookingContent, bookingBlocks } from '@loadline/contract/bookings/booking-content';
import { bookingRoles } from '@loadline/contract/bookings/booking-party';
import { countries } from '@loadline/contract/codes/country';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { Card } from '../../ui/card.tsx';
import { DocumentFacts, Pick, SentBack } from '../document/document-fact.tsx';
import { DocumentReadingContext, type Picks, useDocumentReading } from '../document/document-reading.ts';
import { BookingCargoCard } from './booking-cargo-card.tsx';
import { BookingHousesCard } from './booking-houses-card.tsx';
import { readContent, readingOf } from './booking-reading.ts';
import type { ReadBooking } from './booking-record.ts';
import './booking.css';

interface BookingBlocksProps {
  record: ReadBooking;
  /** While fields are chosen. */
  picks?: Picks | undefined;
}

/** What the customer asks for, section by section, to be read. */
export function BookingBlocks({ record, picks }: BookingBlocksProps) {
  const { language } = useWords();
  const content = readContent(record, language);
  return (
    <DocumentReadingContext value={readingOf(record, content, picks)}>
      <FactsCard block="flight" />
      <BookingHousesCard houses={record.houses} />
      <PartiesCard parties={content.parties} />
      <BookingCargoCard cargo={content.cargo} />
      <FactsCard block="terms" />
      <FactsCard block="pickup" />
    </DocumentReadingContext>
  );
}

function FactsCard({ block }: { block: 'flight' | 'terms' | 'pickup' }) {
  const { t } = useWords();
  const keys = Object.keys(bookingBlocks[block].fields);
  return (
    <Card title={t(`booking.section.${block}`)}>
      <DocumentFacts paths={keys.map((key) => `${block}.${key}`)} />
    </Card>
  );
}

function PartiesCard({ parties }: { parties: BookingContent['parties'] }) {
  const { t, language } = useWords();
  const { picks } = useDocumentReading();
  const roles = codesOf(bookingRoles).filter((role) => parties[role] !== null || picks);
  return (
    <Card flush title={t('booking.section.parties')}>
      <div className="trust-companies">
        {roles.map((role) => {
          const party = parties[role];
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
