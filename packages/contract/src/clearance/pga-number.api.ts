import { endpoint } from '../kernel/endpoint.ts';
import { code, date, group, list, text } from '../kernel/field.ts';
import { pgaFlags } from './pga.codes.ts';

/** Which other agencies may or must be filed with for a number of ten digits, by the report of a day. */
export const flagsOfNumber = endpoint('GET /omsapi/entries/flags', {
  access: 'hts:view',
  title: { zh: '编码的其他机构要求', en: 'Agency flags of a number' },
  query: { no: text({ label: { zh: 'HTS编码', en: 'HTS no.' }, max: 13 }) },
  answer: group(
    {
      asOf: date({ label: { zh: '报表日期', en: 'Report of' } }),
      flags: list(code(pgaFlags, { label: { zh: '机构标记', en: 'Agency flag' } }), {
        label: { zh: '机构标记', en: 'Agency flags' },
      }),
    },
    { label: { zh: '其他机构要求', en: 'Other agencies' } },
  ),
});
