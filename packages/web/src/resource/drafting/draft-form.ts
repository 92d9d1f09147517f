import type { Field } from '@loadline/contract/kernel/field';
import { createContext, use } from 'react';
import type { DraftFaults } from './use-draft-faults.ts';

/** What the fields of a draft share. */
export interface DraftForm {
  /** As it was typed. */
  readonly entered: unknown;
  readonly valueAt: (entered: unknown, path: string) => unknown;
  /** The contract's field at a path; undefined for a path that leads nowhere. */
  readonly fieldAt: (path: string) => Field | undefined;
  readonly change: (path: string, value: unknown) => void;
  readonly faults: DraftFaults;
  /** Why the forwarder sent a field back. */
  readonly reasonsAt: (path: string) => readonly string[];
}

export const DraftFormContext = createContext<DraftForm | undefined>(undefined);

export function useDraftForm(): DraftForm {
  const form = use(DraftFormContext);
  if (!form) throw new Error('a field of a draft stands outside of its form');
  return form;
}
