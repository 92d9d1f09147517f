import type { AnswerOf } from '../kernel/endpoint.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, optional } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { agreement, declaration, editionField } from './legal-text.ts';

const query = { edition: optional(editionField) };

/** The terms and the privacy notice in force, or as they were in an earlier edition. */
export const publicAgreement = endpoint('GET /adminapi/public/legal/agreement', {
  access: 'public',
  title: { zh: '服务条款与隐私说明', en: 'Terms and privacy notice' },
  query,
  answer: group(pick(agreement, 'edition', 'publishedAt', 'terms', 'privacy'), { label: agreement.label }),
});

/** The declaration that is signed with a trust order now, or was in an earlier edition. */
export const publicDeclaration = endpoint('GET /adminapi/public/legal/declaration', {
  access: 'public',
  title: { zh: '委托单声明', en: 'Declaration of trust orders' },
  query,
  answer: group(pick(declaration, 'edition', 'publishedAt', 'textZh', 'textEn'), {
    label: declaration.label,
  }),
});

export type ShownAgreement = AnswerOf<typeof publicAgreement>;
