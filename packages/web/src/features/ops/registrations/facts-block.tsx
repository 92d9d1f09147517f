import { wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { registrationDetailAnswer } from '@loadline/contract/ops/registration-desk.api';
import { volumeBands } from '@loadline/contract/registrations/registration';
import { useWords } from '../../../kernel/words.ts';
import { ResourceDetail } from '../../../resource/resource-detail.tsx';
import { isMissing } from '../../../resource/value-text.ts';
import { PanelBlock } from '../../../ui/side-panel.tsx';
import type { Registration } from './registration.ts';

const keys = [
  'companyNameEn',
  'contactName',
  'mobile',
  'email',
  'country',
  'address',
  'volumeBand',
  'lanes',
  'salesCode',
  'agreementVersion',
  'firstSubmittedAt',
] as const;

/** What the applicant wrote; the mobile in full, so that he can be called. */
export function FactsBlock({ of }: { of: Registration }) {
  const { t, language } = useWords();
  const fields = registrationDetailAnswer.kind === 'group' ? registrationDetailAnswer.fields : {};
  const volume = of.volumeBand && say(wordOf(volumeBands, of.volumeBand), language);
  return (
    <PanelBlock title={t('registrations.facts')}>
      <ResourceDetail
        fields={fields}
        keys={keys.filter((key) => !isMissing(of[key]))}
        record={of}
        instead={{
          mobile: <a href={`tel:${of.mobile}`}>{of.mobile}</a>,
          ...(volume && { volumeBand: volume }),
        }}
      />
    </PanelBlock>
  );
}
