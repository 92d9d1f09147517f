import type { AnswerOf } from '../kernel/endpoint.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, list, optional } from '../kernel/field.ts';
import { homePage } from './home-page.ts';
import { productTypes } from './product-type.ts';

/** What the forwarder has written, if anything, and the products that have published rates today, which is all that else is said. */
export const publicHome = endpoint('GET /adminapi/public/content/home', {
  access: 'public',
  title: { zh: '首页内容', en: 'Content of the home page' },
  answer: group(
    {
      home: optional(group(homePage.fields, { label: homePage.label })),
      offered: list(code(productTypes, { label: { zh: '产品', en: 'Product' } }), {
        label: { zh: '有公开运价的产品', en: 'Products with published rates' },
      }),
    },
    { label: homePage.label },
  ),
});

export type ShownHome = AnswerOf<typeof publicHome>;
