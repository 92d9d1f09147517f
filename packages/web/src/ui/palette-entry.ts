import type { Family } from '@loadline/contract/kernel/code';
import type { IconName } from './icon.tsx';

export interface PaletteEntry {
  key: string;
  icon: IconName;
  label: string;
  detail?: string | undefined;
  state?: { family: Family; text: string } | undefined;
  /** It is shown, but cannot be chosen. */
  off?: true;
  /** The key that does the same without the palette. */
  shortcut?: string | undefined;
  /** Choosing it goes on in the place of the palette, which is then not closed. */
  goesOn?: true;
}

export interface PaletteGroup {
  key: string;
  label: string;
  entries: readonly PaletteEntry[];
}

/** Finds numbers, customers and actions; '' asks for what to offer at first. */
export type PaletteSearch = (query: string, signal: AbortSignal) => Promise<readonly PaletteGroup[]>;
