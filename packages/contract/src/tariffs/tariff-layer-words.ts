import { wordOf } from '../kernel/code.ts';
import { moneyText } from '../kernel/figures.ts';
import type { Language } from '../kernel/text.ts';
import { say } from '../kernel/text.ts';
import { tariffBases } from './tariff.codes.ts';
import type { TariffLayer } from './tariff-line.ts';

/** Of what a layer is a percentage: dollars, and which where that is not the whole value; empty of a rate by quantity. */
export function baseText({ base, basis }: Pick<TariffLayer, 'base' | 'basis'>, language: Language): string {
  if (base === null) return '';
  const which = basis === null || basis === 'entered' ? '' : ` ${say(wordOf(tariffBases, basis), language)}`;
  return `${moneyText(base)}${which}`;
}
