import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, group, list, optional } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { wording, wordingKeys } from './wording.ts';

const access = 'op:notice:edit';
const id = code(wordingKeys, { label: { zh: '模板', en: 'Template' } });
const one = group({ id, ...wording.fields }, { label: wording.label });

/** Everything that can be worded, as it stands now. */
export const listWordings = endpoint('GET /opsapi/notices', {
  access,
  title: { zh: '通知模板列表', en: 'List notice templates' },
  answer: list(one, { label: wording.label }),
});

/** Words a template anew; version 0 is the default that nobody has touched. */
export const saveWording = endpoint('POST /opsapi/notices/save', {
  access,
  title: { zh: '保存通知模板', en: 'Save a notice template' },
  body: {
    id,
    version: versionField,
    subjectZh: optional(wording.fields.subjectZh),
    subjectEn: optional(wording.fields.subjectEn),
    ...pick(wording, 'textZh', 'textEn'),
  },
  answer: one,
});

/** Back to what the product says. */
export const resetWording = endpoint('POST /opsapi/notices/reset', {
  access,
  title: { zh: '恢复默认模板', en: 'Reset a notice template' },
  body: { id, version: versionField },
  answer: one,
});
