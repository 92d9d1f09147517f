import type { CostPart } from '@loadline/contract/freight/landed-cost';
import { useWords } from '../../kernel/words.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { dayIn } from '../../ui/day-text.ts';
import { Field } from '../../ui/field.tsx';
import { NumericInput } from '../../ui/numeric-input.tsx';
import { Select } from '../../ui/select.tsx';
import type { KeptDuty } from './kept-duty.ts';
import { type CostKind, otherCurrency, pairOf } from './landed.ts';

interface LandedFieldsProps {
  kept: KeptDuty;
  onEnter: (changes: Partial<KeptDuty>) => void;
  parts: readonly CostPart<CostKind>[];
}

/** What nobody but the visitor knows: the delivery, how many pieces it is for, and at which rate two currencies meet. */
export function LandedFields({ kept, onEnter, parts }: LandedFieldsProps) {
  const { t } = useWords();
  const currencies = [...new Set(['USD', ...parts.map(({ currency }) => currency)])];
  const options = currencies.map((value) => ({ value, label: value }));
  const other = otherCurrency(parts, kept.currency);
  const pair = other === undefined ? '' : pairOf(other, kept.currency);
  const isOfPair = kept.ratePair === pair;
  return (
    <section className="calculator__box" aria-label={t('landed.rest')}>
      <h2 className="landed-head">{t('landed.rest')}</h2>
      <div className="landed-fields">
        <Field label={t('landed.delivery')} hint={t('landed.deliveryHint')}>
          <NumericInput
            maxLength={13}
            decimals={2}
            value={kept.delivery}
            onChange={(delivery) => onEnter({ delivery })}
          />
        </Field>
        <Field label={t('landed.deliveryIn')}>
          <Select
            options={options}
            value={kept.deliveryCurrency}
            onChange={(deliveryCurrency) => onEnter({ deliveryCurrency })}
          />
        </Field>
        <Field label={t('landed.pieces')} hint={t('landed.piecesHint')}>
          <NumericInput
            maxLength={9}
            decimals={0}
            value={kept.pieces}
            onChange={(pieces) => onEnter({ pieces })}
          />
        </Field>
        <Field label={t('landed.currency')}>
          <Select options={options} value={kept.currency} onChange={(currency) => onEnter({ currency })} />
        </Field>
        {other === undefined ? null : (
          <>
            <Field
              required
              label={t('landed.rate', { from: other, to: kept.currency })}
              hint={t('landed.rateHint')}
            >
              <NumericInput
                maxLength={14}
                value={isOfPair ? kept.rate : ''}
                onChange={(rate) => onEnter({ rate, ratePair: pair })}
              />
            </Field>
            <Field required label={t('landed.rateDay')}>
              <DateInput
                calendarLabel={t('calculator.calendar')}
                value={kept.rateOf}
                onChange={(day) => onEnter({ rateOf: day === '' ? '' : (dayIn(day) ?? '') })}
              />
            </Field>
          </>
        )}
      </div>
    </section>
  );
}
