import { DraftField, FieldGrid } from '../../../resource/drafting/draft-field.tsx';
import { useBookingForm } from './booking-form.ts';
import { useChoices } from './use-choices.ts';

/** Section 5: who pays, how, and to which company. */
export function TermsBlock() {
  const { content } = useBookingForm();
  const { salesCompanies } = useChoices();
  const { salesCompany: chosen } = content.terms;
  const names =
    chosen === null || salesCompanies.includes(chosen) ? salesCompanies : [...salesCompanies, chosen];
  return (
    <FieldGrid>
      <DraftField path="terms.paymentType" span="two" several look={{ as: 'segments' }} />
      <DraftField path="terms.billType" />
      <DraftField
        path="terms.salesCompany"
        look={names.length > 0 ? { options: names.map((name) => ({ value: name, label: name })) } : {}}
      />
    </FieldGrid>
  );
}
