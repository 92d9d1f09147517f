import type { DocumentType } from '../codes/document-type.ts';
import type { DocumentAsked } from '../orders/document-setting.ts';
import { rulesWith } from '../orders/document-setting.ts';
import type { DocumentFacts } from '../orders/order-checklist.ts';
import { documentRules, documentsFor } from '../orders/order-checklist.ts';
import type { TrustContent } from './trust-content.ts';

/** Which file of a line proves which paper: these stand at the line that needs them, the others at the trust order. */
export const fileOfLine = { UN383: 'un383File', MSDS: 'msdsFile' } as const;

const lineDocuments = ['UN383', 'MSDS'] as const;

type LineDocument = (typeof lineDocuments)[number];

/** The papers that goods with these properties need at their line before they are submitted. The law asks for them. */
export function documentsOfLine(special: readonly string[]): LineDocument[] {
  return lineDocuments.filter((document) =>
    documentRules.some(
      (rule) => rule.document === document && rule.special?.some((one) => special.includes(one)),
    ),
  );
}

/** One line of the checklist: `there` of `wanted` files are in. What is missing `refuses` the submission, or is `asked` for later. */
export interface ChecklistEntry {
  readonly document: DocumentType;
  readonly missing: 'refuses' | 'asked';
  readonly wanted: number;
  readonly there: number;
}

/**
 * The papers of a trust order by the rules of orders, with how many of them are in. `uploaded` are the types of the files that
 * hang on the trust order itself, `set` what the forwarder has set for its product.
 */
export function checklistOf(
  content: TrustContent,
  uploaded: readonly string[],
  set: readonly DocumentAsked[],
): ChecklistEntry[] {
  const rules = rulesWith(set).filter(({ ordersOnly }) => ordersOnly !== true);
  return documentsFor(factsOf(content), rules).map(({ document }) => ({
    document,
    missing: isOfLines(document) ? 'refuses' : 'asked',
    ...countOf(document, content, uploaded),
  }));
}

/** Whoever has us clear the goods gives us the power to. */
function factsOf({ service, parties, cargo }: TrustContent): DocumentFacts {
  return {
    transportType: service.mode,
    destinationCountry: parties.consignee?.country ?? '',
    isCustoms: service.services.includes('exportDeclaration'),
    isSelfClearance: service.services.includes('clearance'),
    special: cargo.lines.flatMap(({ special }) => special),
  };
}

function countOf(
  document: DocumentType,
  { cargo }: TrustContent,
  uploaded: readonly string[],
): { wanted: number; there: number } {
  if (!isOfLines(document)) return { wanted: 1, there: uploaded.includes(document) ? 1 : 0 };
  const lines = cargo.lines.filter(({ special }) => documentsOfLine(special).includes(document));
  return { wanted: lines.length, there: lines.filter((line) => line[fileOfLine[document]] !== null).length };
}

function isOfLines(document: DocumentType): document is LineDocument {
  return lineDocuments.some((one) => one === document);
}
