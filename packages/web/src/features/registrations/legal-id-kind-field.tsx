import { type LegalIdKind, legalIdKinds, legalIdKindsOf } from '@loadline/contract/facts/legal-id-kind';
import { isCode, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { registration } from '@loadline/contract/registrations/registration';
import { useWords } from '../../kernel/words.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Application } from './application.ts';

interface LegalIdKindFieldProps {
  accountType: Application['accountType'];
  /** What is being filled in: an application, or its correction. */
  entries: {
    readonly values: { readonly legalIdKind: LegalIdKind };
    readonly errors: { readonly legalIdKind?: string | undefined };
    change(entered: { legalIdKind: LegalIdKind }): void;
  };
}

/** What kind of number a company or a person is known by. */
export function LegalIdKindField({
  accountType,
  entries: { values, errors, change },
}: LegalIdKindFieldProps) {
  const { language } = useWords();
  const options = legalIdKindsOf(accountType).map((kind) => ({
    value: kind,
    label: say(wordOf(legalIdKinds, kind), language),
  }));
  return (
    <Field label={say(registration.fields.legalIdKind.label, language)} required error={errors.legalIdKind}>
      <Select
        name="legalIdKind"
        options={options}
        value={values.legalIdKind}
        onChange={(kind) => isCode(legalIdKinds, kind) && change({ legalIdKind: kind })}
      />
    </Field>
  );
}
