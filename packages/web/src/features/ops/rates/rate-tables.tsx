import { rateCard, surchargeBases } from '@loadline/contract/freight/rate-card';
import { codesOf, wordOf } from '@loadline/contract/kernel/code';
import { say } from '@loadline/contract/kernel/text';
import { useWords } from '../../../kernel/words.ts';
import type { Control } from '../../../resource/input-look.ts';
import { RowsInput } from './rows-input.tsx';

const { breaks, surcharges } = rateCard.fields;

/** From which weight on which price holds. */
export function BreaksInput({ control }: { control: Control }) {
  const { t, language } = useWords();
  return (
    <RowsInput
      label={say(breaks.label, language)}
      look="pairs"
      control={control}
      columns={[
        { key: 'from', label: t('rates.from'), decimals: 3 },
        { key: 'price', label: t('rates.price'), decimals: 4 },
      ]}
      empty={{ from: '', price: '' }}
      least={1}
      addLabel={t('rates.addBreak')}
    />
  );
}

/** What is paid besides the freight. */
export function SurchargesInput({ control }: { control: Control }) {
  const { t, language } = useWords();
  const bases = codesOf(surchargeBases).map((value) => ({
    value,
    label: say(wordOf(surchargeBases, value), language),
  }));
  return (
    <RowsInput
      label={say(surcharges.label, language)}
      look="quads"
      control={control}
      columns={[
        { key: 'nameZh', label: t('rates.nameZh') },
        { key: 'nameEn', label: t('rates.nameEn') },
        { key: 'per', label: t('rates.per'), options: bases },
        { key: 'amount', label: t('rates.amount'), decimals: 4 },
      ]}
      empty={{ nameZh: '', nameEn: '', per: 'unit', amount: '' }}
      least={0}
      addLabel={t('rates.addSurcharge')}
    />
  );
}
