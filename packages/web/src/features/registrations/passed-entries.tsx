import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { interests, registration, volumeBands } from '@loadline/contract/registrations/registration';
import { useWords, type Words } from '../../kernel/words.ts';
import { fileSizeText } from '../../ui/file-facts.ts';
import { StateGlyph } from '../../ui/state-glyph.tsx';
import type { HandedIn } from './correction.ts';
import { nameOfField } from './entry-label.ts';
import { ownTime } from './standing-steps.ts';
import type { Standing } from './status-form.tsx';

interface PassedEntriesProps {
  values: HandedIn;
  standing: Standing;
}

/** What was handed in and needs no correction, folded away. */
export function PassedEntries({ values, standing }: PassedEntriesProps) {
  const words = useWords();
  const { t } = words;
  const returned = new Set(standing.corrections.map(({ field }) => field));
  const passed = linesOf(values, standing, words).filter(({ field, text }) => !returned.has(field) && text);
  return (
    <details className="passed-entries" open>
      <summary>{t('status.kept', { count: passed.length })}</summary>
      <dl>
        {passed.map(({ field, text }) => (
          <div key={field}>
            <dt>{nameOfField(field, values, words)}</dt>
            <dd>
              {text}
              {field === 'legalId' ? (
                <span className="passed-entries__check state-done">
                  <StateGlyph family="done" />
                  {t('status.passed')}
                </span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}

function linesOf(values: HandedIn, { firstSubmittedAt }: Standing, { t, language }: Words) {
  const comma = language === 'en' ? ', ' : '、';
  const { licence, volumeBand } = values;
  return [
    { field: 'companyNameCn', text: values.companyNameCn },
    { field: 'companyNameEn', text: values.companyNameEn },
    { field: 'legalId', text: values.legalId },
    { field: 'licenceFileId', text: `${licence.name}, ${fileSizeText(licence.size)}` },
    { field: 'contactName', text: values.contactName },
    { field: 'email', text: values.email },
    { field: 'country', text: values.country },
    { field: 'address', text: values.address },
    {
      field: 'interests',
      text: values.interests.map((one) => say(wordOf(interests, one), language)).join(comma),
    },
    { field: 'volumeBand', text: volumeBand && say(wordOf(volumeBands, volumeBand), language) },
    { field: 'lanes', text: values.lanes },
    { field: 'salesCode', text: values.salesCode },
    {
      field: 'agreementVersion',
      text: t('status.accepted', { version: values.agreementVersion, time: ownTime(firstSubmittedAt) }),
    },
  ] satisfies { field: keyof typeof registration.fields; text: string | null }[];
}
