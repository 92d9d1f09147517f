import type { CostPart } from '@loadline/contract/freight/landed-cost';
import { useWords } from '../../kernel/words.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { dayIn } from '../../ui/day-text.ts';
import { Field } from '../../ui/field.tsx';
import { NumericInput } from '../../ui/numeric-input.tsx';
import { Select } from '../../ui/select.tsx';
import { type CostKind, otherCurrency, pairOf } from './landed.ts';
import type { Duty } from './use-duty.ts';

/** What nobody but the visitor knows: the delivery, how many pieces it is for, and at which rate two currencies meet. */
export function LandedFields({ duty, parts }: { duty: Duty; parts: readonly CostPart<CostKind>[] }) {
  const { t } = useWords();
  const currencies = [...new Set(['USD', ...parts.map(({ currency }) => currency)])];
  const options = currencies.map((value) => ({ value, label: value }));
  const other = otherCurrency(parts, duty.currency);
  const pair = other === undefined ? '' : pairOf(other, duty.currency);
  const isOfPair = duty.ratePair === pair;
  return (
    <section className="calculator__box" aria-label={t('landed.rest')}>
      <h2 className="landed-head">{t('landed.rest')}</h2>
      <div className="landed-fields">
        <Field label={t('landed.delivery')} hint={t('landed.deliveryHint')}>
          <NumericInput
            maxLength={13}
            decimals={2}
            value={duty.delivery}
            onChange={(delivery) => duty.enter({ delivery })}
          />
        </Field>
        <Field label={t('landed.deliveryIn')}>
          <Select
            options={options}
            value={duty.deliveryCurrency}
            onChange={(deliveryCurrency) => duty.enter({ deliveryCurrency })}
          />
        </Field>
        <Field label={t('landed.pieces')} hint={t('landed.piecesHint')}>
          <NumericInput
            maxLength={9}
            decimals={0}
            value={duty.pieces}
            onChange={(pieces) => duty.enter({ pieces })}
          />
        </Field>
        <Field label={t('landed.currency')}>
          <Select options={options} value={duty.currency} onChange={(currency) => duty.enter({ currency })} />
        </Field>
        {other === undefined ? null : (
          <>
            <Field
              required
              label={t('landed.rate', { from: other, to: duty.currency })}
              hint={t('landed.rateHint')}
            >
              <NumericInput
                maxLength={14}
                decimals={8}
                value={isOfPair ? duty.rate : ''}
                onChange={(rate) => duty.enter({ rate, ratePair: pair })}
              />
            </Field>
            <Field required label={t('landed.rateDay')}>
              <DateInput
                calendarLabel={t('calculator.calendar')}
                value={duty.rateOf}
                onChange={(day) => duty.enter({ rateOf: day === '' ? '' : (dayIn(day) ?? '') })}
              />
            </Field>
          </>
        )}
      </div>
    </section>
  );
}
