import type { calculatorAddress } from '@loadline/contract/freight/calculator';
import type { PublicRate } from '@loadline/contract/freight/freight.api';
import type { Found } from '../../kernel/address.ts';
import { useWords } from '../../kernel/words.ts';
import { DateInput } from '../../ui/date-input.tsx';
import { dayIn } from '../../ui/day-text.ts';
import { Field } from '../../ui/field.tsx';
import { Select } from '../../ui/select.tsx';
import { UnitChoice } from './unit-choice.tsx';
import type { Cargo } from './use-cargo.ts';

/** The way as the address names it; today unless it names a day. */
export type ChosenWay = Pick<Found<typeof calculatorAddress>, 'origin' | 'zone' | 'ready'>;

interface WayChoiceProps {
  way: ChosenWay;
  onWay: (change: ChosenWay) => void;
  cards: readonly PublicRate[];
  day: string;
  cargo: Cargo;
}

/** From where, to which zone and when; only ways that have a rate can be chosen. */
export function WayChoice({ cards, way, day, onWay, cargo }: WayChoiceProps) {
  const { t, language } = useWords();
  const origins = new Map(
    cards.map(({ origin, originZh, originEn }) => [origin, language === 'en' ? originEn : originZh]),
  );
  const zones = new Map(
    cards
      .filter(({ origin }) => origin === way.origin)
      .map(({ zone, zoneZh, zoneEn }) => [zone, language === 'en' ? zoneEn : zoneZh]),
  );
  return (
    <div className="way-choice">
      <Field label={t('calculator.origin')}>
        <Select
          placeholder={t('calculator.choose')}
          options={[...origins].map(([value, label]) => ({ value, label }))}
          value={way.origin ?? ''}
          onChange={(origin) => onWay({ origin: origin || undefined, zone: undefined })}
        />
      </Field>
      <Field label={t('calculator.destination')}>
        <Select
          placeholder={t('calculator.choose')}
          options={[...zones].map(([value, label]) => ({ value, label }))}
          value={way.zone ?? ''}
          onChange={(zone) => onWay({ zone: zone || undefined })}
        />
      </Field>
      <Field label={t('calculator.ready')}>
        <DateInput
          calendarLabel={t('calculator.calendar')}
          value={day}
          onChange={(ready) => onWay({ ready: dayIn(ready) })}
        />
      </Field>
      <UnitChoice cargo={cargo} />
    </div>
  );
}
