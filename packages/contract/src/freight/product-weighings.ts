import { places } from '../codes/place.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, group, list, optional } from '../kernel/field.ts';
import type { Weighing } from './weighing.ts';
import { weighing } from './weighing.ts';

const weighingFrom = {
  /** Null in the one that holds from everywhere else. */
  origin: optional(code(places, { label: { zh: '起运地', en: 'Origin' } })),
  weighing: group(weighing, { label: { zh: '计重规则', en: 'Weight rule' } }),
};

/** How a product weighs, by where its cargo comes from: a rate card may say it otherwise for its own origin. */
export const productWeighings = list(group(weighingFrom, { label: { zh: '计重规则', en: 'Weight rule' } }), {
  label: { zh: '计重规则', en: 'Weight rules' },
});

/** How cargo from an origin weighs, as wherever else it is weighed; null for a product that nobody knows. */
export function weighingAt(
  weighings: readonly ValuesOf<typeof weighingFrom>[] | undefined,
  origin: string | null,
): Weighing | null {
  const from = (where: string | null) => weighings?.find((one) => one.origin === where)?.weighing;
  return from(origin) ?? from(null) ?? null;
}
