import type { Field } from '../kernel/field.ts';
import { textOf } from '../kernel/text.ts';

/** A value of a field as the cell that would be read as it. */
export function cellOf({ kind }: Field, value: unknown): string {
  if (kind === 'flag') return value === undefined ? '' : value === true ? 'yes' : 'no';
  return Array.isArray(value) ? value.map(textOf).join(',') : textOf(value);
}

/** The value that a cell which was read and found right says: the reverse of `cellOf`. */
export function valueOf(field: Field, cell: string): unknown {
  if (field.kind === 'flag') return cell === 'yes';
  if (field.kind === 'list') return cell === '' ? [] : cell.split(',');
  if (cell === '') return field.required ? '' : null;
  return field.kind === 'whole' ? Number(cell) : cell;
}
