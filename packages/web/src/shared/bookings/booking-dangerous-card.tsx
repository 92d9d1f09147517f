import { declaredRows, handlingCodesOf, handlingText } from '@loadline/contract/bookings/booking.dangerous';
import type { BookingContent } from '@loadline/contract/bookings/booking-content';
import {
  bookingDangerous,
  dangerousRow,
  dangerousWords,
} from '@loadline/contract/bookings/booking-dangerous';
import { detailFields } from '@loadline/contract/bookings/booking-detail';
import { houseRow } from '@loadline/contract/bookings/booking-rows';
import { documentTypes } from '@loadline/contract/codes/document-type';
import { specialHandling } from '@loadline/contract/codes/special-handling';
import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../kernel/words.ts';
import { DocumentFacts } from '../../resource/document/document-fact.tsx';
import { useDocumentReading } from '../../resource/document/document-reading.ts';
import { Card } from '../../ui/card.tsx';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import type { ReadBooking } from './booking-record.ts';
import { BookingRows } from './booking-rows-table.tsx';

interface BookingDangerousCardProps {
  content: BookingContent;
  papers: ReadBooking['papers'];
}

/** What the goods are, what is declared of them, how they are handled, and the papers that they call for. */
export function BookingDangerousCard({ content, papers }: BookingDangerousCardProps) {
  const { language } = useWords();
  const { picks } = useDocumentReading();
  const { special, handlingCodes, handling } = content.dangerous;
  const rows = declaredRows(content);
  const codes = handlingCodesOf(rows, handlingCodes);
  const text = handling ?? handlingText(rows, null);
  if (special.length === 0 && codes.length === 0 && text === null && !picks) return null;
  const { house: _house, ...fields } = dangerousRow.fields;
  const isOfSeveral = content.houses.rows.length > 1;
  const nameOf = (id: string | null) => {
    const at = content.houses.rows.findIndex((one) => one.id === id);
    return content.houses.rows[at]?.hawbNo ?? (at < 0 ? null : `${say(houseRow.label, language)} ${at + 1}`);
  };
  return (
    <Card flush title={say(bookingDangerous.label, language)}>
      <div className="booking-facts">
        <DocumentFacts paths={['dangerous.special', ...(picks ? ['dangerous.handling'] : [])]} />
        <dl className="document-facts">
          {codes.length > 0 ? (
            <div className="document-fact">
              <dt>{say(dangerousWords.codes, language)}</dt>
              <dd>
                {codes.map((one) => (
                  <abbr
                    key={one}
                    className="booking-code"
                    title={say(wordOf(specialHandling, one), language)}
                  >
                    {one}
                  </abbr>
                ))}
              </dd>
            </div>
          ) : null}
          {text === null ? null : (
            <div className="document-fact">
              <dt>{say(bookingDangerous.fields.handling.label, language)}</dt>
              <dd className="booking-handling">{text}</dd>
            </div>
          )}
          {papers.length > 0 ? (
            <div className="document-fact">
              <dt>{say(detailFields.papers.label, language)}</dt>
              <dd>
                {papers.map(({ document, isThere }) => (
                  <span key={document} className={`booking-paper state-${isThere ? 'done' : 'act'}`}>
                    <StateGlyph family={isThere ? 'done' : 'act'} size={12} />
                    {say(wordOf(documentTypes, document), language)}
                  </span>
                ))}
              </dd>
            </div>
          ) : null}
        </dl>
      </div>
      <BookingRows
        title={say(dangerousRow.label, language)}
        list="dangerous.rows"
        fields={isOfSeveral ? dangerousRow.fields : fields}
        rows={rows.map((row) => ({ ...row, house: nameOf(row.house) }))}
      />
    </Card>
  );
}
