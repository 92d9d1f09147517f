import {
  type BookingContent,
  bookingBlocks,
  contentFields,
} from '@loadline/contract/bookings/booking-content';
import { bookingRoles } from '@loadline/contract/bookings/booking-party';
import { dimensionRow, itemRow } from '@loadline/contract/bookings/booking-rows';
import { countries } from '@loadline/contract/codes/country';
import { fieldAt, labelAt, valueAt } from '@loadline/contract/documents/document.path';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { type Language, say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { DocumentFacts, Pick, SentBack } from '../../resource/document/document-fact.tsx';
import {
  type DocumentReading,
  DocumentReadingContext,
  type Picks,
  reasonsBy,
  useDocumentReading,
} from '../../resource/document/document-reading.ts';
import { Card } from '../../ui/card.tsx';
import { BookingDangerousCard } from './booking-dangerous-card.tsx';
import { BookingHousesCard } from './booking-houses-card.tsx';
import type { ReadBooking } from './booking-record.ts';
import { BookingRows } from './booking-rows-table.tsx';
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
      <BookingHousesCard of={record} />
      <PartiesCard parties={content.parties} />
      <BookingCargoCard cargo={content.cargo} />
      <BookingDangerousCard content={content} papers={record.papers} />
      <FactsCard block="terms" />
      <FactsCard block="pickup" />
    </DocumentReadingContext>
  );
}

function FactsCard({ block }: { block: 'flight' | 'terms' | 'pickup' }) {
  const { language } = useWords();
  const keys = Object.keys(bookingBlocks[block].fields);
  return (
    <Card title={say(bookingBlocks[block].label, language)}>
      <DocumentFacts paths={keys.map((key) => `${block}.${key}`)} />
    </Card>
  );
}

function PartiesCard({ parties }: { parties: BookingContent['parties'] }) {
  const { language } = useWords();
  const { picks } = useDocumentReading();
  const roles = codesOf(bookingRoles).filter((role) => parties[role] !== null || picks);
  return (
    <Card flush title={say(bookingBlocks.parties.label, language)}>
      <div className="document-companies">
        {roles.map((role) => {
          const party = parties[role];
          const path = `parties.${role}`;
          const name = say(wordOf(bookingRoles, role), language);
          const country = party?.country ? say(wordOf(countries, party.country), language) : null;
          return (
            <section key={role} className="document-company" aria-label={name}>
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

/** The cargo: what it is, how large, and what it consists of. */
function BookingCargoCard({ cargo }: { cargo: BookingContent['cargo'] }) {
  const { language } = useWords();
  const { dimensions, items, unit } = cargo;
  return (
    <Card flush title={say(bookingBlocks.cargo.label, language)}>
      <div className="booking-facts">
        <DocumentFacts
          paths={['goodsName', 'marks', 'quantity', 'grossWeight', 'volume'].map((key) => `cargo.${key}`)}
        />
      </div>
      <BookingRows
        title={`${say(bookingBlocks.cargo.fields.dimensions.label, language)} ${unit}`}
        list="cargo.dimensions"
        fields={dimensionRow.fields}
        rows={dimensions}
      />
      <BookingRows
        title={say(bookingBlocks.cargo.fields.items.label, language)}
        list="cargo.items"
        fields={itemRow.fields}
        rows={items}
      />
    </Card>
  );
}

/** A booking as its parts read it; what was sent back stands at its fields until it is handed in again. */
function readingOf(
  { booking, corrections }: ReadBooking,
  content: BookingContent,
  picks?: Picks,
): DocumentReading {
  return {
    valueAt: (path) => valueAt(content, path),
    fieldAt: (path) => fieldAt(contentFields, path),
    labelAt: (path) => labelAt(contentFields, content, path),
    reasonsAt: reasonsBy(booking.status === '30' ? corrections : []),
    picks,
  };
}

/** What was asked for in the reader's words: the company that sells by its name, not by its code, and the product. */
function readContent(
  { booking: { productEn }, content, salesCompany }: ReadBooking,
  language: Language,
): BookingContent {
  const { flight, terms } = content;
  const product = (language === 'en' ? productEn : null) ?? flight.product;
  const company = salesCompany ? say(salesCompany, language) : terms.salesCompany;
  return { ...content, flight: { ...flight, product }, terms: { ...terms, salesCompany: company } };
}
