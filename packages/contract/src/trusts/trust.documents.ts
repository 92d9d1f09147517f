import type { DocumentType } from '../codes/document-type.ts';
import type { Service } from '../codes/service.ts';
import type { TrustContent } from './trust-content.ts';

/**
 * When a paper is called for. All conditions that are named have to hold, each by any of its values. `missing` says what
 * it means when the paper is not there: it `refuses` the submission, or is `asked` for later.
 */
interface DocumentNeed {
  readonly document: DocumentType;
  readonly missing: 'refuses' | 'asked';
  readonly modes?: readonly string[];
  readonly services?: readonly Service[];
  readonly special?: readonly string[];
  readonly countries?: readonly string[];
}

/** The checklist by product and flags. UN38.3 and MSDS stand at the line that needs them, the others at the trust order. */
const needs: readonly DocumentNeed[] = [
  { document: 'CI', missing: 'asked' },
  { document: 'PL', missing: 'asked' },
  { document: '1', missing: 'asked', services: ['exportDeclaration'] },
  { document: 'UN383', missing: 'refuses', special: ['battery'] },
  { document: 'MSDS', missing: 'refuses', special: ['battery', 'magnetic', 'liquid', 'powder', 'dangerous'] },
  { document: 'MAGNETISM', missing: 'asked', modes: ['1'], special: ['magnetic'] },
  {
    document: 'APPRAISAL',
    missing: 'asked',
    modes: ['1'],
    special: ['battery', 'liquid', 'powder', 'dangerous'],
  },
  { document: 'DGD', missing: 'asked', special: ['dangerous'] },
  { document: 'ISF', missing: 'asked', modes: ['2'], countries: ['US'] },
  { document: 'POA', missing: 'asked', services: ['clearance'], countries: ['US'] },
];

/** Which file of a line proves which paper. */
export const fileOfLine = { UN383: 'un383File', MSDS: 'msdsFile' } as const;

const lineDocuments = ['UN383', 'MSDS'] as const;

type LineDocument = (typeof lineDocuments)[number];

/** The papers that goods with these properties need at their line before they are submitted. */
export function documentsOfLine(special: readonly string[]): LineDocument[] {
  const asked = needs.filter((need) => need.special?.some((one) => special.includes(one)));
  return lineDocuments.filter((document) => asked.some((need) => need.document === document));
}

/** One line of the checklist: `there` of `wanted` files are in. */
export interface ChecklistEntry {
  readonly document: DocumentType;
  readonly missing: DocumentNeed['missing'];
  readonly wanted: number;
  readonly there: number;
}

/**
 * The papers of a trust order in the order of the table, with how many of them are in. `uploaded` are the types of the
 * files that hang on the trust order itself.
 */
export function checklistOf(content: TrustContent, uploaded: readonly string[]): ChecklistEntry[] {
  return needs
    .filter((need) => isCalledFor(need, content))
    .map((need) => ({
      document: need.document,
      missing: need.missing,
      ...countOf(need, content, uploaded),
    }));
}

function countOf(
  { document }: DocumentNeed,
  { cargo }: TrustContent,
  uploaded: readonly string[],
): { wanted: number; there: number } {
  const ofLine = lineDocuments.find((one) => one === document);
  if (!ofLine) return { wanted: 1, there: uploaded.includes(document) ? 1 : 0 };
  const lines = cargo.lines.filter(({ special }) => documentsOfLine(special).includes(ofLine));
  return { wanted: lines.length, there: lines.filter((line) => line[fileOfLine[ofLine]] !== null).length };
}

function isCalledFor(need: DocumentNeed, { service, parties, cargo }: TrustContent): boolean {
  return (
    holds(need.modes, [service.mode]) &&
    holds(need.services, service.services) &&
    holds(need.countries, [parties.consignee?.country ?? null]) &&
    holds(
      need.special,
      cargo.lines.flatMap(({ special }) => special),
    )
  );
}

function holds(wanted: readonly string[] | undefined, given: readonly (string | null)[]): boolean {
  return wanted === undefined || given.some((one) => one !== null && wanted.includes(one));
}
