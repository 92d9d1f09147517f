import type { Text } from '../kernel/text.ts';
import type { Announcement } from './announcement.ts';
import type { ProductPage } from './product-page.ts';

/** What is wrong with the slowest transit beside the fastest; both in days, or neither is told. */
export function transitFlaw({
  transitFrom,
  transitTo,
}: Pick<ProductPage, 'transitFrom' | 'transitTo'>): Text | undefined {
  if (transitFrom === null && transitTo === null) return undefined;
  return transitFrom === null || transitTo === null || transitTo < transitFrom
    ? { zh: '与最快时效同时填写，且不能小于它', en: 'given with the fastest transit, and not less than it' }
    : undefined;
}

/** What is wrong with the end of an announcement beside its beginning; both are instants. */
export function endFlaw({
  validFrom,
  validTo,
}: Pick<Announcement, 'validFrom' | 'validTo'>): Text | undefined {
  return validTo !== null && Date.parse(validTo) <= Date.parse(validFrom)
    ? { zh: '必须晚于开始显示的时间', en: 'later than the time it is shown from' }
    : undefined;
}
