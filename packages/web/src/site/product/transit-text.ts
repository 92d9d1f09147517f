import type { ProductPage } from '@loadline/contract/site/product-page';
import type { Words } from '../../kernel/words.ts';

/** How long cargo takes; nobody has said so of a page that is not written. */
export function transitText(
  { transitFrom: from, transitTo: to }: Pick<ProductPage, 'transitFrom' | 'transitTo'>,
  { t }: Pick<Words, 't'>,
): string {
  return from === null || to === null ? t('line.asQuoted') : t('line.days', { from, to });
}
