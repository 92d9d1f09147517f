import type { DocumentType } from '../codes/document-type.ts';
import { documentTypes } from '../codes/document-type.ts';
import { codeTable } from '../kernel/code.ts';
import { code, group, instant, optional, text, whole } from '../kernel/field.ts';

/**
 * When a document is needed of an order's customer: every condition that is named has to hold. `hoursBefore` is how long
 * before the cut-off it has to be in.
 */
export interface DocumentRule {
  readonly document: DocumentType;
  readonly hoursBefore: number;
  readonly transports?: readonly string[];
  readonly countries?: readonly string[];
  readonly isCustoms?: true;
  readonly isSelfClearance?: true;
  /** Some line of goods has one of these properties. */
  readonly special?: readonly string[];
  /** The law asks for it: no forwarder does without. */
  readonly byLaw?: true;
  /** It is not asked for before there is an order. */
  readonly ordersOnly?: boolean;
}

/** The checklist by product and flags, as the program brings it. One line here asks for one document more. */
export const documentRules: readonly DocumentRule[] = [
  { document: 'CI', hoursBefore: 0 },
  { document: 'PL', hoursBefore: 0 },
  { document: '1', hoursBefore: 24, isCustoms: true },
  { document: 'UN383', hoursBefore: 48, special: ['battery'], byLaw: true },
  {
    document: 'MSDS',
    hoursBefore: 48,
    special: ['battery', 'magnetic', 'liquid', 'powder', 'dangerous'],
    byLaw: true,
  },
  { document: 'MAGNETISM', hoursBefore: 48, transports: ['1'], special: ['magnetic'] },
  {
    document: 'APPRAISAL',
    hoursBefore: 48,
    transports: ['1'],
    special: ['battery', 'liquid', 'powder', 'dangerous'],
  },
  { document: 'DGD', hoursBefore: 48, special: ['dangerous'], byLaw: true },
  { document: 'ISF', hoursBefore: 24, transports: ['2'], countries: ['US'] },
  { document: 'POA', hoursBefore: 24, isSelfClearance: true, countries: ['US'] },
  { document: 'BOND', hoursBefore: 24, isSelfClearance: true, countries: ['US'], ordersOnly: true },
];

/** What decides which documents an order needs. */
export interface DocumentFacts {
  readonly transportType: string | null;
  readonly destinationCountry: string;
  readonly isCustoms: boolean;
  readonly isSelfClearance: boolean;
  readonly special: readonly string[];
}

/** The documents that a cargo needs by these rules, in their order. */
export function documentsFor(facts: DocumentFacts, rules: readonly DocumentRule[]): DocumentRule[] {
  return rules.filter(
    ({ transports, countries, isCustoms, isSelfClearance, special }) =>
      (!transports || transports.includes(facts.transportType ?? '')) &&
      (!countries || countries.includes(facts.destinationCountry)) &&
      (!isCustoms || facts.isCustoms) &&
      (!isSelfClearance || facts.isSelfClearance) &&
      (!special || special.some((one) => facts.special.includes(one))),
  );
}

/** Where a document of the checklist stands: what was refused has to come again. */
export const documentStates = codeTable('document state', {
  missing: { zh: '未上传', en: 'Missing', family: 'act' },
  uploaded: { zh: '待审核', en: 'Uploaded', family: 'work' },
  accepted: { zh: '已确认', en: 'Accepted', family: 'done' },
  refused: { zh: '需重传', en: 'Refused', family: 'stop' },
});

/** One line of an order's checklist. */
export const checklistEntry = group(
  {
    document: code(documentTypes, { label: { zh: '资料', en: 'Document' } }),
    state: code(documentStates, { label: { zh: '状态', en: 'Status' } }),
    due: optional(instant({ label: { zh: '截止时间', en: 'Due' } })),
    reason: optional(text({ label: { zh: '退回原因', en: 'Reason' }, max: 500 })),
  },
  { label: { zh: '资料', en: 'Document' } },
);

/** How many of the documents that an order needs are in, in its lists. */
export const checklistCounts = {
  documentsIn: whole({ label: { zh: '已交资料', en: 'Documents in' } }),
  documentsNeeded: whole({ label: { zh: '应交资料', en: 'Documents needed' } }),
};
