import type { Text } from '../kernel/text.ts';
import type { Announcement } from './announcement.ts';
import type { ProductPage } from './product-page.ts';

/** What is wrong with the slowest transit beside the fastest; both in days. */
export function transitFlaw({
  transitFrom,
  transitTo,
}: Pick<ProductPage, 'transitFrom' | 'transitTo'>): Text | undefined {
  return transitTo < transitFrom
    ? { zh: '不能小于最快时效', en: 'not less than the fastest transit' }
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
