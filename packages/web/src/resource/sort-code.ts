import { type CodeTable, codesOf } from '@loadline/contract/kernel/code';
import type { TableSort } from '../ui/table/table-column.ts';

/** The field keys a list can be sorted by; a sort code is a key, with a leading minus from large to small. */
export function sortKeys(sorts: CodeTable): string[] {
  return [...new Set(codesOf(sorts).map((code) => tableSortOf(code).key))];
}

export function tableSortOf(code: string): TableSort {
  return code.startsWith('-') ? { key: code.slice(1), direction: 'desc' } : { key: code, direction: 'asc' };
}

export function sortCodeOf({ key, direction }: TableSort): string {
  return direction === 'desc' ? `-${key}` : key;
}
