import { texts } from '../facts/texts.ts';
import type { Fields } from '../kernel/field.ts';
import { group, list, optional, text } from '../kernel/field.ts';
import { pick } from '../kernel/resource.ts';
import { allotmentFields } from './allotment.ts';
import { flightNo } from './flight.facts.ts';
import { deskFlight, flightForm } from './flight.ts';

const allotted = group(
  {
    customer: optional(text(texts.customer)),
    ...pick(
      { name: 'allotment', label: { zh: '包板', en: 'Allotment' }, fields: allotmentFields },
      'kg',
      'cbm',
    ),
  },
  { label: { zh: '包板', en: 'Allotment' } },
);

/** By which labels and words a deed about a flight is told: as it is written, with its states and allotments. */
export const flightAudited: Fields = {
  ...flightForm.fields,
  ...pick(deskFlight, 'state', 'slotState'),
  allotments: list(allotted, { label: { zh: '包板', en: 'Allotments' } }),
  schedule: { ...flightNo, label: { zh: '按时刻生成', en: 'Generated from the schedule' } },
};
