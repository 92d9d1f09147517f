import type { Text } from '../kernel/text.ts';
import type { WaybillMove } from './waybill.lifecycle.ts';
import type { MoveData, MoveKey } from './waybill.move-data.ts';
import { moveFields } from './waybill.move-data.ts';

const isNeeded: Text = { zh: '必填', en: 'is required' };

/** What of its data a step still lacks, by field: the browser asks before it sends, the server before it writes. */
export function missingData(
  { needs }: Pick<WaybillMove, 'needs'>,
  data: Partial<MoveData>,
): { path: string; label: Text; says: Text }[] {
  return needs
    .filter((key) => isMissing(data[key]))
    .map((key) => ({ path: `data.${key}`, label: moveFields[key].label, says: isNeeded }));
}

function isMissing(value: unknown): boolean {
  return (
    value === null || value === undefined || value === '' || (Array.isArray(value) && value.length === 0)
  );
}

/** The keys that a step takes, what it needs first. */
export function keysOf({ needs, may }: Pick<WaybillMove, 'needs' | 'may'>): readonly MoveKey[] {
  return [...needs, ...may];
}
