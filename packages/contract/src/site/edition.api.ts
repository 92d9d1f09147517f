import { endpoint } from '../kernel/endpoint.ts';
import { group, text } from '../kernel/field.ts';

const label = { zh: '版本名称', en: 'Edition' };

/** The edition of the terms that an applicant accepts now, by name: few open the text. Apart, for the registration loads it. */
export const agreementInForce = endpoint('GET /adminapi/public/legal/edition', {
  access: 'public',
  title: { zh: '现行条款版本', en: 'Edition of the terms in force' },
  answer: group({ edition: text({ label, max: 20 }) }, { label }),
});
