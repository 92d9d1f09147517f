import type { TrustContent } from '@loadline/contract/trusts/trust-content';
import { createContext, use } from 'react';
import type { DraftForm } from '../../../resource/drafting/draft-form.ts';
import type { TrustRecord } from '../trust-record.ts';
import type { PartyPath } from './party-form.ts';

/** What the fields of the form share. */
export interface TrustForm extends DraftForm {
  /** The sound part of it. */
  readonly content: TrustContent;
  readonly record: TrustRecord | undefined;
  readonly openParty: (path: PartyPath) => void;
  /** Saves now, so that the server knows what it is asked about; the draft's id, or none when that failed. */
  readonly saveNow: () => Promise<string | undefined>;
}

export const TrustFormContext = createContext<TrustForm | undefined>(undefined);

export function useTrustForm(): TrustForm {
  const form = use(TrustFormContext);
  if (!form) throw new Error('a field of a trust order stands outside of its form');
  return form;
}
