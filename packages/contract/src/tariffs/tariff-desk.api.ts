import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, list, optional } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { tariffMeasure } from './tariff-desk.ts';

const access = 'op:tariff:publish';
const all = list(group(tariffMeasure.fields, { label: tariffMeasure.label }), {
  label: tariffMeasure.label,
  max: 2_000,
});

/** Every measure of every day, in the order of the entry summary. */
export const listDeskMeasures = endpoint('GET /opsapi/tariff/measures', {
  access,
  title: { zh: '全部关税措施', en: 'All tariff measures' },
  answer: all,
});

/** Without a version a new measure, with one a change of it; from then on no release of the program changes it. */
export const saveDeskMeasure = endpoint('POST /opsapi/tariff/measures/save', {
  access,
  title: { zh: '保存关税措施', en: 'Save a tariff measure' },
  body: {
    version: optional(versionField),
    ...pick(
      tariffMeasure,
      'code',
      'program',
      'heading',
      'titleZh',
      'titleEn',
      'kind',
      'percent',
      'origins',
      'notOrigins',
      'numbers',
      'from',
      'until',
      'isClaimed',
      'conditionZh',
      'conditionEn',
      'displacedBy',
      'under232',
      'seq',
      'status',
      'source',
      'note',
    ),
  },
  answer: all,
});
