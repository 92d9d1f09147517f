import { countries, offeredCountries } from '@loadline/contract/codes/country';
import { usualLegalIdKind } from '@loadline/contract/facts/legal-id-kind';
import { isCode } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { accountTypes, registration } from '@loadline/contract/registrations/registration';
import type { Entries } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { Field } from '../../ui/field.tsx';
import { SegmentedControl } from '../../ui/segmented.tsx';
import { Select } from '../../ui/select.tsx';
import type { Application } from './application.ts';
import { ApplicationPart } from './application-part.tsx';
import { legalIdLabel } from './entry-label.ts';
import { EntryText } from './entry-text.tsx';
import { LegalIdKindField } from './legal-id-kind-field.tsx';
import { LicenceField } from './licence-field.tsx';
import { optionsOf } from './options.ts';

/** Who applies: a company with its credit code and licence, or a person with an identity number and card. */
export function SubjectPart({ entries }: { entries: Entries<Application> }) {
  const words = useWords();
  const { t, language } = words;
  const { accountType, legalIdKind, country, licence } = entries.values;
  const turn = (to: string) => {
    // Number and paper are of another kind then.
    if (isCode(accountTypes, to)) {
      const usual = usualLegalIdKind(to);
      entries.change({ accountType: to, legalIdKind: usual, legalId: '', licence: null });
    }
  };
  const choice = (
    <SegmentedControl
      label={t('register.accountType')}
      name="accountType"
      options={optionsOf(accountTypes, language)}
      value={accountType}
      onChange={turn}
    />
  );
  return (
    <ApplicationPart title={t('register.sections.subject')} aside={choice}>
      {accountType === 'company' ? (
        <>
          <EntryText
            entries={entries}
            name="companyNameCn"
            required={legalIdKind === 'creditCode'}
            autoComplete="organization"
          />
          <EntryText entries={entries} name="companyNameEn" />
        </>
      ) : null}
      <LegalIdKindField accountType={accountType} entries={entries} />
      <EntryText
        key={accountType}
        entries={entries}
        name="legalId"
        required
        label={legalIdLabel(entries.values, words)}
        autoComplete="off"
      />
      {/* The names of all others are the browser's own, which the server need not share. */}
      <Field label={say(registration.fields.country.label, language)}>
        <Select
          name="country"
          options={optionsOf(countries, language).slice(0, offeredCountries)}
          placeholder={t('register.choose')}
          value={country}
          onChange={(one) => entries.change({ country: one })}
        />
      </Field>
      <EntryText entries={entries} name="address" />
      <LicenceField
        key={`licence of ${accountType}`}
        label={t(`register.licence.${accountType}`)}
        licence={licence}
        error={entries.errors.licence}
        onArrived={(arrived) => entries.change({ licence: arrived })}
      />
    </ApplicationPart>
  );
}
