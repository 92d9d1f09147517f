import type { AnswerOf, BodyOf } from '../kernel/endpoint.ts';
import { endpoint } from '../kernel/endpoint.ts';
import { code, date, group, list, optional, text } from '../kernel/field.ts';
import { tariffEntryTypes, tariffModes, tariffStatuses } from './tariff-entry.codes.ts';
import {
  said,
  saidWords,
  tariffEditionFields,
  tariffFeeFields,
  tariffLayerFacts,
  tariffLineFacts,
  tariffRelease,
  tariffSums,
} from './tariff-fields.ts';

/** As many lines as a visitor may ask of at once. */
export const mostPublicLines = 20;

const outcome = code(tariffStatuses, { label: { zh: '结果', en: 'Outcome' } });

/** What a visitor says of the whole entry. */
export const publicDutyHead = {
  mode: code(tariffModes, { label: { zh: '到港方式', en: 'Mode of arrival' } }),
  entryType: code(tariffEntryTypes, { label: { zh: '报关类型', en: 'Type of entry' } }),
  /** Today in New York unless told. */
  entryDate: optional(date({ label: { zh: '报关日期', en: 'Entry date' } })),
};

const line = { zh: '税则行', en: 'Tariff line' };
const lines = { zh: '税则行', en: 'Tariff lines' };

/** What lines owe by the editions and measures that are published: an estimate for anybody. Nothing is kept, nothing claimed. */
export const publicDuty = endpoint('POST /cbsapi/public/duty', {
  access: 'public',
  title: { zh: '公开关税估算', en: 'Estimate duty' },
  body: {
    ...publicDutyHead,
    lines: list(group(tariffLineFacts, { label: line }), { label: lines, max: mostPublicLines }),
  },
  answer: group(
    {
      day: date({ label: { zh: '报关日期', en: 'Entry date' } }),
      release: tariffRelease,
      ...tariffEditionFields,
      status: outcome,
      lines: list(
        group(
          {
            status: outcome,
            description: text({ label: { zh: '货品名称', en: 'Description' }, max: 4_000, min: 0 }),
            units: list(saidWords({ zh: '单位', en: 'Unit of quantity' }), {
              label: { zh: '单位', en: 'Units' },
            }),
            layers: list(group(tariffLayerFacts, { label: { zh: '税层', en: 'Layer' } }), {
              label: { zh: '税层', en: 'Layers' },
            }),
            alerts: list(said({ zh: '提示', en: 'Alert' }), { label: { zh: '提示', en: 'Alerts' } }),
            duty: tariffSums.duty,
          },
          { label: line },
        ),
        { label: lines },
      ),
      fees: list(group(tariffFeeFields, { label: { zh: '费用', en: 'Fee' } }), {
        label: { zh: '费用', en: 'Fees' },
      }),
      ...tariffSums,
    },
    { label: { zh: '关税估算', en: 'Estimate of duty' } },
  ),
});

export type PublicDuty = AnswerOf<typeof publicDuty>;
export type PublicDutyAsked = BodyOf<typeof publicDuty>;
