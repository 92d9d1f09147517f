import { countriesOfOrigin } from '../codes/country.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, flag, group, list, optional, text } from '../kernel/field.ts';
import type { Text } from '../kernel/text.ts';
import { tariffLine } from './tariff.api.ts';
import { measureConfidences, measureKinds, measureStatuses, tariffPrograms } from './tariff.codes.ts';

/** What the list is narrowed by. */
export const measureFilter = {
  /** A day of entry; today in New York unless told. */
  on: optional(date({ label: { zh: '报关日期', en: 'Entry date' } })),
  hts: optional(tariffLine.fields.hts),
  from: optional(code(countriesOfOrigin, { label: { zh: '原产国', en: 'Country of origin' } })),
  program: optional(code(tariffPrograms, { label: { zh: '措施类别', en: 'Programme' } })),
};

const words = (label: Text) => text({ label, max: 1_000, min: 0 });
const said = (label: Text) => group({ zh: words(label), en: words(label) }, { label });

/** The measures of a day, those of a number and a country where these are told, in the order of the entry summary. */
export const listTariffMeasures = endpoint('GET /omsapi/tariff/measures', {
  access: 'tariff:view',
  title: { zh: '关税措施', en: 'Tariff measures' },
  query: measureFilter,
  answer: group(
    {
      day: date({ label: { zh: '日期', en: 'Day' } }),
      release: words({ zh: '措施数据日期', en: 'Measures as of' }),
      measures: list(
        group(
          {
            id: words({ zh: '措施编号', en: 'Measure id' }),
            program: code(tariffPrograms, { label: { zh: '措施类别', en: 'Programme' } }),
            heading: words({ zh: '子目', en: 'Heading' }),
            title: said({ zh: '措施', en: 'Measure' }),
            kind: code(measureKinds, { label: { zh: '方式', en: 'What it does' } }),
            percent: optional(words({ zh: '税率', en: 'Rate of duty' })),
            origins: list(words({ zh: '原产国', en: 'Country of origin' }), {
              label: { zh: '原产国', en: 'Countries of origin' },
            }),
            from: date({ label: { zh: '起', en: 'From' } }),
            until: optional(date({ label: { zh: '止', en: 'Until' } })),
            condition: optional(said({ zh: '适用条件', en: 'Condition of the measure' })),
            /** Only where the importer claims it. */
            isClaimed: flag({ label: { zh: '须主张', en: 'By claim' } }),
            status: code(measureStatuses, { label: { zh: '状态', en: 'Status' } }),
            source: words({ zh: '依据', en: 'Source of law' }),
            confidence: code(measureConfidences, { label: { zh: '可信度', en: 'How well attested' } }),
            note: words({ zh: '措施备注', en: 'About the measure' }),
          },
          { label: { zh: '措施', en: 'Measure' } },
        ),
        { label: { zh: '措施', en: 'Measures' }, max: 1_000 },
      ),
    },
    { label: { zh: '关税措施', en: 'Tariff measures' } },
  ),
});
