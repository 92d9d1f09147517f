import { say } from '@loadline/contract/kernel/text';
import { chooseLabelRules, labelRules } from '@loadline/contract/labels/label-import.api';
import { useQuery } from '@tanstack/react-query';
import { asking } from '../../../kernel/asking.ts';
import { servedCustomer } from '../../../kernel/served-customer.ts';
import { useWords } from '../../../kernel/words.ts';
import { NotLoaded } from '../../../resource/not-loaded.tsx';
import { Alert } from '../../../ui/alert.tsx';
import { Field } from '../../../ui/field.tsx';
import { Select } from '../../../ui/select.tsx';

export interface ChosenRules {
  readonly schemeId: string;
  readonly brandId: string;
}

interface RulesChoiceProps {
  chosen: ChosenRules;
  disabled?: boolean;
  onChoose: (chosen: ChosenRules) => void;
}

const { schemeId, brandId } = chooseLabelRules.body;

/** By which scheme and for which brand labels are made. */
export function RulesChoice({ chosen, disabled = false, onChoose }: RulesChoiceProps) {
  const { t, language } = useWords();
  const rules = useQuery(asking(labelRules, {}));
  const named = (choices: readonly { value: string; zh: string; en: string }[]) =>
    choices.map(({ value, zh, en }) => ({ value, label: language === 'en' ? en : zh }));
  if (rules.isError)
    return (
      <NotLoaded
        what={say(schemeId.label, language)}
        error={rules.error}
        onRetry={() => void rules.refetch()}
      />
    );
  const { schemes = [], brands = [] } = rules.data ?? {};
  return (
    <>
      <div className="label-rules">
        <Field label={say(schemeId.label, language)} required>
          <Select
            value={chosen.schemeId}
            options={named(schemes)}
            placeholder={t('labels.import.choose')}
            disabled={disabled}
            onChange={(value) => onChoose({ ...chosen, schemeId: value })}
          />
        </Field>
        <Field label={say(brandId.label, language)} required>
          <Select
            value={chosen.brandId}
            options={named(brands)}
            placeholder={t('labels.import.choose')}
            disabled={disabled}
            onChange={(value) => onChoose({ ...chosen, brandId: value })}
          />
        </Field>
      </div>
      {rules.data && brands.length === 0 ? <NoBrands /> : null}
    </>
  );
}

/** Brands are the forwarder's to enter. */
function NoBrands() {
  const { t } = useWords();
  const isServed = servedCustomer() !== undefined;
  return (
    <Alert family="act">{t(isServed ? 'labels.import.noBrandsOfCustomer' : 'labels.import.noBrands')}</Alert>
  );
}
