import { both } from '../kernel/both.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { instant, list, optional, text, whole } from '../kernel/field.ts';
import { resource } from '../kernel/resource.ts';
import { prose } from './prose.ts';

/** The name under which a text was published; what was accepted is kept with it. */
export const editionField = text({
  label: { zh: '版本名称', en: 'Edition' },
  max: 20,
  rule: {
    test: (edition) => /^[\w.-]+$/.test(edition),
    says: {
      zh: '只用字母、数字、点和连字符，如 2026-11',
      en: 'letters, digits, points and hyphens, such as 2026-11',
    },
  },
});

/** The last edition is the one in force; those before it are read and never changed. */
const published = {
  version: whole({ label: { zh: '第几版', en: 'Number' } }),
  edition: editionField,
  publishedAt: instant({ label: { zh: '发布时间', en: 'Published' } }),
  publishedBy: optional(text({ label: { zh: '发布人', en: 'Published by' }, max: 64 })),
};

/** What an applicant agrees to. */
export const agreementContent = {
  terms: list(
    { ...prose, label: { zh: '条款', en: 'Term' } },
    { label: { zh: '服务条款', en: 'Terms of service' }, max: 40 },
  ),
  privacy: list(
    { ...prose, label: { zh: '隐私条目', en: 'Privacy section' } },
    { label: { zh: '隐私说明', en: 'Privacy notice' }, max: 40 },
  ),
};

/** What is signed with a trust order; `{company}` stands for whose it is. */
export const declarationContent = both('text', { label: { zh: '声明', en: 'Declaration' }, max: 2_000 });

export const agreement = resource(
  'agreement',
  { zh: '服务条款与隐私说明', en: 'Terms and privacy notice' },
  { ...published, ...agreementContent },
);

export const declaration = resource(
  'declaration',
  { zh: '委托单声明', en: 'Declaration of trust orders' },
  { ...published, ...declarationContent },
);

export type Agreement = ValuesOf<typeof agreement.fields>;
export type Declaration = ValuesOf<typeof declaration.fields>;
