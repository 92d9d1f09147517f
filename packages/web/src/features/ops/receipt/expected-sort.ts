import type { AnswerOf } from '@loadline/contract/kernel/endpoint';
import { bySigns, type Language } from '@loadline/contract/kernel/text';
import type { listExpected } from '@loadline/contract/receipts/receipt.api';
import { officeDay } from '../../../resource/office-time.ts';
import { inLanguage } from '../named.ts';

export type Expected = AnswerOf<typeof listExpected>[number];

export const expectedSorts = ['dueAt', 'customer', 'orderNumber'] as const;
export type ExpectedSort = (typeof expectedSorts)[number];

/** Under which headings what is to come stands: late first and then day by day, by whose it is, or under none. */
export function headingsOf(
  rows: readonly Expected[],
  sort: ExpectedSort,
  { language, late }: { readonly language: Language; readonly late: string },
): Map<string, readonly Expected[]> {
  const whose = ({ customerZh, customerEn }: Expected) => inLanguage(language, customerZh, customerEn);
  switch (sort) {
    case 'dueAt':
      return Map.groupBy(rows, (row) => (row.late ? late : officeDay(row.dueAt)));
    case 'customer': {
      const words = new Intl.Collator(language);
      const sorted = rows.toSorted((one, other) => words.compare(whose(one), whose(other)));
      return Map.groupBy(sorted, whose);
    }
    case 'orderNumber': {
      const sorted = rows.toSorted((one, other) => bySigns(one.orderNumber, other.orderNumber));
      return new Map(sorted.length > 0 ? [['', sorted]] : []);
    }
  }
}
