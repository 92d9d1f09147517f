import { notSelling } from '@loadline/contract/bookings/booking.submit';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import { DraftField, FieldGrid } from '../../../resource/drafting/draft-field.tsx';
import { useBookingForm } from './booking-form.ts';
import { useChoices } from './use-choices.ts';

/** Section 6: who pays, how, and to which company. */
export function TermsBlock() {
  return (
    <FieldGrid>
      <DraftField path="terms.paymentType" span="two" several look={{ as: 'segments' }} />
      <DraftField path="terms.billType" />
      <SalesCompanyField />
    </FieldGrid>
  );
}

function SalesCompanyField() {
  const { language } = useWords();
  const { content, record } = useBookingForm();
  const { salesCompanies } = useChoices();
  const { salesCompany: chosen } = content.terms;
  const options = salesCompanies.map(({ value, zh, en }) => ({ value, label: say({ zh, en }, language) }));
  // A draft may name a company that is out of use: it stays to be read, and submitting tells.
  const isGone = chosen !== null && options.length > 0 && !options.some(({ value }) => value === chosen);
  if (isGone)
    options.push({
      value: chosen,
      label: record?.salesCompany ? say(record.salesCompany, language) : chosen,
    });
  return (
    <DraftField
      path="terms.salesCompany"
      look={{ options, ...(isGone && { hint: say(notSelling.says, language) }) }}
    />
  );
}
