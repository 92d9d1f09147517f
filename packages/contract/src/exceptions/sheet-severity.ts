import type { Severity, SheetKind } from './sheet-kind.ts';

/** Working hours within which a sheet is to be solved, unless the installation says otherwise; waiting for the customer does not count. */
export const targetHours: Readonly<Record<Severity, number>> = { high: 4, medium: 8, low: 24 };

/** What is not named is of medium severity. */
const severe: Partial<Record<SheetKind, Severity>> = {
  inspection: 'high',
  cancelled: 'high',
  rolled: 'high',
  refused: 'high',
  damage: 'high',
  sampling: 'low',
  other: 'low',
};

/** How grave a kind is unless the installation says otherwise. */
export function usualSeverity(kind: SheetKind): Severity {
  return severe[kind] ?? 'medium';
}
