import { both } from '../kernel/both.ts';
import { group } from '../kernel/field.ts';

/** Free text under a heading; a line break begins a paragraph. */
export const prose = group(
  {
    ...both('title', { label: { zh: '标题', en: 'Title' }, max: 80 }),
    ...both('text', { label: { zh: '正文', en: 'Text' }, max: 2_000 }),
  },
  { label: { zh: '段落', en: 'Section' } },
);
