import { isCode } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { interests, registration, volumeBands } from '@loadline/contract/registrations/registration';
import type { Entries } from '../../kernel/use-entries.ts';
import { useWords } from '../../kernel/words.ts';
import { ChipsChoice } from '../../ui/chips-choice.tsx';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import type { Application } from './application.ts';
import { ApplicationPart } from './application-part.tsx';
import { EntryText } from './entry-text.tsx';
import { optionsOf } from './options.ts';

/** What the applicant means to ship. Nothing of it is needed; it chooses the sales person. */
export function WishesPart({ entries }: { entries: Entries<Application> }) {
  const { t, language } = useWords();
  const { values, change } = entries;
  const { fields } = registration;
  const chosen = (codes: readonly string[]) => codes.filter((one) => isCode(interests, one));
  return (
    <ApplicationPart
      title={t('register.sections.wishes')}
      aside={<small>{t('register.sections.wishesNote')}</small>}
    >
      <div className="application__wide">
        <ChipsChoice
          label={say(fields.interests.label, language)}
          options={optionsOf(interests, language)}
          values={values.interests}
          onChange={(codes) => change({ interests: chosen(codes) })}
        />
      </div>
      <Field label={say(fields.volumeBand.label, language)}>
        <Select
          name="volumeBand"
          options={optionsOf(volumeBands, language)}
          placeholder={t('register.choose')}
          value={values.volumeBand}
          onChange={(band) => change({ volumeBand: isCode(volumeBands, band) ? band : '' })}
        />
      </Field>
      <EntryText entries={entries} name="salesCode" autoComplete="off" />
      <EntryText entries={entries} name="lanes" wide placeholder={t('register.lanesHint')} />
    </ApplicationPart>
  );
}
