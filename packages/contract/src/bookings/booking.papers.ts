import type { DocumentType } from '../codes/document-type.ts';
import type { DocumentAsked } from '../orders/document-setting.ts';
import { rulesWith } from '../orders/document-setting.ts';
import { documentRules, documentsFor } from '../orders/order-checklist.ts';
import { declaredRows, needsDgd } from './booking.dangerous.ts';
import type { BookingContent } from './booking-content.ts';

const ofGoods = new Set(
  documentRules
    .filter(({ special, document }) => special !== undefined && document !== 'DGD')
    .map(({ document }) => document),
);

/**
 * The papers that the goods of a booking call for before it is confirmed, by the rules of orders. A shipper's declaration is
 * called for by how the goods are packed, which only a booking knows.
 */
export function papersOf(content: BookingContent, set: readonly DocumentAsked[]): DocumentType[] {
  const facts = {
    transportType: '1',
    destinationCountry: content.parties.consignee?.country ?? '',
    isCustoms: false,
    isSelfClearance: false,
    special: content.dangerous.special,
  };
  const papers = documentsFor(facts, rulesWith(set)).filter(({ document }) => ofGoods.has(document));
  return [
    ...papers.map(({ document }) => document),
    ...(declaredRows(content).some(needsDgd) ? (['DGD'] as const) : []),
  ];
}
