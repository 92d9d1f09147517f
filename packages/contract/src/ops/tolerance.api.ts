import { reasonField, versionField } from '../kernel/change.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { group, list } from '../kernel/field.ts';
import { tolerance } from './tolerance.ts';

const all = list(group(tolerance.fields, { label: tolerance.label }), { label: tolerance.label });

export const listTolerances = endpoint('GET /opsapi/tolerances', {
  access: 'op:dictionary:edit',
  title: { zh: '允许误差', en: 'Tolerances' },
  answer: all,
});

/** Changes one; gives all of them. */
export const saveTolerance = endpoint('POST /opsapi/tolerances/save', {
  access: 'op:dictionary:edit',
  title: { zh: '修改允许误差', en: 'Change a tolerance' },
  body: {
    id: tolerance.fields.id,
    version: versionField,
    percent: tolerance.fields.percent,
    reason: reasonField,
  },
  answer: all,
});
