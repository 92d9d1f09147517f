import { publishedRate } from '../freight/freight.api.ts';
import type { AnswerOf } from '../kernel/endpoint.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, list, optional, text } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { productPage } from './product-page.ts';

const line = group(
  pick(productPage, 'type', 'titleZh', 'titleEn', 'transitFrom', 'transitTo', 'leastZh', 'leastEn'),
  { label: { zh: '线路', en: 'Line' } },
);

/**
 * A product's page with the published rates of its products that hold today, and in short all that this host shows. A type that the host does not have is answered by the first
 * product of its group: `product.type` then differs from what was asked. Transit, least weight and
 * weight rule are those of the rates, where there are any; the page's own words are for products without.
 */
export const publicProduct = endpoint('GET /adminapi/public/content/product', {
  access: 'public',
  title: { zh: '产品内容', en: 'Content of a product' },
  query: { type: optional(text({ label: { zh: '产品', en: 'Product' }, max: 60 })) },
  answer: group(
    {
      product: group(productPage.fields, { label: productPage.label }),
      rates: list(publishedRate, { label: { zh: '今日运价', en: 'Rates of today' }, max: 1_000 }),
      lines: list(line, { label: { zh: '线路', en: 'Lines' } }),
    },
    { label: productPage.label },
  ),
});

export type ShownProduct = AnswerOf<typeof publicProduct>;
