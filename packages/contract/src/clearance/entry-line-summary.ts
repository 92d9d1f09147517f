import { compact } from '../checks/verdict.ts';
import { shipment } from '../facts/shipment.ts';
import type { ValuesOf } from '../kernel/field.ts';
import { code, decimal, group, optional, text, flag as whether } from '../kernel/field.ts';
import { relationships } from './entry-summary.codes.ts';

/** A case of dumping or of subsidies as it is printed: its kind, the country, the product and the company. */
function shownCase(stored: string): string {
  return stored.replace(/^(.)(.{3})(.{3})(.{3})$/, '$1-$2-$3-$4');
}

const caseNo = (zh: string, en: string, kind: 'A' | 'C') =>
  text({
    label: { zh, en },
    max: 20,
    plain: compact,
    shown: shownCase,
    rule: {
      test: (typed) => new RegExp(`^${kind}\\d{9}$`).test(typed),
      says: {
        zh: `${kind} 加 9 位数字，如 ${kind}-570-979-000`,
        en: `${kind} and 9 digits, such as ${kind}-570-979-000`,
      },
    },
  });

/** What the entry summary asks of a line beside its goods: blocks 29B, 30A, 32B and 32C of CBP 7501. */
export const writtenLineSummary = {
  adCase: optional(caseNo('反倾销案号', 'AD case no.', 'A')),
  cvdCase: optional(caseNo('反补贴案号', 'CVD case no.', 'C')),
  lineWeight: optional({
    ...shipment.grossWeight,
    label: { zh: '该行毛重', en: 'Gross weight of the line' },
  }),
  lineCharges: optional(
    decimal({
      label: { zh: '该行运保等费用', en: 'Charges of the line' },
      scale: 2,
      min: '0',
      max: '99999999999',
      unit: 'USD',
    }),
  ),
  /** Of the whole entry where a line says nothing else. */
  lineRelationship: optional(
    code(relationships, { label: { zh: '该行买卖双方关系', en: 'Relationship of the line' } }),
  ),
};

export type WrittenLineSummary = ValuesOf<typeof writtenLineSummary>;

export const lineSummary = group(writtenLineSummary, {
  label: { zh: '7501 该行要素', en: '7501 data of the line' },
});

/** What a case covers it covers of every line of the number; a weight and charges are of one line alone. */
export const casesAlike = whether({
  label: {
    zh: '案号与关系同时用于同一税号的其他行',
    en: 'Cases and relationship for the other lines of this number',
  },
});
