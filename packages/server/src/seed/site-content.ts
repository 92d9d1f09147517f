import { readFileSync } from 'node:fs';
import { codesOf } from '@loadline/contract/kernel/code';
import type { Fields, ValuesOf } from '@loadline/contract/kernel/field';
import { check, sayFindings } from '@loadline/contract/kernel/schema';
import { aboutContent } from '@loadline/contract/site/about-page';
import { homeContent } from '@loadline/contract/site/home-page';
import { agreementContent, declarationContent, editionField } from '@loadline/contract/site/legal-text';
import { productContent } from '@loadline/contract/site/product-page';
import { productTypes } from '@loadline/contract/site/product-type';
import { columnOf } from '../kernel/sql.ts';
import { unwrittenAbout, unwrittenProduct } from './unwritten.ts';

const agreement = contentOf('agreement', { edition: editionField, ...agreementContent });
const declaration = contentOf('declaration', { edition: editionField, ...declarationContent });

/** The editions of what is agreed to and signed that every installation starts with. */
export const firstEditions = { agreement, declaration };

/** What the demo's forwarder says on its home page. A fresh installation says nothing. */
export const demoHome = contentOf('home', homeContent);

/** What the demo's forwarder says of its products and of itself. */
export const demoPages = {
  products: codesOf(productTypes).map((type) => ({ type, ...contentOf(type, productContent) })),
  about: contentOf('about', aboutContent),
};

/** The same as rows; they go with the demo unless staff have changed them. */
export function demoSiteRows(updatedAt: Date, sample: Partial<typeof demoHome>) {
  const rowOfDemo = (content: object) => ({ ...rowOf(content), demo: true, updated_at: updatedAt });
  return {
    home_page: [rowOfDemo({ ...demoHome, ...sample })],
    product_page: demoPages.products.map(rowOfDemo),
    about_page: [{ only_one: true, ...rowOfDemo(demoPages.about) }],
  };
}

/** The words of the public site that every installation starts with, as rows. Of products and of itself it promises nothing. */
export const siteContent = {
  products: demoPages.products.map(({ type, titleZh, titleEn }) =>
    rowOf({ type, titleZh, titleEn, ...unwrittenProduct }),
  ),
  about: rowOf(unwrittenAbout),
  agreement: rowOf(agreement),
  declaration: rowOf(declaration),
};

function contentOf<F extends Fields>(name: string, fields: F): ValuesOf<F> {
  const text = readFileSync(new URL(`content/${name}.json`, import.meta.url), 'utf8');
  const checked = check(fields, JSON.parse(text));
  if (checked.ok) return checked.value;
  throw new Error(`seed/content/${name}.json: ${sayFindings(checked.findings, 'en')}`);
}

function rowOf(content: object): Record<string, unknown> {
  return Object.fromEntries(Object.entries(content).map(([key, value]) => [columnOf(key), value]));
}
