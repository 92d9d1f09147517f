import type { Chargeable } from '@loadline/contract/freight/chargeable-weight';
import type { VolumeRule, WeightRule } from '@loadline/contract/freight/weight-rule';
import { plain } from '@loadline/contract/kernel/decimal';
import type { Words } from '../../kernel/words.ts';
import { figure, placesFor, weighed } from './figures.ts';

/** The number of a rule: a divisor, a density, or 1,000 kg to the revenue ton. */
function factorOf(rule: VolumeRule): string {
  switch (rule.kind) {
    case 'divisor':
      return figure(plain(rule.cubicCentimetres));
    case 'pounds':
      return figure(plain(rule.cubicInches));
    case 'density':
      return figure(plain(rule.kilograms));
    case 'revenueTon':
      return figure('1000');
  }
}

/** `÷ 6,000 cm³/kg`. */
export function ruleText({ volume }: WeightRule, { t }: Words): string {
  return t(`calculator.rule.${volume.kind}`, { factor: factorOf(volume) });
}

/** `Volume weight = 5,393,280 ÷ 6,000`. */
export function volumeText({ measure }: Chargeable, { volume }: WeightRule, { t }: Words): string {
  return t(`calculator.volumeOf.${volume.kind}`, {
    measure: figure(plain(measure)),
    factor: factorOf(volume),
  });
}

/** `5,393,280 ÷ 6,000 = 898.9 kg, or actual if more`. */
export function formulaText(result: Chargeable, rule: WeightRule, words: Words): string {
  const { measure, volumeWeight, gross } = result;
  const volume = weighed(volumeWeight, rule.unit, words, placesFor(volumeWeight, result, rule));
  const formula = words.t(`calculator.formula.${rule.volume.kind}`, {
    measure: figure(plain(measure)),
    factor: factorOf(rule.volume),
    volume,
    gross: figure(gross),
  });
  return rule.rounds === 'carton' ? words.t('calculator.formula.each', { formula }) : formula;
}

/** How the result was rounded, or that it is the least that is charged. */
export function roundingText({ by }: Chargeable, rule: WeightRule, words: Words): string {
  const { t } = words;
  if (by === 'minimum')
    return t('calculator.minimum', { minimum: weighed(plain(rule.minimum), rule.unit, words) });
  const [first, later] = rule.steps;
  const firstStep = weighed(plain(first?.step ?? '1'), rule.unit, words);
  const step = later
    ? t('calculator.steps', {
        step: firstStep,
        above: weighed(plain(later.above), rule.unit, words),
        later: weighed(plain(later.step), rule.unit, words),
      })
    : firstStep;
  return t(rule.rounds === 'carton' ? 'calculator.largerEach' : 'calculator.larger', { step });
}
