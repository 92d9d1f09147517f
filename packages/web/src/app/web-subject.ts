import type { CodeTable } from '@loadline/contract/kernel/code';
import type { PageName } from '@loadline/contract/pages';
import type { ComponentType } from 'react';
import type { LoadWords } from '../kernel/words.ts';
import type { IconName } from '../ui/icon.tsx';

export type DeskGroup = 'work' | 'shipments' | 'customers' | 'finance' | 'system';

/** An entry of the console's navigation; `at` is its place there. A detail page belongs to the list before it. */
export interface DeskEntry {
  readonly at: number;
  readonly page: PageName;
  readonly group: DeskGroup;
  readonly icon: IconName;
}

export interface RecordQuestion {
  readonly query: { readonly search: string; readonly size: number };
  readonly signal: AbortSignal;
  readonly refusal: 'in place';
}

/** A record that was found: its number, what tells it apart, and its state. */
export type FoundRecord = [no: string, detail: readonly (string | null)[], state: string];

/** How the console's palette finds records of a subject by their numbers. */
export interface RecordSearch {
  /** Where a record is opened. */
  readonly page: PageName;
  readonly icon: IconName;
  readonly states: CodeTable;
  readonly find: (question: RecordQuestion) => Promise<FoundRecord[]>;
}

/**
 * What a subject brings to the back office for customers, or by its `DeskSubject` for staff. Menu entries, titles and rights
 * stand in the contract's pages.
 */
export interface WebSubject {
  /** The screen of each of its pages, fetched when it is opened. */
  readonly screens: Readonly<Partial<Record<PageName, () => Promise<ComponentType>>>>;
  /** Those of its screens that say nothing of what forms and records say, and are fetched without it. */
  readonly brief?: readonly PageName[];
  /** What its screens say, where nothing else does; fetched with the first of them. */
  readonly words?: readonly LoadWords[];
  /** Pages without an entry of their own, with the page they are reached from. */
  readonly within?: Readonly<Partial<Record<PageName, PageName>>>;
  /** The letter that follows G, by the code of the menu entry. */
  readonly keys?: Readonly<Record<string, string>>;
}

/** What it brings to the desk, which no customer loads. */
export interface DeskSubject extends WebSubject {
  readonly menu?: readonly DeskEntry[];
  /** Fetched with the first search. */
  readonly search?: () => Promise<RecordSearch>;
}
