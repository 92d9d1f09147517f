import { versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { date, group, list, optional, text } from '../kernel/field.ts';
import { sortsBy } from '../kernel/listing.ts';
import { chosen, recordsApi } from '../kernel/records-api.ts';
import { pick } from '../kernel/resource.ts';
import { tariffMeasure } from './tariff-desk.ts';

const access = 'op:tariff:publish';
const { program, status, code } = tariffMeasure.fields;
const answer = group(tariffMeasure.fields, { label: tariffMeasure.label });

export const deskMeasureFilter = {
  search: optional(
    text({
      label: { zh: '子目、名称、代码、国家或依据', en: 'Heading, title, code, country or source' },
      max: 100,
    }),
  ),
  program: optional(list(program, { label: program.label })),
  status: optional(list(status, { label: status.label })),
  /** Those that hold on one of these days of entry. */
  from: optional(date({ label: { zh: '有效期自', en: 'In force from' } })),
  to: optional(date({ label: { zh: '有效期至', en: 'In force to' } })),
};

/** Every measure of every day, in the order of the entry summary unless told. */
export const deskMeasureApi = recordsApi({
  path: '/opsapi/tariff/measures',
  access,
  called: { zh: '关税措施', one: 'a tariff measure', many: 'tariff measures' },
  of: tariffMeasure,
  filter: deskMeasureFilter,
  sorts: sortsBy(tariffMeasure, 'seq', 'heading', 'code', 'percent', 'from', 'until', 'changedAt'),
  exported: { access, query: { columns: chosen.columns } },
  by: { code },
  detail: answer,
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
      'metal',
      'rank',
      'zeroHeading',
      'origins',
      'notOrigins',
      'numbers',
      'takesColumnTwo',
      'lacksList',
      'from',
      'until',
      'isClaimed',
      'conditionZh',
      'conditionEn',
      'displacedBy',
      'under232',
      'loadedBefore',
      'enteredBefore',
      'inTransitHeading',
      'inTransitPercent',
      'seq',
      'status',
      'source',
      'note',
    ),
  },
  answer,
});
