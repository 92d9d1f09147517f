import { gramsText, moneyText, wholeText } from '@loadline/contract/kernel/figures';
import { useWords } from '../../kernel/words.ts';
import type { CustomsOverview } from './customs-filters.ts';

/** What everything found comes to: pieces and weight, values and taxes by their currencies. */
export function CustomsTotals({ of: { packages, grossWeight, values, taxes } }: { of: CustomsOverview }) {
  const { t } = useWords();
  return (
    <>
      <span>{t('customs.cargoSums', { packages: wholeText(packages), weight: gramsText(grossWeight) })}</span>
      <Sums label={t('customs.values')} sums={values} />
      <Sums label={t('customs.taxes')} sums={taxes} />
    </>
  );
}

function Sums({ label, sums }: { label: string; sums: CustomsOverview['values'] }) {
  const { t } = useWords();
  if (sums.length === 0) return null;
  return (
    <span>
      {label}{' '}
      {sums.map(({ currency, amount, files }) => (
        <span key={currency}>
          <b>
            {currency} {moneyText(amount)}
          </b>
          {t('customs.sumOf', { count: files })}{' '}
        </span>
      ))}
    </span>
  );
}
