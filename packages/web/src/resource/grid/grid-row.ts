import type { Field } from '@loadline/contract/kernel/field';
import type { ReactNode } from 'react';
import type { SaidOfField } from '../drafting/said-together.tsx';

/** A row as it was typed; its id names it for good. */
export type GridRow = Readonly<Record<string, unknown>> & { readonly id: string };

/** The rows in a value of any kind; what is none is left out. */
export function gridRows(value: unknown): GridRow[] {
  return Array.isArray(value) ? value.filter(isGridRow) : [];
}

function isGridRow(value: unknown): value is GridRow {
  return typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string';
}

/** A row, where it stands and what may be done with it, for a cell or a menu of its own. */
export interface RowContext {
  readonly row: GridRow;
  /** From 0. */
  readonly at: number;
  readonly isOpen: boolean;
  readonly actions: RowActions;
}

/** The same object between renders. */
export interface RowActions {
  readonly type: (id: string, key: string, value: unknown) => void;
  readonly fill: (id: string, values: Readonly<Record<string, unknown>>) => void;
  readonly leave: (id: string, key: string) => void;
  readonly remove: (id: string) => void;
  /** A new row under one, as a copy of it with some values of its own. */
  readonly copy: (id: string, values: Readonly<Record<string, unknown>>) => void;
  /** Opens and closes what else a row can say. */
  readonly toggle: (id: string) => void;
}

/** A column of a grid; its field says what it holds. */
export interface GridColumn {
  /** An amount of money keeps both its places; other numbers show those that say something. */
  readonly isMoney?: boolean;
  readonly key: string;
  /** Least width in px; the rest is shared out by it. */
  readonly width: number;
  /** A shorter word than the field's own. */
  readonly header?: string;
  /** In place of the field's unit. */
  readonly unit?: string;
  readonly isNeeded?: boolean;
  /** What is usually typed, offered while it is typed. */
  readonly suggestions?: readonly string[];
  /** A cell of its own in place of an input; without a field it is only read. */
  readonly cell?: (context: RowContext) => ReactNode;
  /** What is only read is a number, unless this says otherwise. */
  readonly isText?: true;
}

/** What is wrong with a row's cells, and what is odd about them. */
export interface SaidOfRow {
  readonly wrong: readonly SaidOfField[];
  readonly odd: readonly SaidOfField[];
}

export function isNumeric(field: Field | undefined): boolean {
  return field?.kind === 'whole' || field?.kind === 'decimal';
}
