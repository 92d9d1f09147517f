import type { AnswerOf } from '../kernel/endpoint.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, optional } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { agreement, editionField } from './legal-text.ts';

/** The terms and the privacy notice in force, or as they were in an earlier edition. */
export const publicAgreement = endpoint('GET /adminapi/public/legal/agreement', {
  access: 'public',
  title: { zh: '服务条款与隐私说明', en: 'Terms and privacy notice' },
  query: { edition: optional(editionField) },
  answer: group(pick(agreement, 'edition', 'publishedAt', 'terms', 'privacy'), { label: agreement.label }),
});

export type ShownAgreement = AnswerOf<typeof publicAgreement>;
