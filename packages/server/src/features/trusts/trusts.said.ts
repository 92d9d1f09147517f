import { fieldAt } from '@loadline/contract/documents/document.path';
import { productWeightRule } from '@loadline/contract/freight/product-weight';
import type { Fields } from '@loadline/contract/kernel/field';
import type { Finding } from '@loadline/contract/kernel/schema';
import type { Language, Text } from '@loadline/contract/kernel/text';
import { say } from '@loadline/contract/kernel/text';
import { checklistOf } from '@loadline/contract/trusts/trust.documents';
import { openStates } from '@loadline/contract/trusts/trust.lifecycle';
import { findingsOfTrust } from '@loadline/contract/trusts/trust.rules';
import { trustTotals } from '@loadline/contract/trusts/trust.totals';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import { changesSaid } from '../../kernel/changes-said.ts';
import type { FoundTrust, KeptAmendment, KeptChange, TrustDetail } from './trusts.found.ts';

/** A trust order with its figures, its papers and its words in the reader's language. */
export function saidDetail(found: FoundTrust, language: Language): TrustDetail {
  const { content, weighing, onHold, served, uploaded } = found;
  const { state } = found.trust;
  const open = openStates.includes(state);
  // Who decides reads them once more; of the credit they have words of their own.
  const doubtful = open || state === 'SUBMITTED';
  const warnings = doubtful ? findingsOfTrust(content, { onHold: onHold && open, served }).warnings : [];
  return {
    trust: found.trust,
    content,
    weighing,
    quote: found.quote,
    reason: found.reason,
    corrections: found.corrections,
    signature: found.signature && { ...found.signature, says: worded(found.declared, language) },
    acceptedAt: found.acceptedAt,
    completedAt: found.completedAt,
    orders: found.orders,
    bookings: found.bookings,
    totals: trustTotals(content.cargo.lines, productWeightRule(content.service.mode, weighing)),
    checklist: checklistOf(content, uploaded, found.documentsAsked),
    warnings: warnings.map((one) => saidFinding(one, language)),
    amendments: found.amendments.map((one) => saidAmendment(one, language)),
    creditOnHold: onHold,
  };
}

function worded(text: Text | null, language: Language): string {
  return text ? say(text, language) : '';
}

function saidFinding({ path, label, says }: Finding, language: Language) {
  return { path, label: say(label, language), says: say(says, language) };
}

function saidAmendment({ changes, answers, ...rest }: KeptAmendment, language: Language) {
  return {
    ...rest,
    fields: saidChanges(changes, language).map((change) => {
      const answer = answers.find(({ path }) => path === change.path);
      return { ...change, accepted: answer?.accepted ?? null, reason: answer?.reason ?? null };
    }),
  };
}

/** Changes by path, their values worded by the fields they stand in. */
function saidChanges(changes: readonly KeptChange[], language: Language) {
  const fields: Fields = Object.fromEntries(
    changes.flatMap(({ path, label }) => {
      const field = fieldAt(contentFields, path);
      return field ? [[path, { ...field, label }]] : [];
    }),
  );
  const said = changesSaid(fields, Object.fromEntries(changes.map((one) => [one.path, one])), language);
  return said.map(({ key, label, from, to }) => ({ path: key, label, from, to }));
}
