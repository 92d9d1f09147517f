import { withChanges } from '@loadline/contract/documents/document.changes';
import { fieldAt } from '@loadline/contract/documents/document.path';
import { exact, fixed, isLess, isZero, minus, zero } from '@loadline/contract/kernel/decimal';
import { trustTotals, trustWeightRule } from '@loadline/contract/trusts/trust.totals';
import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { contentFields } from '@loadline/contract/trusts/trust-content';
import type { AmendedField } from './trust-order.ts';

/** What the totals would change by, signed decimals; a figure that stays is left out. */
export type AmendmentEffect = Readonly<Partial<Record<'cartons' | 'gross' | 'volume' | 'value', string>>>;

const places = { cartons: 0, gross: 1, volume: 3, value: 2 } as const;

const figures = ['cartons', 'gross', 'volume', 'value'] as const;

/** What one changed field does to the totals of a cargo; undefined where it does nothing to them. */
export function effectOf(
  content: TrustContent,
  { path, to }: Pick<AmendedField, 'path' | 'to'>,
): AmendmentEffect | undefined {
  const value = path.startsWith('cargo.lines.') ? valueIn(path, to) : undefined;
  if (value === undefined) return undefined;
  const laid = withChanges(contentFields, content, [{ path, to: value }]);
  if (!laid.ok) return undefined;
  const [before, after] = [content, laid.value].map(({ cargo }) =>
    trustTotals(cargo.lines, trustWeightRule(null, null)),
  );
  if (!before || !after) return undefined;
  const changed = figures.flatMap((key) => {
    const by = minus(exact(String(after[key])), exact(String(before[key])));
    const text = fixed(by, places[key]);
    return isZero(by) ? [] : [[key, isLess(zero, by) ? `+${text}` : text] as const];
  });
  return changed.length > 0 ? Object.fromEntries(changed) : undefined;
}

/** A number out of its words; a line that goes is null. Anything else weighs nothing. */
function valueIn(path: string, said: string | null): unknown {
  if (said === null) return path.split('.').length === 3 ? null : undefined;
  const field = fieldAt(contentFields, path);
  const digits = said.replaceAll(',', '');
  if (field?.kind === 'whole') return Number(digits);
  return field?.kind === 'decimal' ? digits : undefined;
}
