import { readFileSync } from 'node:fs';
import { codesOf } from '@loadline/contract/kernel/code';
import type { Fields, ValuesOf } from '@loadline/contract/kernel/field';
import { check, sayFindings } from '@loadline/contract/kernel/schema';
import { aboutContent } from '@loadline/contract/site/about-page';
import { productContent } from '@loadline/contract/site/product-page';
import { productTypes } from '@loadline/contract/site/product-type';
import { columnOf } from '../kernel/sql.ts';

/** The words of the public site that every installation starts with, as rows: six products and the about page. */
export const siteContent = {
  products: codesOf(productTypes).map((type) => ({ type, ...rowOf(contentOf(type, productContent)) })),
  about: rowOf(contentOf('about', aboutContent)),
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
